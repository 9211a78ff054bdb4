"""The rescue: whose guards are faced, and what becomes of a site that was borrowed for it."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.prisoners import REACHED, captives, hosts_in_play, rescue_site
from westmarch.mechanics.quantities.prisoners import BORROWED, MAY_RESCUE
from westmarch.table.actions import MoveCompany
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.companies import CompanyArrived
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Company, Fact

RULES = Rulebook("dark-minions.rescue")

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
    facts = [each for each in game.state.facts if each.what == REACHED and each.about == company]
    faced = {each.value for each in facts}
    return faced >= set(_hosts_here(game, game.state.companies[company])) or False


def _hosts_here(game: Game, company: Company) -> Iterator[str]:
    """The hosts that hold prisoners of a company's player at its site."""
    for host in hosts_in_play(game):
        site = rescue_site(game, host)
        own = any(game.card(each).owner == company.player for each in captives(game, host))
        if own and site is not None and game.name(site) == game.name(company.site):
            yield host


# A site that was borrowed


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
    if event.to != "location-deck" or game.printed(event.card).type != "site":
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
        for each in game.state.facts
        if each.what == _CLOSED and game.name(each.about) == name
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
