"""The packages of the engine only look down, and `docs/architecture.md` prints how they do."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from westmarch.paths import HOME, PACKAGE

LAYERS = (
    "kernel",
    "book",
    "cards",
    "table",
    "mechanics",
    "rulebooks",
    "judging",
    "wire",
    "corpus",
    "disputes",
    "kit",
    "site",
    "cli",
)
"""From the bottom to the top."""
BENEATH = {"errors", "files", "numbers", "paths", "processes", "store", "visible", "waiting", ""}
"""What anybody may use: modules of the package itself, and its version."""


def package(path: Path) -> str:
    return path.relative_to(PACKAGE).with_suffix("").parts[0]


def imported(path: Path) -> Iterator[str]:
    """The packages that a module imports, wherever in it."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            inside = node.module == "westmarch"
            names = [f"westmarch.{each.name}" for each in node.names] if inside else [node.module]
        elif isinstance(node, ast.Import):
            names = [each.name for each in node.names]
        for name in names:
            if (name + ".").startswith("westmarch."):
                yield name.partition(".")[2].partition(".")[0]


def graph() -> dict[str, set[str]]:
    found: dict[str, set[str]] = {each: set() for each in LAYERS}
    for path in PACKAGE.rglob("*.py"):
        if package(path) in found:
            found[package(path)] |= set(imported(path)) & set(LAYERS) - {package(path)}
    return found


def test_no_package_imports_one_above_it() -> None:
    upward = {
        f"{each} imports {other}"
        for each, others in graph().items()
        for other in others
        if LAYERS.index(other) > LAYERS.index(each)
    }
    assert upward == set()


def test_every_package_has_its_layer() -> None:
    found = {package(path) for path in PACKAGE.rglob("*.py")}
    assert found - BENEATH - {"__init__", "__main__"} == set(LAYERS)


def test_the_architecture_prints_the_graph() -> None:
    text = (HOME / "docs" / "architecture.md").read_text("utf-8")
    printed = {
        row[1]: set(re.findall(r"`(\w+)`", row[2]))
        for row in re.finditer(r"^\| `(\w+)` \| (.*?) \|", text, re.MULTILINE)
        if row[1] in LAYERS
    }
    assert printed == graph()
