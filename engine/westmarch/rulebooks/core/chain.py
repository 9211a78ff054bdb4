"""The chain of effects: who may begin it and respond, how it resolves, and what is left of it."""

from westmarch.cards.model.card import Event as EventFacts
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.chain import TAKES_BACK
from westmarch.mechanics.combat_actions import bears_on_check
from westmarch.mechanics.lookups import in_hand, is_hazard
from westmarch.mechanics.quantities.actions import (
    CHAIN_CLOSED,
    IMMEDIATE,
    NEXT_TO_RESOLVE,
    PASSED_OVER,
)
from westmarch.table.actions import (
    AIMED,
    EVERY,
    FREE,
    ActFirst,
    Action,
    Finish,
    PlaceOnGuard,
    PlayCard,
    PlayEvent,
    UseCard,
)
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import (
    ConditionMet,
    Declared,
    Negated,
    Resolved,
    TakenBack,
    TextResolved,
)
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import Passed, WindowReopened
from westmarch.table.game import Game
from westmarch.table.state import BEING_PLAYED, Fact
from westmarch.table.windows import RESPOND

RULES = Rulebook("core.chain")

_ACTS_FIRST = "acts first"
"""What a fact is about the player who had a chain taken back, until he acts or declines."""
_RESOLVING = "resolving"
"""What a fact is about the present chain once it has begun to resolve."""


# Responses


@RULES.permit(
    "response-to-declaration",
    AIMED,
    says="Something has been declared, and both players may respond to it.",
)
def responds(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """What a player may do in the present phase he may also do in response."""
    if not game.state.at(RESPOND) or is_hazard(game, action.card):
        return None
    return not isinstance(action, PlayEvent) or _may_be_held_for_it(game, action)


def _may_be_held_for_it(game: Game, action: PlayEvent) -> bool:
    """Tell whether a player holds a short-event or a permanent-event."""
    facts = game.printed(action.card).facts
    held = in_hand(game, action.player, action.card)
    return held and isinstance(facts, EventFacts) and facts.length != "long"


@RULES.forbid(
    "alternating-responses",
    EVERY,
    says="The other player is asked first whether to respond.",
    blanket="time",
)
def is_not_asked_yet(game: Game, action: Action) -> bool:
    """Whoever declared something last waits for the other player's answer."""
    window = game.state.window
    return window.kind is RESPOND and action.player in window.waiting[1:]


@RULES.define("closes-when-both-done", CHAIN_CLOSED)
def nobody_responds(game: Game) -> bool:
    """A chain resolves once both players have nothing more to declare."""
    return not game.state.window.waiting


@RULES.permit(
    "closes-when-both-done",
    Finish,
    says="A chain of effects begins to resolve when neither player wants to add to it.",
)
def does_not_respond(game: Game, action: Finish) -> bool | None:
    """Either player may say so."""
    return game.state.at(RESPOND) or None


# Resolution


@RULES.define("last-in-first-out", NEXT_TO_RESOLVE)
def last_declared(game: Game) -> object:
    """What was declared last resolves first."""
    return game.state.chain[-1]


@RULES.react("no-actions-during-resolution", Resolved, Negated)
def begins_to_resolve(game: Game, event: Resolved | Negated) -> list[Event]:
    """Once one of its actions has resolved, a chain is resolving until it is over."""
    return [Remembered(fact=Fact(_RESOLVING, "chain", until="chain"))]


@RULES.forbid(
    "no-actions-during-resolution",
    FREE,
    says="The chain of effects is resolving, and nobody acts before that is over.",
)
def is_resolving(game: Game, action: Action) -> bool:
    """Nobody acts in between, but for what bears on a check that is called for."""
    state = game.state
    if not state.at(RESPOND) or state.fact(_RESOLVING, "chain") is None:
        return False
    return not bears_on_check(game, action)


@RULES.replace("immediate-no-response", ConditionMet)
def is_done_at_once(game: Game, event: ConditionMet) -> list[Event] | None:
    """What is immediate is declared in no chain."""
    demand = event.demand
    if not game.value(IMMEDIATE, demand):
        return None
    return [TextResolved(card=demand.card, what=demand.what)]


@RULES.react("negated-card-discarded", Negated)
def negated_card_is_discarded(game: Game, event: Negated) -> list[Event]:
    """A card that comes to nothing is discarded."""
    action = event.action
    played = isinstance(action, PlayCard) and game.card(action.card).place == BEING_PLAYED
    return [CardMoved(card=action.card, to="discard-pile")] if played else []


# Who begins


@RULES.define("resource-player-priority", PASSED_OVER)
def has_the_first_right(game: Game, action: object) -> str | None:
    """The resource player has it, unless he has declined or an attack is being fought."""
    state = game.state
    player = state.turn_player
    if not isinstance(action, PlayCard | PlaceOnGuard | UseCard) or action.player == player:
        return None
    could_act = state.combat is None and player in state.window.waiting
    return player if could_act else None


@RULES.permit(
    "hazard-action-taken-back",
    ActFirst,
)
def has_it_taken_back(game: Game, action: ActFirst) -> Lack | bool:
    """Whoever was passed over may have the action taken back instead of responding to it."""
    return _takes_back(game, action) or True


def _was_passed_over(game: Game, action: ActFirst) -> Lack | None:
    if game.state.fact(TAKES_BACK, action.player) is not None:
        return None
    return Lack("Nobody has begun a chain of effects without asking {0.player} first.")


def _before_more_is_declared(game: Game, action: ActFirst) -> Lack | None:
    alone = len(game.state.chain) == 1
    return None if alone else Lack("More has been declared since, and so the first action stands.")


_takes_back = all_of(_was_passed_over, _before_more_is_declared)


@RULES.react("hazard-action-taken-back", TakenBack)
def acts_first_now(game: Game, event: TakenBack) -> list[Event]:
    """After that it is for him to act."""
    return [Remembered(fact=Fact(_ACTS_FIRST, event.player, until="phase"))]


@RULES.forbid(
    "resource-player-priority",
    FREE,
    says="The resource player has the right to act first, and wants to.",
    blanket="time",
)
def other_acts_first(game: Game, action: Action) -> bool:
    """Until he has acted or declined, the hazard player waits."""
    player = game.state.turn_player
    return action.player != player and game.state.fact(_ACTS_FIRST, player) is not None


@RULES.react("resource-player-priority", Declared)
def has_acted_first(game: Game, event: Declared) -> list[Event]:
    """Once he has acted, that is over."""
    return _over(game, event.action.player)


@RULES.react("resource-player-priority", Passed)
def has_declined(game: Game, event: Passed) -> list[Event]:
    """If he declines, the hazard player may go on."""
    over = _over(game, event.player)
    opponent = game.state.opponent(event.player)
    return [*over, WindowReopened(waiting=(opponent,))] if over else []


def _over(game: Game, player: str) -> list[Event]:
    fact = game.state.fact(_ACTS_FIRST, player)
    return [] if fact is None else [Forgotten(what=_ACTS_FIRST, about=player)]
