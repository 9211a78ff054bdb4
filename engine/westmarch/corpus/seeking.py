"""Looks for the moment of a game that a step means."""

from collections.abc import Callable, Iterator

from msgspec.structs import replace

from westmarch.corpus.going import AT_MOST, Going, Halt, Trail
from westmarch.corpus.timing import (
    companies_named,
    composes,
    has_windows,
    is_gone,
    is_its_time,
    is_under_way,
    times_of,
)
from westmarch.table.actions import AnyAction, Organize
from westmarch.table.state import State

_SOON = 4
"""So many steps that nobody decides may come between a decision and what it leads to."""


def where_possible(
    going: Going,
    here: Trail,
    line: int,
    action: AnyAction,
    done: Callable[[Trail], bool],
    *,
    far: bool,
) -> tuple[Trail | None, Halt | None]:
    """Look for the moment at which an action is legal; else for the one that is its own.

    It may also come by itself: then it is `done`. Where somebody has to decide something before
    that, it is told. If the action may go `far`, it may come in a later phase.
    """
    if is_its_time(here.state, action):
        return None, None
    own: Trail | None = None
    for at in moments_from(going, here, line, action, far=far):
        if isinstance(at, Halt):
            return own, at if own is None else None
        if going.may(at.state, action) or done(at):
            return at, None
        if own is None and is_its_time(at.state, action):
            own = at
    return own, None


def where_refused(
    going: Going, here: Trail, line: int, action: AnyAction, by: tuple[str, ...], *, far: bool
) -> Trail | None:
    """Look for the moment at which an action is refused for the reasons that are expected."""
    if going.is_refused(here.state, action, by):
        return here
    for at in moments_from(going, here, line, action, far=far):
        if isinstance(at, Trail) and going.is_refused(at.state, action, by):
            return at
    return None


def where_least_refused(
    going: Going, here: Trail, line: int, action: AnyAction, *, far: bool
) -> Trail:
    """Look for the moment at which the least is against an action, the first of several such.

    What has windows of its own is only refused in these, if the game comes to any of them.
    """
    moments = moments_from(going, here, line, action, far=far)
    trails = (here, *(at for at in moments if isinstance(at, Trail)))
    own = [at for at in trails if has_windows(action) and is_its_time(at.state, action)]
    return min(own or trails, key=lambda at: going.objections(at.state, action))


def moments_from(
    going: Going, here: Trail, line: int, action: AnyAction, *, far: bool
) -> Iterator[Trail | Halt]:
    """Go through the moments that may be meant.

    It ends with a halt where it cannot go on at all, or not to what has a time of its own.
    """
    at, first = here, True
    for _ in range(AT_MOST):
        if composes(action):
            opened = going.tried(at, Organize(player=action.player), line)
            if isinstance(opened, Trail):
                yield opened
                if is_its_time(opened.state, action):
                    return
        if not first:
            yield at
        following = going.quiet(at, line, action)
        if isinstance(following, Halt):
            leads = _leads_on(going, at, following, line, action)
            if first or leads or (times_of(at.state, action) and not is_gone(at.state, action)):
                yield replace(following, leads=leads)
            return
        if not _is_near(here.state, following.state, action, far=far):
            return
        at, first = following, False


def _leads_on(going: Going, at: Trail, halt: Halt, line: int, action: AnyAction) -> bool:
    """Tell whether an action is possible once somebody has decided what he has to."""
    for option in halt.options:
        after = going.tried(at, option, line)
        for _ in range(_SOON):
            if isinstance(after, Halt):
                break
            if going.may(after.state, action):
                return True
            after = going.quiet(after, line, action) if is_under_way(after.state) else Halt()
    return False


def _is_near(before: State, after: State, action: AnyAction, *, far: bool) -> bool:
    """Tell whether the game has not gone on too far for an action."""
    if before.fact("done", before.turn_player) is not None:
        return after.turn <= before.turn + 1
    if after.turn != before.turn or (after.phase != before.phase and not far):
        return False
    company = before.window.company if before.windows else None
    if company is None or after.phase != before.phase:
        return True
    same = not after.windows or after.window.company in (None, company)
    named = companies_named(before, action)
    return same or (bool(named) and company not in named)
