"""What of the game is covered, and what is not yet: the one list for engine, README and site.

What is not covered is not judged: an action or a position that involves it is *unsupported*.
"""

from typing import Any

from msgspec import Struct

from westmarch.cards.every import card_of
from westmarch.cards.pool import Pool
from westmarch.table.actions import RegisterDeck, Undertake
from westmarch.table.state import State


class Uncovered(Struct, frozen=True):
    """A part of the game that is not covered yet."""

    topic: str
    """What clauses of cards call it that are about it."""
    called: str
    """What it is called where all of them are listed."""
    reason: str
    """Why nothing is said about it, in a sentence."""


UNCOVERED: tuple[Uncovered, ...] = (
    Uncovered(
        "riddles and offerings",
        "riddles and offerings",
        "riddling rolls and offering attempts are not covered yet",
    ),
)
_BY_TOPIC = {each.topic: each for each in UNCOVERED}


def involved(action: Any) -> Uncovered | None:
    """Give the part of the game that an action is about, if it is one that is not covered."""
    if isinstance(action, Undertake):
        return _BY_TOPIC.get(action.what)
    return None


def unknown_in_deck(state: State, action: Any) -> tuple[str, ...]:
    """Say of which names in the deck that is handed in nobody knows what cards they are."""
    if not isinstance(action, RegisterDeck):
        return ()
    deck = next(each.deck for each in state.players if each.name == action.player)
    names = dict.fromkeys(id_ for ids in (deck.parts.values() if deck else ()) for id_ in ids)
    return tuple(f"no card is called “{each}”" for each in names if card_of(each) is None)


def out_of_reach(pool: Pool, state: State) -> str:
    """Say why a game with the decks that were handed in cannot be played on, if it cannot be."""
    decks = (each.deck for each in state.players if each.deck is not None)
    for id_ in (id_ for deck in decks for ids in deck.parts.values() for id_ in ids):
        card = card_of(id_)
        if id_ not in pool and card is not None:
            return f"{card.name} is not among Westmarch's cards yet, so it cannot be played"
    return ""
