"""The second step: the way a company takes, and the regions it moves through."""

from westmarch.kernel import words
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Layer
from westmarch.mechanics.journey import new_site
from westmarch.mechanics.lookups import site_facts
from westmarch.mechanics.map import map_of
from westmarch.mechanics.movement import REGION, STARTER, UNDER_DEEPS, Way, chosen
from westmarch.mechanics.quantities.journeys import (
    NEW_SITE,
    PATH_CHANGES,
    PATH_OF_WAY,
    PATH_TO_SITE,
    REGION_TYPE,
    SITE_PATH,
    WAYS,
    PathChange,
)
from westmarch.rulebooks.core.movement_hazard import RULES
from westmarch.table.actions import TakeWay
from westmarch.table.events.companies import MovementDeclared
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import WAY_CHOICE

Path = tuple[tuple[str, str | None], ...]


def _when_it_is_told(game: Game, action: TakeWay) -> Lack | None:
    window, here = game.state.window, game.state.companies[action.company]
    if window.kind is WAY_CHOICE and window.company == action.company:
        return None
    if here.destination is None:
        return Lack("{0.company} has set out for no other site.")
    told = "By which way {0.company} goes is told"
    if here.way is not None:
        return Lack(f"{told} already.")
    return Lack(f"{told} when its movement/hazard phase begins, and that moment is not now.")


def _by_a_way_there_is(game: Game, action: TakeWay) -> Lack | None:
    return None if chosen(game, action) is not None else Lack(_no_such_way)


def _no_such_way(game: Game, action: TakeWay) -> str:
    """Say what the company can do instead."""
    here = game.state.companies[action.company]
    assert here.destination is not None
    known = dict.fromkeys(each.name for each in game.value(WAYS, here.id, here.destination))
    goal = game.name(here.destination)
    if action.way not in known:
        return (
            f"No {_way_told(action.way)} takes {game.called(here.id)} from "
            f"{game.name(here.site)} to {goal}: only "
            f"{words.all_of([_way_told(each) for each in known])}."
        )
    return f"The company cannot get to {goal} through these regions."


def _way_told(way: str) -> str:
    """Give what players call a kind of movement."""
    kinds = {STARTER: "Starter Movement", REGION: "Region Movement"}
    return kinds.get(way) or ("Under-deeps Movement" if way == UNDER_DEEPS else way)


_takes = all_of(_when_it_is_told, _by_a_way_there_is)


@RULES.permit("declare-movement-type", TakeWay, says="The company can get there in this way.")
def takes_a_way(game: Game, action: TakeWay) -> Lack | bool:
    """The resource player says which way it is."""
    return _takes(game, action) or True


@RULES.define("starter-site-path", PATH_OF_WAY)
def printed_path(game: Game, company: str, site: str, way: Way) -> Path | None:
    """The printed types; the first and the last region are known by name."""
    if way.name != STARTER:
        return None
    here = game.state.companies[company].site
    names = {0: site_facts(game, here).region, len(way.types) - 1: site_facts(game, site).region}
    return tuple((each, names.get(number)) for number, each in enumerate(way.types))


@RULES.define("region-site-path", PATH_OF_WAY)
def path_of_regions(game: Game, company: str, site: str, way: Way) -> Path | None:
    """Type and name of every region."""
    if way.name != REGION:
        return None
    types = map_of(game.pool).types
    return tuple((types[each], each) for each in way.regions)


@RULES.react("region-site-path", MovementDeclared)
def remember_regions(game: Game, event: MovementDeclared) -> list[Event]:
    """Which ways there are is settled when movement is declared."""
    found = game.value(WAYS, event.company, event.site)
    regions = tuple(each.regions for each in found)
    player = game.state.companies[event.company].player
    value = event.site, regions
    fact = Fact("regions-declared", event.company, value, until="turn", known_to=player)
    return [Forgotten(what=fact.what, about=fact.about), Remembered(fact=fact)]


@RULES.adjust("region-site-path", WAYS)
def as_legal_when_declared(
    game: Game, found: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """What was not possible then is not possible now."""
    declared = game.state.fact("regions-declared", company)
    goal, regions = declared.value if declared else (None, ())
    if goal != site:
        return None
    return tuple(each for each in found if each.name != REGION or each.regions in regions)


@RULES.define("under-deeps-no-path", PATH_OF_WAY)
def no_path_below(game: Game, company: str, site: str, way: Way) -> Path | None:
    """There are no regions in the Under-deeps."""
    return () if way.name == UNDER_DEEPS else None


@RULES.define("stationary-company-sites", NEW_SITE)
def stays_where_it_is(game: Game, company: str) -> str | None:
    """The new site of a company that stays is the site it has."""
    here = game.state.companies[company]
    return here.site if here.destination is None else None


@RULES.adjust("named-region-type-change", SITE_PATH)
def types_of_named_regions(game: Game, path: Path, company: str, purpose: str) -> Path | None:
    """A region that is named has the type it has now."""
    changed = tuple(
        (game.value(REGION_TYPE, name, purpose) or region_type, name) for region_type, name in path
    )
    return changed if changed != path else None


@RULES.adjust("named-region-type-change", PATH_TO_SITE)
def types_of_regions_at_both_ends(game: Game, path: Path, site: str, purpose: str) -> Path | None:
    """The way to a site begins and ends in regions that have names."""
    changed = tuple(
        (game.value(REGION_TYPE, name, purpose) or region_type, name) for region_type, name in path
    )
    return changed if changed != path else None


@RULES.adjust("unnamed-region-type-change", PATH_TO_SITE, order=Layer.EARLY)
def types_of_regions_between(game: Game, path: Path, site: str, purpose: str) -> Path | None:
    """What has changed on the way to a site has changed for whoever looks at it."""
    changed = list(path)
    for fact in game.state.facts_of("path-changed"):
        if fact.about == site and len(fact.value) == len(("number", "type")):
            number, region_type = fact.value
            changed[number - 1] = (region_type, None)
    return tuple(changed) if changed != list(path) else None


@RULES.define("unnamed-region-type-change", PATH_CHANGES)
def changes_on_the_way(game: Game, company: str) -> tuple[PathChange, ...]:
    """A change to a region without a name holds for Starter Movement to and from that site."""
    here = game.state.companies[company]
    if here.way != STARTER:
        return ()
    origin, goal = here.origin or here.site, new_site(game, company)
    ends = (game.name(origin), game.name(str(goal)))
    changes: list[PathChange] = []
    for fact in game.state.facts_of("path-changed"):
        number, region_type, *haven = fact.value
        # With a haven named, it is the way from one haven to the other, and to no third one.
        if fact.about in (origin, goal) and (not haven or haven[0] in ends):
            index = number - 1 if fact.about != origin else len(here.path) - number
            changes.append(PathChange(index, region_type, f"{fact.about} {number}"))
    return tuple(changes)


@RULES.adjust("unnamed-region-type-change", SITE_PATH, order=Layer.EARLY)
def types_of_unnamed_regions(game: Game, path: Path, company: str, purpose: str) -> Path | None:
    """Such a region has the type that it was given."""
    changed = list(path)
    for each in game.value(PATH_CHANGES, company):
        changed[each.index] = (each.region_type, path[each.index][1])
    return tuple(changed) if changed != list(path) else None
