"""The chain of effects: who may respond, when it resolves, and what is left of what is negated."""

from westmarch.cards.model import Event as EventFacts
from westmarch.kernel.actions import Finish, PlayCard, PlayEvent, UseCard
from westmarch.kernel.events import CardMoved, Event, Negated
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities import CHAIN_CLOSED
from westmarch.mechanics.table import in_hand, is_hazard

RULES = Rulebook("core.chain")


@RULES.permit("response-to-declaration", PlayEvent, UseCard)
def responds(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """What a player may do in the present phase he may also do in response."""
    window = game.state.window
    if window.name != "respond" or is_hazard(game, action.card):
        return None
    facts = game.printed(action.card).facts
    long = isinstance(facts, EventFacts) and facts.length == "long"
    held = isinstance(action, UseCard) or in_hand(game, action.player, action.card)
    return held and not long and action.player in window.waiting


@RULES.define("closes-when-both-done", CHAIN_CLOSED)
def nobody_responds(game: Game) -> bool:
    """A chain resolves once both players have nothing more to declare."""
    return not game.state.window.waiting


@RULES.permit("closes-when-both-done", Finish)
def does_not_respond(game: Game, action: Finish) -> bool | None:
    """Either player may say so."""
    window = game.state.window
    return (window.name == "respond" and action.player in window.waiting) or None


@RULES.react("negated-card-discarded", Negated)
def negated_card_is_discarded(game: Game, event: Negated) -> list[Event]:
    """A card that comes to nothing is discarded."""
    action = event.action
    return [CardMoved(card=action.card, to="discard-pile")] if isinstance(action, PlayCard) else []
