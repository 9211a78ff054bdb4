"""The chain of effects: what is declared waits for responses, and the last one resolves first."""

from collections.abc import Iterator
from typing import Any

from westmarch.kernel.play import Does, T
from westmarch.kernel.register import Register
from westmarch.mechanics.lookups import Cost
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.actions import (
    CHAIN_CLOSED,
    COSTS,
    DEMANDS_WAIT,
    NEGATED,
    NEXT_TO_RESOLVE,
    ORDERS_DEMANDS,
    OWN_CHAIN,
    PASSED_OVER,
)
from westmarch.mechanics.second_rolls import waits_for_rolls
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import ActFirst, Action, PlaceOnGuard, PlayCard
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled
from westmarch.table.events.chain import (
    ChainEnded,
    ChainInterrupted,
    Declared,
    DemandMet,
    DemandsOrdered,
    InterruptionOver,
    Negated,
    Resolved,
    TakenBack,
)
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import WindowClosed, WindowReopened
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import BEING_PLAYED, ON_GUARD, Fact, State, Window
from westmarch.table.windows import APART, RESPOND

COMES_FIRST = "comes first"
"""What a choice is about that puts demands in order."""

TAKES_BACK = "takes back"
"""What a fact is about who may have the chain taken back that the other player has begun, with the
table as it was before."""

RESOLVES: dict[type, Does[Any]] = {}
"""How each thing takes effect that waits on the chain."""


def resolves(kind: type[T]) -> Register[Does[T]]:
    """Tell how what waits on the chain takes effect; an action of this type is declared first.

    What its player does besides, as he declares it, `MOVES.perform` says.
    """

    def register(function: Does[T]) -> Does[T]:
        RESOLVES[kind] = function
        if issubclass(kind, Action):
            MOVES.performs.setdefault(kind, declare)
        return function

    return register


def declare(play: Play, action: Any) -> None:
    """Declare an action: it takes effect when nobody responds any more.

    A card that is played or placed is out of its player's hand from here on.
    """
    if bool(play.state.chain) and play.game.value(OWN_CHAIN, action):
        play.do(ChainInterrupted())
        open_window(play, APART)
    before = play.state
    waiting = (before.opponent(action.player), action.player)
    responding = bool(before.chain)
    passed_over = None if responding else play.game.value(PASSED_OVER, action)
    if passed_over is not None:
        # Nobody gets to see it: it is the whole table, hands and all.
        fact = Fact(TAKES_BACK, passed_over, before, until="chain", known_to="")
        play.do(Remembered(fact=fact))
    if isinstance(action, PlayCard):
        play.do(CardMoved(card=action.card, to=BEING_PLAYED))
    elif isinstance(action, PlaceOnGuard):
        play.do(CardMoved(card=action.card, to=ON_GUARD))
    play.do(Declared(action=action))
    if responding:
        play.do(WindowReopened(waiting=waiting))
    else:
        open_window(play, RESPOND, asked=waiting)


@closes(APART)
def interruption_is_over(play: Play, window: Window) -> None:
    """Go back to the chain that was interrupted, once nothing is left of what came in between."""
    play.do(InterruptionOver())


@MOVES.perform(ActFirst)
def act_first(play: Play, action: ActFirst) -> None:
    """Take back what the other player began, and let this one act."""
    fact = play.state.fact(TAKES_BACK, action.player)
    assert fact is not None
    play.do(TakenBack(player=action.player, before=fact.value))


@MOVES.offer(RESPOND)
def offer_to_act_first(game: Game, player: str) -> Iterator[ActFirst]:
    """Acting first, where what the other player began can be taken back."""
    if game.state.fact(TAKES_BACK, player) is not None:
        yield ActFirst(player=player)


def take_effect(play: Play, action: Any) -> None:
    """Let something take effect."""
    RESOLVES[type(action)](play, action)


def costs(game: Game, action: Any) -> tuple[Cost, ...]:
    """What a player pays for an action as he declares it."""
    return game.value(COSTS, getattr(action, "card", None), action)


@MOVES.step
def meet_demands(play: Play) -> bool:
    """Declare what passive conditions demand, in one chain, once no other is under way."""
    state = play.state
    if not state.pending or state.choices or state.combat is not None:
        return False
    if play.game.value(DEMANDS_WAIT):
        return False
    due = _in_no_order(state)
    player = play.game.value(ORDERS_DEMANDS)
    if player is not None and len(due) > 1:
        play.do(ChoiceCalled(card=due[0], player=player, among=due, what=COMES_FIRST))
        return True
    play.do(DemandMet(), Forgotten(what=COMES_FIRST, about=""))
    # The first to resolve is the last declared.
    for demand in reversed(state.pending):
        declare(play, demand)
    return True


def _in_no_order(state: State) -> tuple[str, ...]:
    """The cards whose demands nobody has put in order yet."""
    first = [each.value for each in state.facts_of(COMES_FIRST)]
    cards = dict.fromkeys(map(_card_of, state.pending))
    return tuple(each for each in cards if each not in first)


def _card_of(demand: Any) -> str:
    """The card that demands something: an attack is said to come from it."""
    card: str = demand.source if hasattr(demand, "source") else demand.card
    return card


@MOVES.follow(CardChosen)
def put_first(play: Play, event: CardChosen) -> None:
    """Put what was chosen before all that is still in no order."""
    if event.what != COMES_FIRST:
        return
    waiting = _in_no_order(play.state)

    def rank(demand: Any) -> tuple[bool, bool]:
        card = _card_of(demand)
        return card == event.chosen or card in waiting, card != event.chosen

    play.do(DemandsOrdered(demands=tuple(sorted(play.state.pending, key=rank))))
    play.do(Remembered(fact=Fact(COMES_FIRST, "", event.chosen)))


@MOVES.step_in(RESPOND)
def resolve(play: Play) -> bool:
    """Resolve the last declared action once nobody responds to it, if it still holds."""
    state = play.state
    if not state.chain:
        # What was left of it was cancelled.
        play.do(WindowClosed(), ChainEnded())
        return True
    if not play.game.value(CHAIN_CLOSED):
        return False
    action, last = play.game.value(NEXT_TO_RESOLVE), len(state.chain) == 1
    negated = play.game.value(NEGATED, action)
    play.do(Negated(action=action) if negated else Resolved(action=action))
    if last:
        play.do(WindowClosed())
    if not negated:
        take_effect(play, action)
    # What was called for as the last action resolved belongs to the same chain.
    if last and not play.state.chain and not waits_for_rolls(play.state):
        play.do(ChainEnded())
    return True
