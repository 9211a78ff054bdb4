"""Does what a step says, with its dice; passes for those who are said to pass."""

from msgspec.structs import replace

from westmarch.corpus.by_itself import cause_of
from westmarch.corpus.context import is_pass
from westmarch.corpus.course import Course
from westmarch.corpus.going import Trail
from westmarch.corpus.model import ActStep, AskStep
from westmarch.corpus.rolls import Hand, Roll
from westmarch.corpus.timing import is_declared, is_under_way
from westmarch.table.events.combat import AttackBegan, AttackEnded


def do(course: Course, number: int, step: ActStep | AskStep) -> None:
    """Do what a step says, with its dice; what is only asked, or not legal, is written down."""
    course.begun = True
    course.asked = None if course.lost else (course.at.state, step.action)
    if (
        isinstance(step, AskStep)
        or course.lost
        or not course.going.may(course.at.state, step.action)
    ):
        course.is_cut = course.is_cut or _is_refused(course, step)
        course.put(number, step)
        return
    mine = tuple(Roll(draw, number) for draw in step.draws)
    rolls = Hand((*course.at.left, *mine), number, missing=False)
    outcome = course.going.judge.act(course.at.state, step.action, rolls)
    course.put(number, replace(step, draws=rolls.draws))
    before = course.at
    course.cause = cause_of(before.state, step.action, outcome.state, before.left) or course.cause
    fights = any(isinstance(each, (AttackBegan, AttackEnded)) for each in outcome.events)
    course.fought = course.fought or fights
    course.lost = rolls.short
    course.at = Trail(outcome.state, (), rolls.left)


def _is_refused(course: Course, step: ActStep | AskStep) -> bool:
    """Tell whether a dispute has its verdict here, as what somebody does is not legal."""
    return course.dispute and isinstance(step, ActStep) and not course.lost


def pass_if_asked(course: Course, number: int, step: ActStep) -> None:
    """Pass, unless there is nothing to pass on; what was declared is answered first."""
    player, state = step.action.player, course.at.state
    waiting = state.windows[-1].waiting if state.windows else ()
    if course.going.may(state, step.action):
        if _answers_nothing(course, number):
            course.before_passes = course.before_passes or (course.at, len(course.out))
        do(course, number, step)
    elif player in waiting[1:] and state.window.kind.in_turn:
        following = course.going.quiet(course.at, number)
        if isinstance(following, Trail):
            course.go(following, step)
            pass_if_asked(course, number, step)
    elif player in waiting:
        do(course, number, step)
    else:
        mine = tuple(Roll(draw, number) for draw in step.draws)
        course.at = replace(course.at, left=(*course.at.left, *mine))


def _answers_nothing(course: Course, number: int) -> bool:
    """Tell whether passes follow a declaration that has resolved without them."""
    if is_under_way(course.at.state):
        return False
    while number and is_pass(course.lines[number - 1].step):
        number -= 1
    step = course.lines[number - 1].step if number else None
    return isinstance(step, ActStep) and is_declared(step.action)
