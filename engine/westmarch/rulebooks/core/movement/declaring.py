"""Declaring movement: when, where to, and by which kind of movement."""

from westmarch.cards.kinds import MINIONS, WIZARD, Kind
from westmarch.cards.model.card import Site
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, told
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.words import all_of, number_of
from westmarch.mechanics.lookups import character_facts, companies_of, site_facts
from westmarch.mechanics.map import Walking, map_of, number_beside
from westmarch.mechanics.movement import REGION, STARTER, UNDER_DEEPS, Way
from westmarch.mechanics.quantities.journeys import (
    ADJOINING,
    MAY_DECLARE,
    MODE,
    NEEDS_MODE,
    OPENED_LATE,
    PASSES,
    PATH_OF_WAY,
    REGION_LIMIT,
    REGIONS_ONCE,
    SITE_NEEDED,
    WALKS_ANYWAY,
    WAYS,
)
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.mechanics.quantities.prisoners import BORROWED
from westmarch.mechanics.quantities.sites import SITE_STAYS
from westmarch.rulebooks.core.movement import MORANNON, RULES
from westmarch.table.actions import MoveCompany
from westmarch.table.events.cards import CardTurned
from westmarch.table.events.companies import MovementDeclared
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.table.telling import not_now, phase_now
from westmarch.table.windows import ORGANIZATION, ORGANIZATION_ENDS

_MOST_REGIONS = 4
_MOST_REGIONS_EVER = 6
_FAR_AWAY = 8
"""So many regions are looked through to say how far a site is."""


@RULES.define("declare-movement-window", MAY_DECLARE)
def in_the_organization_phase(game: Game, company: str) -> bool | None:
    """In the organization phase, and not while organizing."""
    return game.state.at(ORGANIZATION) or None


@RULES.forbid(
    "declare-movement-window",
    MoveCompany,
    says=told,
)
def not_the_time(game: Game, action: MoveCompany) -> Lack | None:
    """Movement is declared once for each company of one's own, in one's organization phase."""
    company = game.state.companies[action.company]
    if company.player != action.player:
        return Lack("{0.company} is not {0.player}'s.", (action,))
    if company.destination is not None:
        once = "Movement to {0} has been declared for the company, and once is all."
        return Lack(once, (company.destination,))
    if action.player != game.state.turn_player:
        return Lack(_not_his_turn)
    return None if game.value(MAY_DECLARE, action.company) else Lack(_NOT_NOW)


def _not_his_turn(game: Game, action: MoveCompany) -> str:
    return f"It is {phase_now(game)}, and movement is declared in one's own turn."


_NOT_NOW = not_now("Movement is declared in the organization phase, and not while organizing")


@RULES.forbid(
    "declare-movement-window",
    MoveCompany,
    says="As the organization phase ends, a company sets out only by a way "
    "that a card has opened, and none of these leads to {action.site}.",
)
def leads_elsewhere(game: Game, action: MoveCompany) -> bool:
    """Whoever sets out late, because a card says so, goes where that card leads."""
    return game.state.at(ORGANIZATION_ENDS) and not any(
        game.value(OPENED_LATE, action.company, action.site, way)
        for way in game.value(WAYS, action.company, action.site)
    )


@RULES.permit(
    "declare-face-down-site",
    MoveCompany,
    says="A site card of the location deck may be the new site.",
    otherwise="{action.site} is no card of {action.player}'s location deck.",
)
def moves_to_site_of_deck(game: Game, action: MoveCompany) -> bool | None:
    """A site card of the location deck may be the new site."""
    site = game.card(action.site)
    if not isinstance(game.printed(action.site).facts, Site) or _in_play(game, action.site):
        return None
    return (site.owner, site.place) == (action.player, "location-deck")


@RULES.react("declare-face-down-site", MovementDeclared)
def lies_face_down(game: Game, event: MovementDeclared) -> list[Event]:
    """It lies face-down, if nobody has shown it yet."""
    companies = game.state.companies.values()
    others = [each for each in companies if each.id != event.company]
    known = any(event.site in (each.site, each.destination) for each in others)
    known = known or game.value(BORROWED, event.site, game.state.companies[event.company].player)
    known = known or game.value(SITE_STAYS, event.site)
    return [] if known else [CardTurned(card=event.site, face_down=True)]


