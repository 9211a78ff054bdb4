"""Taking prisoners: hazard hosts, and the sites where they hold those whom they take."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.words import all_of
from westmarch.mechanics.allies import is_ally
from westmarch.mechanics.lookups import company_of, is_site, site_facts
from westmarch.mechanics.map import Walking, map_of, number_beside
from westmarch.mechanics.movement import REGION, STARTER, UNDER_DEEPS
from westmarch.mechanics.prisoners import RESCUE_SITE
from westmarch.mechanics.quantities.prisoners import (
    BELOW_IN_REACH,
    CAPTOR,
    HOLDS_PRISONERS,
)
from westmarch.rulebooks.core.prisoners import RULES
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import CardMoved, CardPutAside, EventPlayed
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.events.combat import BodyCheckCalled
from westmarch.table.events.memory import Remembered
from westmarch.table.events.prisoners import CharacterTaken
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Company, Fact

# Hosts


@RULES.replace(
    "hosts-and-sites",
    CharacterWounded,
    order=Rank.AFTER,
    says="{event.card} is not harmed, and taken prisoner.",
)
def is_taken_instead(game: Game, event: CharacterWounded) -> list[Event] | None:
    """A strike that succeeds takes prisoner whom a hazard host is waiting for."""
    host, combat = game.value(CAPTOR, event.card), game.state.combat
    if not host or combat is None or combat.facing != event.card:
        return None
    return [CardMoved(card=host, to=IN_PLAY), CharacterTaken(card=event.card, host=host)]


@RULES.react("hosts-and-sites", EventPlayed)
def site_is_placed_with_it(game: Game, event: EventPlayed) -> list[Event]:
    """The site where they will be held is placed with the hazard host."""
    if event.site is None:
        return []
    return [
        CardPutAside(card=event.site, beside=event.card),
        Remembered(fact=Fact(RESCUE_SITE, event.card, event.site)),
    ]


@RULES.forbid("hosts-and-sites", PlayEvent, says="{action.card} takes no prisoners.")
def holds_nobody(game: Game, action: PlayEvent) -> bool:
    """No other card is played with a site."""
    return action.site is not None and not game.value(HOLDS_PRISONERS, action.card)


# Where they are held


def _no_site_of_his(game: Game, action: PlayEvent) -> str:
    if action.site is None:
        return f"{game.name(action.card)} takes a site where its prisoners will be held."
    return (
        f"{game.name(action.site)} is not in the location deck of {game.called(action.player)}, "
        "who would have to place it with the hazard."
    )


@RULES.forbid(
    "site-from-opponent-deck",
    PlayEvent,
    again=True,
    says=lambda game, _, action: _no_site_of_his(game, action),
)
def has_no_such_site(game: Game, action: PlayEvent) -> bool:
    """The rescue site comes out of the hazard player's own location deck."""
    if not game.value(HOLDS_PRISONERS, action.card):
        return False
    site = game.state.cards.get(action.site or "")
    return site is None or (site.owner, site.place) != (action.player, "location-deck")


def _held(game: Game, action: PlayEvent) -> tuple[Company, str] | None:
    """The company that may lose somebody, and the site where he would be held."""
    company, site = company_of(game, action.target or ""), action.site or ""
    if company is None or not is_site(game, site):
        return None
    return (company, site) if game.value(HOLDS_PRISONERS, action.card) else None


def _is_outside(game: Game, site: str, company: Company, regions: tuple[str, ...]) -> bool:
    """Tell whether a site lies in none of some regions, nor below and in reach."""
    facts = site_facts(game, site)
    if facts.under_deeps:
        return not game.value(BELOW_IN_REACH, site, company.id)
    return facts.region not in regions


def _region(game: Game, site: str) -> tuple[str, ...]:
    """The region of a site; the Under-deeps lie in none."""
    facts = site_facts(game, site)
    return () if facts.under_deeps else (facts.region,)


def _ends(game: Game, company: Company) -> tuple[str, ...]:
    goal = company.destination
    return (*_region(game, company.site), *(() if goal is None else _region(game, goal)))


