"""Decks held to the rules: what is wrong with one, and how far it can be judged."""

from msgspec import Struct

from westmarch.book.book import Book
from westmarch.cards.decklists import Listed
from westmarch.cards.every import Named, card_of, every_card
from westmarch.cards.kinds import Kind
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.mechanics.quantities.decks import STARTING_SITE
from westmarch.table.actions import RegisterDeck
from westmarch.table.game import Game
from westmarch.table.windows import STARTING_SITES
from westmarch.wire.protocol import (
    Length,
    PlayerAt,
    Position,
    Reason,
    Turn,
    VerdictGiven,
    VerdictName,
)

WHERE_TO_BEGIN = STARTING_SITES.rule
"""The rule by which companies begin somewhere."""


class Checked(Struct, frozen=True):
    """What comes of handing in a deck."""

    verdict: VerdictName
    breaches: tuple[Reason, ...] = ()
    """The limits that it goes beyond, if it certainly does."""
    questions: tuple[str, ...] = ()
    """The open questions on which it hangs."""
    missing: tuple[Named, ...] = ()
    """The cards that are not among ours yet."""
    nowhere: tuple[str, ...] = ()
    """Where a company of such a player may begin, if no site of the deck is among these."""


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
    game = engine.game()
    pool = game.pool
    held = dict.fromkeys(id_ for ids in deck.cards.parts.values() for id_ in ids)
    outside = (card_of(id_) for id_ in held if id_ not in pool)
    return Checked(
        verdict=verdict,
        breaches=breaches if verdict == "illegal" else (),
        questions=given.questions if open_ and isinstance(given, VerdictGiven) else (),
        missing=tuple(each for each in outside if each is not None),
        nowhere=_nowhere(game, deck, kind),
    )


def _nowhere(game: Game, deck: Listed, kind: Kind) -> tuple[str, ...]:
    """Name the sites where a company may begin, if none of them is in the deck.

    To have none is against no rule of deck construction: the company just cannot begin.
    """
    starts = [each for each in every_card() if game.value(STARTING_SITE, each, kind)]
    if not deck.cards.sites or not {each.id for each in starts}.isdisjoint(deck.cards.sites):
        return ()
    return tuple(sorted({each.name for each in starts}))
