"""What a corpus has to observe beyond the words of its steps: tags, ids, twins, places."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import PurePosixPath
from typing import get_args

from msgspec import Struct

from westmarch.book.book import Book
from westmarch.book.finding import Finding
from westmarch.corpus.model import Polarity
from westmarch.corpus.source import Feature, Scenario, Tag
from westmarch.errors import BadData, nearest

CARDS = "cards"
"""The book of scenarios that prove what cards say; they are tagged with the cards' ids."""
_CARD_ID = re.compile(r"[A-Z]+-\d+")
POLARITIES: tuple[Polarity, ...] = get_args(Polarity)
TAGS = ("id:", "rule:", "card:", "uses:", *POLARITIES)
"""All tags there are; those that end in a colon are followed by an id."""


class Tags(Struct, frozen=True):
    """What the tags of a scenario say."""

    id: str
    rules: tuple[str, ...]
    cards: tuple[str, ...]
    uses: tuple[str, ...]
    polarity: Polarity | None


def read_tags(scenario: Scenario, book: Book, found: list[Finding], *, required: bool) -> Tags:
    """Read the tags of a scenario, and note what is wrong with them."""
    values: defaultdict[str, list[str]] = defaultdict(list)
    for tag in scenario.tags:
        key, colon, value = tag.name.partition(":")
        values[key + colon].append(value)
        found += _wrong_tag(tag, scenario, book)
    polarities = [each for each in POLARITIES if each in values]
    if required:
        found += (
            Finding(scenario.path, scenario.outline or scenario.line, what, hint)
            for what, hint in _missing(values, polarities)
        )
    return Tags(
        id=values["id:"][0] if values["id:"] else "",
        rules=tuple(dict.fromkeys(values["rule:"])),
        cards=tuple(dict.fromkeys(values["card:"])),
        uses=tuple(dict.fromkeys(values["uses:"])),
        polarity=polarities[0] if polarities else None,
    )


def cross_check(features: Iterable[Feature], book: Book) -> Iterator[Finding]:
    """Find what is wrong between scenarios."""
    features = list(features)
    for feature in features:
        yield from _chapter(feature, book)
        yield from _titles(feature)
        for line in feature.going_on:
            what = "A scenario begins with Given, When or Then: some tools read no “And” there."
            yield Finding(feature.path, line, what)
    yield from _ids(features)
    yield from _twins(features, book)


def _wrong_tag(tag: Tag, scenario: Scenario, book: Book) -> Iterator[Finding]:
    key, colon, value = tag.name.partition(":")
    if key + colon not in TAGS or (colon and not value):
        known = [f"@{each}" for each in TAGS]
        hint = nearest(f"@{tag.name}", known) or f"The tags are {', '.join(known)}."
        yield Finding(scenario.path, tag.line, f"@{tag.name} is no tag.", hint)
    elif key == "card" and not _CARD_ID.fullmatch(value):
        hint = "Write the card's id, as in @card:TD-130."
        yield Finding(scenario.path, tag.line, f"“{value}” is no id of a card.", hint)
    elif key in ("rule", "uses"):
        try:
            book.rule(value)
        except BadData as error:
            yield Finding(scenario.path, tag.line, error.what, error.hint)


def _missing(values: dict[str, list[str]], polarities: list[Polarity]) -> Iterator[tuple[str, str]]:
    if len(values["id:"]) != 1:
        yield (
            "A scenario has exactly one @id:.",
            "It is never used again, so take a number that is new to the chapter.",
        )
    if not values["rule:"] and not values["card:"]:
        yield "No @rule: says which rule this proves.", "Tag the scenario or its Rule."
    if len(polarities) != 1:
        yield (
            "A scenario has exactly one of @allow, @forbid, @compute and @order.",
            "It says what kind of proof this is.",
        )


def _chapter(feature: Feature, book: Book) -> Iterator[Finding]:
    place = PurePosixPath(feature.path)
    if place.parts[1:-1] == (CARDS,):
        return
    name = ".".join((*place.parts[1:-1], place.stem))
    if name not in book.chapters:
        yield Finding(
            feature.path,
            1,
            f"There is no chapter {name} in the book.",
            nearest(name, book.chapters) or "A feature lies at the path of its chapter of rules.",
        )


def _titles(feature: Feature) -> Iterator[Finding]:
    first: dict[str, int] = {}
    for line, title in feature.titles:
        if title in first:
            yield Finding(
                feature.path,
                line,
                f"“{title}” is the title of another scenario, at line {first[title]}.",
                "Some tools would run only one of the two.",
            )
        first.setdefault(title, line)


def _ids(features: list[Feature]) -> Iterator[Finding]:
    first: dict[str, tuple[str, int]] = {}
    examples: dict[tuple[str, int, str], int] = {}
    for scenario in (each for feature in features for each in feature.scenarios):
        place = (scenario.path, scenario.outline or scenario.line)
        for tag in scenario.tags:
            if not tag.name.startswith("id:"):
                continue
            if first.setdefault(tag.name, place) != place:
                path, line = first[tag.name]
                yield Finding(*place, f"@{tag.name} is taken by {path}:{line}.", "Take a new one.")
        if scenario.example:
            key = (*place, scenario.example)
            if key in examples:
                yield Finding(
                    scenario.path,
                    scenario.line,
                    f"There are two examples called {scenario.example}.",
                    f"The other is at line {examples[key]}.",
                )
            examples.setdefault(key, scenario.line)


def _twins(features: list[Feature], book: Book) -> Iterator[Finding]:
    proofs: defaultdict[str, dict[str, Scenario]] = defaultdict(dict)
    for scenario in (each for feature in features for each in feature.scenarios):
        names = {tag.name for tag in scenario.tags}
        for rule in (name.removeprefix("rule:") for name in names if name.startswith("rule:")):
            for polarity in names & set(POLARITIES):
                proofs[rule].setdefault(polarity, scenario)
    for rule, by_polarity in proofs.items():
        if rule not in book.rules or book.rules[rule].kind != "restriction":
            continue
        for there, missing in (("forbid", "allow"), ("allow", "forbid")):
            if there in by_polarity and missing not in by_polarity:
                scenario = by_polarity[there]
                yield Finding(
                    scenario.path,
                    scenario.outline or scenario.line,
                    f"{rule} is a restriction, and this @{there} has no @{missing} beside it.",
                    "Add the near miss: almost the same scenario with the other outcome.",
                )
