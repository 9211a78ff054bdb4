"""A company on its journey: where it is, where it goes, and the regions in between."""

from collections.abc import Iterator

from westmarch.mechanics.lookups import HAZARDS, site_facts, sites_in_play
from westmarch.mechanics.map import map_of
from westmarch.mechanics.quantities.journeys import (
    AT_ONE_SITE,
    NEW_SITE,
    PATH_TO_SITE,
    REGION_COUNT,
    REGION_TYPE,
    SITE_PATH,
    WHEREABOUTS,
)
from westmarch.mechanics.quantities.sites import TYPE_TO_HAZARDS
from westmarch.table.game import Game
from westmarch.table.state import Company


def new_site(game: Game, company: str) -> str | None:
    """The site card where a company goes, or what counts as one for a company that stays."""
    return game.value(NEW_SITE, company)


def keys_of_site(game: Game, company: str) -> tuple[str, ...]:
    """What can be keyed to a company's new site is keyed to: its name or its type."""
    site = new_site(game, company)
    return () if site is None else (game.name(site), game.value(TYPE_TO_HAZARDS, site))


def site_path(game: Game, company: str, purpose: str = "") -> tuple[tuple[str, str | None], ...]:
    """The type of each region a company moves through, and its name where it is named."""
    return game.value(SITE_PATH, company, purpose)


def path_to_site(game: Game, site: str, purpose: str = "") -> tuple[tuple[str, str | None], ...]:
    """The type of each region on the way from its nearest haven to a site."""
    return game.value(PATH_TO_SITE, site, purpose)


def number_of_regions(game: Game, company: str, region_type: str, purpose: str = "") -> int:
    """How many regions of a type a company moves through."""
    return game.value(REGION_COUNT, company, region_type, purpose)


def type_of_region(game: Game, region: str | None, purpose: str = "") -> str | None:
    """The type that a region has now; None for what is no region."""
    printed = map_of(game.pool).types.get(region or "")
    return printed and (game.value(REGION_TYPE, region, purpose) or printed)


def regions_in_play(game: Game) -> tuple[str, ...]:
    """The regions known by name that companies move through, or in which sites lie open."""
    passed = (name for each in game.state.companies for _, name in site_path(game, each))
    sites = (each for each in sites_in_play(game) if not game.card(each).face_down)
    regions = (*passed, *(site_facts(game, each).region for each in sites))
    return tuple(dict.fromkeys(each for each in regions if each))


def type_of_place(game: Game, company: str, name: str) -> str | None:
    """The type of a region, or of a company's new site, to which something is keyed by name."""
    site = new_site(game, company)
    if site is not None and game.name(site) == name:
        return game.value(TYPE_TO_HAZARDS, site)
    return type_of_region(game, name, HAZARDS)


def site_of(game: Game, who: str) -> str | None:
    """The site where a company or a character is, or a card that lies on one of them.

    While its company is on its way, nobody is anywhere (core.movement-hazard.company-at-site).
    """
    company = _company_below(game, who)
    return (game.value(WHEREABOUTS, company) or None) if company is not None else None


def _company_below(game: Game, card: str) -> str | None:
    """The company that is meant, or in which a card is, or on which it lies, or a card under it."""
    while card in game.state.cards and game.card(card).company is None:
        card = game.card(card).host or ""
    company = (game.card(card).company if card in game.state.cards else card) or ""
    return company if company in game.state.companies else None


def companies_at(game: Game, site: str | None) -> Iterator[Company]:
    """Go through the companies that are at a site, by whichever card of it."""
    if site is None:
        return
    for company in game.state.companies.values():
        there = site_of(game, company.id)
        if there is not None and game.name(there) == game.name(site):
            yield company


def companies_beside(game: Game, who: str) -> Iterator[Company]:
    """Go through the companies at the site of somebody or of a company, its own among them."""
    own = _company_below(game, who)
    for company in game.state.companies.values():
        if own is not None and game.value(AT_ONE_SITE, own, company.id):
            yield company


def moves(game: Game, company: str) -> bool:
    """Tell whether a company is on its way to a new site."""
    return game.state.companies[company].destination is not None
