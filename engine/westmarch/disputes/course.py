"""The course of a game as a dispute plays it: where each step finds it, and how to get there.

By another reading somebody may be asked who was not asked before, and has nothing to say to it.
That he passes is no difference that anybody wants to hear of.
"""

from contextlib import suppress
from typing import Any

from westmarch.errors import WestmarchError
from westmarch.kernel.chance import Need, no_chance
from westmarch.kernel.judge import allows
from westmarch.table.actions import Finish
from westmarch.table.state import State
from westmarch.wire.reference import ReferenceEngine

_PASSES = 8
"""So many passes may lie between two readings."""

Moment = tuple[Any, ...]


def moment(state: State) -> Moment:
    """Tell how far a game has come: the turn, what is open, what waits, and for whom."""
    return (
        (state.turn, state.turn_player, state.phase),
        tuple((each.name, each.company) for each in state.windows),
        state.windows[-1].waiting if state.windows else (),
        len(state.chain),
        state.combat is None,
    )


def catch_up(engine: ReferenceEngine, wanted: Moment) -> None:
    """Pass until the game has come as far as it had; leave it where it is, if that does not do."""
    judge, began = engine.judge, engine.state
    if judge is None or began is None:
        return
    state = began
    with suppress(WestmarchError):
        for _ in range(_PASSES):
            if moment(state) == wanted:
                engine.state = state
                return
            game = judge.game(state)
            waiting = state.windows[-1].waiting if state.windows else ()
            passes = (Finish(player=each) for each in waiting)
            first = next((each for each in passes if allows(game, each)), None)
            if first is None:
                return
            state = judge.act(state, first, _shuffled).state


def _shuffled(need: Need) -> tuple[int, ...]:
    """Shuffle, since nobody knows the order anyway; nothing else is left to chance here."""
    return tuple(range(need.size)) if need.kind == "shuffle" else no_chance(need)
