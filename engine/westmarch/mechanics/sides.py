"""Sides: of companies, hero and minion, overt and covert; of actions, resource and hazard."""

from westmarch.cards.kinds import FALLEN_WIZARD, PLAYERS
from westmarch.mechanics.agents import is_agent_card
from westmarch.mechanics.lookups import is_hazard
from westmarch.mechanics.quantities.actions import ACTION_SORT
from westmarch.mechanics.quantities.agents import PLAYS_AS_CHARACTER, PLAYS_AS_HAZARD
from westmarch.mechanics.quantities.people import COMPANY_SIDE, OVERT
from westmarch.table.actions import Action
from westmarch.table.game import Game

DARK_SIDES = ("minion", "balrog")
"""The alignments of sites that may be Darkhavens."""
WIZARDS = ("Wizard", "Fallen-wizard")
"""The races of those who are Wizards, fallen or not."""


def sorts(
    game: Game, player: str, characters: tuple[str, ...], purpose: str = "hazards"
) -> tuple[str, str]:
    """Give the words that fit a player's company of these characters, for some purpose."""
    side = game.value(COMPANY_SIDE, player, characters, purpose)
    return side, "overt" if game.value(OVERT, characters) else "covert"


def is_stage(game: Game, card: str) -> bool:
    """Tell whether a card is a Stage resource."""
    return game.printed(card).alignment == "stage"


def is_specific(game: Game, card: str, avatar: str) -> bool:
    """Tell whether a card is specific to an avatar of this name."""
    return f"{avatar} specific" in game.printed(card).keywords


def is_orc_or_troll(game: Game, card: str) -> bool:
    """Tell whether a card is an Orc or a Troll, Half-orcs included."""
    return getattr(game.printed(card).facts, "race", "") in ("Orc", "Troll")


def is_balrog(game: Game, card: str) -> bool:
    """Tell whether a card is a Balrog player's avatar."""
    return getattr(game.printed(card).facts, "race", "") == "Balrog"


def is_avatar_for(game: Game, card: str, player: str) -> bool:
    """Tell whether a card is an avatar that there is for players of this kind."""
    race = getattr(game.printed(card).facts, "race", "")
    return bool(race == PLAYERS[game.state.kind(player)].avatar)


def is_fallen(game: Game, player: str) -> bool:
    """Tell whether this is a Fallen-wizard player."""
    return game.state.kind(player) == FALLEN_WIZARD


def is_hazard_action(game: Game, action: Action) -> bool:
    """Tell whether an action plays a hazard, or uses one of the player's own."""
    return game.value(ACTION_SORT, action) == "hazard"


def is_hazard_for(game: Game, player: str, card: str) -> bool:
    """Tell whether a card that is not in play is a hazard for a player."""
    if is_agent_card(game, card):
        return game.value(PLAYS_AS_HAZARD, card, player)
    return is_hazard(game, card)


def is_resource_for(game: Game, player: str, card: str) -> bool:
    """Tell whether a card that is not in play is a resource or a character for a player."""
    if is_agent_card(game, card):
        return game.value(PLAYS_AS_CHARACTER, card, player)
    return not is_hazard(game, card)
