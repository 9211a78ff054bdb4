"""Sites and regions, and ways to sites, as what cards are played and used on."""

from collections.abc import Iterable

from westmarch.cards.model.phrases.targets import OnRegion, OnSite, OnWay
from westmarch.kernel.lack import Lack
from westmarch.mechanics.journey import (
    new_site,
    path_to_site,
    regions_in_play,
    site_path,
    type_of_region,
)
from westmarch.mechanics.lookups import is_site, site_facts, sites_in_play
from westmarch.mechanics.movement import STARTER
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.targets.record import target
from westmarch.rulebooks.cards.things.places import other_site, purpose_of_card
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact


def _sites(game: Game, target: OnSite | OnWay) -> Iterable[str]:
    return sites_in_play(game)


def _regions(game: Game, target: OnRegion) -> Iterable[str]:
    return regions_in_play(game)


@target(OnSite, among=_sites)
def _on_site(game: Game, target: OnSite, here: Here, purpose: str) -> Lack | None:
    site = here.target
    if site is None or not is_site(game, site):
        return Lack("{0} is no site", (site,))
    return other_site(game, target.where, site, here.card)


@target(OnRegion, among=_regions)
def _on_region(game: Game, target: OnRegion, here: Here, purpose: str) -> Lack | None:
    kind = type_of_region(game, here.target, purpose_of_card(game, here.card))
    if kind == target.region_type:
        return None
    return Lack("{0} is a {1}" if kind else "{0} is no region", (here.target, kind))


@target(OnWay, among=_sites)
def _on_way(game: Game, target: OnWay, here: Here, purpose: str) -> Lack | None:
    site = here.target
    if site is not None and nameless(game, target, site, purpose_of_card(game, here.card)):
        return None
    if site is None or not is_site(game, site):
        return Lack("{0} is no site", (site,))
    says = "there is no {0} without a name on the way to {1}"
    return Lack(says, (target.region_type, site))


# Regions without a name

Path = tuple[tuple[str, str | None], ...]


def nameless(game: Game, target: OnWay, site: str, purpose: str) -> Fact | None:
    """What would be remembered of the first such region on the way to a site, but for its type.

    The ways that begin and end at havens differ with where they begin: there it is the one that
    a company is taking.
    """
    if not is_site(game, site):
        return None
    printed = site_facts(game, site).path
    for company in game.state.companies.values():
        if new_site(game, company.id) == site and company.way == STARTER and not printed:
            return _first(
                site_path(game, company.id, purpose), target, site, game.name(company.site)
            )
    return _first(path_to_site(game, site, purpose), target, site)


def _first(path: Path, target: OnWay, site: str, *haven: str) -> Fact | None:
    for number, (region_type, name) in enumerate(path, 1):
        if name is None and region_type == target.region_type:
            return Fact("path-changed", site, (number, region_type, *haven), LASTING)
    return None
