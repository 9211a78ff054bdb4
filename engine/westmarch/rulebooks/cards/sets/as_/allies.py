"""What single allies of Against the Shadow say."""

from westmarch.cards.kinds import BALROG
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of, lies_below
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.people import MIND
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.table.actions import PlayAlly
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import RollCalled, RollMade
from westmarch.table.events.characters import CharacterEliminated
from westmarch.table.events.companies import CompanyArrived
from westmarch.table.events.turns import BeginningFelt
from westmarch.table.game import Game

# AS-71

THE_BALROG = Rulebook("AS-71")

_TRIES = "AS-71.tries-its-master"


@THE_BALROG.forbid("is-no-double", PlayAlly, says=AS_WRITTEN)
def is_its_own_master(game: Game, action: PlayAlly) -> bool:
    """Where the opponent is the Balrog himself, it has no time for others."""
    opponent = game.state.kind(game.state.opponent(action.player))
    return game.printed(action.card).id == "AS-71" and opponent == BALROG


@THE_BALROG.react("stays-below", CompanyArrived)
def turns_back(game: Game, event: CompanyArrived) -> list[Event]:
    """It goes up to the surface, but not over land."""
    company = game.state.companies[event.company]
    if company.origin is None or lies_below(game, company.site) or lies_below(game, company.origin):
        return []
    return [
        CardMoved(card=copy, to="discard-pile")
        for copy in game.value(COPIES, "AS-71")
        if (its := company_of(game, game.card(copy).host or copy)) and its.id == company.id
    ]


@THE_BALROG.react("tries-its-master", BeginningFelt)
def looks_at_its_master(game: Game, event: BeginningFelt) -> list[Event]:
    """Every turn it asks itself why it should obey."""
    if event.phase != "organization":
        return []
    return [
        RollCalled(card=copy, of=str(host), what=_TRIES)
        for copy in game.value(COPIES, "AS-71")
        if game.card(copy).owner == game.state.turn_player
        and (host := game.card(copy).host) in game.state.cards
    ]


@THE_BALROG.react("tries-its-master", RollMade)
def breaks_him(game: Game, event: RollMade) -> list[Event]:
    """A mind that is not strong enough is broken."""
    if event.what != _TRIES:
        return []
    mind = game.value(MIND, event.of)
    broken = mind is not None and event.roll - 2 > mind
    return [CharacterEliminated(card=event.of)] if broken else []
