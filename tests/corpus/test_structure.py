"""What a step is, is known once it is recognized: nothing decides by its English after that."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import westmarch

ROOT = Path(westmarch.__file__).parent
FILES = sorted((*(ROOT / "corpus").rglob("*.py"), *(ROOT / "disputes").rglob("*.py")))
WORDS = {"text", "said", "asked", "wording", "title", "notes"}
"""The attributes that hold sentences."""
LOOKS = {"startswith", "endswith", "partition", "rpartition", "split", "find", "index", "count"}
CUTS = {"removeprefix", "removesuffix", "replace", "strip"}
"""The methods of a string that look what it says, or change it."""
EXPRESSIONS = {"match", "search", "fullmatch", "sub", "subn", "findall", "finditer", "split"}
READERS = {"corpus/understanding.py", "corpus/nearby.py", "corpus/vocabulary/matching.py"}
"""They recognize sentences: what comes after them goes by what they have recognized."""
FORMAT = "corpus/model.py"
"""It alone knows how the text of a step is put together."""
NAMED = "disputes/reasons.py"
"""It compares numbers by what their own sentences call them, and no step."""


AFTER = [each for each in FILES if each.relative_to(ROOT).as_posix() not in {*READERS, FORMAT}]


def told(node: ast.AST, tainted: set[str]) -> bool:
    """Tell whether an expression is the English of something, or made of it."""
    return any(
        (isinstance(each, ast.Attribute) and each.attr in WORDS and not _is_called(each, node))
        or (isinstance(each, ast.Name) and each.id in tainted)
        for each in ast.walk(node)
    )


def _is_called(attribute: ast.Attribute, within: ast.AST) -> bool:
    return any(isinstance(each, ast.Call) and each.func is attribute for each in ast.walk(within))


def decisions(source: str) -> Iterator[int]:
    """Find the lines in which something is decided by what a sentence says."""
    for function in ast.walk(ast.parse(source)):
        if not isinstance(function, ast.FunctionDef):
            continue
        tainted: set[str] = set()
        for node in ast.walk(function):
            if isinstance(node, ast.Assign) and told(node.value, tainted):
                tainted |= {each.id for each in node.targets if isinstance(each, ast.Name)}
        for node in ast.walk(function):
            if _looks(node, tainted):
                yield node.lineno  # type: ignore[attr-defined]


def _looks(node: ast.AST, tainted: set[str]) -> bool:
    if isinstance(node, ast.Compare):
        return any(isinstance(each, (ast.In, ast.NotIn)) for each in node.ops) and (
            isinstance(node.left, ast.Constant)
            and isinstance(node.left.value, str)
            and told(node.comparators[0], tainted)
        )
    if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute):
        return False
    of, method = node.func.value, node.func.attr
    if method in LOOKS | CUTS and told(of, tainted):
        return True
    return method in EXPRESSIONS and any(told(each, tainted) for each in node.args)


@pytest.mark.parametrize("file", AFTER, ids=lambda it: it.relative_to(ROOT).as_posix())
def test_nothing_is_decided_by_the_english_of_a_step(file: Path) -> None:
    found = list(decisions(file.read_text("utf-8")))
    assert len(found) == (file.relative_to(ROOT).as_posix() == NAMED)


@pytest.mark.parametrize(
    "line",
    [
        'return step.text.endswith(" in response")',
        'return step.text.partition(" ")[2]',
        'return re.sub(" may not ", " may ", last.said)',
        "return 'in response' in step.text",
        'said = step.said; return said.startswith("it")',
    ],
)
def test_such_a_decision_is_found(line: str) -> None:
    assert list(decisions(f"def decide(step, last):\n    {line}\n"))
