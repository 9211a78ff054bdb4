"""What those do for a company who know the woods and the waters of Middle-earth."""

from typing import Any

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.events import what_comes_of_it
from westmarch.mechanics.movement_hazard import Return
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.items import CAN_USE
from westmarch.rulebooks.cards.context import company_of_card, follows_own
from westmarch.rulebooks.cards.effects.journeys import turned_back
from westmarch.table.actions import PlayEvent, UseCard
from westmarch.table.events.cards import CardStored, LossCalled
from westmarch.table.events.chain import Negated, OwnTextFollowed
from westmarch.table.events.companies import CompanyReturned
from westmarch.table.game import Game

# TW-245

GOLDBERRY = Rulebook("TW-245")

_ON_THEIR_WAY = "TW-245.keeps-them-on-their-way"


@GOLDBERRY.forbid(
    "keeps-them-on-their-way", UseCard, says="Nothing declared would send her company back."
)
def have_nothing_to_fear(game: Game, action: UseCard) -> bool:
    """There has to be something that would send them back."""
    if not follows_own(game, action, _ON_THEIR_WAY) or action in game.state.chain:
        return False
    return _next_return(game, company_of_card(game, action.card)) is None


@GOLDBERRY.react("keeps-them-on-their-way", OwnTextFollowed)
def go_on(game: Game, event: OwnTextFollowed) -> list[Event]:
    """What would have sent them back first does not."""
    sender = _next_return(game, event.here.company(game))
    return [Negated(action=sender)] if sender is not None else []


def _next_return(game: Game, company: str | None) -> Any:
    """The first thing to resolve of what waits on the chain that sends a company back."""
    return next((each for each in game.state.chain if _returns(game, each, company)), None)


def _returns(game: Game, action: Any, company: str | None) -> bool:
    if isinstance(action, Return):
        return action.company == company
    if not isinstance(action, PlayEvent):
        return False
    to_come = what_comes_of_it(game, action)
    return any(isinstance(each, CompanyReturned) and each.company == company for each in to_come)


# TW-30

DROWNING_SEAS = Rulebook("TW-30")

_LOST = 2


@DROWNING_SEAS.react("washes-away", OwnTextFollowed)
def washes_away(game: Game, event: OwnTextFollowed) -> list[Event]:
    """What the sea takes nobody chooses."""
    company = game.state.companies.get(event.here.company(game) or "")
    return [LossCalled(player=company.player, number=_LOST)] if company is not None else []


@DROWNING_SEAS.react("turns-them-back", OwnTextFollowed)
def puts_back(game: Game, event: OwnTextFollowed) -> list[Event]:
    """They are glad to be at home again."""
    return [*turned_back(game, event.here.target)]


# TW-190

ALIGN_PALANTIR = Rulebook("TW-190")


@ALIGN_PALANTIR.define("opens-it", CAN_USE)
def can_look_into_it(game: Game, who: str, palantir: str) -> bool | None:
    """Whoever bears the stone on which it lies can use that."""
    there = any(game.card(each).host == palantir for each in game.value(COPIES, "TW-190"))
    return (there and game.card(palantir).host == who) or None


@ALIGN_PALANTIR.react("stored-with-it", CardStored, order=Rank.FIRST)
def is_stored_with_it(game: Game, event: CardStored) -> list[Event]:
    """It goes where the stone goes."""
    held = (each for each in game.value(COPIES, "TW-190") if game.card(each).host == event.card)
    return [CardStored(card=each, bearer=event.bearer) for each in held]
