"""What an emendation turns: scenarios that come out otherwise by the edition before it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from westmarch.book.book import Book

if TYPE_CHECKING:
    from westmarch.corpus.model import Case


class Turned(Struct, frozen=True):
    """Where a scenario comes out otherwise by the older edition."""

    edition: str
    """The older edition."""
    step: str
    """What does not hold there, in the scenario's words; empty if it is that more changes."""
    seen: str
    """What is seen there instead."""


def turned(cases: "Iterable[Case]", book: Book) -> Turned | None:
    """Tell of the first case in which an emendation that it proves makes a difference."""
    for case in cases:
        now = case.position.edition
        if book.editions[now].base and any(_emends(book, each, now) for each in case.rules):
            found = _played(case, book.editions[now].base[0])
            if found is not None:
                return found
    return None


def _emends(book: Book, id_: str, edition: str) -> bool:
    """Tell whether a rule came in with an edition to change another."""
    rule = book.rule(id_)
    return rule.edition == edition and bool(rule.emends or rule.replaces)


def _played(case: "Case", edition: str) -> Turned | None:
    """Play a case by an edition that it was not written for.

    What decides has another name there, so only the answers are compared.
    """
    # A build that changes a page of prose does without the engine.
    from westmarch.corpus.model import ExpectVerdict
    from westmarch.corpus.run import Failed, Play
    from westmarch.kit.driver import InProcess
    from westmarch.kit.engine import Declined
    from westmarch.kit.reference import ReferenceEngine

    steps = tuple(
        replace(each, by=()) if isinstance(each, ExpectVerdict) else each for each in case.steps
    )
    play = Play(replace(case, steps=steps), InProcess(ReferenceEngine(edition)))
    try:
        play.start()
        for step in steps:
            play.take(step)
        play.finish()
    except Failed as failed:
        return Turned(edition, play.at.text if play.at else "", _answer(failed.seen))
    except Declined:
        return None
    return None


def _answer(seen: str) -> str:
    """Leave of a verdict what a reader wants to know: what it is, and who forbids it."""
    verdict, by, reasons = seen.partition(" by ")
    rules = [each for each in reasons.split(", ") if not each.startswith("q.")]
    return f"{verdict} by {', '.join(rules)}" if by and verdict == "illegal" else verdict
