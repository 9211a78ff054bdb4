"""Quantities of journeys: the ways there are, and how far they lead."""

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from westmarch.cards.model.card import Site
from westmarch.mechanics.lookups import RegionChange, site_facts
from westmarch.mechanics.map import map_of
from westmarch.table.game import Game, Quantity

if TYPE_CHECKING:
    from westmarch.mechanics.movement import Way


def _extra_regions(game: Game, company: str) -> int:
    """How many more regions effects let a company pass."""
    return sum(fact.value for fact in game.state.facts_of("extra-regions") if fact.about == company)


def _both_ends(game: Game, company: str, site: str, way: Any) -> tuple[tuple[str, str | None], ...]:
    """Whatever the way, it touches the regions at both ends."""
    types = map_of(game.pool).types
    ends = (site_facts(game, game.state.companies[company].site), site_facts(game, site))
    return tuple((types[each.region], each.region) for each in ends if each.region in types)


def _changes(game: Game, purpose: str) -> tuple[RegionChange, ...]:
    """What changes types of regions for a purpose."""
    changes = game.value(REGION_CHANGES)
    return tuple(each for each in changes if each.serves(purpose))


def _site_path(game: Game, company: str, purpose: str) -> tuple[tuple[str, str | None], ...]:
    """The path that was taken, with all types of regions as they count now."""
    path = game.state.companies[company].path
    for change in _changes(game, purpose) if path else ():
        path = tuple((change.applied(region_type), name) for region_type, name in path)
    return path


def _printed_path(game: Game, site: str, purpose: str) -> tuple[str | None, tuple[str, ...]]:
    """What its card says."""
    facts = site_facts(game, site)
    return facts.nearest_haven, facts.path


def _path_to_site(game: Game, site: str, purpose: str) -> tuple[tuple[str, str | None], ...]:
    """The printed path from the nearest haven, which begins and ends where these two lie."""
    nearest, printed = game.value(PRINTED_PATH, site, purpose)
    path: list[tuple[str, str | None]] = [(each, None) for each in printed]
    for change in _changes(game, purpose) if path else ():
        path = [(change.applied(region_type), None) for region_type, _ in path]
    if path:
        havens = (each.facts for each in game.pool.named(nearest or ""))
        names = (each.region for each in havens if isinstance(each, Site))
        path[0] = (path[0][0], next(names, None))
        path[-1] = (path[-1][0], site_facts(game, site).region)
    return tuple(path)


def _region_type(game: Game, region: str | None, purpose: str) -> str | None:
    """The type of a region on the map, as it counts now; None if it counts as what it is."""
    changes = _changes(game, purpose)
    printed = map_of(game.pool).types.get(region or "") if changes else None
    if printed is None:
        return None
    now = printed
    for change in changes:
        now = change.applied(now)
    return now if now != printed else None


SITE_VERSIONS = Quantity[str, str, tuple[str, ...]]("versions of a site", ())
"""Of a company and a site: which versions of such a site the company may use."""

WAYS = Quantity[str, str, "tuple[Way, ...]"]("ways", (), "sum")
"""Of a company and a site: the ways in which the company can get there."""

REGION_LIMIT = Quantity[str, int](
    "region limit",
    _extra_regions,
    "sum",
    told="the number of regions that {0} may pass through",
    start="what effects add",
)
"""Of a company: how many regions it can pass in one Region Movement."""

REGIONS_ONCE = Quantity[bool]("regions once", False)
"""Whether no region may occur twice in one Region Movement."""

ADJOINING = Quantity[str, tuple[tuple[str, str], ...]]("adjoining regions", (), "sum")
"""Of a player: pairs of regions that adjoin for him, besides those that adjoin on the map."""

PASSES = Quantity[str, tuple[tuple[str, str], ...]]("passes", (), "sum")
"""Of a company: pairs of regions that adjoin for it alone, because of what helps it through."""

REGION_CHANGES = Quantity[tuple[RegionChange, ...]]("changes of regions", (), "sum")
"""What makes regions of certain types count as others, in the order in which it applies."""

REGION_TYPE = Quantity[str | None, str, str | None]("region type", _region_type)
"""Of the name of a region and a purpose: the type that an effect has given it; None if none has."""

