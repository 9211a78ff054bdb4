"""How far everything has come: what is enforced and proved, and what is not covered at all."""

from msgspec import Struct

from westmarch.cards.counts import CardCount
from westmarch.site.content import Content, book_title
from westmarch.site.pages import chapter_title
from westmarch.table.covered import UNCOVERED, Uncovered


class Count(Struct, frozen=True):
    """How far a chapter has come."""

    page: str
    title: str
    rules: int
    testable: int
    enforced: int
    told: int
    proved: int
    unenforced: tuple[str, ...]
    """Testable rules without code."""
    untold: tuple[str, ...]
    """Testable rules that no scenario says it proves."""
    failing: tuple[str, ...]
    """Rules with a scenario that does not pass."""


def coverage(content: Content, _: str) -> dict[str, list[Count]]:
    """Count what is enforced and proved, chapter by chapter."""
    return {
        book_title(book): [_count(content, book, each.name, each.rules) for each in there]
        for book, there in content.books().items()
    }


def models(content: Content, _: str) -> dict[str, CardCount]:
    """Count the cards of each type that the engine knows all about."""
    counts: dict[str, CardCount] = {}
    for card in sorted(content.cards.values(), key=lambda each: each.type):
        scenarios = content.proving_text(card.id)
        proved = bool(scenarios) and all(each.status == "pass" for each in scenarios)
        of = counts.setdefault(card.type, CardCount())
        of.add(card.modelled, len(card.own), card.unmodelled, proved=proved)
    return counts


def uncovered(content: Content, _: str) -> tuple[Uncovered, ...]:  # noqa: ARG001
    """List the parts of the game that are not covered yet."""
    return UNCOVERED


def _count(content: Content, book: str, chapter: str, ids: tuple[str, ...]) -> Count:
    testable = [id_ for id_ in ids if content.book.rules[id_].testability == "testable"]
    told = [id_ for id_ in testable if content.proving(id_)]
    failing = [id_ for id_ in told if any(each.status != "pass" for each in content.proving(id_))]
    unenforced = tuple(
        id_ for id_ in testable if id_ not in content.code and not content.amended_by(id_)
    )
    return Count(
        page=f"rules/{book}/{chapter}",
        title=chapter_title(content, f"{book}/{chapter}"),
        rules=len(ids),
        testable=len(testable),
        enforced=len(testable) - len(unenforced),
        told=len(told),
        proved=len(told) - len(failing),
        unenforced=unenforced,
        untold=tuple(id_ for id_ in testable if id_ not in told),
        failing=tuple(failing),
    )
