"""The rescue: whose guards are faced, and what becomes of a site that was borrowed for it."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import Cost, admits, company_of, in_hand, lies_below
from westmarch.mechanics.prisoners import REACHED, captives, hosts_in_play, rescue_site
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.prisoners import (
    BORROWED,
    FREED_APART,
    MAY_RESCUE,
    RELEASED_AT,
)
from westmarch.table.actions import MoveCompany, PlayItem
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.companies import CompanyArrived
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.prisoners import PrisonersRescued
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Company, Fact

RULES = Rulebook("dark-minions.rescue")

_FREED = "freed just now"
"""Remembered of a company that has freed prisoners: how many actions had been declared by then."""
_CAME = "came to a borrowed site"
"""Remembered of a company: how often its player had exhausted the play deck by then."""
_CLOSED = "site that was borrowed"
"""Remembered of a site card that was given back: who had it, and how often he has to have exhausted
his play deck before he may use such a site again, by either reading."""


# Whose guards are faced


@RULES.adjust("face-rescue-attacks", MAY_RESCUE)
def faces_all_guards(game: Game, may: bool, company: str, host: str) -> bool | None:
    """Those of the host are faced; perhaps of all hosts at the site."""
    if not may or game.reading("q.dark-minions.hosts-at-one-site") == "a":
        return None
    # That is remembered of the company that has its part of the phase, and of no other.
    faced = {each.value for each in game.state.facts_of(REACHED)}
    return faced >= set(_hosts_here(game, game.state.companies[company])) or False


def _hosts_here(game: Game, company: Company) -> Iterator[str]:
    """The hosts that hold prisoners of a company's player at its site."""
    for host in hosts_in_play(game):
        site = rescue_site(game, host)
        own = any(game.card(each).owner == company.player for each in captives(game, host))
        if own and site is not None and game.name(site) == game.name(company.site):
            yield host


# Free without a rescue


@RULES.adjust("non-rescue-discard", FREED_APART)
def goes_his_own_way(game: Game, apart: bool, host: str) -> bool | None:
    """Those whom a host held are a company; perhaps each is one of his own."""
    if len(captives(game, host)) < 2:
        return None
    return game.reading("q.dark-minions.freed-company") == "b" or None


@RULES.adjust("non-rescue-discard", RELEASED_AT)
def is_where_the_host_says(game: Game, site: str | None, host: str, player: str) -> str | None:
    """A card of his own shows where he is; perhaps it is that of the host in any case."""
    theirs = game.reading("q.dark-minions.freed-company") == "b"
    return rescue_site(game, host) if theirs else None


# Something small


@RULES.react("minor-item", PrisonersRescued)
def have_been_freed(game: Game, event: PrisonersRescued) -> list[Event]:
    """It is remembered that they have just been."""
    fact = Fact(_FREED, event.company, game.state.declared, until="company")
    return [Forgotten(what=_FREED, about=event.company), Remembered(fact=fact)]


@RULES.adjust("minor-item", COSTS)
def nobody_taps(
    game: Game, paid: tuple[Cost, ...], card: str | None, action: object
) -> tuple[Cost, ...] | None:
    """Whoever plays it taps; perhaps nobody does."""
    if not isinstance(action, PlayItem) or not _just_freed(game, action):
        return None
    return tuple(each for each in paid if each.card != action.character)


@RULES.permit(
    "minor-item",
    PlayItem,
    says="Right after a rescue in the Under-deeps, {action.card} may be played.",
    lifts=("core.site-phase.play-requirements", "core.site-phase.not-tapping-differs"),
)
def takes_whatever_there_is(game: Game, action: PlayItem) -> bool | None:
    """It is a minor item; perhaps it is any that the site allows, below the map."""
    company = company_of(game, action.character)
    if company is None or not lies_below(game, company.site):
        return None
    there = admits(game, company.site, action.card) and in_hand(game, action.player, action.card)
    return (there and _just_freed(game, action)) or None


