"""Passive conditions: when what cards demand is declared, in which order, and what comes of it."""

from typing import Any

from msgspec.structs import replace

from westmarch.cards.model.item_clauses import UntappedCost
from westmarch.cards.model.phrases.effects.cards import Remove
from westmarch.cards.model.play_clauses import Standing
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.chain import COMES_FIRST
from westmarch.mechanics.combat_actions import bears_on_check, way_of
from westmarch.mechanics.corruption import CheckDemand
from westmarch.mechanics.lookups import event_length, in_hand
from westmarch.mechanics.movement_hazard import Return
from westmarch.mechanics.quantities.actions import (
    COPIES,
    DEMANDS_WAIT,
    GONE,
    IMMEDIATE,
    IN_FORCE,
    NEGATED,
    ORDERS_DEMANDS,
    STILL_DEMANDED,
    SWEEPING,
)
from westmarch.mechanics.texts import TextDemand
from westmarch.rulebooks.cards.conditions import holds
from westmarch.rulebooks.cards.context import in_play_here
from westmarch.rulebooks.cards.demands import met
from westmarch.table.actions import (
    AIMED,
    FREE,
    Action,
    ChooseCard,
    PlayEvent,
    SupportCheck,
    UseCard,
)
from westmarch.table.events.chain import ConditionMet, Declared, Demanded
from westmarch.table.events.companies import CompanyCutShort
from westmarch.table.events.memory import Remembered
from westmarch.table.events.turns import BeginningFelt, EndFelt, PhaseBegan, PhaseEnding
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import BEGINNING, ENDING, PHASE_END, TURN_END

RULES = Rulebook("core.passive-conditions")

_CUT_SHORT = "cut short"
"""What a fact is about a company whose part of the phase has ended at once."""
_BEGINNING = "beginning"
"""What a fact is about a phase for as long as a chain is declared that is for its beginning."""
_UNDER_WAY = "under way"
"""What a fact is about a phase in which something was done that is not for its beginning."""
_END_WINDOWS = (ENDING, PHASE_END, TURN_END)
"""The windows in which only what is for the end of a phase or of the turn is done."""


# When a demand is declared


@RULES.react("automatic-declaration", ConditionMet)
def it_is_demanded(game: Game, event: ConditionMet) -> list[Event]:
    """What a card waits for has come: what it demands will be declared."""
    return [Demanded(demand=event.demand)]


@RULES.define("own-chain", DEMANDS_WAIT)
def chain_comes_first(game: Game) -> bool:
    """It waits for the end of the chain in which it has come up."""
    return bool(game.state.chain)


@RULES.define("discards-immediate", IMMEDIATE)
def discards_a_card(game: Game, demand: Any) -> bool:
    """A discard does not wait."""
    clause = met(game, demand)
    return clause is not None and {type(each) for each in clause.effects} == {Remove}


@RULES.define("other-copy-in-play", GONE)
def no_other_copy(game: Game, name: str) -> bool:
    """As long as another copy is in play, the card has not gone."""
    return not [copy for each in game.pool.named(name) for copy in game.value(COPIES, each.id)]


@RULES.replace("duplicates-declared-once", Demanded)
def is_demanded_already(game: Game, event: Demanded) -> list[Event] | None:
    """What two cards of the same text demand of the same at the same time is demanded once."""
    pending = [_of_any_copy(game, each) for each in game.state.pending]
    return [] if _of_any_copy(game, event.demand) in pending else None


def _of_any_copy(game: Game, demand: Any) -> Any:
    """Tell what is demanded, whichever copy of the card demands it."""
    if not isinstance(demand, TextDemand):
        return demand
    clause, here = demand.what
    return game.printed(demand.card).id, clause, replace(here, card="", player="")


# In which order


@RULES.define("simultaneous-one-chain", ORDERS_DEMANDS)
def resource_player_orders(game: Game) -> str | None:
    """What comes up together comes in the order that the resource player wants."""
    if _is_step_of_journey(game) or _is_any_at_end(game):
        return None
    return game.state.turn_player


@RULES.define("end-of-phase-declared", ORDERS_DEMANDS)
def resource_player_orders_last(game: Game) -> str | None:
    """So it is with what is due as a phase ends."""
    if _is_step_of_journey(game) or not _is_any_at_end(game):
        return None
    return game.state.turn_player


@RULES.permit("simultaneous-one-chain", ChooseCard)
def says_what_comes_first(game: Game, action: ChooseCard) -> bool | None:
    """The resource player says what comes first."""
    choice = next(iter(game.state.choices), None)
    if choice is None or choice.what != COMES_FIRST or _is_step_of_journey(game):
        return None
    return action.player in game.state.window.waiting and action.chosen in choice.among


def _is_step_of_journey(game: Game) -> bool:
    """Tell whether a step of the movement/hazard phase has an order of its own."""
    return game.state.during(BEGINNING, ENDING)


def _is_any_at_end(game: Game) -> bool:
    clauses = (met(game, each) for each in game.state.pending)
    return any(each is not None and each.happening.startswith("at the end of") for each in clauses)


# What comes of it


@RULES.define("rechecked-at-resolution", NEGATED)
def is_demanded_no_more(game: Game, action: Any) -> bool:
    """If its card or its condition is no longer there, nothing comes of it."""
    if not isinstance(action, TextDemand | CheckDemand | Return):
        return False
    return not game.value(STILL_DEMANDED, action.card, action)


@RULES.define("rechecked-at-resolution", STILL_DEMANDED)
def bears_it_still(game: Game, card: str, demand: object) -> bool | None:
    """What a card demands of its bearer it demands as long as he bears it."""
    return (isinstance(demand, CheckDemand) and game.card(card).host == demand.character) or None


