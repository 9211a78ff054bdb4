"""Plays a dispute by every reading of the open questions that it leans on, and compares."""

from collections.abc import Iterator

from msgspec.structs import replace

from westmarch.book.book import Book
from westmarch.corpus.lines import Draft
from westmarch.corpus.model import ActStep, AskStep, Case
from westmarch.disputes.answering import answered
from westmarch.disputes.answers import ELSEWHERE, Outcome, Reading, Settled
from westmarch.disputes.playing import Played, played_out
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.disputes.wording import question_of
from westmarch.errors import BadData
from westmarch.table.actions import Finish


def checked_readings(readings: dict[str, str], book: Book) -> dict[str, str]:
    """Pass on readings of open questions; complain of any that there are not."""
    for id_, reading in readings.items():
        known = [each.id for each in book.question(id_).readings]
        if reading not in known:
            raise BadData(
                f"{id_} has no reading {reading}.", hint=f"Its readings are {', '.join(known)}."
            )
    return readings


def read_each_way(draft: Draft, played: Played, book: Book) -> Settled:
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


def with_readings(draft: Draft, readings: dict[str, str]) -> Draft:
    """Read open questions of a draft in a certain way."""
    return replace(draft, case=case_with_readings(draft.case, readings))


def case_with_readings(case: Case, readings: dict[str, str]) -> Case:
    """Read open questions of a case in a certain way."""
    position = case.position
    position = replace(position, readings={**position.readings, **readings})
    return replace(case, position=position)


def _other_outcomes(
    draft: Draft, played: Played, book: Book, question: str, answer: Outcome
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


def _outcome(draft: Draft, played: Played, book: Book, readings: dict[str, str]) -> Outcome:
    """Give the answer by other readings, if the game comes to what is asked by these, too."""
    try:
        otherwise = played_out(with_readings(draft, readings), book)
    except BadData:
        otherwise = None  # Things go another way, and the dice do not fit any more.
    own = played.settled
    told = ELSEWHERE if otherwise is None else _comparable(otherwise.settled, otherwise.case, own)
    if told == _own_outcome(own):
        return told
    again = replace(played, case=case_with_readings(played.case, readings))
    same = _whatever_is_rolled(again, book)
    return told if same == ELSEWHERE else same


def _whatever_is_rolled(played: Played, book: Book) -> Outcome:
    """Give the answer, if it is the same for all results of the rolls of which nothing is told.

    Whoever is asked only by this reading passes.
    """
    found: set[Outcome] = set()
    for total in range(2, 13):
        high = min(6, total - 1)
        try:
            dice = (high, total - high)
            engine = ReasoningEngine(book, waits=played.waits)
            settled = answered(played.case, book, engine, spare=dice, course=played.course)
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
    asked = not isinstance(last.action, Finish) and settled.asked == question_of(case, last)
    return settled.verdict if asked and settled.verdict is not None else ELSEWHERE


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
