"""Carries the game on between the steps of a scenario: whoever is not said to act, passes.

What is done for it is written into the case, step by step, so that every engine is told the same.
Nothing among it is a decision: only passes, and what there is no choice about.
"""

from collections.abc import Iterator, Mapping
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from westmarch.corpus.assumptions import Meant
from westmarch.corpus.confirming import confirm, has_come_by_itself
from westmarch.corpus.context import expected_refusal, is_now, is_pass
from westmarch.corpus.course import Complain, Course
from westmarch.corpus.doing import do, pass_if_asked
from westmarch.corpus.ending import end, go_on_until, settle_before_claim
from westmarch.corpus.going import Going, Trail
from westmarch.corpus.interpreting import in_its_way, meant_now
from westmarch.corpus.lines import Draft, Line, Rolled, Until, placed, placed_step
from westmarch.corpus.model import ActStep, AnyStep, AskStep, Case, Expect, ExpectVerdict
from westmarch.corpus.reaching import reach
from westmarch.corpus.rolls import Roll
from westmarch.corpus.telling import sentence
from westmarch.corpus.verdicts import ruled
from westmarch.errors import WestmarchError
from westmarch.table.actions import AnyAction
from westmarch.wire.reference import ReferenceEngine


class Remarks(Struct):
    """What there is to say of how a case was carried on."""

    told: list[str] = []
    """At which moment a step was taken to come, where that may be another than was meant."""
    roads: tuple[tuple[AnyAction, str], ...] = ()
    """The roads of which one would have to be chosen, each with the sentence that says it."""
    meant: list[Meant] = []
    """What lines were taken to mean that leave something open."""


def carried(
    draft: Draft,
    complain: Complain,
    *,
    dispute: bool = False,
    waits: bool = False,
    remarks: Remarks | None = None,
) -> Case:
    """Give a case the steps of its lines, and what has to come between them.

    In a dispute it is told, too, if something is claimed while what was declared before it cannot
    come to its end. If the table `waits`, everybody is asked who might act, whether or not there is
    anything for him to do; and what is asked about and never legal is asked where the least is
    against it. What there is to say of all that is added to `remarks`.
    """
    case, lines = draft.case, draft.lines
    engine = ReferenceEngine(waits=waits)
    if any(isinstance(line.step, (ActStep, AskStep, Rolled, Until)) for line in lines):
        with suppress(WestmarchError):
            engine.setup(case.position)
    if engine.judge is None or engine.state is None:
        sites = {each.label: each.site for each in case.position.companies}
        return replace(case, steps=tuple(_known(lines, sites)))
    going = Going(engine.judge, draft.roads)
    course = Course(
        going=going,
        lines=lines,
        complain=complain,
        dispute=dispute,
        waits=waits,
        at=Trail(engine.state, left=tuple(_free(lines))),
    )
    steps = _steps(course)
    if remarks is not None:
        remarks.told += course.told
        game = going.judge.game(course.at.state)
        remarks.roads = tuple((each, sentence(game, each)) for each in going.open)
        remarks.meant += course.meant
    return replace(case, steps=steps)


def _steps(course: Course) -> tuple[AnyStep, ...]:
    """Carry a course on over all its lines, and give the steps that come of it."""
    for number, line in enumerate(course.lines):
        if not course.lost:
            # What is wrong with a step the runner says.
            with suppress(WestmarchError, KeyError):
                course.sites()
                _take(course, number, line.step)
                continue
            course.lost = True
        if not isinstance(line.step, (Rolled, Until)):
            course.put(number, placed_step(line.step, course.sites()))
    end(course)
    return tuple(_with_rest(course, step, number) for step, number in course.out)


def _take(course: Course, number: int, step: AnyStep | Rolled | Until) -> None:
    """Take a line for what it is, and bring the game to where it wants it."""
    match step:
        case Until():
            go_on_until(course, number, step)
        case Expect():
            if not is_now(course.lines, number):
                settle_before_claim(course, number, step)
            course.put(number, placed_step(step, course.sites()))
        case ExpectVerdict(verdict="legal") if course.confirmed:
            return
        case ExpectVerdict():
            course.put(number, ruled(course, step))
        case ActStep() if is_pass(step) and not expected_refusal(course.lines, number):
            pass_if_asked(course, number, step)
            return
        case ActStep() | AskStep():
            course.confirmed = False
            step = in_its_way(course, number, step)
            action = placed(step.action, course.sites())
            if isinstance(step, ActStep) and has_come_by_itself(course, number, action, course.at):
                confirm(course, number, step, action)
                return
            reach(course, number, replace(step, action=action))
            if has_come_by_itself(course, number, action, course.at):
                confirm(course, number, step, action)
                return
            # On the way to it, what was meant may have moved.
            do(course, number, replace(step, action=meant_now(course, number, step)))
        case Rolled():
            return
    course.before_passes = None


def _with_rest(course: Course, step: AnyStep, number: int) -> AnyStep:
    """Leave with a step the rolls of its own that nobody asked for."""
    if not isinstance(step, ActStep) or step.between:
        return step
    rest = tuple(each.draw for each in course.at.left if each.line == number)
    return replace(step, draws=(*step.draws, *rest)) if rest else step


def _free(lines: tuple[Line, ...]) -> Iterator[Roll]:
    """Give the rolls that stand by themselves."""
    for number, line in enumerate(lines):
        if isinstance(line.step, Rolled):
            yield Roll(line.step.draw, number, anywhere=True)


def _known(lines: tuple[Line, ...], sites: Mapping[str, str]) -> Iterator[AnyStep]:
    """Give the steps that engines know."""
    for line in lines:
        if not isinstance(line.step, (Rolled, Until)):
            yield placed_step(line.step, sites)