@RULES.define("untargeted-modifiers", SWEEPING)
def all_in_play(game: Game, card: str) -> tuple[str, ...]:
    """What changes all of a kind begins to do so with each that becomes available."""
    return game.value(COPIES, card)


@RULES.define("lapse-with-condition", IN_FORCE)
def condition_still_holds(game: Game, card: str, number: int) -> bool:
    """What depends on a condition lasts as long as that holds."""
    clause = game.printed(card).clauses[number]
    assert isinstance(clause, Standing | UntappedCost)
    here = in_play_here(game, card)
    return all(holds(game, each, here) for each in clause.conditions)


# At the beginning of a phase


@RULES.react("start-of-phase-first", PhaseBegan)
def beginning_is_felt(game: Game, event: PhaseBegan) -> list[Event]:
    """What waits for the beginning of a phase comes before anything is done in it."""
    return [BeginningFelt(phase=event.phase)]


@RULES.forbid(
    "start-of-phase-responses",
    FREE,
    says="That is not for the beginning of the phase.",
)
def not_for_the_beginning(game: Game, action: Action) -> bool:
    """In answer to what begins a phase, only what is for its beginning is done."""
    beginning = game.state.fact(_BEGINNING, game.state.phase) is not None
    return beginning and not _for_beginning(game, action)


@RULES.react("start-of-phase-responses", BeginningFelt, order=Rank.LATER)
def something_is_due(game: Game, event: BeginningFelt) -> list[Event]:
    """The next chain is that of what has waited for the beginning."""
    due = game.state.pending
    return [Remembered(fact=Fact(_BEGINNING, event.phase, until="chain"))] if due else []


@RULES.react("start-of-phase-responses", Declared)
def phase_is_under_way(game: Game, event: Declared) -> list[Event]:
    """Once something else is done, nobody has anything more to do at the beginning."""
    action, phase = event.action, game.state.phase
    if _for_beginning(game, action):
        return [Remembered(fact=Fact(_BEGINNING, phase, until="chain"))]
    if FREE not in getattr(action, "traits", ()):
        return []
    return [Remembered(fact=Fact(_UNDER_WAY, phase, until="phase"))]


@RULES.forbid(
    "start-of-phase-responses",
    FREE,
    says="The beginning of the phase is over.",
)
def beginning_is_over(game: Game, action: Action) -> bool:
    """What is for the beginning of a phase comes before anything else."""
    if not _for_beginning(game, action):
        return False
    return game.state.fact(_UNDER_WAY, game.state.phase) is not None


def _for_beginning(game: Game, action: Any) -> bool:
    way = way_of(game, action)
    return way is not None and way.moment.startswith("at the beginning of")


# At the end of a phase


@RULES.react("end-of-phase-declared", PhaseEnding)
def end_is_felt(game: Game, event: PhaseEnding) -> list[Event]:
    """When both players are done, what waits for the end of the phase comes up."""
    return [EndFelt(phase=event.phase)]


@RULES.forbid(
    "end-of-phase-responses",
    FREE,
    says="That is not for the end of the phase, nor does it bear on what is declared.",
)
def not_for_the_end(game: Game, action: Action) -> bool:
    """Among responses at the end of a phase there are three kinds that fit."""
    return _ends_the_phase(game) and not _fits_the_end(game, action)


@RULES.permit(
    "end-of-phase-responses",
    AIMED,
    lifts=("core.movement-hazard.end-step-actions", "core.end-of-turn.only-end-actions"),
)
def fits_the_end(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """What bears on a roll or on what is declared is played even when all else is over."""
    if not _ends_the_phase(game):
        return None
    return isinstance(action, UseCard) or _is_event_held(game, action)


@RULES.permit("further-end-of-phase-actions", PlayEvent)
def is_for_the_end(game: Game, action: PlayEvent) -> bool | None:
    """What is for the end of a company's movement/hazard phase may be played there."""
    if not game.state.at(ENDING):
        return None
    return _is_event_held(game, action)


def _is_event_held(game: Game, action: PlayEvent) -> bool:
    """Tell whether what a player plays is an event, and in hand."""
    held = in_hand(game, action.player, action.card)
    return held and bool(event_length(game, action.card))


def _ends_the_phase(game: Game) -> bool:
    return bool(game.state.chain) and game.state.during(*_END_WINDOWS)


def _fits_the_end(game: Game, action: Action) -> bool:
    if bears_on_check(game, action) or getattr(action, "target", None) in _declared(game):
        return True
    way = way_of(game, action)
    return way is not None and way.moment.startswith("at the end of the turn")


def _declared(game: Game) -> set[str]:
    """The cards that were declared, or whose passive conditions were."""
    cards = (getattr(each, "card", None) for each in game.state.chain)
    return {each for each in cards if each is not None}


@RULES.react("phase-ends-immediately", CompanyCutShort)
def phase_is_cut_short(game: Game, event: CompanyCutShort) -> list[Event]:
    """Once a phase has ended at once, what is due at its end comes all the same."""
    return [Remembered(fact=Fact(_CUT_SHORT, event.company, until="company"))]


@RULES.forbid(
    "phase-ends-immediately",
    FREE,
    SupportCheck,
    says="The phase has ended at once, and nobody responds any more.",
    blanket="time",
)
def is_cut_short(game: Game, action: Action | SupportCheck) -> bool:
    """But nobody responds to it."""
    return bool(game.state.facts_of(_CUT_SHORT))
