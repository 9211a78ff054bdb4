"""Companies: control within them, going from one to another, and joining."""

from msgspec.structs import replace

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of, told
from westmarch.mechanics.control import is_follower
from westmarch.mechanics.lookups import company_of, is_avatar
from westmarch.mechanics.organization import are_own_at_one_site, same_site
from westmarch.rulebooks.core.organization import RULES
from westmarch.rulebooks.core.organization.organizing import (
    is_organizing,
    is_own_character,
    is_own_company,
    owns,
)
from westmarch.table.actions import ChangeCompany, ChangeControl, JoinCompanies
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.companies import CompaniesJoined
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game


@RULES.permit(
    "set-company-composition",
    ChangeControl,
    says="While organizing, a character may be put under general influence, or follow another.",
)
def arranges_control(game: Game, action: ChangeControl) -> Lack | bool | None:
    """While organizing, control within a company may be arranged anew."""
    if company_of(game, action.character) is None:
        return None
    return _changes_control(game, action) or True


def _under_another(game: Game, action: ChangeControl) -> Lack | None:
    who, controller = action.character, action.controller
    if controller is None:
        bound = is_follower(game, who) or game.card(who).uncontrolled
        return None if bound else Lack("{0.character} is under general influence already.")
    if not owns(game, action.player, controller):
        return Lack("{0.controller} is not {0.player}'s.")
    if who == controller:
        return Lack("Nobody follows himself.")
    held = game.card(who).host == controller
    return Lack("{0.character} is under {0.controller} already.") if held else None


_changes_control = all_of(is_organizing, is_own_character, _under_another)


@RULES.permit(
    "set-company-composition",
    ChangeCompany,
    says="While organizing, a character may change to another company at the same site.",
)
def arranges_companies(game: Game, action: ChangeCompany) -> Lack | bool | None:
    """While organizing, characters may be distributed over companies anew."""
    if company_of(game, action.character) is None:
        return None
    return _changes_company(game, action) or True


def _to_another_company(game: Game, action: ChangeCompany) -> Lack | None:
    there = game.card(action.character).company == action.company
    return Lack("{0.character} is in that company already.") if there else None


_changes_company = all_of(is_organizing, is_own_character, is_own_company, _to_another_company)


@RULES.forbid(
    "move-between-companies",
    ChangeCompany,
    says=told,
)
def cannot_go_over(game: Game, action: ChangeCompany) -> Lack | None:
    """Only somebody under general influence goes over, to a company at the same site."""
    who = action.character
    here, there = company_of(game, who), game.state.companies[action.company]
    if here is None or not same_site(game, here, there):
        return Lack("{0} is not at {1}, where the other company is.", (who, there.site))
    if is_follower(game, who):
        return Lack("{0} is a follower, and not under general influence.", (who,))
    if is_avatar(game, who):
        if game.reading("q.core.avatar-changes-company") != "b":
            return None
        return Lack("{0} is an avatar, and as that is read changes no company.", (who,))
    return Lack("{0} is under nobody's influence.", (who,)) if game.card(who).uncontrolled else None


# Joining


@RULES.permit(
    "join-companies",
    JoinCompanies,
    says="While organizing, companies at one site may be joined.",
)
def joins_companies(game: Game, action: JoinCompanies) -> Lack | bool | None:
    """Companies at the same site may become one."""
    if game.state.phase != "organization":
        return None
    return _joins(game, action) or True


_joins = all_of(is_organizing, are_own_at_one_site)


@RULES.react("joined-effects-spread", CompaniesJoined)
def effects_on_both(game: Game, event: CompaniesJoined) -> list[Event]:
    """What lay on a company that has joined another lies on the whole of it."""
    cards = game.state.companies[event.other].holds
    facts = [each for each in game.state.facts if each.about == event.other]
    return [
        *(CardMoved(card=each, to="in-play", host=event.company) for each in cards),
        *(Remembered(fact=replace(each, about=event.company)) for each in facts),
    ]


@RULES.react("join-returns-haven-copies", CompaniesJoined)
def copies_go_back(game: Game, event: CompaniesJoined) -> list[Event]:
    """A haven card that nobody is at any more goes back, and what was played on it stays."""
    joined = game.state.companies[event.company]
    others = [each for each in game.state.companies.values() if each.id != event.other]
    if any(event.site in (each.site, each.destination) for each in others):
        return []
    played = game.card(event.site).holds
    return [
        *(CardMoved(card=each, to="in-play", host=joined.site) for each in played),
        CardMoved(card=event.site, to="location-deck"),
    ]
