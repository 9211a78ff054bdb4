"""Lost treasures, and a game that is won before its time."""

from collections.abc import Iterator

from westmarch.mechanics.control import characters_of
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import item_facts
from westmarch.mechanics.moves import MOVES
from westmarch.table.actions import DesignateTreasure
from westmarch.table.events.cards import TreasureDesignated
from westmarch.table.events.turns import GameEnded
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.windows import OVER, SITE

AGREED = "agreed"
"""Remembered of what the players have agreed on before the game: a number."""
JUST_PLAYED = "item just played"
"""Remembered of an item, with how many actions had been declared by then."""


@MOVES.perform(DesignateTreasure)
def designate(play: Play, action: DesignateTreasure) -> None:
    """Name the item a treasure of the lair where it is."""
    site = site_of(play.game, action.card)
    assert site is not None
    lair = play.game.name(site)
    play.do(TreasureDesignated(card=action.card, player=action.player, lair=lair))


@MOVES.offer(SITE)
def offer_to_designate(game: Game, player: str) -> Iterator[DesignateTreasure]:
    """Each item that the player's characters bear, once some item was played just now."""
    if game.state.facts_of(JUST_PLAYED):
        for character in characters_of(game, player):
            for card in game.card(character).holds:
                if item_facts(game, card) is not None:
                    yield DesignateTreasure(player=player, card=card)


@MOVES.first_step
def end_the_game(play: Play) -> bool:
    """Stop everything when somebody has won."""
    state = play.state
    if state.winner is None or state.at(OVER):
        return False
    play.do(GameEnded())
    return True
