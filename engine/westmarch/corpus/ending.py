"""Lets things come to their end: what was declared, an attack, a phase, the scenario."""

from westmarch.corpus.context import has_ended_turn, is_given_later
from westmarch.corpus.course import Course
from westmarch.corpus.going import AT_MOST, Halt, Trail
from westmarch.corpus.lines import Until
from westmarch.corpus.model import ActStep, Expect
from westmarch.corpus.rolls import listed_purposes, needed
from westmarch.corpus.timing import is_in_between, is_later, is_under_way
from westmarch.table.state import State
from westmarch.table.windows import ENDS


def settle_before_claim(course: Course, number: int, step: Expect) -> None:
    """Let come to its end what was declared, and the turn that was said to end."""
    settled, halt = course.going.resolved(course.at, number)
    if halt is None and course.dispute and settled.state.phase == "setup":
        settled = _until_dice_are_rolled(course, settled, number)
    if halt is None and has_ended_turn(course.lines, number):
        settled, halt = course.going.turned(settled, number)
    if halt is None and course.dispute:
        settled, halt = course.going.chosen(settled, number)
        course.going.open = halt.options if halt is not None and not halt.need else ()
    if halt is None:
        course.go(settled, step)
    elif course.dispute and not (halt.need and is_given_later(course.lines, halt.need, number)):
        course.go(settled, step)
        course.stop(step, halt)


def _until_dice_are_rolled(course: Course, here: Trail, number: int) -> Trail:
    """Go on to the rolls for the first turn, where they are given, if that is all there is left."""
    at = here
    while at.left and at.state.phase == "setup":
        following = course.going.quiet(at, number)
        if isinstance(following, Halt):
            return here
        at = following
    return at


def go_on_until(course: Course, number: int, step: Until) -> None:
    """Go on until the attack, or the phase, is over; a later phase is gone on to first."""
    course.begun = True
    reached = False
    for _ in range(AT_MOST):
        state = course.at.state
        is_on = state.combat is not None if step.over == "attack" else state.phase == step.phase
        if not is_on and (reached or not _may_come(step, state)):
            break
        if step.over == "rest of the phase" and is_on and state.at(ENDS[step.phase]):
            return
        reached = reached or is_on
        following = course.going.quiet(course.at, number)
        if isinstance(following, Halt):
            course.stop(step, following)
            return
        course.go(following, step)
    if step.over == "rest of the phase":
        _has_no_end(course, step)
    elif not reached:
        _is_over_already(course, step)


def end(course: Course) -> None:
    """Let that come to its end for which rolls are still given, and tell of rolls left over."""
    number = len(course.lines) - 1
    while not course.lost and course.at.left and is_in_between(course.at.state):
        following = course.going.quiet(course.at, number)
        if isinstance(following, Halt):
            break
        course.go(following, course.lines[-1].step)
    last = course.lines[-1].step if course.lines else None
    if course.dispute and not course.lost and isinstance(last, ActStep):
        _, halt = course.going.resolved(course.at, number)
        if halt is not None and halt.need is not None:
            name = course.going.judge.game(course.at.state).called
            course.tell(f"No step gives {needed(halt.need, name)}: what comes of it is left open.")
    told = {number for _, number in course.out}
    called = course.going.judge.game(course.at.state).called
    for roll in course.at.left:
        if roll.line not in told and not (course.lost or course.is_cut):
            course.complain(
                course.lines[roll.line].step.line,
                f"Nothing asks for {needed(roll.draw.need, called)}.",
                f"Leave it out, or say what it is for: {listed_purposes()}.",
            )


def _has_no_end(course: Course, step: Until) -> None:
    """Say that the game does not stop at the end of a phase, as nobody can do anything."""
    course.complain(
        step.line,
        f"“{step.said}”: the game does not stop there.",
        "Let somebody have something to do at the end of the phase.",
    )


def _may_come(step: Until, state: State) -> bool:
    """Tell whether an attack is about to begin, or a phase comes later in this turn."""
    if step.over == "attack":
        return is_under_way(state)
    return is_later(state, step.phase)


def _is_over_already(course: Course, step: Until) -> None:
    """Say of what is to be over that it was so before, or that it never was."""
    said = step.said
    phase = course.at.state.phase.replace("movement-hazard", "movement/hazard")
    if step.over == "phase":
        course.tell(f"“{said}”: it was over before that, as it is the {phase} phase.")
    elif not course.fought:
        course.complain(
            step.line,
            f"“{said}”: no attack is being fought, and none was.",
            "Say which attack comes: “the company enters the site”, “… plays the creature …”.",
        )