MAY_DECLARE = Quantity[str, bool]("may declare movement", False, "any")
"""Of a company: whether this is the time to declare movement for it."""

OPENED_LATE = Quantity[str, str, "Way", bool]("opened late", False, "any")
"""Of a company, a site and a way there: whether a card opens it as the organization phase ends."""

NEW_SITE = Quantity[str, str | None](
    "new site", lambda game, company: game.state.companies[company].destination
)
"""Of a company in its movement/hazard phase: the site card it moves to."""

WHEREABOUTS = Quantity[str, str](
    "whereabouts", lambda game, company: game.state.companies[company].site
)
"""Of a company: the site card it is at; an empty text while it is at none."""


def _at_one_site(game: Game, one: str, other: str) -> bool:
    here, there = (game.value(WHEREABOUTS, each) for each in (one, other))
    return bool(here and there) and game.name(here) == game.name(there)


AT_ONE_SITE = Quantity[str, str, bool]("at one site", _at_one_site)
"""Of two companies, which may be one: whether those in them are at the same site."""

PATH_OF_WAY = Quantity[str, str, "Way", tuple[tuple[str, str | None], ...]](
    "path of a way", _both_ends
)
"""Of a company, a site and a way there: the type and, where it counts, the name of each region."""

SITE_PATH = Quantity[str, str, tuple[tuple[str, str | None], ...]]("site path", _site_path)
"""Of a company and a purpose: the type of each region it moves through, and its name where it is
named."""

PRINTED_PATH = Quantity[str, str, tuple[str | None, tuple[str, ...]]]("printed path", _printed_path)
"""Of a site and a purpose: its nearest haven, and the types of regions on the way from there."""

PATH_TO_SITE = Quantity[str, str, tuple[tuple[str, str | None], ...]](
    "path to a site", _path_to_site
)
"""Of a site and a purpose: the type of each region from its nearest haven to it, with the names of
the first and the last."""


class PathChange(Struct, frozen=True):
    """What an effect has made of a region without a name on a company's site path."""

    index: int
    region_type: str
    region: str
    """What to call the region by: the site that it lies on the way to, and its number."""


PATH_CHANGES = Quantity[str, tuple[PathChange, ...]]("changes of a path", ())
"""Of a company: the changes to regions without a name that hold on its site path, as they came."""

REGION_COUNT = Quantity[str, str, str, int](
    "regions of a type",
    lambda game, company, region_type, purpose: sum(
        each == region_type for each, _ in game.value(SITE_PATH, company, purpose)
    ),
)
"""Of a company, a type of region and a purpose: how many of its site path count as such."""

UNDER_DEEPS_NUMBER = Quantity[str, int | None](
    "Under-deeps number",
    None,
    told="the number that {0} has to roll",
    start="at the site that it leaves",
)
"""Of a company whose new site is revealed: what it has to roll to get there; None for no roll."""

GOES_ALONG = Quantity[str, bool]("goes along", False, "any")
"""Of an ally: whether it goes wherever its company goes, whatever its own card says."""

SITE_NEEDED = Quantity[str, bool](
    "needed site",
    lambda game, site: any(each.site == site for each in game.state.companies.values()),
    "any",
)
"""Of a site card in play: whether it has to stay there."""

WALKS_ANYWAY = Quantity[str, bool]("walks anyway", False, "any")
"""Of a company with a Ringwraith: whether a card lets it use Region Movement."""

MODE = Quantity[str, str]("mode", "")
"""Of a Ringwraith: the mode it is in; empty if it is in none."""

MODE_CARDS = Quantity[str, tuple[str, ...]]("cards of a mode", (), "sum")
"""Of a Ringwraith: the cards in play that put it in a mode."""

NEEDS_MODE = Quantity[str, bool]("needs a mode", False)
"""Of a Ringwraith: whether it has to be in a mode to leave the Darkhavens."""

GOES_OVERLAND = Quantity[str, str, bool]("goes overland", False, "any")
"""Of a company and a site: whether somebody whose own text keeps him from it gets there over land,
by Region Movement."""
