"""A company on its journey: where it is, where it goes, and the regions in between."""

from westmarch.mechanics.map import map_of
from westmarch.mechanics.quantities.journeys import NEW_SITE, REGION_TYPE, SITE_PATH, WHEREABOUTS
from westmarch.mechanics.quantities.sites import TYPE_TO_HAZARDS
from westmarch.mechanics.table import site_facts, sites_in_play
from westmarch.table.game import Game


def new_site(game: Game, company: str) -> str | None:
    """The site card where a company goes, or what counts as one for a company that stays."""
    site: str | None = game.value(NEW_SITE, company)
    return site


def keys_of_site(game: Game, company: str) -> tuple[str, ...]:
    """What can be keyed to a company's new site is keyed to: its name or its type."""
    site = new_site(game, company)
    return () if site is None else (game.name(site), game.value(TYPE_TO_HAZARDS, site))


def site_path(game: Game, company: str) -> tuple[tuple[str, str | None], ...]:
    """The type of each region a company moves through, and its name where it is named."""
    path: tuple[tuple[str, str | None], ...] = game.value(SITE_PATH, company)
    return path


def regions_in_play(game: Game) -> tuple[str, ...]:
    """The regions known by name that companies move through, or in which sites lie open."""
    passed = (name for each in game.state.companies for _, name in site_path(game, each))
    sites = (each for each in sites_in_play(game) if not game.card(each).face_down)
    regions = (*passed, *(site_facts(game, each).region for each in sites))
    return tuple(dict.fromkeys(each for each in regions if each))


def type_of_place(game: Game, company: str, name: str) -> str | None:
    """The type of a region, or of a company's new site, that is spoken of by its name."""
    site = new_site(game, company)
    if site is not None and game.name(site) == name:
        return str(game.value(TYPE_TO_HAZARDS, site))
    changed: str | None = game.value(REGION_TYPE, name)
    return changed or map_of(game.pool).types.get(name)


def whereabouts(game: Game, company: str) -> str | None:
    """The site card where a company is; None while it is on its way."""
    return game.value(WHEREABOUTS, company) or None


def moves(game: Game, company: str) -> bool:
    """Tell whether a company is on its way to a new site."""
    return game.state.companies[company].destination is not None
