"""Who would have assigned the strikes that were assigned without anybody's step.

Where there is one way only, they come by themselves; that either player has assigned one may be
said all the same, but only of the one who would have had to.
"""

from collections.abc import Iterator

from msgspec import Struct

from westmarch.corpus.going import AT_MOST, Going, Halt, Trail
from westmarch.corpus.rolls import Hand, Roll
from westmarch.table.actions import AnyAction, AssignStrike
from westmarch.table.state import State
from westmarch.table.windows import FACE_STRIKES
from westmarch.wire.forced import patiently


class Cause(Struct, frozen=True):
    """What was done, and when, as strikes came to be assigned."""

    before: State
    action: AnyAction
    left: tuple[Roll, ...]


def cause_of(
    before: State, action: AnyAction, after: State, left: tuple[Roll, ...]
) -> Cause | None:
    """Tell whether strikes were assigned by an action that did not say so."""
    said = 1 if isinstance(action, AssignStrike) else 0
    return Cause(before, action, left) if _strikes(after) > _strikes(before) + said else None


def cause_in(trail: Trail, left: tuple[Roll, ...]) -> Cause | None:
    """Find the last cause on a trail."""
    afters = (*(each.before for each in trail.done[1:]), trail.state)
    for each, after in reversed(tuple(zip(trail.done, afters, strict=False))):
        if (cause := cause_of(each.before, each.action, after, left)) is not None:
            return cause
    return None


def assigned_on(trail: Trail) -> Iterator[AnyAction]:
    """Give the strikes that were assigned on a trail by those who had no choice."""
    return (each.action for each in trail.done if isinstance(each.action, AssignStrike))


def would_do(going: Going, cause: Cause, line: int, action: AnyAction) -> bool:
    """Tell whether somebody would have done it, had the table waited for him."""
    hand = Hand(cause.left, line, missing=False)
    at = Trail(patiently(going.judge, cause.before, cause.action, hand), left=hand.left)
    for _ in range(AT_MOST):
        if going.may(at.state, action):
            return True
        following = going.quiet(at, line, action)
        if isinstance(following, Halt) or following.state.during(FACE_STRIKES):
            return False
        at = following
    return False


def _strikes(state: State) -> int:
    return len(state.combat.strikes) if state.combat is not None else 0
