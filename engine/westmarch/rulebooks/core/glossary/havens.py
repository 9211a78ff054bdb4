"""Havens: which of them a card means, and for what a site serves as one."""

from westmarch.mechanics.lookups import site_facts
from westmarch.mechanics.map import map_of, number_beside
from westmarch.mechanics.quantities.people import HAVEN_SIDES, IS_HAVEN
from westmarch.mechanics.quantities.sites import (
    ABOVE_THE_DEEPS,
    HAVEN_MEANT,
    HEALS,
    NEAREST_HAVEN,
    SERVES_AS,
    SURFACE_SITE,
    TYPE_TO_HAZARDS,
)
from westmarch.mechanics.sides import DARK_SIDES
from westmarch.rulebooks.core.glossary import RULES
from westmarch.table.game import Game

_HEALING = "healing"
_HAZARDS = "hazards"
_ANYBODYS = "a haven"
"""What a site serves as where a text speaks of a haven, and not of Havens."""


# What cards call a haven


@RULES.define("haven-in-card-text", HAVEN_MEANT)
def haven_of_his_own(game: Game, card: str, site: str, player: str) -> bool | None:
    """Where a card says Haven, it means a haven of the player of whom it speaks."""
    return None if _is_of_the_dark(game, card) else game.value(IS_HAVEN, site, player)


@RULES.define("darkhaven-in-card-text", HAVEN_MEANT)
def darkhaven_of_his_own(game: Game, card: str, site: str, player: str) -> bool | None:
    """And so it does where it says Darkhaven, as cards of the minion side do."""
    return game.value(IS_HAVEN, site, player) if _is_of_the_dark(game, card) else None


def _is_of_the_dark(game: Game, card: str) -> bool:
    return bool(card) and game.printed(card).alignment in DARK_SIDES


@RULES.define("haven-own-nearest-haven", NEAREST_HAVEN)
def itself(game: Game, site: str) -> str | None:
    """No haven is nearer to a haven than itself."""
    return game.name(site) if site_facts(game, site).site_type == "Haven" else None


# Havens for one purpose


@RULES.adjust("haven-for-one-purpose", HEALS)
def heals_for_all_that(game: Game, heals: bool, site: str, player: str) -> bool | None:
    """What serves as a haven for healing heals, and what does not serve as one does not."""
    served = game.value(SERVES_AS, site, _HEALING)
    if not served or served == _ANYBODYS:
        return True if served else None
    return served == "Haven" and game.printed(site).alignment in game.value(HAVEN_SIDES, player)


@RULES.adjust("haven-for-one-purpose", TYPE_TO_HAZARDS)
def is_another_to_hazards(game: Game, site_type: str, site: str) -> str | None:
    """To hazards a site is what it serves as when they are played."""
    return game.value(SERVES_AS, site, _HAZARDS) or None


# What lies above the Under-deeps


@RULES.define("surface-site", SURFACE_SITE)
def lies_above(game: Game, site: str, below: str) -> bool:
    """The surface site is the one that an Under-deeps site lists with a roll of 0."""
    return number_beside(game.printed(below), game.printed(site)) == 0


@RULES.define("surface-site", ABOVE_THE_DEEPS)
def lies_above_any(game: Game, site: str) -> bool:
    """So it is told of a site alone by what any Under-deeps site lists, in play or not."""
    printed = game.printed(site)
    return any(number_beside(each, printed) == 0 for each in map_of(game.pool).under_deeps)