@RULES.permit(
    "declare-to-site-in-play",
    MoveCompany,
    says="A site card in play may be the new site, if another company is there or goes there.",
    otherwise="No other company of {action.player} is at that card of {action.site} or goes there.",
)
def moves_to_site_in_play(game: Game, action: MoveCompany) -> bool | None:
    """So may the site card where another company is, or to which it goes."""
    if not isinstance(game.printed(action.site).facts, Site) or not _in_play(game, action.site):
        return None
    return any(
        action.site in (each.site, each.destination)
        for each in companies_of(game, action.player)
        if each.id != action.company
    )


@RULES.forbid(
    "declared-movement-must-be-valid",
    MoveCompany,
    says=lambda game, _, action: _too_far(game, action),
)
def cannot_get_there(game: Game, action: MoveCompany) -> bool:
    """Some kind of movement has to lead there."""
    return not game.value(WAYS, action.company, action.site)


def _too_far(game: Game, action: MoveCompany) -> str:
    """Say that there is no way: why none from haven to haven, and how far it is by regions."""
    said = f"No kind of movement takes {game.called(action.company)} to {game.name(action.site)}."
    here, there = _from(game, action.company), action.site
    said += _no_starter(game, action.company, here, there)
    shortest = next(
        (
            ways[0]
            for longest in range(1, _FAR_AWAY)
            if (ways := _walks(game, action.company, here, there, longest))
        ),
        (),
    )
    if len(shortest) > game.value(REGION_LIMIT, action.company):
        said += (
            f" By Region Movement it takes {number_of(len(shortest), 'region')} at least, "
            f"the first and the last included: {all_of(shortest)}. "
            f"The company may pass through {game.value(REGION_LIMIT, action.company)} at most."
        )
    return said


def _no_starter(game: Game, company: str, here: str, there: str) -> str:
    """Say why Starter Movement does not lead from one site to another; nothing, if it would."""
    if game.name(here) == game.name(there):
        return " The company is there already."
    from_haven, to_haven = (_is_haven(game, company, each) for each in (here, there))
    origin, goal = game.name(here), game.name(there)
    if from_haven and to_haven:
        linked = goal in dict(site_facts(game, here).havens)
        said = f"{origin} and {goal} print no site path from each other"
        return "" if linked else f" By Starter Movement there is none: {said}."
    if not from_haven and not to_haven:
        return f" By Starter Movement there is none: neither {origin} nor {goal} is a haven."
    site, haven = (there, origin) if from_haven else (here, goal)
    nearest = site_facts(game, site).nearest_haven
    if nearest in (None, "", haven):
        return ""
    return f" By Starter Movement there is none: {game.name(site)} names {nearest}, not {haven}."


@RULES.forbid(
    "no-twin-movement",
    MoveCompany,
    says="Another company from the same site has declared movement to {action.site}.",
)
def has_a_twin(game: Game, action: MoveCompany) -> bool:
    """Two companies do not set out from one site for another."""
    origin, goal = game.state.companies[action.company].site, action.site
    return any(
        each.destination is not None
        and game.name(each.destination) == game.name(goal)
        and game.name(each.site) == game.name(origin)
        for each in companies_of(game, action.player)
        if each.id != action.company
    )


@RULES.define("shared-site-stays", SITE_NEEDED)
def is_somebodys_goal(game: Game, site: str) -> bool | None:
    """A site to which a company still has to go stays in play."""
    return any(each.destination == site for each in game.state.companies.values()) or None


@RULES.forbid(
    "move-to-haven-copy",
    MoveCompany,
    says="{action.site} is in play already, and it is not a haven.",
)
def is_second_copy(game: Game, action: MoveCompany) -> bool:
    """Only of a haven may another copy come into play."""
    if _in_play(game, action.site):
        return False
    if game.value(IS_HAVEN, action.site, action.player):
        return False
    name = game.name(action.site)
    sites = (
        each
        for company in companies_of(game, action.player)
        for each in (company.site, company.destination)
    )
    return any(each is not None and game.name(each) == name for each in sites)


# Starter Movement


@RULES.define("starter-from-nearest-haven", WAYS)
def from_nearest_haven(game: Game, company: str, site: str) -> tuple[Way, ...] | None:
    """From a haven to a site that names it."""
    here, there = _from(game, company), site_facts(game, site)
    if there.nearest_haven != game.name(here) or not _is_haven(game, company, here):
        return None
    return (Way(STARTER, types=there.path),)


