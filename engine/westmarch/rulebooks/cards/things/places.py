"""Which sites are meant."""

from westmarch.cards.model.phrases.things import Where
from westmarch.kernel.lack import Lack, not_
from westmarch.mechanics.journey import path_to_site, type_of_region
from westmarch.mechanics.lookups import HAZARDS, is_hazard, site_facts
from westmarch.mechanics.quantities.sites import (
    ABOVE_THE_DEEPS,
    AUTOMATIC_ATTACKS,
    DRAGON_LAIR,
    HAVEN_MEANT,
    REGION_OF_SITE,
    SITE_TYPE,
    TYPE_TO_HAZARDS,
)
from westmarch.rulebooks.cards.things.asked import Asked
from westmarch.rulebooks.cards.wizardhavens import is_his_haven, is_protected
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

DARK_HOLDS = ("Shadow-hold", "Dark-hold")
"""The types of sites where it is dark."""

INFORMED = "information is playable"
"""What facts about sites are at which information is playable until the turn ends."""

SITES = Asked(Where)
"""What is asked of a site, perhaps by a certain card, and for a purpose."""


def is_such_site(game: Game, where: Where, site: str, card: str = "", purpose: str = "") -> bool:
    """Tell whether a site is one of those meant, perhaps by a certain card, and for a purpose."""
    return SITES[where](game, where, site, card, purpose) is None


def other_site(game: Game, where: Where, site: str, card: str) -> Lack | None:
    """Give in what a site is none of those that the text of a card means."""
    return SITES[where](game, where, site, card, purpose_of_card(game, card))


def purpose_of_card(game: Game, card: str) -> str:
    """Tell for what purpose a card's text looks at regions and sites: a hazard's, to be played."""
    there = game.state.cards.get(card)
    played = there is not None and there.place != IN_PLAY
    return HAZARDS if played and is_hazard(game, card) else ""


# What it is


@SITES.asks("kinds")
def _is_of_kind(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    """Ask for a type, or for a name; whose haven one is depends on its player."""
    site_type = game.value(SITE_TYPE, site)
    served = game.value(TYPE_TO_HAZARDS, site) if purpose == HAZARDS else site_type
    for kind in where.kinds:
        if kind == "Haven" and served == site_type:
            if game.value(HAVEN_MEANT, card, site, game.card(site).owner):
                return None
        elif kind in (served, game.name(site)):
            return None
    return Lack(of_another_kind, (where, site))


def of_another_kind(game: Game, where: Where, site: str) -> str:
    """Say what kind of site it is instead of one that is meant."""
    site_type = game.value(SITE_TYPE, site)
    if site_type in where.kinds:
        return f"{game.name(site)} is no haven of its player's"
    return f"{game.name(site)} is a {site_type}"


@SITES.asks("normally")
def _is_normally(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    printed = site_facts(game, site).site_type
    return None if printed in where.normally else Lack("{0} is normally a {1}", (site, printed))


@SITES.asks("other_than")
def _is_not_excepted(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    return Lack("{0} is excepted", (site,)) if game.name(site) in where.other_than else None


@SITES.asks("state")
def _lies_so(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    lies = game.card(site).position
    return None if lies == where.state else Lack("{0} is {1}", (site, lies))


@SITES.asks("information")
def _informs(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    """Ask for information, be it playable by the site's own text or by what a card did."""
    playable = site_facts(game, site).playable
    if "information" in playable or game.state.fact(INFORMED, site) is not None:
        return None
    return Lack("no information is playable at {0}", (site,))


# Where it lies


@SITES.asks("on_the_way")
def _is_that_far(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    assert where.on_the_way is not None
    number, region_type = where.on_the_way
    path = path_to_site(game, site, purpose)
    enough = sum(each == region_type for each, _ in path) >= number
    return None if enough else Lack(_path, (site, purpose))


def _path(game: Game, site: str, purpose: str) -> str:
    path = ", ".join(kind for kind, _ in path_to_site(game, site, purpose))
    return f"the site path of {game.name(site)} is {path or 'empty'}"


@SITES.asks("deep")
def _is_deep(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    below = site_facts(game, site).under_deeps
    return None if below else Lack("{0} is no Under-deeps site", (site,))


@SITES.asks("above")
def _is_above(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    above = game.value(ABOVE_THE_DEEPS, site)
    return None if above else Lack("{0} is no surface site of the Under-deeps", (site,))


@SITES.asks("away")
def _is_away(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    if game.value(ABOVE_THE_DEEPS, site):
        return Lack("{0} is above the Under-deeps", (site,))
    return _IS_ON_THE_SURFACE(game, where, site, card, purpose)


_IS_ON_THE_SURFACE = SITES.asks("surface")(not_(_is_deep, "{1} is an Under-deeps site"))


@SITES.asks("outside", "regions")
def _is_in_region(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    region = game.value(REGION_OF_SITE, site)
    if region in where.outside or (where.regions and region not in where.regions):
        return Lack("{0} lies in {1}", (site, region)) if region else _nowhere(site)
    return None


@SITES.asks("domains")
def _is_in_domain(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    region = game.value(REGION_OF_SITE, site)
    domain = type_of_region(game, region, purpose)
    if domain in where.domains:
        return None
    return Lack("{0} lies in {1}, a {2}", (site, region, domain)) if region else _nowhere(site)


def _nowhere(site: str) -> Lack:
    return Lack("{0} lies in no region", (site,))


# What is there


@SITES.asks("havens")
def _is_wizardhaven(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    return None if is_his_haven(game, site) else Lack("{0} is no Wizardhaven", (site,))


@SITES.asks("protected")
def _is_safe(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    return None if is_protected(game, site) else Lack("{0} is not protected", (site,))


@SITES.asks("attacked_by")
def _is_attacked(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    attacks, race = game.value(AUTOMATIC_ATTACKS, site), where.attacked_by
    if any(each.attack.race == race for each in attacks):
        return None
    return Lack("{0} has no {1} automatic-attack", (site, race))


@SITES.asks("lair")
def _is_lair(game: Game, where: Where, site: str, card: str, purpose: str) -> Lack | None:
    lair = game.value(DRAGON_LAIR, site)
    return None if lair else Lack("{0} is no Dragon's lair", (site,))


SITES.asks("not_lair")(not_(_is_lair, "{1} is a Dragon's lair"))