def _near(game: Game, company: Company) -> tuple[str, ...]:
    """The regions that a company passes, and those that adjoin them."""
    passed = [name for _, name in company.path if name is not None]
    walking = Walking(longest=2)
    regions = map_of(game.pool)
    return tuple(
        each for each in regions.types if any(regions.ways(near, each, walking) for near in passed)
    )


@RULES.forbid(
    "site-starter-movement",
    PlayEvent,
    says=lambda game, _, action: _too_far(game, action, "come from or go to", _ends),
)
def is_off_the_starter_path(game: Game, action: PlayEvent) -> bool:
    """Who goes by Starter Movement is held where he comes from or where he goes."""
    held = _held(game, action)
    if held is None or held[0].destination is None or held[0].way != STARTER:
        return False
    return _is_outside(game, held[1], held[0], _ends(game, held[0]))


@RULES.forbid(
    "site-region-movement",
    PlayEvent,
    says="{action.site} is neither in a region on the way nor in one that adjoins it.",
)
def is_off_the_regions(game: Game, action: PlayEvent) -> bool:
    """Who goes by Region Movement is held in a region that he passes, or beside one."""
    held = _held(game, action)
    if held is None or held[0].destination is None or held[0].way != REGION:
        return False
    return _is_outside(game, held[1], held[0], _near(game, held[0]))


@RULES.forbid(
    "site-not-moving",
    PlayEvent,
    says=lambda game, _, action: _too_far(game, action, "stay in", _ends),
)
def is_in_another_region(game: Game, action: PlayEvent) -> bool:
    """Who does not move is held in the region where he is."""
    held = _held(game, action)
    if held is None or held[0].destination is not None:
        return False
    return _is_outside(game, held[1], held[0], _region(game, held[0].site))


def _too_far(game: Game, action: PlayEvent, how: str, where: object) -> str:
    held = _held(game, action)
    assert held is not None
    regions = list(dict.fromkeys(_ends(game, held[0]))) or ["no region at all"]
    return (
        f"{game.name(str(action.site))} is in {site_facts(game, str(action.site)).region}; those "
        f"whom {game.name(action.card)} is to hold {how} {all_of(regions)}."
    )


@RULES.define("site-under-deeps", BELOW_IN_REACH)
def lies_below(game: Game, site: str, company: str) -> bool:
    """Below the site where he is or goes, he may be held as well."""
    group, below = game.state.companies[company], game.printed(site)
    near = (each for each in (group.site, group.destination) if each is not None)
    return any(
        number_beside(below, game.printed(each)) is not None
        or number_beside(game.printed(each), below) is not None
        for each in near
    )


@RULES.forbid(
    "site-under-deeps",
    PlayEvent,
    says="{action.site} is not beside the Under-deeps site from which the company comes.",
)
def is_not_below(game: Game, action: PlayEvent) -> bool:
    """Who goes by Under-deeps Movement is held below, and nowhere else."""
    held = _held(game, action)
    if held is None or held[0].way != UNDER_DEEPS or held[0].destination is None:
        return False
    return _is_outside(game, held[1], held[0], ())


# Who is never taken


@RULES.forbid(
    "allies-immune",
    PlayEvent,
    says="{action.target} is an ally, and allies are not taken prisoner.",
)
def would_take_an_ally(game: Game, action: PlayEvent) -> bool:
    """Nobody chooses an ally for it."""
    if action.target not in game.state.cards or not game.value(HOLDS_PRISONERS, action.card):
        return False
    return is_ally(game, action.target)


@RULES.replace(
    "allies-immune",
    CharacterWounded,
    BodyCheckCalled,
    says="The strike would have taken a character prisoner, and does nothing to an ally.",
)
def is_left_where_it_is(
    game: Game, event: CharacterWounded | BodyCheckCalled
) -> list[Event] | None:
    """What would take a character prisoner does nothing to an ally."""
    who = event.card if isinstance(event, CharacterWounded) else event.character
    return [] if is_ally(game, who) and game.value(CAPTOR, who) is not None else None
