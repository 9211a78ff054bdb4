"""Allies in a company: for what they are treated as characters, and when they leave."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.mechanics.allies import allies_of, is_ally
from westmarch.mechanics.quantities.people import TREATED_AS_CHARACTER
from westmarch.rulebooks.core.site_phase import RULES
from westmarch.table.actions import AT_SITE, AtSite
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
)
from westmarch.table.game import Game


@RULES.define("ally-fights-like-character", TREATED_AS_CHARACTER)
def fights_like_one(game: Game, ally: str, purpose: str) -> bool | None:
    """In combat an ally is a character."""
    return True if purpose == "combat" else None


@RULES.define("ally-uses-skills", TREATED_AS_CHARACTER)
def has_skills_like_one(game: Game, ally: str, purpose: str) -> bool | None:
    """And where a skill is asked for."""
    return True if purpose == "skill" else None


@RULES.define("ally-heals", TREATED_AS_CHARACTER)
def heals_like_one(game: Game, ally: str, purpose: str) -> bool | None:
    """And where somebody is healed."""
    return True if purpose == "healing" else None


@RULES.define("ally-not-a-character", TREATED_AS_CHARACTER, order=Rank.AFTER)
def is_none_otherwise(game: Game, ally: str, purpose: str) -> bool:
    """For all else it is none."""
    return False


@RULES.forbid(
    "ally-not-a-character",
    AT_SITE,
    says="{action.character} is an ally, and no character who could play anything here.",
)
def plays_with_an_ally(game: Game, action: AtSite) -> bool:
    """An ally plays nothing."""
    return is_ally(game, action.character)


@RULES.react(
    "ally-leaves-with-controller",
    CardMoved,
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
)
def allies_leave(
    game: Game, event: CardMoved | CharacterDiscarded | CharacterEliminated | CharacterReturned
) -> list[Event]:
    """Whoever leaves play leaves no ally behind."""
    return [CardMoved(card=each, to="discard-pile") for each in allies_of(game, event.card)]
