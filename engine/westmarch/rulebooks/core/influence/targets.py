"""What can be tried, and where."""

from westmarch.cards.model.card import Event as EventFacts
from westmarch.cards.model.card import Faction
from westmarch.mechanics.control import is_character
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.quantities.people import IS_AVATAR
from westmarch.rulebooks.core.influence import RULES
from westmarch.rulebooks.core.influence.looking import (
    controller_of,
    is_agents,
    is_item,
    playable_here,
)
from westmarch.table.actions import InfluenceCard
from westmarch.table.game import Game


@RULES.forbid(
    "avatar-not-a-target",
    InfluenceCard,
    says="{action.target} is an avatar, whom nobody influences away.",
)
def target_is_avatar(game: Game, action: InfluenceCard) -> bool:
    """An avatar is beyond influence."""
    return game.value(IS_AVATAR, action.target)


@RULES.forbid(
    "avatar-cards-not-targets",
    InfluenceCard,
    says="{action.target} is under an avatar's control.",
)
def avatar_holds_it(game: Game, action: InfluenceCard) -> bool:
    """So is everything that an avatar controls."""
    holder = controller_of(game, action.target)
    return holder is not None and game.value(IS_AVATAR, holder)


@RULES.forbid(
    "ally-at-same-site",
    InfluenceCard,
    says="{action.character} is not at the site of {action.target}.",
)
def ally_is_elsewhere(game: Game, action: InfluenceCard) -> bool:
    """An ally is met at its site."""
    return game.printed(action.target).type == "ally" and _is_apart(game, action)


@RULES.forbid(
    "character-at-same-site",
    InfluenceCard,
    says="{action.character} is not at the site of {action.target}.",
)
def character_is_elsewhere(game: Game, action: InfluenceCard) -> bool:
    """A character is met at its site."""
    return is_character(game, action.target) and _is_apart(game, action)


@RULES.forbid(
    "item-at-same-site",
    InfluenceCard,
    says="{action.character} is not at the site of {action.target}.",
)
def item_is_elsewhere(game: Game, action: InfluenceCard) -> bool:
    """An item is met at its site."""
    return is_item(game, action.target) and _is_apart(game, action)


@RULES.forbid(
    "faction-at-playable-site",
    InfluenceCard,
    says="{action.character} is not at a site where {action.target} is playable.",
)
def faction_is_elsewhere(game: Game, action: InfluenceCard) -> bool:
    """A faction is met where it could be played."""
    if is_agents(game, action):
        return False
    facts = game.printed(action.target).facts
    return isinstance(facts, Faction) and not playable_here(game, action.target, action.character)


@RULES.forbid(
    "item-without-permanent-event",
    InfluenceCard,
    says="A permanent-event lies on {action.target}.",
)
def event_lies_on_it(game: Game, action: InfluenceCard) -> bool:
    """An item is tried only as it is."""
    return is_item(game, action.target) and any(
        isinstance(game.printed(each).facts, EventFacts) for each in game.card(action.target).holds
    )


def _is_apart(game: Game, action: InfluenceCard) -> bool:
    """Tell whether they are at different sites; where agents meet others, other rules tell."""
    if is_agents(game, action):
        return False
    here, there = site_of(game, action.character), site_of(game, action.target)
    return here is None or there is None or game.name(here) != game.name(there)
