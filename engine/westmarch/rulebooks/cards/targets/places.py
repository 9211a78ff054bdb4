"""Sites and regions, and ways to sites, as what cards are played and used on."""

from collections.abc import Iterable

from westmarch.cards.model.phrases.targets import OnRegion, OnSite, OnWay
from westmarch.kernel.lack import Lack
from westmarch.mechanics.journey import regions_in_play, type_of_region
from westmarch.mechanics.table import is_site, sites_in_play
from westmarch.rulebooks.cards.here import Here
from westmarch.rulebooks.cards.passages import nameless
from westmarch.rulebooks.cards.targets.record import target
from westmarch.rulebooks.cards.things.places import other_site, purpose_of_card
from westmarch.table.game import Game


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
