"""Disputes without the headings of Gherkin: a few sentences are enough.

What is missing is put before the sentences: the feature, the scenario, and the Given, When or Then
of a line that begins with none of them.
"""

import re
from collections.abc import Iterator

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


def read_dispute(text: str, path: str) -> Feature:
    """Read a dispute, with or without headings; lines are counted as they were written."""
    lines = text.split("\n")
    if any(map(_FEATURE.match, lines)) or not any(not _ASIDE.match(each) for each in lines):
        return read_feature(text, path)
    if any(map(_SCENARIO.match, lines)):
        return _shifted(read_feature("\n".join(["Feature: A dispute", *lines]), path), 1)
    steps = list(_steps(lines))
    asked = next((each for each in reversed(steps) if each.strip()), "").strip()
    title = _STEP.sub("", asked, count=1).strip().rstrip("?.") or "Who is right"
    heads = ["Feature: A dispute", f"Scenario: {title[0].upper()}{title[1:]}?"]
    return _shifted(read_feature("\n".join([*heads, *steps]), path), len(heads))


def _steps(lines: list[str]) -> Iterator[str]:
    """Begin each line with the word for what kind of step it is."""
    asked = False
    for line in lines:
        if _ASIDE.match(line):
            yield "" if line.lstrip()[:1] in ("@", "|") else line
            continue
        line = _MARK.sub(r"\1", line)
        if found := _STEP.match(line):
            word = found[0].strip()
            asked = asked or word.lower() in ("when", "then")
            yield f"{word.capitalize()}{line[found.end() :]}"
        elif is_question(line):
            asked = True
            yield f"When {line.strip()}"
        else:
            yield f"{'When' if asked else 'Given'} {line.strip()}"


def _shifted(feature: Feature, by: int) -> Feature:
    """Count lines from where the text itself began."""
    return replace(
        feature,
        scenarios=tuple(
            replace(
                each,
                line=max(1, each.line - by),
                outline=max(0, each.outline - by),
                tags=tuple(replace(tag, line=tag.line - by) for tag in each.tags),
                sentences=tuple(replace(one, line=one.line - by) for one in each.sentences),
            )
            for each in feature.scenarios
        ),
        findings=tuple(replace(each, line=max(1, each.line - by)) for each in feature.findings),
        titles=tuple((max(1, line - by), title) for line, title in feature.titles),
        going_on=tuple(line - by for line in feature.going_on),
    )
