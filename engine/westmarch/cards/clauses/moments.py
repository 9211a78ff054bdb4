"""When something can be played or used."""

from westmarch.cards.play_clauses import Moment
from westmarch.kernel.game import Game

_WINDOWS: dict[str, str] = {
    "at the end of the organization phase": "organization-ends",
    "at the beginning of the end-of-turn phase": "end-discard",
    "at the end of the turn": "turn-end",
}
_PHASES: dict[str, str] = {
    "in the organization phase": "organization",
    "in the movement/hazard phase": "movement-hazard",
    "in the site phase": "site",
}


def is_moment(game: Game, moment: Moment) -> bool:
    """Tell whether this is the moment that a card speaks of."""
    if moment in _PHASES:
        return game.state.phase == _PHASES[moment]
    if moment in _WINDOWS:
        return any(each.name == _WINDOWS[moment] for each in game.state.windows)
    return True
