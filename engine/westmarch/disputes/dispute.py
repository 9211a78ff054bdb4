"""Settles a dispute: the verdict on a scenario under each edition, with the reasons."""

import itertools
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import nullcontext, suppress
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from westmarch.book.book import Book
from westmarch.book.finding import Finding
from westmarch.corpus.carrying import Remarks, carried
from westmarch.corpus.compile import draft_scenario
from westmarch.corpus.headless import read_dispute
from westmarch.corpus.lines import Draft, Line, Until
from westmarch.corpus.meant import Meant
from westmarch.corpus.model import ActStep, AskStep, Case, Expect, ExpectVerdict, Step, is_between
from westmarch.corpus.names import Library
from westmarch.corpus.rolling import Failed
from westmarch.corpus.run import Play
from westmarch.corpus.source import Scenario
from westmarch.corpus.vocabulary import as_permission
from westmarch.disputes.choices import Choice, done_otherwise, what_hangs
from westmarch.disputes.course import Moment, catch_up, moment
from westmarch.disputes.looks import Explained, explain_step, looked_at, once
from westmarch.disputes.notes import (
    beyond_influence,
    came_by_itself,
    cut_short,
    left_aside,
    taken,
    whichever_road,
)
from westmarch.disputes.possible import check_possible
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.disputes.roads import on_each_road
from westmarch.disputes.whatif import what_if
from westmarch.errors import BadData
from westmarch.kernel.judge import Verdict
from westmarch.kernel.words import sentence, with_minus
from westmarch.table.actions import AnyAction, AssignStrike, ChooseCard, Finish, TakeWay
from westmarch.table.moments import is_moment_of
from westmarch.waiting import work
from westmarch.wire.engine import Declined
from westmarch.wire.protocol import Reason, Unsupported, VerdictName
from westmarch.wire.reference import UNMODELLED

Answer = Literal["holds", "does not hold", VerdictName]
Outcome = Answer | Literal["cannot be compared"]
"""What another reading gives; it cannot be compared if the game does not come to what is asked."""
ELSEWHERE: Outcome = "cannot be compared"


class Reading(Struct, frozen=True):
    """What an open question would make of the verdict, read one way."""

    question: str
    reading: str
    text: str
    verdict: Outcome