def _just_freed(game: Game, action: PlayItem) -> bool:
    """Tell whether an item is the first thing after a rescue, by the other reading."""
    company = company_of(game, action.character)
    fact = None if company is None else game.state.fact(_FREED, company.id)
    # What is paid for it is asked for before and after it is declared.
    declared = action in game.state.chain
    if fact is None or not game.state.is_next(action.player, fact.value, declared=declared):
        return False
    return game.reading("q.dark-minions.rescue-minor-item") == "b"


# A site that was borrowed


@RULES.forbid(
    "borrow-host-site",
    MoveCompany,
    says="{action.player} has no card of {action.site} to hand, and takes that of the host.",
)
def is_not_to_hand(game: Game, action: MoveCompany) -> bool:
    """Rescuers may join others by their site card; perhaps it is none that they have to hand."""
    if game.card(action.site).place != IN_PLAY or not _holds_somebody(game, action):
        return False
    return game.reading("q.dark-minions.own-copy-in-play") == "b"


@RULES.permit(
    "borrow-host-site",
    MoveCompany,
    says="The card that lies with the host shows where the rescuers go.",
    lifts=("core.movement.move-to-haven-copy",),
)
def goes_by_that_of_the_host(game: Game, action: MoveCompany) -> bool | None:
    """Then they borrow that of the host, though another is in play."""
    hosts = (each for each in hosts_in_play(game) if rescue_site(game, each) == action.site)
    if not any(_is_somebodys(game, each, action.player) for each in hosts):
        return None
    deck = game.state.pile(action.player, "location-deck")
    if any(game.name(each) == game.name(action.site) for each in deck):
        return None
    return game.reading("q.dark-minions.own-copy-in-play") == "b" or None


def _holds_somebody(game: Game, action: MoveCompany) -> bool:
    """Tell whether prisoners of a player's are held where he would go."""
    for host in hosts_in_play(game):
        site = rescue_site(game, host)
        if site is not None and game.name(site) == game.name(action.site):
            return _is_somebodys(game, host, action.player)
    return False


def _is_somebodys(game: Game, host: str, player: str) -> bool:
    """Tell whether a host holds somebody of a player's."""
    return any(game.card(each).owner == player for each in captives(game, host))


@RULES.react("borrowed-site-unavailable", CompanyArrived)
def has_come_by_a_borrowed_card(game: Game, event: CompanyArrived) -> list[Event]:
    """It is remembered since when the site is borrowed."""
    company = game.state.companies[event.company]
    if not game.value(BORROWED, company.site, company.player):
        return []
    return [Remembered(fact=Fact(_CAME, company.id, _exhausted(game, company.player)))]


@RULES.react("borrowed-site-unavailable", CardMoved)
def is_closed_to_him(game: Game, event: CardMoved) -> list[Event]:
    """When the card is given back, the site is closed to whoever has borrowed it."""
    if event.to != "location-deck":
        return []
    for company in game.state.companies.values():
        lent = event.card in (company.site, company.origin)
        if lent and company.player != game.card(event.card).owner:
            came, now = game.state.fact(_CAME, company.id), _exhausted(game, company.player)
            since = now if came is None else came.value
            value = (company.player, now + 1, since + 1)
            return [
                Forgotten(what=_CAME, about=company.id),
                Remembered(fact=Fact(_CLOSED, event.card, value)),
            ]
    return []


@RULES.forbid(
    "borrowed-site-unavailable",
    MoveCompany,
    says="{action.player} has borrowed a card of {action.site}, and makes no other use of the site "
    "until the play deck has been exhausted.",
)
def has_borrowed_it(game: Game, action: MoveCompany) -> bool:
    """His own card of such a site is of no use to him for a while."""
    name = game.name(action.site)
    return any(
        _is_closed(game, each, action.player)
        for each in game.state.facts_of(_CLOSED)
        if game.name(each.about) == name
    )


def _is_closed(game: Game, fact: Fact, player: str) -> bool:
    who, after_leaving, after_coming = fact.value
    if who != player:
        return False
    first = game.reading("q.dark-minions.borrowed-until-when") == "b"
    needed: int = after_coming if first else after_leaving
    return _exhausted(game, player) < needed


def _exhausted(game: Game, player: str) -> int:
    return next(each.exhausted for each in game.state.players if each.name == player)
