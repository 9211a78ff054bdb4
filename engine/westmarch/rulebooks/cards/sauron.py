"""When Sauron may come in person, and what that means to those who would rule for him."""

from westmarch.cards.kinds import WIZARD
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.people import REVEALED
from westmarch.table.actions import PlayEvent
from westmarch.table.game import Game


def is_out_of_place(game: Game, action: PlayEvent) -> bool:
    """Tell whether there is no Wizard against him, or a Ringwraith has come in his place."""
    other = game.state.kind(game.state.opponent(action.player))
    return other != WIZARD or game.value(REVEALED, action.player) is not None


def rules_in_his_name(game: Game, action: PlayEvent, card: str) -> bool:
    """Tell whether somebody would be bidden to rule although he is there himself."""
    return game.name(action.card) == "Bade to Rule" and bool(game.value(COPIES, card))
