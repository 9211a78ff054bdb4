"""Sides: of companies, hero and minion, overt and covert; of actions, resource and hazard."""

from westmarch.mechanics.agents import is_agent_card
from westmarch.mechanics.quantities.actions import ACTION_SORT
from westmarch.mechanics.quantities.agents import PLAYS_AS_CHARACTER, PLAYS_AS_HAZARD
from westmarch.mechanics.quantities.people import OVERT
from westmarch.mechanics.table import is_hazard
from westmarch.table.actions import Action
from westmarch.table.game import Game

MINIONS = ("ringwraith", "balrog")
"""The kinds of players whose companies are minion companies."""


def sorts(game: Game, player: str, characters: tuple[str, ...]) -> tuple[str, str]:
    """Give the words that fit a player's company of these characters."""
    side = "minion" if game.state.kind(player) in MINIONS else "hero"
    return side, "overt" if game.value(OVERT, characters) else "covert"


def is_hazard_action(game: Game, action: Action) -> bool:
    """Tell whether an action plays a hazard, or uses one of the player's own."""
    return bool(game.value(ACTION_SORT, action) == "hazard")


def is_hazard_for(game: Game, player: str, card: str) -> bool:
    """Tell whether a card that is not in play is a hazard for a player."""
    if is_agent_card(game, card):
        return bool(game.value(PLAYS_AS_HAZARD, card, player))
    return is_hazard(game, card)


def is_resource_for(game: Game, player: str, card: str) -> bool:
    """Tell whether a card that is not in play is a resource or a character for a player."""
    if is_agent_card(game, card):
        return bool(game.value(PLAYS_AS_CHARACTER, card, player))
    return not is_hazard(game, card)
