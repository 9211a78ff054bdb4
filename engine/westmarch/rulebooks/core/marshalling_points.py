"""Marshalling points."""

from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities import KILL_POINTS

RULES = Rulebook("core.marshalling-points")


@RULES.define("kill-source", KILL_POINTS)
def hazards_in_pile(game: Game, player: str) -> int:
    """The creatures and other hazards that a player's companies defeated."""
    printed = (game.printed(each) for each in game.state.pile(player, "marshalling-point-pile"))
    return sum(each.points for each in printed if each.points_kind == "kill")
