"""Splitting: how one company becomes two, and what goes with which of them."""

from msgspec.structs import replace

from westmarch.cards.model.card import Event as EventFacts
from westmarch.kernel.event import Event
from westmarch.kernel.judge import forbidding
from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.control import followers, is_follower
from westmarch.mechanics.lookups import companies_of, company_of, is_hazard
from westmarch.mechanics.movement import offer_movement
from westmarch.mechanics.organization import TO_PLACE
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.rulebooks.core.organization import RULES
from westmarch.rulebooks.core.organization.organizing import is_organizing, is_own_company
from westmarch.table.actions import (
    ChangeCompany,
    Finish,
    JoinCompanies,
    PlaceOnCompany,
    SplitCompany,
)
from westmarch.table.events.cards import EventPlayed
from westmarch.table.events.companies import CompanySplit
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import ORGANIZATION

_PARTED = "parted"
"""Remembered of a character who has left a company: those who stayed."""
_PLAYED_BY = "played by"
"""Remembered of a company and a card of the pool: the member who played it."""


def _some_leave_and_some_stay(game: Game, action: SplitCompany) -> Lack | None:
    company, leaving = set(game.state.companies[action.company].characters), set(action.characters)
    if not leaving:
        return Lack("Nobody is named who is to part.")
    if not leaving <= company:
        return Lack("Not all who are to part are in that company.")
    led = {each for who in leaving for each in followers(game, who)}
    return None if leaving | led < company else Lack("Nobody would be left of the company.")


def _with_those_who_lead(game: Game, action: SplitCompany) -> Lack | None:
    led = {each for who in action.characters for each in followers(game, who)}
    if all(not is_follower(game, each) or each in led for each in action.characters):
        return None
    return Lack("A follower goes with the one who controls him, and not without.")


def _by_a_new_name(game: Game, action: SplitCompany) -> Lack | None:
    known = action.name in game.state.companies
    return Lack("There is a company of that name already.") if known else None


_splits = all_of(
    is_organizing, is_own_company, _some_leave_and_some_stay, _with_those_who_lead, _by_a_new_name
)


@RULES.permit("split-company", SplitCompany, says="While organizing, a company may be split.")
def splits_company(game: Game, action: SplitCompany) -> Lack | bool | None:
    """Some of a company may part from the others."""
    if action.site is not None:
        return None
    return _splits(game, action) or True


@RULES.permit("split-extra-haven-copy", SplitCompany)
def splits_at_two_cards(game: Game, action: SplitCompany) -> Lack | bool | None:
    """At a haven, they may have a card of it to themselves."""
    if action.site is None:
        return None
    return _splits_at_a_haven(game, action) or True


def _at_a_haven(game: Game, action: SplitCompany) -> Lack | None:
    site = game.state.companies[action.company].site
    if game.value(IS_HAVEN, site, action.player):
        return None
    says = "{0} is no haven of {1}'s: a second card of it is not laid there."
    return Lack(says, (site, action.player))


def _by_a_second_card(game: Game, action: SplitCompany) -> Lack | None:
    site, copy = game.state.companies[action.company].site, game.card(str(action.site))
    if copy.card != game.card(site).card:
        return Lack("{0.site} is another site than the one where the company is.")
    if (copy.owner, copy.place) != (action.player, "location-deck"):
        return Lack("That card of {0.site} is not in {0.player}'s location deck.")
    return None


_splits_at_a_haven = all_of(_at_a_haven, _by_a_second_card, _splits)


@RULES.react("split-cannot-rejoin", CompanySplit)
def they_have_parted(game: Game, event: CompanySplit) -> list[Event]:
    """Who leaves is parted from those who stay."""
    staying = game.state.companies[event.company].characters
    return [
        Remembered(fact=Fact(_PARTED, each, staying, until="phase"))
        for each in game.state.companies[event.new].characters
    ]


@RULES.forbid(
    "split-cannot-rejoin",
    JoinCompanies,
    ChangeCompany,
    says="Some of them were in one company, and were parted in this very phase.",
)
def was_split_just_now(game: Game, action: JoinCompanies | ChangeCompany) -> bool:
    """Whoever was parted stays apart for the rest of the phase, whatever the company is by now."""
    if isinstance(action, JoinCompanies):
        coming = game.state.companies[action.other].characters
    else:
        coming = (action.character, *followers(game, action.character))
    there = game.state.companies[action.company].characters
    return any(
        fact.what == _PARTED and (_meet(fact, coming, there) or _meet(fact, there, coming))
        for fact in game.state.facts
    )


def _meet(fact: Fact, some: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Tell whether one of some would come together with those from whom he has parted."""
    return fact.about in some and not set(fact.value).isdisjoint(others)


@RULES.forbid(
    "split-companies-must-move",
    Finish,
    says="Of the companies that were split, all but one have to declare movement.",
)
def parts_have_not_moved(game: Game, action: Finish) -> bool:
    """Parting is for those who go different ways: only one part may stay."""
    if not game.state.at(ORGANIZATION):
        return False
    staying: dict[str, list[str]] = {}
    for each in companies_of(game, action.player):
        if each.destination is None:
            staying.setdefault(_family(game, each.id), []).append(each.id)
    apart = {each for parts in staying.values() if len(parts) > 1 for each in parts}
    if not apart:
        return False
    # Whoever has nowhere to go cannot be held to going.
    return any(
        not forbidding(game, move)
        for offer in offer_movement(game, action.player)
        if offer.action.company in apart
        for move in offer
    )


def _family(game: Game, company: str) -> str:
    """Give the company from which this one was split, perhaps over others; else itself."""
    found = game.state.companies[company]
    while found.split_from in game.state.companies:
        found = game.state.companies[found.split_from]
    return found.id


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
    fact = game.state.fact(TO_PLACE, action.card)
    own = game.card(action.card).owner == action.player
    return own and fact is not None and action.company in fact.value


@RULES.forbid(
    "original-keeps-company-effects",
    PlaceOnCompany,
    says="{action.card} is a resource, and stays with the original company.",
)
def resource_stays(game: Game, action: PlaceOnCompany) -> bool:
    """A resource on the company stays with the original one."""
    facts = game.printed(action.card).facts
    return isinstance(facts, EventFacts) and facts.side == "resource"


@RULES.react("effects-follow-their-character", EventPlayed)
def is_of_his_company(game: Game, event: EventPlayed) -> list[Event]:
    """What a character plays on his company is about the company in which he is."""
    company = company_of(game, event.character or "")
    if company is None:
        return []
    card = game.card(event.card).card
    return [Remembered(fact=Fact(_PLAYED_BY, company.id, event.character, "turn", card))]


@RULES.react("effects-follow-their-character", CompanySplit)
def goes_with_him(game: Game, event: CompanySplit) -> list[Event]:
    """It goes with him when he leaves."""
    facts = [each for each in game.state.facts if each.about == event.company]
    gone = {
        each.card
        for each in facts
        if each.what == _PLAYED_BY and game.card(each.value).company == event.new
    }
    moved = [each for each in facts if each.card in gone]
    return [
        *(EffectLapsed(fact=each) for each in moved),
        *(Remembered(fact=replace(each, about=event.new)) for each in moved),
    ]


@RULES.react("split-faced-attacks", CompanySplit)
def both_have_faced_it(game: Game, event: CompanySplit) -> list[Event]:
    """What the company had faced before, both parts have."""
    return [
        Remembered(fact=replace(each, about=event.new))
        for each in game.state.facts_of("faced")
        if each.about == event.company
    ]
