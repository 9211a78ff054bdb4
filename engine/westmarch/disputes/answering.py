"""Answers a compiled dispute: plays it step by step, and gives the verdict with its reasons."""

import itertools
from collections.abc import Callable, Iterator
from contextlib import nullcontext

from msgspec.structs import replace

from westmarch.book.book import Book
from westmarch.corpus.model import ActStep, AskStep, Case, Expect, ExpectVerdict, Step, is_between
from westmarch.corpus.rolling import Failed
from westmarch.corpus.run import Play
from westmarch.disputes.answers import Answer, Reading, Settled
from westmarch.disputes.course import Moment, catch_up, moment
from westmarch.disputes.faults import DoesNotEnd
from westmarch.disputes.looks import Explained, explain_step, looked_at, once
from westmarch.disputes.notes import cut_short
from westmarch.disputes.possible import check_possible
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.disputes.wording import (
    clause_of,
    counted,
    doubts_of,
    left_unasked,
    question_of,
    trouble_of,
    unmodelled,
    with_names,
)
from westmarch.errors import BadData
from westmarch.kernel.judge import Verdict
from westmarch.table.actions import Finish
from westmarch.wire.engine import Declined
from westmarch.wire.protocol import Reason


def answered(
    case: Case,
    book: Book,
    engine: ReasoningEngine,
    *,
    spare: tuple[int, ...] = (),
    course: tuple[Moment, ...] = (),
    keep: Callable[[Moment], None] = lambda _: None,
) -> Settled:
    """Take a case step by step, and give the verdict on what was asked last, and what it is due to.

    The `spare` dice are for rolls that no step gives. By another reading, it passes before each
    step until the game has come as far as in its `course`; how far that is, `keep` takes note of.
    """
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
            engine.doing = step.said
            with engine.keeping_verdict() if is_between(step) else nullcontext():
                play.take(step)
            if engine.listening and _is_expectation(step):
                asked = "" if isinstance(step, Expect) else question_of(case, step)
                explained[step.text] = explain_step(engine, step, case, asked)
    except Failed as stop:
        failed = stop
    except Declined as stop:
        declined = unmodelled(stop.unsupported, engine)
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
            asked=at.said if at is not None else case.title,
            answer="unsupported" if declined else held,
            because=because,
            reasons=reasons,
            earlier=tuple(explained.values()),
            unmodelled=(declined,) if declined else (),
            trouble=trouble_of(failed, at, engine),
        )
    answer: Answer = "unsupported" if declined else held
    needed = tuple(
        clause_of(engine, card, text) if card else f"{text}." for card, text in verdict.unmodelled
    )
    doubts = () if declined else tuple(doubts_of(engine))
    # Of what is only asked nothing comes, even if the game goes on after it.
    asked_only = isinstance(next(filter(_is_asked, reversed(case.steps)), None), AskStep)
    came_of_it = () if doubts or asked_only else engine.explain_outcome()
    return Settled(
        edition=case.position.edition,
        asked=question_of(case, at),
        answer=answer if expects else verdict.name,
        verdict=verdict.name,
        because=verdict.because,
        reasons=once((*engine.explain(), *came_of_it)),
        earlier=tuple(explained.values()),
        questions=verdict.questions,
        readings=tuple(_readings(verdict, book)),
        unmodelled=needed or ((declined,) if declined else ()),
        trouble=trouble_of(failed, at, engine),
        unasked=(*between, *left_unasked(case, verdict), *doubts),
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
        (f"Before that, since nobody was said to do anything else, {counted(told)}.",)
        if told
        else ()
    )
    return between, replace(case, steps=written), at


def _is_pass(step: Step) -> bool:
    return isinstance(step, ActStep) and isinstance(step.action, Finish)


def _is_expectation(step: Step) -> bool:
    """Tell what is expected from what came by itself, though a step was written for it."""
    seen = isinstance(step, Expect) and step.section == "Then"
    return seen or isinstance(step, ExpectVerdict)


def _is_asked(step: Step) -> bool:
    return isinstance(step, (ActStep, AskStep)) and not is_between(step)


def _is_about_a_fact(case: Case) -> bool:
    """Tell whether what is expected after the last action is what is to be seen, and no verdict."""
    after = itertools.takewhile(
        lambda step: not isinstance(step, (ActStep, AskStep)), reversed(case.steps)
    )
    return not any(isinstance(step, ExpectVerdict) for step in after)


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
        raise DoesNotEnd(
            f"“{at.text}” does not come to its end.\n  {with_names(str(failed), engine)}",
            where=f"{case.path}:{at.line}",
        ) from None


def _readings(verdict: Verdict, book: Book) -> Iterator[Reading]:
    for question, reading, name in verdict.readings:
        texts = {each.id: each.text for each in book.question(question).readings}
        yield Reading(question, reading, texts[reading], name)
