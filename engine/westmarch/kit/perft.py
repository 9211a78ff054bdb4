"""Counts of all lines of play from a position to a small depth, as chess programs count moves.

What the rules let happen shows in them as a whole: whatever changes what may be done, changes a
count. Chance always answers the same, so that a line is what players do.
"""

from collections import Counter
from typing import Any

from msgspec import Struct

from westmarch.errors import BadData
from westmarch.judging import judge_for
from westmarch.kernel.chance import Need
from westmarch.table.actions import AnyAction
from westmarch.table.judge import Judge
from westmarch.table.state import State
from westmarch.wire.position import set_up
from westmarch.wire.protocol import Position

_ANSWERS = {"2d6": (4, 3), "pick": (0,)}
"""What is rolled, and what is picked; piles stay in their order."""


class Perft(Struct, frozen=True):
    """A position, and how many lines of play there are from it."""

    about: str
    """What there is to decide in it."""
    position: Position
    line: tuple[AnyAction, ...] = ()
    """What is done before the counting begins."""
    counts: tuple[dict[str, int], ...] = ()
    """For each depth from 1: the lines of so many actions, by the type of the last one."""


def the_same_always(need: Need) -> tuple[int, ...]:
    """Answer for chance: a roll of seven, the first card, the order as it is."""
    return tuple(range(need.size)) if need.kind == "shuffle" else _ANSWERS[need.kind]


def counted(perft: Perft, depth: int) -> tuple[dict[str, int], ...]:
    """Count the lines of play from a position, for each depth up to this one."""
    judge = judge_for(perft.position.edition)
    state = set_up(judge, perft.position)
    for action in perft.line:
        state = _after(judge, state, action)
    counts = tuple(Counter[str]() for _ in range(depth))
    _count(judge, state, counts)
    return tuple(dict(sorted(each.items())) for each in counts)


def _count(judge: Judge, state: State, counts: tuple[Counter[str], ...]) -> None:
    """Count what may be done now, and what may be done after each of that."""
    waiting = state.window.waiting if state.windows else ()
    for action in (each for name in waiting for each in judge.options(state, name)):
        counts[0][action.__struct_config__.tag] += 1
        if counts[1:]:
            _count(judge, _after(judge, state, action), counts[1:])


def _after(judge: Judge, state: State, action: Any) -> State:
    outcome = judge.act(state, action, the_same_always)
    if not outcome.verdict:
        by = ", ".join(outcome.verdict.because)
        raise BadData(f"{action} cannot be done: {by}", hint="Set out from a line that is legal.")
    after: State = outcome.state
    return after
