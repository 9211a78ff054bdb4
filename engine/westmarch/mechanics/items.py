"""Items that a character begins to use."""

from collections.abc import Iterator

from westmarch.mechanics.chain import resolves
from westmarch.mechanics.control import characters_of
from westmarch.mechanics.lookups import item_facts
from westmarch.mechanics.moves import MOVES
from westmarch.table.actions import BeginUsing
from westmarch.table.events.cards import ItemUsed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.windows import (
    ATTACKER_ACTS,
    COMBAT_ACTIONS,
    DEFENDER_ACTS,
    END_OF_TURN,
    FACE_STRIKES,
    LONG_EVENT,
    MOVEMENT_HAZARD,
    ORGANIZATION,
    SITE,
    UNTAP,
)

RINGS = ("lesser ring", "magic ring", "mind ring", "spirit ring", "Dwarven ring", "The One Ring")
"""Designations of what is a ring, besides gold rings."""


def is_ring(game: Game, card: str) -> bool:
    """Tell whether a card is a ring, be it one that is still to be tested."""
    item = item_facts(game, card)
    if item is None:
        return False
    words = game.printed(card).keywords
    return item.item_class == "gold ring" or any(each in words for each in RINGS)


@resolves(BeginUsing)
def item_is_taken_up(play: Play, action: BeginUsing) -> None:
    """Have its bearer use the item."""
    play.do(ItemUsed(card=action.card))


@MOVES.offer(
    UNTAP,
    ORGANIZATION,
    LONG_EVENT,
    MOVEMENT_HAZARD,
    SITE,
    END_OF_TURN,
    COMBAT_ACTIONS,
    FACE_STRIKES,
    ATTACKER_ACTS,
    DEFENDER_ACTS,
)
def offer_items(game: Game, player: str) -> Iterator[BeginUsing]:
    """Each item that lies unused."""
    for character in characters_of(game, player):
        for card in game.card(character).holds:
            if item_facts(game, card) is not None and not game.card(card).in_use:
                yield BeginUsing(player=player, card=card)
