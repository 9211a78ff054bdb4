"""What several kinds of actions need to be allowed: each need gives nothing, or what is lacking."""

from westmarch.kernel.lack import UNSAID, Lack
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS
from westmarch.table.actions import ActAgent, Action, RevealAgent, SpendNazgul
from westmarch.table.game import Game


def is_own_card(game: Game, action: ActAgent | RevealAgent | SpendNazgul) -> Lack | None:
    """Ask that the card is the player's."""
    own = game.card(action.card).owner == action.player
    return None if own else Lack("{0.card} is not {0.player}'s.")


def in_no_attack(game: Game, action: Action) -> Lack | None:
    """Ask that no attack is being fought."""
    return None if game.state.combat is None else Lack("An attack is being fought.")


def while_hazards_act(game: Game, action: Action) -> Lack | None:
    """Ask that hazards act now; in whose turn and in which phase they do, other rules tell."""
    return None if game.value(ACTS_AGAINST_JOURNEYS, action.player) else UNSAID