@RULES.define("starter-to-nearest-haven", WAYS)
def to_nearest_haven(game: Game, company: str, site: str) -> tuple[Way, ...] | None:
    """From a site to the haven that it names."""
    here = site_facts(game, _from(game, company))
    if here.nearest_haven != game.name(site) or not _is_haven(game, company, site):
        return None
    return (Way(STARTER, types=tuple(reversed(here.path))),)


@RULES.define("starter-haven-to-haven", WAYS)
def between_havens(game: Game, company: str, site: str) -> tuple[Way, ...] | None:
    """From haven to haven, if each prints a path from the other."""
    here = _from(game, company)
    back, forth = dict(site_facts(game, here).havens), dict(site_facts(game, site).havens)
    path = forth.get(game.name(here))
    if path is None or game.name(site) not in back:
        return None
    return (Way(STARTER, types=path),)


@RULES.adjust(
    "no-starter-gorgoroth",
    WAYS,
    says="Starter Movement takes no company of a Wizard's into Gorgoroth or out of it.",
    bars=True,
)
def not_by_starter_to_gorgoroth(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """A Wizard's company does not get into Gorgoroth or out of it that way."""
    if not ways:
        return None
    regions = (site_facts(game, _from(game, company)).region, site_facts(game, site).region)
    if _kind(game, company) != WIZARD or "Gorgoroth" not in regions:
        return None
    return tuple(each for each in ways if each.name != STARTER)


# Region Movement


@RULES.define("region-movement", REGION_LIMIT, says="for Region Movement")
def four_regions(game: Game, company: str) -> int:
    """Four regions, the first and the last included."""
    return _MOST_REGIONS


@RULES.define("region-movement", WAYS)
def from_region_to_region(game: Game, company: str, site: str) -> tuple[Way, ...] | None:
    """From region to region, wherever they adjoin; the Under-deeps lie in none."""
    origin = _from(game, company)
    if site_facts(game, origin).under_deeps or site_facts(game, site).under_deeps:
        return None
    if game.name(site) == game.name(origin):
        return None
    found = _walks(game, company, origin, site, game.value(REGION_LIMIT, company))
    return tuple(Way(REGION, regions=each) for each in found)


def _walks(
    game: Game, company: str, here: str, there: str, longest: int
) -> tuple[tuple[str, ...], ...]:
    """The ways from region to region between two sites that are no longer than this."""
    walking = Walking(
        longest=longest,
        adjoining=(
            *game.value(ADJOINING, game.state.companies[company].player),
            *game.value(PASSES, company),
        ),
        once=game.value(REGIONS_ONCE),
    )
    ends = (site_facts(game, here).region, site_facts(game, there).region)
    return tuple(map_of(game.pool).ways(*ends, walking))


@RULES.adjust(
    "region-movement-maximum-six", REGION_LIMIT, order=Layer.CAPPED, says="six are the most"
)
def never_beyond_six(game: Game, limit: int, company: str) -> int | None:
    """Six regions are the most, whatever helps."""
    return _MOST_REGIONS_EVER if limit > _MOST_REGIONS_EVER else None


@RULES.define("region-movement-no-repeat", REGIONS_ONCE)
def no_region_twice(game: Game) -> bool:
    """No region occurs twice."""
    return True


@RULES.adjust(
    "imlad-morgul-wizard",
    WAYS,
    says="A Wizard's company does not pass through Imlad Morgul on its way to or from Gorgoroth.",
    bars=True,
)
def not_through_imlad_morgul(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """To and from Gorgoroth, a Wizard's company does not pass through Imlad Morgul."""
    if not ways:
        return None
    ends = (site_facts(game, _from(game, company)).region, site_facts(game, site).region)
    if _kind(game, company) != WIZARD or "Gorgoroth" not in ends or "Imlad Morgul" in ends:
        return None
    return tuple(each for each in ways if "Imlad Morgul" not in each.regions)


def _register_morannon(kind: Kind) -> None:
    """Register that Dagorlad and Udûn adjoin for a kind of player who serves the Shadow."""

    @RULES.define(f"dagorlad-udun-{kind}", ADJOINING)
    def dagorlad_and_udun(game: Game, player: str) -> tuple[tuple[str, str], ...] | None:
        """For such a player, Dagorlad and Udûn adjoin."""
        return MORANNON if game.state.kind(player) == kind else None


for _black in MINIONS:
    _register_morannon(_black)


# Under-deeps Movement


@RULES.define("under-deeps-movement", WAYS)
def through_the_under_deeps(game: Game, company: str, site: str) -> tuple[Way, ...] | None:
    """To or from an Under-deeps site, if one of the two sites lists the other."""
    origin = _from(game, company)
    here, there = site_facts(game, origin), site_facts(game, site)
    if not (here.under_deeps or there.under_deeps):
        return None
    one, other = game.printed(origin), game.printed(site)
    numbers = (number_beside(one, other), number_beside(other, one))
    return None if numbers == (None, None) else (Way(UNDER_DEEPS),)


# Ringwraiths


@RULES.forbid(
    "ringwraith-needs-mode",
    MoveCompany,
    says="A Ringwraith goes only from a Darkhaven, and only in a mode, "
    "to a site that is no Darkhaven.",
)
def ringwraith_stays_among_darkhavens(game: Game, action: MoveCompany) -> bool:
    """Away from the Darkhavens, a Ringwraith needs a mode, and a Darkhaven to set out from."""
    ringwraiths = _ringwraiths(game, action.company)
    if not ringwraiths or game.value(IS_HAVEN, action.site, action.player):
        return False
    from_haven = _is_haven(game, action.company, _from(game, action.company))
    modeless = [each for each in ringwraiths if not game.value(MODE, each)]
    return not from_haven or any(game.value(NEEDS_MODE, each) for each in modeless)


@RULES.define("ringwraith-needs-mode", NEEDS_MODE, order=Rank.AFTER)
def needs_one(game: Game, ringwraith: str) -> bool:
    """Any Ringwraith does of whom nothing else is said."""
    return True


@RULES.define("ringwraith-followers-modeless", NEEDS_MODE)
def follower_needs_none(game: Game, ringwraith: str) -> bool | None:
    """A Ringwraith who follows another goes where that one goes."""
    return False if _follows_a_ringwraith(game, ringwraith) else None


@RULES.define("ringwraith-followers-modeless", MODE, order=Rank.BEFORE)
def follower_is_in_none(game: Game, ringwraith: str) -> str | None:
    """Nor does the mode of that one become his."""
    return "" if _follows_a_ringwraith(game, ringwraith) else None


def _follows_a_ringwraith(game: Game, character: str) -> bool:
    controller = game.card(character).host
    return controller in _ringwraiths(game, game.card(character).company)


@RULES.adjust("ringwraith-movement-types", WAYS)
def no_region_movement(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """With a Ringwraith, there is Starter Movement and Under-deeps Movement."""
    if not ways or not _ringwraiths(game, company) or game.value(WALKS_ANYWAY, company):
        return None
    return tuple(each for each in ways if each.name in (STARTER, UNDER_DEEPS))


@RULES.adjust(
    "ringwraith-no-coastal-sea",
    WAYS,
    says="With a Ringwraith, the company goes through no Coastal Sea.",
    bars=True,
)
def not_over_sea(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """With a Ringwraith, no way leads over a Coastal Sea."""
    if not ways or not _ringwraiths(game, company):
        return None
    return tuple(each for each in ways if not _touches_sea(game, company, site, each))


def _touches_sea(game: Game, company: str, site: str, way: Way) -> bool:
    path = game.value(PATH_OF_WAY, company, site, way)
    return any(region_type == "Coastal Sea" for region_type, _ in path)


def _ringwraiths(game: Game, company: str | None) -> list[str]:
    """The Ringwraiths in a company, followers included."""
    if company is None:
        return []
    return game.look(_ringwraiths_among, game.state.companies[company].characters)


def _ringwraiths_among(game: Game, characters: tuple[str, ...]) -> list[str]:
    return [each for each in characters if character_facts(game, each).race == "Ringwraith"]


def _in_play(game: Game, site: str) -> bool:
    return game.card(site).place == IN_PLAY


def _from(game: Game, company: str) -> str:
    return game.state.companies[company].site


def _is_haven(game: Game, company: str, site: str) -> bool:
    return game.value(IS_HAVEN, site, game.state.companies[company].player)


def _kind(game: Game, company: str) -> str:
    return game.state.kind(game.state.companies[company].player)
