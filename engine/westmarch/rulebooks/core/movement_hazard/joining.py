"""Where companies are, and which of them become one when all have moved."""

from itertools import combinations

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Rank
from westmarch.mechanics.control import is_character
from westmarch.mechanics.lookups import companies_of
from westmarch.mechanics.movement_hazard import rivals
from westmarch.mechanics.organization import are_own_at_one_site
from westmarch.mechanics.quantities.journeys import AT_ONE_SITE, WHEREABOUTS
from westmarch.mechanics.quantities.people import BROUGHT, COMPANIES_TO_JOIN, IS_HAVEN
from westmarch.rulebooks.core.movement_hazard import RULES
from westmarch.table.actions import Finish, JoinCompanies, LetRemain, PlayRevealed
from westmarch.table.events.companies import JourneysEnded, NewSiteRevealed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import JOIN, JOINING, REMAIN

_ON_ITS_WAY = "on its way"
"""Remembered of a company from the reveal of its new site until all journeys are over."""


@RULES.define("company-at-site", WHEREABOUTS)
def is_on_its_way(game: Game, company: str) -> str | None:
    """From the reveal until all companies have moved, a moving company is nowhere."""
    here = game.state.companies[company]
    on_its_way = game.state.fact(_ON_ITS_WAY, company) is not None
    return "" if on_its_way and (here.moved or here.destination is not None) else None


@RULES.define("company-at-site", AT_ONE_SITE)
def are_on_one_way(game: Game, one: str, other: str) -> bool | None:
    """Those who are on their way are at no site; whether together, is an open question."""
    if "" not in (game.value(WHEREABOUTS, one), game.value(WHEREABOUTS, other)):
        return None
    return one == other and game.reading("q.core.companions-on-the-way") == "b"


@RULES.react("company-at-site", NewSiteRevealed)
def sets_out(game: Game, event: NewSiteRevealed) -> list[Event]:
    """It sets out when its new site is revealed."""
    return [Remembered(fact=Fact(_ON_ITS_WAY, event.company, until="phase"))]


@RULES.react("company-at-site", JourneysEnded, order=Rank.FIRST)
def are_there(game: Game, event: JourneysEnded) -> list[Event]:
    """Once the last journey is over, each company is at its site before anything else is done."""
    return [Forgotten(what=_ON_ITS_WAY, about=each) for each in game.state.companies]


@RULES.define("join-at-non-haven", COMPANIES_TO_JOIN)
def companies_at_one_site(game: Game) -> tuple[tuple[str, str], ...]:
    """Companies at the same site become one, unless it is a haven."""
    pairs = combinations(companies_of(game, game.state.turn_player), 2)
    return tuple(
        (one.id, other.id)
        for one, other in pairs
        if game.name(one.site) == game.name(other.site)
        and not game.value(IS_HAVEN, one.site, one.player)
        and not any(game.state.fact("apart", each.id) for each in (one, other))
    )


@RULES.permit("join-at-non-haven", JoinCompanies)
def have_to_join(game: Game, action: JoinCompanies) -> bool | None:
    """They join as soon as all companies have moved."""
    if not game.state.at(JOINING):
        return None
    pair = (action.company, action.other)
    return any(set(pair) == set(each) for each in game.value(COMPANIES_TO_JOIN)) or None


@RULES.permit(
    "join-at-haven-optional",
    JoinCompanies,
    Finish,
)
def may_join_at_haven(game: Game, action: JoinCompanies | Finish) -> Lack | bool | None:
    """Companies at the same haven join if their player likes."""
    if not game.state.at(JOIN):
        return None
    return isinstance(action, Finish) or _joins(game, action) or True


def _a_haven(game: Game, action: JoinCompanies) -> Lack | None:
    site = game.state.companies[action.company].site
    if game.value(IS_HAVEN, site, action.player):
        return None
    return Lack(
        "{0} is no haven of {1}'s, and elsewhere it is not left to choice.", (site, action.player)
    )


_joins = all_of(are_own_at_one_site, _a_haven)


@RULES.permit("illegal-combination", LetRemain)
def one_of_them_remains(game: Game, action: LetRemain) -> Lack | bool:
    """The hazard player says which of them remains; the others go back where they came from."""
    return _remains(game, action) or True


def _a_choice(game: Game, _: LetRemain) -> Lack | None:
    if game.state.at(REMAIN):
        return None
    return Lack("There is no choice now of which company remains.")


def _others_who_return(game: Game, action: LetRemain) -> Lack | None:
    others = rivals(game, action.company)
    if not others:
        return Lack("{0.company} is not among those that cannot be one.")
    if all(each.origin is not None for each in others):
        return None
    if game.reading("q.core.nowhere-to-return") == "b":
        return None
    return Lack("Another of them has no site to return to, and so has to remain itself.")


_remains = all_of(_a_choice, _others_who_return)


@RULES.define("violating-effects-canceled", BROUGHT)
def joins_whoever_won_him(
    game: Game, action: PlayRevealed
) -> tuple[str | None, tuple[str, ...]] | None:
    """Somebody whom an effect brings into a company has to go with those who are in it."""
    if not is_character(game, action.card):
        return None
    return game.card(action.character).company, (action.card,)
