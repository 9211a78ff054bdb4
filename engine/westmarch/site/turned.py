"""What an emendation turns: its scenarios, played by the edition before it."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from msgspec import Struct
from msgspec.structs import replace

from westmarch.book.book import Book

if TYPE_CHECKING:
    from westmarch.corpus.model import Case

VERDICTS = ("legal", "illegal", "undetermined", "unsupported")
PLACES = {
    "in-play": "in play",
    "off-to-the-side": "off to the side",
    "out-of-play": "out of play",
    "removed-from-the-game": "removed from the game",
    "marshalling-point-pile": "in the marshalling-point pile",
    "discard-pile": "in the discard pile",
    "play-deck": "in the play deck",
    "location-deck": "in the location deck",
    "sideboard": "in the sideboard",
    "pool": "in the pool",
    "hand": "in the hand",
}
"""How the places of cards are called at the table."""


class Compared(Struct, frozen=True, kw_only=True):
    """How a scenario of an emendation comes out by the older edition."""

    edition: str
    """The older edition."""
    outcome: Literal["other", "same", "cannot be played"]
    step: str = ""
    """What does not hold there, in the scenario's words; empty if it is that more changes."""
    seen: str = ""
    """What is seen there instead; or if the answer is the same, the verdict and who gives it."""

    @property
    def on_verdict(self) -> bool:
        """Tell whether it is the verdict that is another one, and not what comes of it."""
        return self.outcome == "other" and self.seen.partition(" ")[0] in VERDICTS


def compared(cases: "Iterable[Case]", book: Book) -> Compared | None:
    """Play the cases of an emendation by the older edition, up to one that makes a difference."""
    found = [
        _played(case, book.edition(now).base[0])
        for case in cases
        for now in (case.position.edition,)
        if book.edition(now).base and any(_emends(book, each, now) for each in case.rules)
    ]
    order = ("other", "cannot be played", "same")
    return min(found, key=lambda each: order.index(each.outcome), default=None)


def _emends(book: Book, id_: str, edition: str) -> bool:
    """Tell whether a rule came in with an edition to change another."""
    rule = book.rule(id_)
    return rule.edition == edition and bool(rule.emends or rule.replaces)


def _played(case: "Case", edition: str) -> Compared:
    """Play a case by an edition that it was not written for.

    What decides may have another name there, so it is the answers that count.
    """
    # A build that changes a page of prose does without the engine.
    from westmarch.corpus.model import ExpectVerdict

    as_written = _outcome(case, edition)
    if as_written.outcome != "other":
        return as_written
    steps = tuple(
        replace(each, by=()) if isinstance(each, ExpectVerdict) else each for each in case.steps
    )
    by_answer = _outcome(replace(case, steps=steps), edition)
    if by_answer.outcome == "same":
        return replace(by_answer, seen=as_written.seen)
    return by_answer


def _outcome(case: "Case", edition: str) -> Compared:
    from westmarch.corpus.rolling import Failed
    from westmarch.corpus.run import Play
    from westmarch.kit.driver import InProcess
    from westmarch.wire.engine import Declined
    from westmarch.wire.reference import ReferenceEngine

    play = Play(case, InProcess(ReferenceEngine(edition)))
    try:
        play.start()
        for step in case.steps:
            play.take(step)
        play.finish()
    except Failed as failed:
        at = play.at.text if play.at else ""
        return Compared(edition=edition, outcome="other", step=at, seen=_answer(failed.seen))
    except Declined as declined:
        return Compared(edition=edition, outcome="cannot be played", seen=str(declined))
    return Compared(edition=edition, outcome="same")


def _answer(seen: str) -> str:
    """Say what a reader wants to know: what is seen, and of a verdict, who forbids it."""
    verdict, by, reasons = seen.partition(" by ")
    if verdict not in VERDICTS:
        return PLACES.get(seen, "nothing says so" if seen == "nothing" else seen)
    rules = [each for each in reasons.split(", ") if not each.startswith("q.")]
    return f"{verdict} by {', '.join(rules)}" if by and verdict == "illegal" else verdict
