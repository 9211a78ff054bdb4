"""Counts what is enforced and proved, book by book and by type of card, and that no scenario gets
lost on the way.
"""

from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from westmarch.book.book import Book
from westmarch.book.enforcement import enforcement_of
from westmarch.cards.counts import CardCount
from westmarch.cards.model.own import own_texts_in
from westmarch.cards.pool import Pool
from westmarch.corpus.model import Case
from westmarch.corpus.run import run_case
from westmarch.kit.gaps import Gap, Sort, by_mechanism, by_sort, by_topic
from westmarch.waiting import work
from westmarch.wire.engine import Engine


class Counts(Struct):
    """The rules of one book, each line a part of the one before, more or less."""

    rules: int = 0
    testable: int = 0
    enforced: int = 0
    """Testable rules that a piece of the engine stands for, or a block that amends a card."""
    linked: int = 0
    """Testable rules that a scenario says it proves."""
    executed: int = 0
    """Those of them for which all these scenarios pass."""
    both_polarities: int = 0
    """Those of them with something allowed and something forbidden."""


class Passage(Struct, frozen=True):
    """How many scenarios there are at each stage; examples of outlines count one by one."""

    source: int
    compiled: int
    collected: int | None
    """By pytest-bdd; None where it is not installed."""
    executed: int

    @property
    def agree(self) -> bool:
        """Whether nothing was lost."""
        stages = (self.source, self.compiled, self.collected, self.executed)
        return len({stage for stage in stages if stage is not None}) == 1


class Coverage(Struct, frozen=True):
    """The whole count."""

    books: dict[str, Counts]
    cards: dict[str, CardCount]
    """By the type of card."""
    missing: tuple[Gap, ...]
    """What clauses that stand in words need, the most wanted first."""
    sorts: tuple[Sort, ...]
    """How many cards of each sort that would free."""
    topics: tuple[Gap, ...]
    features: Passage


def cover(
    book: Book, pool: Pool, cases: Iterable[Case], engine: Engine, features: Path
) -> Coverage:
    """Count everything; this runs all cases."""
    passed: defaultdict[str, list[bool]] = defaultdict(list)
    polarities: defaultdict[str, set[str | None]] = defaultdict(set)
    ran: set[tuple[str, str]] = set()
    cases = tuple(cases)
    with work("Running", len(cases)) as told:
        for case in cases:
            result = run_case(case, engine)
            if result.status in ("pass", "fail"):
                ran.add((case.id, case.example))
            for id_ in (*case.rules, *case.cards):
                passed[id_].append(result.status == "pass")
                polarities[id_].add(case.polarity)
            told(1)
    counts: dict[str, Counts] = {}
    for rule in book.rules.values():
        of = counts.setdefault(rule.book, Counts())
        of.rules += 1
        if rule.testability != "testable":
            continue
        of.testable += 1
        of.enforced += enforcement_of(rule) is not None
        of.linked += bool(passed[rule.id])
        of.executed += bool(passed[rule.id]) and all(passed[rule.id])
        of.both_polarities += polarities[rule.id] >= {"allow", "forbid"}
    passage = Passage(
        source=in_the_source(features),
        compiled=len({(case.id, case.example) for case in cases}),
        collected=_collected(features),
        executed=len(ran),
    )
    proved = {id_ for id_, each in passed.items() if all(each)}
    cards = tuple(pool.cards.values())
    return Coverage(
        counts,
        _of_cards(pool, proved),
        by_mechanism(cards),
        by_sort(cards),
        by_topic(cards),
        passage,
    )


def _of_cards(pool: Pool, proved: set[str]) -> dict[str, CardCount]:
    counts: dict[str, CardCount] = {}
    for card in sorted(pool.cards.values(), key=lambda each: each.type):
        of = counts.setdefault(card.type, CardCount())
        own = len([*own_texts_in(card.clauses)])
        of.add(len(card.clauses), own, len(card.unmodelled), proved=card.id in proved)
    return counts


def in_the_source(folder: Path) -> int:
    """Count scenarios, and examples of outlines, by a plain look at the lines of the files."""
    count = 0
    for file in folder.rglob("*.feature"):
        rows = 0
        for line in map(str.strip, file.read_text("utf-8").splitlines()):
            count += line.startswith(("Scenario:", "Example:"))
            rows = rows + 1 if line.startswith("|") else 0
            count += rows > 1
    return count


def _collected(folder: Path) -> int | None:
    try:
        from pytest_bdd.feature import get_features
    except ImportError:
        return None
    if not any(folder.rglob("*.feature")):
        return 0
    return sum(
        sum(len(list(examples.as_contexts())) for examples in scenario.examples) or 1
        for feature in get_features([str(folder)])
        for scenario in feature.scenarios.values()
    )
