"""When something can be played or used."""

from typing import Any

from westmarch.cards.model.effects import abilities, playings
from westmarch.cards.model.play_clauses import Moment
from westmarch.table.actions import AddToDeck, DraftCharacter, PlaceStartingItem, PlayEvent, UseCard
from westmarch.table.game import Game
from westmarch.table.windows import (
    DRAFT,
    END_DISCARD,
    ENDING,
    LEFT_OVER,
    ORGANIZATION_ENDS,
    SETUP,
    TURN_END,
    WindowKind,
)

AFTER_JOURNEY: Moment = "at the end of the movement/hazard phase"
"""The moment in which nothing else is done."""
_WINDOWS: dict[str, WindowKind] = {
    "at the end of the organization phase": ORGANIZATION_ENDS,
    AFTER_JOURNEY: ENDING,
    "at the beginning of the end-of-turn phase": END_DISCARD,
    "at the end of the turn": TURN_END,
}
_SETTING_UP: dict[type, WindowKind] = {
    DraftCharacter: DRAFT,
    PlaceStartingItem: SETUP,
    AddToDeck: LEFT_OVER,
}
AT_THE_COUNCIL = ("also in the opponent's site phase and at the Free Council",)
"""The moments that include the final reckoning."""
ALSO = ("also in the opponent's site phase", *AT_THE_COUNCIL)
"""The moments that come on top of the times at which any card can be used."""
_PHASES: dict[str, str] = {
    "in the untap phase": "untap",
    "in the organization phase": "organization",
    "in the movement/hazard phase": "movement-hazard",
    "in the site phase": "site",
    "in the end-of-turn phase": "end-of-turn",
}


def is_own_time(game: Game, moment: Moment, player: str) -> bool | None:
    """Tell whether this is a time of its own that the card speaks of, and the player's to use.

    None says that it speaks of no such time: then the phase decides.
    """
    if moment not in _WINDOWS:
        return None
    return player == game.state.turn_player and game.state.at(_WINDOWS[moment])


def is_moment(game: Game, moment: Moment) -> bool:
    """Tell whether this is the moment that a card speaks of."""
    if moment in _PHASES:
        return game.state.phase == _PHASES[moment]
    if moment in _WINDOWS:
        return game.state.during(_WINDOWS[moment])
    return True


def is_moment_of(game: Game, action: Any) -> bool:
    """Tell whether this is the moment of which a card speaks that somebody plays or uses.

    What is done before the first turn has a time of its own.
    """
    if (setting_up := _SETTING_UP.get(type(action))) is not None:
        return game.state.at(setting_up)
    moments: list[Moment] = []
    if isinstance(action, PlayEvent):
        moments = [each.moment for each in playings(game.printed(action.card))][action.effect :]
    elif isinstance(action, UseCard):
        moments = [each.moment for each in abilities(game.printed(action.card))][action.ability :]
    return all(is_moment(game, each) for each in moments[:1])