class Settled(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The answer under one edition."""

    edition: str
    asked: str
    """The question, in the words of the last step: what follows “whether”."""
    answer: Answer
    verdict: VerdictName | None = None
    """On the last action, if there was one."""
    because: tuple[str, ...] = ()
    changed_by: tuple[str, ...] = ()
    """Rules of this edition that make the difference to the one before."""
    reasons: tuple[Reason, ...] = ()
    """What decides, then the facts that it builds on, then the numbers."""
    earlier: tuple[Explained, ...] = ()
    """What was expected before that and is so, each with its own reasons."""
    questions: tuple[str, ...] = ()
    """The open questions that the answer leaned on, whether or not it hangs on them."""
    readings: tuple[Reading, ...] = ()
    choices: tuple[Choice, ...] = ()
    """What each choice gives that nobody made, if the answer hangs on that."""
    unmodelled: tuple[str, ...] = ()
    """Clauses of cards that the verdict would need and the engine does not act on."""
    trouble: str = ""
    """The expectation that failed, or the step that could not be done."""
    what_if: tuple[str, ...] = ()
    """What alone would turn the verdict: each follows “if”."""
    unasked: tuple[str, ...] = ()
    """What the answer leaves open, in sentences."""
    notes: tuple[str, ...] = ()
    """What has to be said in any case, in sentences: how everyday words were read, what was put in
    that nobody said, which cards were taken for names that fit none of their players' own side,
    where it has come to an end too early, and which readings cannot be compared."""
    unread: tuple[str, ...] = ()
    """The expectations that could not be read: the answer says nothing of them."""


class Dispute(Struct, frozen=True):
    """One scenario, settled."""

    title: str
    path: str
    line: int
    settled: tuple[Settled, ...]


class Docket(Struct, frozen=True):
    """What came of a file: the disputes in it, and what is wrong with the others."""

    disputes: tuple[Dispute, ...]
    faults: tuple[BadData, ...] = ()


class _DoesNotEnd(BadData):
    """The dice do not fit what is done."""


class _RoadIsOpen(BadData):
    """Somebody has to choose something, and each answer can be tried."""


class _Played(Struct, frozen=True):
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


def settle(
    text: str,
    path: str,
    library: Library,
    editions: tuple[str, ...] = (),
    readings: dict[str, str] | None = None,
    *,
    changes: bool = False,
) -> tuple[Dispute, ...]:
    """Settle every scenario of a feature file; complain of any that cannot be settled."""
    docket = hear(text, path, library, editions, readings, changes=changes)
    if docket.faults:
        raise BadData("\n".join(map(str, docket.faults)))
    return docket.disputes


def hear(
    text: str,
    path: str,
    library: Library,
    editions: tuple[str, ...] = (),
    readings: dict[str, str] | None = None,
    *,
    changes: bool = False,
) -> Docket:
    """Settle those scenarios of a feature file that can be; tell what is wrong with the others.

    A scenario that does not name its edition is settled under `editions`.
    With `changes`, look for what would change the verdict.
    """
    book = library.book
    chosen = checked_readings(readings or {}, book)
    feature = read_dispute(text, path)
    faults = list(map(_complaint, feature.findings))
    if not feature.scenarios and not faults:
        hint = "Write one: “Scenario: …”."
        faults.append(BadData("There is no scenario here.", where=path, hint=hint))
    disputes: list[Dispute] = []

    def settled(draft: Draft) -> Settled:
        draft = _read(draft, chosen)
        played = _played(draft, book)
        answer = _by_each_choice(draft, played, _settled(draft, played, book), book)
        case = played.case
        meant = filter(None, (each.note() for each in played.meant))
        notes = (
            *draft.notes,
            *map(left_aside, draft.unread),
            *meant,
            *came_by_itself(draft, case),
            *taken(draft.case, library),
            *beyond_influence(draft.case),
            *answer.notes,
        )
        answer = replace(answer, notes=notes, unread=draft.unread)
        if not changes or answer.verdict not in ("legal", "illegal"):
            return answer
        return replace(answer, what_if=what_if(draft, waits=played.waits))

    def settled_otherwise(draft: Draft) -> Settled:
        try:
            return settled(draft)
        except BadData:
            # Perhaps it can be, by another choice than the first of those that nobody makes.
            if (answer := _by_other_choices(draft, settled, book)) is not None:
                return answer
            raise

    def settled_anyhow(draft: Draft) -> Settled:
        answers = on_each_road(draft, settled_otherwise)
        (_, first), *others = answers
        if not others:
            return first
        choices = tuple(Choice(road, each.answer) for road, each in answers)
        if len({each.answer for each in choices}) > 1:
            return replace(first, answer="undetermined", choices=choices, trouble="")
        same = len({each.verdict and each.because for _, each in answers}) == 1
        notes = whichever_road([road for road, _ in answers], same=same)
        return replace(first, notes=(*notes, *first.notes))

    with work("Settling", len(feature.scenarios)) as told:
        for scenario in feature.scenarios:
            drafts, wrong = draft_scenario(scenario, library, editions or (book.default_edition,))
            faults += map(_complaint, sorted(set(wrong)))
            try:
                answers = tuple(_compared(list(map(settled_anyhow, drafts)), book))
            except BadData as fault:
                faults.append(_placed(fault, scenario))
            else:
                if answers:
                    disputes.append(Dispute(scenario.title, path, scenario.line, answers))
            told(1)
    return Docket(tuple(disputes), tuple({str(each): each for each in faults}.values()))


def _complaint(finding: Finding, kind: type[BadData] = BadData) -> BadData:
    return kind(finding.what, where=f"{finding.path}:{finding.line}", hint=finding.hint)


def _placed(fault: BadData, scenario: Scenario) -> BadData:
    """Say of a fault where it is, at least in which scenario."""
    if fault.where.startswith(scenario.path):
        return fault
    where = f"{scenario.path}:{scenario.line}"
    what = f"{fault.where}: {fault.what}" if fault.where else sentence(fault.what)
    return BadData(
        what if what.endswith((".", "?", "!")) else f"{what}.", where=where, hint=fault.hint
    )


def checked_readings(readings: dict[str, str], book: Book) -> dict[str, str]:
    """Pass on readings of open questions; complain of any that there are not."""
    for id_, reading in readings.items():
        known = [each.id for each in book.question(id_).readings]
        if reading not in known:
            raise BadData(
                f"{id_} has no reading {reading}.", hint=f"Its readings are {', '.join(known)}."
            )
    return readings


def _read(draft: Draft, readings: dict[str, str]) -> Draft:
    return replace(draft, case=_read_case(draft.case, readings))


def _read_case(case: Case, readings: dict[str, str]) -> Case:
    position = case.position
    position = replace(position, readings={**position.readings, **readings})
    return replace(case, position=position)


def settle_case(case: Case, book: Book) -> Settled:
    """Settle a compiled scenario, step by step as it stands."""
    draft = Draft(case, tuple(Line(step, now=True, whole=True) for step in case.steps))
    return _settled(draft, _played_so(draft, book), book)


def _settled(draft: Draft, played: _Played, book: Book) -> Settled:
    """Settle one scenario under its edition, and see whether another reading would change it."""
    settled, leaned = played.settled, played.leaned
    if settled.answer == "unsupported":
        return settled
    case = draft.case
    open_ = {each for each in leaned if not book.question(each).settled}
    known = {*case.position.readings, *(each.question for each in settled.readings)}
    answer = _own_outcome(settled)
    others = {
        question: _other_outcomes(draft, played, book, question, answer)
        for question in sorted(open_ - known)
    }
    hanging = [
        reading
        for readings in others.values()
        if any(each.verdict not in (answer, ELSEWHERE) for each in readings)
        for reading in readings
    ]
    hung = {each.question for each in hanging}
    incomparable = [
        each
        for readings in others.values()
        for each in readings
        if each.verdict == ELSEWHERE and each.question not in hung
    ]
    aside = hung | {each.question for each in incomparable} | (leaned - open_ - known)
    unasked = (*settled.unasked, *_read_so(case, settled, leaned, aside, book))
    settled = replace(
        settled,
        questions=tuple(sorted(open_)),
        unasked=unasked,
        notes=(*settled.notes, *map(_not_compared, incomparable)),
    )
    if not hanging:
        return settled
    readings = (*settled.readings, *hanging)
    return replace(settled, answer="undetermined", readings=readings, trouble="")


def _by_other_choices(
    draft: Draft, settle: Callable[[Draft], Settled], book: Book
) -> Settled | None:
    """Settle what cannot be as it was taken to be, by other choices by which it can be."""
    remarks = Remarks()
    carried(draft, lambda *_: None, dispute=True, remarks=remarks)
    found: dict[str, Settled] = {}
    for other in done_otherwise(draft, remarks.meant):
        with suppress(BadData):
            if _played(other.draft, book).is_cut:
                continue  # Then this is not what was meant.
            answer = settle(other.draft)
            found[other.chosen] = replace(answer, notes=(other.note, *answer.notes))
    choices = tuple(Choice(words, each.answer) for words, each in found.items())
    first = next(iter(found.values()), None)
    if first is None or len({each.answer for each in choices}) == 1:
        return first
    return replace(first, answer="undetermined", choices=choices, trouble="")


def _by_each_choice(draft: Draft, played: _Played, settled: Settled, book: Book) -> Settled:
    """See whether the answer hangs on a choice that nobody made of those who do something."""

    def answer(otherwise: Draft) -> Answer:
        return _played_so(otherwise, book, waits=played.waits).settled.answer

    choices, notes = what_hangs(draft, played.meant, played.settled.answer, answer)
    if choices:
        return replace(settled, answer="undetermined", choices=choices, trouble="")
    return replace(settled, notes=(*notes, *settled.notes))


def _read_so(
    case: Case, settled: Settled, leaned: set[str], hung: set[str], book: Book
) -> Iterator[str]:
    """Tell of the questions that do not decide, and of how others were read."""
    chosen = case.position.readings
    same = [each for each in settled.questions if each not in chosen and each not in hung]
    if same and settled.verdict != "undetermined":
        yield f"Open, but read either way the answer is the same: {', '.join(same)}."
    for question, reading in chosen.items():
        if question in leaned:
            said = {each.id: each.text for each in book.question(question).readings}[reading]
            yield f"{question} was read as {reading}: {said}"
        else:
            yield f"{question} was read as {reading}, but nothing here hangs on it."


def _not_compared(reading: Reading) -> str:
    return (
        f"By reading {reading.reading} of {reading.question} the game does not come to this, so "
        "what that would give cannot be compared."
    )


def _other_outcomes(
    draft: Draft, played: _Played, book: Book, question: str, answer: Outcome
) -> tuple[Reading, ...]:
    """Play it again with the question read in its other ways, the default one first."""
    asked = book.question(question)
    default, *others = sorted(asked.readings, key=lambda each: each.id != asked.default)
    return (
        Reading(question, default.id, default.text, answer),
        *(
            Reading(
                question, each.id, each.text, _outcome(draft, played, book, {question: each.id})
            )
            for each in others
        ),
    )


def _outcome(draft: Draft, played: _Played, book: Book, readings: dict[str, str]) -> Outcome:
    """Give the answer by other readings, if the game comes to what is asked by these, too."""
    try:
        otherwise = _played(_read(draft, readings), book)
    except BadData:
        otherwise = None  # Things go another way, and the dice do not fit any more.
    own = played.settled
    told = ELSEWHERE if otherwise is None else _comparable(otherwise.settled, otherwise.case, own)
    if told == _own_outcome(own):
        return told
    again = replace(played, case=_read_case(played.case, readings))
    same = _whatever_is_rolled(again, book)
    return told if same == ELSEWHERE else same


def _whatever_is_rolled(played: _Played, book: Book) -> Outcome:
    """Give the answer, if it is the same for all results of the rolls of which nothing is told.

    Whoever is asked only by this reading passes.
    """
    found: set[Outcome] = set()
    for total in range(2, 13):
        high = min(6, total - 1)
        try:
            dice = (high, total - high)
            engine = ReasoningEngine(book, waits=played.waits)
            settled = _answered(played.case, book, engine, spare=dice, course=played.course)
        except BadData:
            return ELSEWHERE
        found.add(_comparable(settled, played.case, played.settled))
    return found.pop() if len(found) == 1 else ELSEWHERE


def _own_outcome(settled: Settled) -> Outcome:
    """Give the answer to what decides: of a step that cannot be done, the verdict on it."""
    return settled.verdict if _is_stuck(settled) and settled.verdict is not None else settled.answer


def _is_stuck(settled: Settled) -> bool:
    """Tell whether the game has ended at a step that cannot be done."""
    return settled.answer == "does not hold" and not settled.trouble


def _comparable(settled: Settled, case: Case, own: Settled) -> Outcome:
    """Give the answer, unless the game has ended before it came to what is asked.

    Where it ends at a step that cannot be done by one reading, it is that step which is compared.
    """
    if not _is_stuck(settled):
        return settled.answer
    if _is_stuck(own) and settled.asked == own.asked:
        return _own_outcome(settled)
    # Who passes when is no matter of the question.
    last = next(each for each in reversed(case.steps) if isinstance(each, ActStep | AskStep))
    asked = not isinstance(last.action, Finish) and settled.asked == _question(case, last)
    return settled.verdict if asked and settled.verdict is not None else ELSEWHERE


def _played(draft: Draft, book: Book) -> _Played:
    """Play it out; where somebody was not asked, or there is no answer, see whether waiting helps.

    The table waits where something is said to come in response. It waits, too, for what is asked
    about and cannot be done: where it could be, had its player anything to do there, there may be
    less against it, and that is what matters.
    """
    if any(map(_is_told_to_wait, draft.lines)):
        with suppress(BadData):
            return _played_so(draft, book, waits=True)
        return _played_so(draft, book)
    if not _asks_freely(draft):
        played = _played_or_stopped(draft, book)
        if _was_too_late_to_choose(played):
            with suppress(BadData):
                return _played_so(draft, book, waits=True)
        return played
    played = _played_or_stopped(draft, book)
    if played.waits:
        return played
    if played.settled.verdict != "illegal":
        return played
    with suppress(BadData):
        waited = _played_so(draft, book, waits=True)
        settled = waited.settled
        asked = isinstance(_written_last(waited.case), AskStep)
        if asked and (settled.verdict != "illegal" or waited.against < played.against):
            return replace(waited, leaned=waited.leaned | played.leaned)
    return played


def _is_told_to_wait(line: Line) -> bool:
    """Tell whether a line is about a moment at which the game might not stop by itself."""
    if isinstance(line.step, Until):
        return line.step.over == "rest of the phase"
    return line.now and (isinstance(line.step, Expect) or line.step.text.endswith(" in response"))


def _played_or_stopped(draft: Draft, book: Book) -> _Played:
    """Play it out, at a table that waits if there it can stop before something that is missing."""
    try:
        return _played_so(draft, book)
    except _RoadIsOpen:
        raise
    except _DoesNotEnd:
        # Perhaps it is to stop before these dice; else it is told there what comes before what.
        return _played_so(draft, book, waits=True)
    except BadData:
        if _asks_freely(draft):
            with suppress(BadData):
                return _played_so(draft, book, waits=True)
        raise


def _was_too_late_to_choose(played: _Played) -> bool:
    """Tell whether somebody did not get to choose what a step says, as there was no choice."""
    judged = isinstance(played.judged, (AssignStrike, ChooseCard, TakeWay))
    return judged and played.settled.verdict == "illegal"


def _asks_freely(draft: Draft) -> bool:
    """Tell whether a dispute ends with a question, and does not say at which moment it comes."""
    last = draft.lines[-1] if draft.lines else None
    return last is not None and isinstance(last.step, AskStep) and not last.now


def _played_so(draft: Draft, book: Book, *, waits: bool = False) -> _Played:
    """Play it out, at a table that waits or at one that does not."""
    wrong: list[Finding] = []

    def complain(line: int, what: str, hint: str) -> None:
        wrong.append(Finding(draft.case.path, line, what, hint))

    remarks = Remarks()
    case = carried(draft, complain, dispute=True, waits=waits, remarks=remarks)
    if wrong and remarks.roads:
        raise _complaint(wrong[0], _RoadIsOpen)
    if wrong:
        raise _complaint(wrong[0])
    engine = ReasoningEngine(book, waits=waits)
    engine.listening = True
    course: list[Moment] = []
    settled = _answered(case, book, engine, keep=course.append)
    leaned = engine.leaned | set(settled.questions)
    asked = _written_last(case)
    timely = not isinstance(asked, AskStep) or is_moment_of(engine.game(), asked.action)
    against = (len(settled.because), not timely)
    is_cut = bool(settled.notes)
    settled = replace(settled, notes=(*dict.fromkeys(remarks.told), *settled.notes))
    return _Played(
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


def _written_last(case: Case) -> Step:
    """Give the last step that somebody has written."""
    return next(each for each in reversed(case.steps) if not is_between(each))


def _answered(
    case: Case,
    book: Book,
    engine: ReasoningEngine,
    *,
    spare: tuple[int, ...] = (),
    course: tuple[Moment, ...] = (),
    keep: Callable[[Moment], None] = lambda _: None,
) -> Settled:
    play = Play(case, engine, spare)
    failed: Failed | None = None
    declined = ""
    explained: dict[str, Explained] = {}
    try:
        play.start()
        check_possible(case, engine.game())
        for number, step in enumerate(case.steps):
            if number < len(course):
                catch_up(engine, course[number])
            keep(moment(engine.game().state))
            engine.doing = _in_words(step)
            with engine.keeping_verdict() if is_between(step) else nullcontext():
                play.take(step)
            if engine.listening and _is_expectation(step):
                asked = "" if isinstance(step, Expect) else _question(case, step)
                explained[step.text] = explain_step(engine, step, case, asked)
    except Failed as stop:
        failed = stop
    except Declined as stop:
        declined = _unmodelled(stop.unsupported, engine)
    verdict = engine.verdict
    between, case, at = _taken_apart(case, play.at, waits=engine.waits)
    if at is not None:
        explained.pop(at.text, None)
    _check_asks(case, verdict, declined)
    _check_rolls(case, at, verdict, failed, engine)
    # Where it is open whether a step can be done, so is all that was expected of it.
    stuck = isinstance(at, ActStep) and verdict is not None and verdict.name == "undetermined"
    expects = not stuck and any(map(_is_expectation, case.steps))
    held: Answer = "does not hold" if failed else "holds"
    if verdict is None or (isinstance(at, Expect) and _is_about_a_fact(case)):
        because: tuple[str, ...] = ()
        reasons: tuple[Reason, ...] = ()
        if isinstance(at, Expect) and not declined:
            because, reasons = looked_at(engine, at, case)
        return Settled(
            edition=case.position.edition,
            asked=at.text.partition(" ")[2] if at is not None else case.title,
            answer="unsupported" if declined else held,
            because=because,
            reasons=reasons,
            earlier=tuple(explained.values()),
            unmodelled=(declined,) if declined else (),
            trouble=_trouble(failed, at, engine),
        )
    answer: Answer = "unsupported" if declined else held
    needed = tuple(
        _clause(engine, card, text) if card else f"{text}." for card, text in verdict.unmodelled
    )
    doubts = () if declined else tuple(_doubts(engine))
    # Of what is only asked nothing comes, even if the game goes on after it.
    asked_only = isinstance(next(filter(_is_asked, reversed(case.steps)), None), AskStep)
    came_of_it = () if doubts or asked_only else engine.explain_outcome()
    return Settled(
        edition=case.position.edition,
        asked=_question(case, at),
        answer=answer if expects else verdict.name,
        verdict=verdict.name,
        because=verdict.because,
        reasons=once((*engine.explain(), *came_of_it)),
        earlier=tuple(explained.values()),
        questions=verdict.questions,
        readings=tuple(_readings(verdict, book)),
        unmodelled=needed or ((declined,) if declined else ()),
        trouble=_trouble(failed, at, engine),
        unasked=(*between, *_unasked(case, verdict), *doubts),
        notes=cut_short(case, at),
    )


def _taken_apart(
    case: Case, at: Step | None, *, waits: bool
) -> tuple[tuple[str, ...], Case, Step | None]:
    """Leave the case with what was written, and tell what came before its question unsaid.

    That somebody passes is nothing to tell of where the table waits even for those who have to.
    """
    written = tuple(step for step in case.steps if not is_between(step))
    said = case.steps[: case.steps.index(at) + 1] if at in case.steps else case.steps
    at = next((step for step in reversed(said) if not is_between(step)), None) if at else None
    asked = [number for number, step in enumerate(said) if _is_asked(step)]
    unsaid = itertools.takewhile(is_between, reversed(said[: asked[-1]] if asked else ()))
    told = [step.text for step in unsaid if not (waits and _is_pass(step))][::-1]
    between = (
        (f"Before that, since nobody was said to do anything else, {_counted(told)}.",)
        if told
        else ()
    )
    return between, replace(case, steps=written), at


def _in_words(step: Step) -> str:
    """Give the words of a step without the one that it begins with."""
    return re.sub(r"^(Given|When|Then|And|But) ", "", step.text)


def _is_pass(step: Step) -> bool:
    return isinstance(step, ActStep) and isinstance(step.action, Finish)


def _is_expectation(step: Step) -> bool:
    """Tell what is expected from what came by itself, though a step was written for it."""
    seen = isinstance(step, Expect) and step.text.startswith("Then ")
    return seen or isinstance(step, ExpectVerdict)


def _is_asked(step: Step) -> bool:
    return isinstance(step, (ActStep, AskStep)) and not is_between(step)


def _counted(told: list[str]) -> str:
    """List what was done, and what was done several times only once."""
    return ", ".join(
        each if number == 1 else f"{each} ({number} times)"
        for each, number in Counter(told).items()
    )


def _unmodelled(unsupported: Unsupported, engine: ReasoningEngine) -> str:
    """Say why it cannot be judged: by which clause of which card, or else as the engine says it."""
    card = unsupported.card
    if not card:
        return f"{unsupported.reason}."
    text = unsupported.reason.removeprefix(UNMODELLED.format(card))
    return _clause(engine, card, text)


def _doubts(engine: ReasoningEngine) -> Iterator[str]:
    """Say what the last action came to that cannot be told."""
    for doubt in engine.doubts:
        card, text = doubt.gap
        yield f"What came of it is not certain, by {_clause(engine, card, text)}."


def _check_asks(case: Case, verdict: Verdict | None, declined: str) -> None:
    for step, after in itertools.pairwise(case.steps):
        if isinstance(step, AskStep) and isinstance(after, (ActStep, AskStep)):
            raise BadData(
                f"“{step.text}” is asked, and the scenario goes on without an answer.",
                where=f"{case.path}:{after.line}",
                hint="Put each question into a scenario of its own, or say what you expect: “Then "
                "it is legal”.",
            )
    expects = any(isinstance(step, (Expect, ExpectVerdict)) for step in case.steps)
    if verdict is None and not expects and not declined:
        raise BadData(
            "The dispute asks nothing.",
            where=f"{case.path}:{case.line}",
            hint="Add what is to be judged, as in “When Glóin plays “Magical Harp””.",
        )


def _check_rolls(
    case: Case,
    at: Step | None,
    verdict: Verdict | None,
    failed: Failed | None,
    engine: ReasoningEngine,
) -> None:
    """Complain of dice that do not fit what is done; that is nobody's dispute."""
    if failed and isinstance(at, ActStep) and verdict is not None and verdict.name == "legal":
        raise _DoesNotEnd(
            f"“{at.text}” does not come to its end.\n  {_with_names(str(failed), engine)}",
            where=f"{case.path}:{at.line}",
        ) from None


def _with_names(said: str, engine: ReasoningEngine) -> str:
    """Put names in the place of the labels of those whose rolls are spoken of."""
    game = engine.game()
    known = {*game.state.cards, *game.state.companies, *(each.name for each in game.state.players)}
    return re.sub(
        r"(?<= of )[\w-]+",
        lambda found: game.called(found[0]) if found[0] in known else found[0],
        said,
    )


def _is_about_a_fact(case: Case) -> bool:
    """Tell whether what is expected after the last action is what is to be seen, and no verdict."""
    after = itertools.takewhile(
        lambda step: not isinstance(step, (ActStep, AskStep)), reversed(case.steps)
    )
    return not any(isinstance(step, ExpectVerdict) for step in after)


def _trouble(failed: Failed | None, at: Step | None, engine: ReasoningEngine) -> str:
    """Say what was expected and what was seen; that a step cannot be done the verdict says."""
    verdict = engine.verdict
    if failed is None or isinstance(at, ActStep):
        return ""
    if isinstance(at, ExpectVerdict) and verdict is not None:
        told = {each.rule or each.card for each in engine.explain() if each.role == "decides"}
        named = tuple(id_ for id_ in verdict.because if id_ in told) or verdict.because
        seen = _by(verdict.name, named if verdict.name == "illegal" else ())
        return f"Expected: {_by(at.verdict, (*at.by, *at.questions))}.\nSeen: {seen}."
    return f"Expected: {_plain(failed.expected, engine)}.\nSeen: {_plain(failed.seen, engine)}."


def _by(verdict: str, ids: tuple[str, ...]) -> str:
    return f"{verdict} by {' and '.join(ids)}" if ids else verdict


def _plain(told: str, engine: ReasoningEngine) -> str:
    """Say of what is seen at a path only what it is, with names for labels."""
    game = engine.game()
    value, _, _ = told.partition(" at ")
    return "; ".join(
        game.name(each) if each in game.state.cards else with_minus(each).replace("-", " ")
        for each in value.split("; ")
    )


def _question(case: Case, at: Step | None) -> str:
    """Say what was asked last, as it goes on after “whether”."""
    steps = case.steps[: case.steps.index(at) + 1] if at in case.steps else case.steps
    acts = [each for each in steps if isinstance(each, (ActStep, AskStep)) and not is_between(each)]
    last = acts[-1]
    said = last.text.partition(" ")[2].removeprefix("it is asked whether ")
    if isinstance(last, ActStep):
        return as_permission(said)
    return re.sub(r" may not (?=.* by )(.*) by [^\"”]*$", r" may \1", said)


def _unasked(case: Case, verdict: Verdict) -> Iterator[str]:
    if verdict.name == "legal" and isinstance(case.steps[-1], (AskStep, ExpectVerdict)):
        yield "Only whether it may be done was asked; not what comes of it."


def _clause(engine: ReasoningEngine, card: str, text: str) -> str:
    """Quote a clause of a card that the engine does not act on."""
    return f"{engine.game().name(card)} ({card}): {with_minus(text)}"


def _compared(settled: list[Settled], book: Book) -> Iterator[Settled]:
    """Say of each edition which rules make it differ from the one before it."""
    before: Settled | None = None
    for each in settled:
        if before is not None and (before.verdict, before.answer) != (each.verdict, each.answer):
            spoke = {reason.rule for reason in before.reasons}
            new = book.in_force(each.edition) - book.in_force(before.edition)
            ids = dict.fromkeys((*each.because, *(reason.rule for reason in each.reasons)))
            changed = tuple(
                id_
                for id_ in ids
                if id_ in new and spoke & {*book.rules[id_].emends, *book.rules[id_].replaces}
            )
            yield replace(each, changed_by=changed, reasons=_first(changed, each.reasons))
        else:
            yield each
        before = each


def _first(deciding: tuple[str, ...], reasons: tuple[Reason, ...]) -> tuple[Reason, ...]:
    """Put those reasons first that come from the rules which make the difference."""
    front = tuple(replace(each, role="decides") for each in reasons if each.rule in deciding)
    return (*front, *(each for each in reasons if each.rule not in deciding))


def _readings(verdict: Verdict, book: Book) -> Iterator[Reading]:
    for question, reading, name in verdict.readings:
        texts = {each.id: each.text for each in book.question(question).readings}
        yield Reading(question, reading, texts[reading], name)


def answers(disputes: Iterable[Dispute]) -> set[Answer]:
    """Collect the answers given, for whoever has to make one number of them."""
    return {each.answer for dispute in disputes for each in dispute.settled}
