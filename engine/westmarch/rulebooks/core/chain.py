"""The chain of effects."""

from westmarch.kernel.actions import Finish
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities import CHAIN_CLOSED

RULES = Rulebook("core.chain")


@RULES.define("closes-when-both-done", CHAIN_CLOSED)
def nobody_responds(game: Game) -> bool:
    """A chain resolves once both players have nothing more to declare."""
    return not game.state.window.waiting


@RULES.permit("closes-when-both-done", Finish)
def does_not_respond(game: Game, action: Finish) -> bool | None:
    """Either player may say so."""
    window = game.state.window
    return (window.name == "respond" and action.player in window.waiting) or None
