"""Decks that players bring to the table: what is in them, and as what it counts."""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import NamedTuple

from westmarch.cards.deck import DeckList, Part
from westmarch.cards.every import Named, card_of
from westmarch.mechanics.quantities.decks import COUNTED_TOGETHER, COUNTS_AS
from westmarch.table.actions import RegisterDeck
from westmarch.table.game import Game

CALLED: dict[Part, str] = {
    "pool": "pool",
    "characters": "play deck",
    "resources": "play deck",
    "hazards": "play deck",
    "sideboard": "sideboard",
    "against_fallen_wizards": "cards against Fallen-wizards",
    "sites": "location deck",
}
"""What players call each part of a deck."""


class Entry(NamedTuple):
    """A card of a deck, and the part that it is listed in."""

    card: Named
    part: Part


def deck_of(game: Game, player: str) -> DeckList:
    """Give the deck that a player has brought; an empty one for none."""
    found = (each.deck for each in game.state.players if each.name == player)
    return next(found, None) or DeckList()


def entries(game: Game, player: str, parts: Iterable[Part]) -> tuple[Entry, ...]:
    """Give the cards of some parts of a player's deck, so far as they are known."""
    return _entries(deck_of(game, player), tuple(parts))


@lru_cache
def _entries(deck: DeckList, parts: tuple[Part, ...]) -> tuple[Entry, ...]:
    found = ((part, card_of(id_)) for part in parts for id_ in deck.parts[part])
    return tuple(Entry(card, part) for part, card in found if card is not None)


def strangers(game: Game, player: str, parts: Iterable[Part]) -> int:
    """Count the names in some parts of a player's deck that are those of no card of the game."""
    deck = deck_of(game, player)
    return sum(card_of(id_) is None for part in parts for id_ in deck.parts[part])


def together(game: Game, player: str) -> tuple[Entry, ...]:
    """Give all cards that are counted together for most limits."""
    return entries(game, player, game.value(COUNTED_TOGETHER))


def counted_as(game: Game, action: RegisterDeck, entry: Entry) -> str:
    """Give what a card of the deck counts as: as it is listed, where its player may choose."""
    sorts = game.value(COUNTS_AS, entry.card, action.kind)
    listed = entry.part.removesuffix("s")
    return listed if listed in sorts else sorts[0]


def of_sort(
    game: Game, action: RegisterDeck, sort: str, parts: Iterable[Part] | None = None
) -> Iterator[Entry]:
    """Go through what counts as one sort of card, in some parts or wherever it is counted."""
    found = together(game, action.player) if parts is None else entries(game, action.player, parts)
    return (each for each in found if counted_as(game, action, each) == sort)


def copies(found: Iterable[Entry]) -> Iterator[tuple[Named, int, str]]:
    """Count cards: each with its number, and where they are, in words."""
    entries_ = tuple(found)
    where: dict[tuple[str, str], Counter[str]] = {}
    first: dict[tuple[str, str], Named] = {}
    for card, part in entries_:
        first.setdefault(card.described, card)
        where.setdefault(card.described, Counter())[CALLED[part]] += 1
    for key, counted in where.items():
        places = " and ".join(f"{number} in the {place}" for place, number in counted.items())
        yield first[key], sum(counted.values()), places
