"""When the dice of a step fall: before the next step, unless that one is done in response."""

from westmarch.corpus.context import expected_refusal, goes_on_after, quoted
from westmarch.corpus.course import Course
from westmarch.corpus.going import Halt, Trail
from westmarch.corpus.lines import placed
from westmarch.corpus.model import ActStep, AskStep
from westmarch.corpus.rolls import Roll
from westmarch.corpus.timing import is_under_way
from westmarch.table.actions import AnyAction


def let_dice_fall(course: Course, number: int, step: ActStep | AskStep) -> None:
    """Let come to its end what was declared with its dice: what is written next comes after.

    Only what is told to have been done, and goes on from, may have been done before they fell,
    if it could not be done otherwise.
    """
    brought = brought_rolls(course, number)
    if not brought or not is_under_way(course.at.state):
        return
    settled, halt = course.going.resolved(course.at, number)
    if are_left(brought, settled):
        return
    action = placed(step.action, course.sites())
    told = isinstance(step, ActStep) and goes_on_after(course.lines, number)
    # Where more dice would be needed than are given, what was declared is not over.
    late = course.going.may(settled.state, action) and not (told and halt is not None)
    early = None
    if not late and not expected_refusal(course.lines, number):
        early = _before_dice(course, number, action, brought)
    if early is not None:
        if told:
            course.tell(f"{quoted(step)} was taken to come before the dice fell, in response.")
            course.go(early, step)
            return
        course.tell(
            f"{quoted(step)} comes after the dice that were given before it, and then it is too "
            "late. If it comes before they fall, end the step with “in response”: that is "
            "possible."
        )
    course.go(settled, step)


def check_dice_are_given(course: Course, number: int, step: ActStep | AskStep) -> None:
    """Stop if dice are missing before a step of which it is only said that it is illegal."""
    _, halt = course.going.resolved(course.at, number)
    if course.waits and halt is not None and halt.need is not None:
        course.stop(step, halt)


def brought_rolls(course: Course, number: int) -> tuple[Roll, ...]:
    """Give the rolls at hand that came with the last thing done before a line, or after it."""
    done = [at for at in range(number) if isinstance(course.lines[at].step, ActStep)]
    return tuple(each for each in course.at.left if done and done[-1] <= each.line < number)


def are_left(rolls: tuple[Roll, ...], at: Trail) -> bool:
    """Tell whether none of these rolls has been asked for."""
    return all(any(each is left for left in at.left) for each in rolls)


def _before_dice(
    course: Course, number: int, action: AnyAction, brought: tuple[Roll, ...]
) -> Trail | None:
    """Find the moment before the dice fall at which something can be done, if there is one."""
    at = course.at
    while not course.going.may(at.state, action):
        following = course.going.quiet(at, number)
        if isinstance(following, Halt) or not are_left(brought, following):
            return None
        at = following
    return at
