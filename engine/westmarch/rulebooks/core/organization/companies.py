"""Companies: control within them, going from one to another, joining and splitting."""

from msgspec.structs import replace

from westmarch.cards.model import Event as EventFacts
from westmarch.kernel.actions import (
    ChangeCompany,
    ChangeControl,
    Finish,
    JoinCompanies,
    PlaceOnCompany,
    SplitCompany,
)
from westmarch.kernel.events import CardMoved, CompaniesJoined, CompanySplit, Event, Remembered
from westmarch.kernel.game import Game
from westmarch.kernel.judge import forbidding
from westmarch.kernel.state import Fact
from westmarch.mechanics.control import followers, is_follower
from westmarch.mechanics.movement import offer_movement
from westmarch.mechanics.organization import TO_PLACE, family, same_site
from westmarch.mechanics.quantities import IS_HAVEN
from westmarch.mechanics.table import companies_of, company_of, is_avatar, is_hazard
from westmarch.rulebooks.core.organization import RULES
from westmarch.rulebooks.core.organization.organizing import is_organizing, owns


@RULES.permit("set-company-composition", ChangeControl)
def arranges_control(game: Game, action: ChangeControl) -> bool | None:
    """While organizing, control within a company may be arranged anew."""
    who, controller = action.character, action.controller
    if company_of(game, who) is None:
        return None
    if not is_organizing(game, action.player) or not owns(game, action.player, who):
        return False
    if controller is None:
        return is_follower(game, who) or game.card(who).uncontrolled
    held = game.card(who).host == controller or who == controller
    return not held and owns(game, action.player, controller)


@RULES.permit("set-company-composition", ChangeCompany)
def arranges_companies(game: Game, action: ChangeCompany) -> bool | None:
    """While organizing, characters may be distributed over companies anew."""
    company = game.state.companies[action.company]
    if company_of(game, action.character) is None:
        return None
    return (
        is_organizing(game, action.player)
        and owns(game, action.player, action.character)
        and company.player == action.player
        and bool(company.characters)
        and game.card(action.character).company != company.id
    )


@RULES.forbid(
    "move-between-companies",
    ChangeCompany,
    says="{action.character} is not under general influence, or not at the same site.",
)
def cannot_go_over(game: Game, action: ChangeCompany) -> bool:
    """Only somebody under general influence goes over, to a company at the same site."""
    who = action.character
    here, there = company_of(game, who), game.state.companies[action.company]
    if here is None or not same_site(game, here, there):
        return True
    if is_avatar(game, who) and not is_follower(game, who):
        return game.reading("q.core.avatar-changes-company") == "b"
    return is_follower(game, who) or game.card(who).uncontrolled


# Joining


@RULES.permit("join-companies", JoinCompanies)
def joins_companies(game: Game, action: JoinCompanies) -> bool | None:
    """Companies at the same site may become one."""
    if game.state.phase != "organization":
        return None
    one, other = (game.state.companies[each] for each in (action.company, action.other))
    return (
        is_organizing(game, action.player)
        and one != other
        and {one.player, other.player} == {action.player}
        and bool(one.characters and other.characters)
        and same_site(game, one, other)
    )


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
    if not game.value(IS_HAVEN, event.site, joined.player):
        return []
    played = game.card(event.site).holds
    return [
        *(CardMoved(card=each, to="in-play", host=joined.site) for each in played),
        CardMoved(card=event.site, to="location-deck"),
    ]


# Splitting


@RULES.permit("split-company", SplitCompany)
def splits_company(game: Game, action: SplitCompany) -> bool | None:
    """Some of a company may part from the others."""
    return None if action.site is not None else _can_part(game, action)


@RULES.permit("split-extra-haven-copy", SplitCompany)
def splits_at_two_cards(game: Game, action: SplitCompany) -> bool | None:
    """At a haven, they may have a card of it to themselves."""
    if action.site is None:
        return None
    company, copy = game.state.companies[action.company], game.card(action.site)
    return (
        _can_part(game, action)
        and bool(game.value(IS_HAVEN, company.site, action.player))
        and copy.card == game.card(company.site).card
        and (copy.owner, copy.place) == (action.player, "location-deck")
    )


@RULES.forbid(
    "split-cannot-rejoin",
    JoinCompanies,
    ChangeCompany,
    says="Those companies were one, and were split in this very phase.",
)
def was_split_just_now(game: Game, action: JoinCompanies | ChangeCompany) -> bool:
    """Companies that were split stay apart for the rest of the phase."""
    if game.state.phase != "organization":
        return False
    if isinstance(action, JoinCompanies):
        left: str | None = action.other
    else:
        # A company of one that goes over to another joins it.
        left = game.card(action.character).company
        staying = set(game.state.companies[left].characters if left else ())
        if staying - {action.character, *followers(game, action.character)}:
            return False
    return left is not None and family(game, left) == family(game, action.company)


@RULES.forbid(
    "split-companies-must-move",
    Finish,
    says="Of the companies that were split, all but one have to declare movement.",
)
def parts_have_not_moved(game: Game, action: Finish) -> bool:
    """Parting is for those who go different ways: only one part may stay."""
    if game.state.window.name != "organization":
        return False
    staying: dict[str, list[str]] = {}
    for each in companies_of(game, action.player):
        if each.destination is None:
            staying.setdefault(family(game, each.id), []).append(each.id)
    apart = {each for parts in staying.values() if len(parts) > 1 for each in parts}
    # Whoever has nowhere to go cannot be held to going.
    return any(
        not forbidding(game, move)
        for move in (offer_movement(game, action.player) if apart else ())
        if move.company in apart
    )


@RULES.react("split-hazard-events", CompanySplit)
def hazards_are_placed(game: Game, event: CompanySplit) -> list[Event]:
    """The hazard player says with which part each of the hazards on the company goes."""
    parts = (event.company, event.new)
    return [
        Remembered(fact=Fact(TO_PLACE, each, parts, until="phase"))
        for each in game.state.companies[event.company].holds
        if is_hazard(game, each)
    ]


@RULES.permit("split-hazard-events", PlaceOnCompany)
def places_hazard(game: Game, action: PlaceOnCompany) -> bool:
    """Each of them goes with one of the parts."""
    window, fact = game.state.window, game.state.fact(TO_PLACE, action.card)
    waits = window.name == "place-events" and action.player in window.waiting
    return waits and fact is not None and action.company in fact.value


@RULES.forbid(
    "original-keeps-company-effects",
    PlaceOnCompany,
    says="{action.card} is a resource, and stays with the original company.",
)
def resource_stays(game: Game, action: PlaceOnCompany) -> bool:
    """A resource on the company stays with the original one."""
    facts = game.printed(action.card).facts
    return isinstance(facts, EventFacts) and facts.side == "resource"


def _can_part(game: Game, action: SplitCompany) -> bool:
    """Some leave, some stay, and nobody is parted from whoever controls him."""
    company, leaving = game.state.companies[action.company], set(action.characters)
    controlled = {each for who in leaving for each in followers(game, who)}
    return (
        is_organizing(game, action.player)
        and company.player == action.player
        and action.name not in game.state.companies
        and bool(leaving)
        and (leaving | controlled) < set(company.characters)
        and all(not is_follower(game, each) or each in controlled for each in leaving)
    )
