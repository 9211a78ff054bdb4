"""What a resource of Dark Minions says of a journey through the deeps."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.people import KEPT_TAPPED
from westmarch.table.actions import StoreItem, UseCard
from westmarch.table.events.cards import CardTapped, EventPlayed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# DM-161

TO_THE_UTTERMOST = Rulebook("DM-161")

_BEGAN = "began in the deeps"
"""Remembered of a copy of the card: the name of the site where it was played."""


@TO_THE_UTTERMOST.react("begins-tapped", EventPlayed)
def begins(game: Game, event: EventPlayed) -> list[Event]:
    """It is a long way from there."""
    company = game.state.companies.get(event.target or "")
    if game.printed(event.card).id != "DM-161" or company is None:
        return []
    begun: list[Event] = [CardTapped(card=event.card)]
    if game.card(company.site).position == "untapped":
        begun.append(CardTapped(card=company.site))
    return [*begun, Remembered(fact=Fact(_BEGAN, event.card, game.name(company.site)))]


@TO_THE_UTTERMOST.define("begins-tapped", KEPT_TAPPED)
def is_far_from_its_end(game: Game, card: str) -> bool | None:
    """Rest alone does not bring it to its end."""
    goes_on = game.state.phase == "organization"
    return (game.printed(card).id == "DM-161" and not goes_on) or None


@TO_THE_UTTERMOST.forbid(
    "at-another", UseCard, says="The company is where {action.card} was played, or it stands."
)
def is_still_there(game: Game, action: UseCard) -> bool:
    """It takes another site below, and once is enough."""
    if game.printed(action.card).id != "DM-161":
        return False
    company = game.state.companies.get(game.card(action.card).host or "")
    began = game.state.fact(_BEGAN, action.card)
    there = company is not None and began is not None and game.name(company.site) == began.value
    return there or game.card(action.card).position != "tapped"


@TO_THE_UTTERMOST.forbid("when-it-stands", StoreItem, says="{action.card} is tapped.")
def is_not_done(game: Game, action: StoreItem) -> bool:
    """What is not done is no tale to be told."""
    mine = game.printed(action.card).id == "DM-161"
    return mine and game.card(action.card).position == "tapped"
