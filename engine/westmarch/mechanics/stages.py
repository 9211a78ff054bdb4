"""Stage resources that their player gives up."""

from collections.abc import Iterator

from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.points import STAGE_RESOURCES
from westmarch.mechanics.sides import is_fallen
from westmarch.table.actions import DiscardStage
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import Fact
from westmarch.table.windows import ORGANIZATION_ENDS

GIVEN_UP = "gave up a Stage resource"
"""Remembered of a player for the turn."""


@MOVES.perform(DiscardStage)
def give_up(play: Play, action: DiscardStage) -> None:
    """Discard the card."""
    play.do(
        Remembered(fact=Fact(GIVEN_UP, action.player, until="turn")),
        CardMoved(card=action.card, to="discard-pile"),
    )


@MOVES.offer(ORGANIZATION_ENDS)
def offer_giving_up(game: Game, player: str) -> Iterator[DiscardStage]:
    """Each Stage resource that is the player's."""
    if is_fallen(game, player):
        for each in game.value(STAGE_RESOURCES, player):
            yield DiscardStage(player=player, card=each)
