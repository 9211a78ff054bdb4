"""Disputes without the headings of Gherkin: a few sentences are enough.

What is missing is put before the sentences: the feature, the scenario, and the Given, When or Then
of a line that begins with none of them. A line may hold several sentences.
"""

import re
from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from westmarch.corpus.everyday import is_question
from westmarch.corpus.source import Feature, read_feature

_FEATURE = re.compile(r"\s*(?:Feature|Ability|Business Need):")
_SCENARIO = re.compile(r"\s*(?:Background|Rule|Examples?|Scenarios?(?: Outline| Template)?):")
_STEP = re.compile(r"\s*(?:(?:given|when|then|and|but)\b|\*)", re.IGNORECASE)
_ASIDE = re.compile(r"\s*(?:[@#|]|$)")
"""Tags, comments, tables and empty lines."""
_MARK = re.compile(r"^(\s*)(?:[-•]|\d+[.)]) +")
"""What stands before the sentences of a list."""


_QUOTED = re.compile(r'"[^"]*"|“[^”]*”')
_STOP = re.compile(r"(?<=[\w)\"”])[.?!]+\s+(?=\S)")
"""Where a sentence ends, and another one follows."""
_SHORT = re.compile(r"\b(?:vs|etc|no|nr|e\.g|i\.e|\w)$", re.IGNORECASE)
"""What a full stop follows that ends no sentence."""


def read_dispute(text: str, path: str) -> Feature:
    """Read a dispute, with or without headings; lines are counted as they were written."""
    lines = text.split("\n")
    if any(map(_FEATURE.match, lines)) or not any(not _ASIDE.match(each) for each in lines):
        return _read([], _divided_steps(lines), path)
    if any(map(_SCENARIO.match, lines)):
        return _read(["Feature: A dispute"], _divided_steps(lines), path)
    steps = list(_steps(lines))
    asked = next((each for _, each in reversed(steps) if each.strip()), "").strip()
    title = _STEP.sub("", asked, count=1).strip().rstrip("?.") or "Who is right"
    heads = ["Feature: A dispute", f"Scenario: {title[0].upper()}{title[1:]}?"]
    return _read(heads, steps, path)


def _read(heads: list[str], lines: Iterable[tuple[int, str]], path: str) -> Feature:
    """Read lines below headings that nobody wrote; the lines bear the numbers they had."""
    numbered = list(lines)
    feature = read_feature("\n".join([*heads, *(each for _, each in numbered)]), path)
    return _counted(feature, (*(1 for _ in heads), *(number for number, _ in numbered)))


def _divided_steps(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Give each sentence of a step a line of its own, with the word that the step begins with."""
    section = "Given"
    for number, line in enumerate(lines, 1):
        found = None if _ASIDE.match(line) else _STEP.match(line)
        if found is None:
            yield number, line
            continue
        word = found[0].strip()
        section = word if word in ("Given", "When", "Then") else section
        first, *others = _sentences(line[found.end() :])
        yield number, f"{found[0]}{first}"
        for each in others:
            section = "When" if section == "Given" and is_question(each) else section
            yield number, f"{section} {each}"


def _sentences(line: str) -> list[str]:
    """Divide a line at the ends of sentences that stand outside quotation marks."""
    hidden = _QUOTED.sub(lambda found: f'"{"_" * (len(found[0]) - 2)}"', line)
    found: list[str] = []
    begin = 0
    for stop in _STOP.finditer(hidden):
        if stop[0].startswith(".") and _SHORT.search(hidden[: stop.start()]):
            continue
        found.append(line[begin : stop.end()])
        begin = stop.end()
    return [each.rstrip(". ") for each in (*found, line[begin:])]


def _steps(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Begin each sentence with the word for what kind of step it is, on a line of its own."""
    asked = False
    for number, line in enumerate(lines, 1):
        if _ASIDE.match(line):
            yield number, "" if line.lstrip()[:1] in ("@", "|") else line
            continue
        for each in _sentences(_MARK.sub(r"\1", line)):
            if found := _STEP.match(each):
                word = found[0].strip()
                asked = asked or word.lower() in ("when", "then")
                yield number, f"{word.capitalize()}{each[found.end() :]}"
            else:
                asked = asked or is_question(each)
                yield number, f"{'When' if asked else 'Given'} {each.strip()}"


def _counted(feature: Feature, numbers: tuple[int, ...]) -> Feature:
    """Count lines as they were written."""

    def was(line: int) -> int:
        return numbers[min(line, len(numbers)) - 1] if line > 0 else line

    return replace(
        feature,
        scenarios=tuple(
            replace(
                each,
                line=was(each.line),
                outline=was(each.outline),
                tags=tuple(replace(tag, line=was(tag.line)) for tag in each.tags),
                sentences=tuple(replace(one, line=was(one.line)) for one in each.sentences),
            )
            for each in feature.scenarios
        ),
        findings=tuple(replace(each, line=was(each.line)) for each in feature.findings),
        titles=tuple((was(line), title) for line, title in feature.titles),
        going_on=tuple(map(was, feature.going_on)),
    )
