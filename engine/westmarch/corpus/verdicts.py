"""What a case says of a verdict besides what is written: other reasons, and other readings."""

from msgspec.structs import replace

from westmarch.corpus.course import Course, window_of
from westmarch.corpus.family import kin
from westmarch.corpus.model import ExpectVerdict, ReadAs
from westmarch.table.actions import AnyAction, Finish, Organize
from westmarch.table.state import State
from westmarch.table.windows import ORGANIZATION, ORGANIZING


def ruled(course: Course, step: ExpectVerdict) -> ExpectVerdict:
    """Add to a verdict what else may be said: other reasons, and the verdict as others read."""
    if course.asked is None:
        return step
    if step.verdict == "illegal":
        step = replace(step, apart=_apart(course, *course.asked))
    if not step.by and not step.questions:
        return step
    given = course.going.judge.ask(*course.asked)
    readings = tuple(ReadAs(*each) for each in given.readings)
    return replace(step, kin=kin(step.by, given.because), readings=readings)


def _apart(course: Course, state: State, action: AnyAction) -> str:
    """Name the window that has to be told apart from this one for an action to be illegal."""
    turns: dict[str, AnyAction] = {
        ORGANIZATION.name: Organize(player=state.turn_player),
        ORGANIZING.name: Finish(player=state.turn_player),
    }
    turning = turns.get(window_of(state))
    if turning is None or not course.going.may(state, turning):
        return ""
    turned = course.going.judge.act(state, turning).state
    return ORGANIZING.name if course.going.may(turned, action) else ""
