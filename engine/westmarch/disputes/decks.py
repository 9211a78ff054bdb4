"""Decks held to the rules: what is wrong with one, and how far it can be judged."""

from msgspec import Struct

from westmarch.book.book import Book
from westmarch.cards.deck import Kind
from westmarch.cards.decklists import Listed
from westmarch.cards.every import Named, card_of
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.table.actions import RegisterDeck
from westmarch.wire.protocol import (
    Length,
    PlayerAt,
    Position,
    Reason,
    Turn,
    VerdictGiven,
    VerdictName,
)


class Checked(Struct, frozen=True):
    """What comes of handing in a deck."""

    verdict: VerdictName
    breaches: tuple[Reason, ...] = ()
    """The limits that it goes beyond, if it certainly does."""
    questions: tuple[str, ...] = ()
    """The open questions on which it hangs."""
    missing: tuple[Named, ...] = ()
    """The cards that are not among ours yet."""


def check(
    book: Book, edition: str, deck: Listed, kind: Kind, avatar: str, length: Length
) -> Checked:
    """Hold a deck to the rules of an edition."""
    engine = ReasoningEngine(book)
    engine.setup(
        Position(
            edition=edition,
            turn=Turn("player", "setup"),
            players=(PlayerAt("player", deck=deck.cards), PlayerAt("opponent")),
            length=length,
        )
    )
    given = engine.ask(RegisterDeck(player="player", kind=kind, avatar=avatar))
    verdict = given.verdict if isinstance(given, VerdictGiven) else "unsupported"
    breaches = tuple(each for each in engine.explain() if each.role == "decides")
    open_ = isinstance(given, VerdictGiven) and given.verdict == "undetermined"
    pool = engine.game().pool
    held = dict.fromkeys(id_ for ids in deck.cards.parts.values() for id_ in ids)
    outside = (card_of(id_) for id_ in held if id_ not in pool)
    return Checked(
        verdict=verdict,
        breaches=breaches if verdict == "illegal" else (),
        questions=given.questions if open_ and isinstance(given, VerdictGiven) else (),
        missing=tuple(each for each in outside if each is not None),
    )
