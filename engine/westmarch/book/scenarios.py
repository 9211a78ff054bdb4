"""Which scenarios prove which rule, read from the tags of the feature files."""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct

from westmarch.paths import FEATURES

_KEYWORD = re.compile(r"(Feature|Rule|Scenario Outline|Scenario|Example|Examples|Background):")


class Scenario(Struct, frozen=True):
    """A scenario as its tags describe it."""

    id: str
    title: str
    rules: tuple[str, ...]
    """What it proves, by its own tags and those of the `Rule:` and the feature around it."""
    cards: tuple[str, ...]
    """The cards whose text it proves, in the same way."""
    path: str
    line: int


def load_scenarios(root: Path = FEATURES, naming: str = "") -> list[Scenario]:
    """Read the scenarios, without a look at their steps; only of files that name something."""
    found: list[Scenario] = []
    for path in sorted(root.rglob("*.feature")):
        text = path.read_text("utf-8")
        if naming in text:
            found += _scenarios(text, path.relative_to(root.parent).as_posix())
    return found


def proofs(scenarios: list[Scenario]) -> dict[str, tuple[Scenario, ...]]:
    """Give the scenarios that prove each rule."""
    found: defaultdict[str, list[Scenario]] = defaultdict(list)
    for scenario in scenarios:
        for rule in scenario.rules:
            found[rule].append(scenario)
    return {rule: tuple(proving) for rule, proving in found.items()}


def _scenarios(text: str, path: str) -> Iterator[Scenario]:
    above: dict[str, list[str]] = {"Feature": [], "Rule": []}
    tags: list[str] = []
    quoted = ""
    for line, words in enumerate(map(str.strip, text.split("\n")), 1):
        if words.startswith(('"""', "```")) and quoted in ("", words[:3]):
            quoted = "" if quoted else words[:3]
        elif quoted:
            continue
        elif words.startswith("@"):
            tags += words.partition(" #")[0].split()
        elif keyword := _KEYWORD.match(words):
            kind = keyword[1]
            if kind in above:
                above[kind] = tags
            elif kind in ("Scenario", "Scenario Outline", "Example"):
                inherited = above["Feature"] + above["Rule"] + tags
                yield _scenario(inherited, words[keyword.end() :].strip(), path, line)
            tags = []


def _scenario(tags: list[str], title: str, path: str, line: int) -> Scenario:
    ids = [tag.removeprefix("@id:") for tag in tags if tag.startswith("@id:")]
    rules, cards = (
        tuple(dict.fromkeys(tag.removeprefix(sort) for tag in tags if tag.startswith(sort)))
        for sort in ("@rule:", "@card:")
    )
    return Scenario(ids[-1] if ids else "", title, rules, cards, path, line)
