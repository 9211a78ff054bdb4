"""Plays a dispute out, at a table that waits for everybody where that is what it wants."""

from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from westmarch.book.book import Book
from westmarch.book.finding import Finding
from westmarch.corpus.assumptions import Meant
from westmarch.corpus.carrying import Remarks, carried
from westmarch.corpus.lines import Draft, Line, Until
from westmarch.corpus.model import AskStep, Case, Expect, Step, is_between
from westmarch.disputes.answering import answered
from westmarch.disputes.answers import Settled
from westmarch.disputes.course import Moment
from westmarch.disputes.faults import DoesNotEnd, RoadIsOpen, complaint
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.errors import BadData
from westmarch.table.actions import AnyAction, AssignStrike, ChooseCard, TakeWay
from westmarch.table.moments import is_moment_of


class Played(Struct, frozen=True):
    """What came of playing it out."""

    settled: Settled
    leaned: set[str]
    """The open questions that were leaned on anywhere."""
    case: Case
    course: tuple[Moment, ...]
    """How far the game had come before each step."""
    waits: bool
    """Everybody was asked who might have acted."""
    meant: tuple[Meant, ...]
    """What lines were taken to mean that leave something open."""
    against: tuple[int, bool]
    """How much is against what was asked, and whether its card speaks of another moment."""
    is_cut: bool
    """A step before the question cannot be done."""
    judged: AnyAction | None = None
    """What the verdict is about."""


def played_out(draft: Draft, book: Book) -> Played:
    """Play it out; where somebody was not asked, or there is no answer, see whether waiting helps.

    The table waits where something is said to come in response. It waits, too, for what is asked
    about and cannot be done: where it could be, had its player anything to do there, there may be
    less against it, and that is what matters.
    """
    if any(map(_is_told_to_wait, draft.lines)):
        with suppress(BadData):
            return played_once(draft, book, waits=True)
        return played_once(draft, book)
    if not _asks_freely(draft):
        played = _played_or_stopped(draft, book)
        if _was_too_late_to_choose(played):
            with suppress(BadData):
                return played_once(draft, book, waits=True)
        return played
    played = _played_or_stopped(draft, book)
    if played.waits:
        return played
    if played.settled.verdict != "illegal":
        return played
    with suppress(BadData):
        waited = played_once(draft, book, waits=True)
        settled = waited.settled
        asked = isinstance(_written_last(waited.case), AskStep)
        if asked and (settled.verdict != "illegal" or waited.against < played.against):
            return replace(waited, leaned=waited.leaned | played.leaned)
    return played


def played_once(draft: Draft, book: Book, *, waits: bool = False) -> Played:
    """Play it out, at a table that waits or at one that does not."""
    wrong: list[Finding] = []

    def complain(line: int, what: str, hint: str) -> None:
        wrong.append(Finding(draft.case.path, line, what, hint))

    remarks = Remarks()
    case = carried(draft, complain, dispute=True, waits=waits, remarks=remarks)
    if wrong and remarks.roads:
        raise complaint(wrong[0], RoadIsOpen)
    if wrong:
        raise complaint(wrong[0])
    engine = ReasoningEngine(book, waits=waits)
    engine.listening = True
    course: list[Moment] = []
    settled = answered(case, book, engine, keep=course.append)
    leaned = engine.leaned | set(settled.questions)
    asked = _written_last(case)
    timely = not isinstance(asked, AskStep) or is_moment_of(engine.game(), asked.action)
    against = (len(settled.because), not timely)
    is_cut = bool(settled.notes)
    settled = replace(settled, notes=(*dict.fromkeys(remarks.told), *settled.notes))
    return Played(
        settled,
        leaned,
        case,
        tuple(course),
        waits,
        tuple(remarks.meant),
        against,
        is_cut,
        engine.verdict.asked if engine.verdict is not None else None,
    )


def _played_or_stopped(draft: Draft, book: Book) -> Played:
    """Play it out, at a table that waits if there it can stop before something that is missing."""
    try:
        return played_once(draft, book)
    except RoadIsOpen:
        raise
    except DoesNotEnd:
        # Perhaps it is to stop before these dice; else it is told there what comes before what.
        return played_once(draft, book, waits=True)
    except BadData:
        if _asks_freely(draft):
            with suppress(BadData):
                return played_once(draft, book, waits=True)
        raise


def _is_told_to_wait(line: Line) -> bool:
    """Tell whether a line is about a moment at which the game might not stop by itself."""
    if isinstance(line.step, Until):
        return line.step.over == "rest of the phase"
    return line.in_response or (line.now and isinstance(line.step, Expect))


def _was_too_late_to_choose(played: Played) -> bool:
    """Tell whether somebody did not get to choose what a step says, as there was no choice."""
    judged = isinstance(played.judged, (AssignStrike, ChooseCard, TakeWay))
    return judged and played.settled.verdict == "illegal"


def _asks_freely(draft: Draft) -> bool:
    """Tell whether a dispute ends with a question, and does not say at which moment it comes."""
    last = draft.lines[-1] if draft.lines else None
    return last is not None and isinstance(last.step, AskStep) and not last.now


def _written_last(case: Case) -> Step:
    """Give the last step that somebody has written."""
    return next(each for each in reversed(case.steps) if not is_between(each))
