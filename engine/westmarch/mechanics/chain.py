"""The chain of effects: what is declared waits for responses, and the last one resolves first."""

from collections.abc import Callable
from typing import Any

from westmarch.kernel.actions import PlayCard
from westmarch.kernel.events import (
    CardMoved,
    ChainEnded,
    Declared,
    DemandMet,
    Negated,
    Resolved,
    WindowClosed,
    WindowOpened,
    WindowReopened,
)
from westmarch.kernel.game import Game
from westmarch.kernel.play import Play
from westmarch.kernel.register import F, Register
from westmarch.kernel.state import BEING_PLAYED, Window
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities import CHAIN_CLOSED, COSTS, DEMANDS_WAIT, NEGATED
from westmarch.mechanics.table import Cost

_RESOLVES: dict[type, Callable[[Play, Any], None]] = {}


def resolves(action: type) -> Register:
    """Tell how a declared action of this type takes effect."""

    def register(function: F) -> F:
        _RESOLVES[action] = function
        return function

    return register


def declare(play: Play, action: Any) -> None:
    """Declare an action: it takes effect when nobody responds any more.

    A card that is played is out of its player's hand from here on.
    """
    waiting = (play.state.opponent(action.player), action.player)
    responding = bool(play.state.chain)
    if isinstance(action, PlayCard):
        play.do(CardMoved(card=action.card, to=BEING_PLAYED))
    play.do(Declared(action=action))
    if responding:
        play.do(WindowReopened(waiting=waiting))
    else:
        play.do(WindowOpened(window=Window("respond", waiting)))


def take_effect(play: Play, action: Any) -> None:
    """Let something take effect."""
    _RESOLVES[type(action)](play, action)


def costs(game: Game, action: Any) -> tuple[Cost, ...]:
    """What a player pays for an action as he declares it."""
    paid: tuple[Cost, ...] = game.value(COSTS, getattr(action, "card", None), action)
    return paid


@MOVES.step
def meet_demands(play: Play) -> bool:
    """Declare what passive conditions demand, in one chain, once no other is under way."""
    state = play.state
    if not state.pending or state.chain or state.combat is not None:
        return False
    if play.game.value(DEMANDS_WAIT):
        return False
    play.do(DemandMet())
    # The first to resolve is the last declared.
    for demand in reversed(state.pending):
        declare(play, demand)
    return True


@MOVES.step
def resolve(play: Play) -> bool:
    """Resolve the last declared action once nobody responds to it, if it still holds."""
    state = play.state
    if not state.windows or state.window.name != "respond":
        return False
    if not play.game.value(CHAIN_CLOSED):
        return False
    action, last = state.chain[-1], len(state.chain) == 1
    negated = play.game.value(NEGATED, action)
    play.do(Negated(action=action) if negated else Resolved(action=action))
    if last:
        play.do(WindowClosed())
    if not negated:
        take_effect(play, action)
    if last:
        play.do(ChainEnded())
    return True
