"""The chain of effects."""

from westmarch.kernel.actions import Finish
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.chain")


@RULES.permit("closes-when-both-done", Finish)
def does_not_respond(game: Game, action: Finish) -> bool | None:
    """A chain resolves once both players have nothing more to declare."""
    window = game.state.window
    return (window.name == "respond" and action.player in window.waiting) or None
