"""What came by itself, as nobody had a choice, and is said by a step all the same."""

from typing import Any

from westmarch.corpus.by_itself import assigned_on, cause_in, would_do
from westmarch.corpus.context import expected_refusal
from westmarch.corpus.course import Course
from westmarch.corpus.going import Trail
from westmarch.corpus.model import ActStep, AskStep, Expect
from westmarch.corpus.timing import came_by_itself
from westmarch.table.actions import AnyAction, AssignStrike, ChooseCompany, TakeWay
from westmarch.table.state import State
from westmarch.wire.paths import observe


def has_come_by_itself(course: Course, number: int, action: AnyAction, at: Trail) -> bool:
    """Tell whether the game has done what no step did, as there was no choice."""
    state = at.state
    if expected_refusal(course.lines, number) or course.going.may(state, action):
        return False
    line = course.lines[number]
    if isinstance(line.step, AskStep) and (line.now or _is_among_several(state, action)):
        return False
    said = (
        line.step.action
        for line in course.lines[:number]
        if isinstance(line.step, ActStep) and type(line.step.action) is type(action)
    )
    return came_by_itself(state, action, tuple(said)) and _would_do(course, number, action, at)


def confirm(course: Course, number: int, step: ActStep | AskStep, action: AnyAction) -> None:
    """Answer by what is to be seen, as nothing can be chosen any more."""
    said = step.asked
    section = "Then" if isinstance(step, AskStep) else "When"
    words: dict[str, Any] = {"text": f"{section} {said}", "line": step.line}
    if isinstance(action, AssignStrike):
        seen = Expect(**words, path="attack/targets", value=action.character, relation="has")
    elif isinstance(action, TakeWay):
        path = f"company/{action.company}/site-path"
        seen = Expect(
            **words, path=path, value=observe(course.going.judge.game(course.at.state), path)
        )
    elif isinstance(action, ChooseCompany) and course.dispute and isinstance(step, AskStep):
        seen = Expect(**words, path="window/about", value=action.company)
    else:
        if isinstance(step, AskStep):
            what = f"There is nothing to choose: “{said}” holds already, since it is all there is."
            course.complain(step.line, what, "Ask about what comes after it.")
        return
    course.begun = course.confirmed = True
    course.put(number, seen)


def _would_do(course: Course, number: int, action: AnyAction, at: Trail) -> bool:
    """Tell whether it is this player who would have done it, had he had to.

    That is asked of strikes, which one player assigns or the other.
    """
    if not isinstance(action, AssignStrike):
        return True
    if action in (*course.assigned, *assigned_on(at)):
        return True
    cause = cause_in(at, course.at.left) or course.cause
    return cause is not None and would_do(course.going, cause, number, action)


def _is_among_several(state: State, action: AnyAction) -> bool:
    """Tell whether a question is about a strike on one of several: that is worth asking."""
    strikes = state.combat.strikes if state.combat is not None else ()
    return isinstance(action, AssignStrike) and len({each.target for each in strikes}) > 1
