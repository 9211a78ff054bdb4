"""Carries the game on to the moment at which a step can be done."""

from functools import partial

from msgspec.structs import replace

from westmarch.corpus.confirming import has_come_by_itself
from westmarch.corpus.context import expected_refusal, is_now, quoted
from westmarch.corpus.course import Course
from westmarch.corpus.dice import check_dice_are_given, let_dice_fall
from westmarch.corpus.going import SHOWN, Halt, Trail
from westmarch.corpus.model import ActStep, AskStep, Draw
from westmarch.corpus.rolls import WHATEVER, Roll, needed
from westmarch.corpus.seeking import where_least_refused, where_possible, where_refused
from westmarch.corpus.timing import answers_by_nature, is_gone, is_under_way, times_of
from westmarch.kernel.chance import Need
from westmarch.table.actions import AnyAction, Finish
from westmarch.table.state import State
from westmarch.table.windows import RESPOND


def reach(course: Course, number: int, step: ActStep | AskStep) -> None:
    """Carry the game on to the moment at which something can be done."""
    refusal = expected_refusal(course.lines, number)
    if course.lines[number].now or is_now(course.lines, number):
        if not refusal and course.lines[number].in_response:
            _answer(course, number, step)
        return
    let_dice_fall(course, number, step)
    here, action = course.at, step.action
    if is_under_way(here.state):
        if refusal and course.going.is_refused(here.state, action, refusal):
            if refusal == ("illegal",) and not _is_idle(course, number, step):
                check_dice_are_given(course, number, step)
            return
        if not refusal and answers_by_nature(here.state, action):
            return
        if course.dispute and isinstance(step, AskStep) and _is_at_declared(here.state, action):
            _answer(course, number, step)
            return
        settled, halt = course.going.resolved(here, number)
        possible = course.going.may(here.state, action)
        if halt is not None:
            # What can be done before the dice fall comes before that.
            idle = not refusal and halt.need is not None and _is_idle(course, number, step)
            if not refusal and not possible and not idle:
                course.stop(step, halt)
            elif (possible or idle) and halt.need is not None:
                _tell_before_dice(course, step, halt.need)
            return
        if possible and not course.going.may(settled.state, action):
            _tell_in_response(course, step)
            return
        course.go(settled, step)
        here = course.at
    if course.going.may(here.state, action):
        return
    if course.dispute and isinstance(action, Finish) and isinstance(step, AskStep) and not refusal:
        return  # Whoever asks whether he may pass means this moment.
    if refusal:
        far = _has_own_time(course, action)
        found = where_refused(course.going, here, number, action, refusal, far=far)
        course.go(found or here, step)
    elif course.before_passes and course.going.may(course.before_passes[0].state, action):
        course.at, length = course.before_passes
        del course.out[length:]
    else:
        acts = isinstance(step, ActStep)
        far = _has_own_time(course, action) or (course.begun and acts)
        done = partial(has_come_by_itself, course, number, action) if acts else _never
        course.going.open = ()
        found, halt = where_possible(course.going, here, number, action, done, far=far)
        if course.dispute and found is None and _hangs_on_road(course, step, here.state, action):
            return
        missing = halt is not None and not _answers(halt, here.state, action)
        freely = course.waits and not acts
        if found is not None and (not freely or course.going.may(found.state, action)):
            course.go(found, step)
        elif freely and not (missing and _comes_later(halt, here.state, action)):
            course.go(where_least_refused(course.going, here, number, action, far=far), step)
        elif (
            halt is not None
            and missing
            and (halt.need is None or not _is_idle(course, number, step, far=far))
        ):
            course.stop(step, halt)


def _answer(course: Course, number: int, step: ActStep | AskStep) -> None:
    """Let those pass who are asked before whoever answers.

    If nobody can answer like that, it may be an answer to what was set in motion by what was
    declared, such as a corruption check.
    """
    own: Trail | None = None
    for at in course.going.while_answered(course.at, number):
        if not at.state.windows or not at.state.at(RESPOND):
            break
        if own is None and at.state.window.waiting[:1] == (step.action.player,):
            own = at
        if course.going.may(at.state, step.action):
            own = at
            break
    course.go(own or course.at, step)


def _is_at_declared(state: State, action: AnyAction) -> bool:
    """Tell whether something is aimed at a card that is being played: later it is not any more."""
    aim = getattr(action, "target", None)
    return aim is not None and any(getattr(each, "card", None) == aim for each in state.chain)


def _hangs_on_road(
    course: Course, step: ActStep | AskStep, state: State, action: AnyAction
) -> bool:
    """Stop where the search for a moment has ended at a road that is still to be chosen."""
    roads = course.going.open
    if not roads or _answers(halt := Halt(roads[0].player, roads[:SHOWN]), state, action):
        return False
    course.stop(step, halt)
    return True


def _has_own_time(course: Course, action: AnyAction) -> bool:
    """Tell whether an action has a time of its own, which may be later than the Givens say."""
    return course.begun and bool(times_of(course.at.state, action))


def _tell_before_dice(course: Course, step: ActStep | AskStep, need: Need) -> None:
    """Say of a question that it is asked before dice that no step gives."""
    if isinstance(step, AskStep):
        name = course.going.judge.game(course.at.state).called
        course.tell(f"{quoted(step)} is asked before {needed(need, name)}, as no step gives it.")


_FALLS = ((1, 1), (6, 6))
"""The lowest dice and the highest."""


def _is_idle(course: Course, number: int, step: ActStep | AskStep, *, far: bool = False) -> bool:
    """Tell of a dispute's step before missing dice that it will not do, however they fall."""
    if not course.dispute:
        return False
    for values in _FALLS:
        dice = Draw(need=Need(kind="2d6", purpose=WHATEVER), values=values)
        left = (*course.at.left, *(Roll(dice, number, anywhere=True) for _ in range(SHOWN)))
        settled, _ = course.going.resolved(replace(course.at, left=left), number)
        if course.going.may(settled.state, step.action):
            return False
        found, _ = where_possible(course.going, settled, number, step.action, _never, far=far)
        if found is not None:
            return False
    return True


def _tell_in_response(course: Course, step: ActStep | AskStep) -> None:
    """Say of a question that it is asked in response, since it is about nothing else."""
    if isinstance(step, AskStep):
        course.tell(
            f"{quoted(step)} is asked in response to what was declared before it: once that has "
            "resolved, it is not possible."
        )


def _comes_later(halt: Halt | None, state: State, action: AnyAction) -> bool:
    """Tell whether what is asked about has its time after a decision, and not here."""
    return bool(times_of(state, action)) or (halt is not None and halt.leads)


def _never(_: Trail) -> bool:
    """Tell of what is only asked about that it does not count as done: there is a choice yet."""
    return False


def _answers(halt: Halt, state: State, action: AnyAction) -> bool:
    """Tell whether an action is about what is to be decided now, or about what was before that.

    It may be the wrong answer, and it may come too late; both are for the rules to say.
    """
    asked = any(type(action) is type(each) for each in halt.options)
    return asked or is_gone(state, action)
