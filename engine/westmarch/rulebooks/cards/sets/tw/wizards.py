"""What single Wizards of The Wizards say."""

from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.turn import DRAWS
from westmarch.rulebooks.cards.hastening import hastens
from westmarch.table.game import Game

# TW-117

ALATAR = Rulebook("TW-117")


@ALATAR.adjust("thins-their-hand", DRAWS, order=Layer.DENIED, says="Alatar")
def draw_fewer(game: Game, draws: int, company: str, player: str) -> int | None:
    """For where he goes the opponent draws less, or nothing."""
    group = game.state.companies[company]
    led = any(game.card(each).card == "TW-117" for each in group.characters)
    return draws - 1 if led and player != group.player and draws > 0 else None


hastens(ALATAR, "joins-the-fight", after_all=False)
