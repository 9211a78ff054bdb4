"""The words of an answer: what was asked, what was expected and seen, what is left open."""

import re
from collections import Counter
from collections.abc import Iterator

from westmarch.corpus.model import ActStep, AskStep, Case, ExpectVerdict, Step, is_between
from westmarch.corpus.rolling import Failed
from westmarch.corpus.vocabulary import as_permission, without_answer
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.kernel.judge import Verdict
from westmarch.kernel.words import with_minus
from westmarch.wire.protocol import Unsupported
from westmarch.wire.reference import UNMODELLED


def question_of(case: Case, at: Step | None) -> str:
    """Say what was asked last, as it goes on after “whether”."""
    steps = case.steps[: case.steps.index(at) + 1] if at in case.steps else case.steps
    acts = [each for each in steps if isinstance(each, (ActStep, AskStep)) and not is_between(each)]
    last = acts[-1]
    return as_permission(last.said) if isinstance(last, ActStep) else without_answer(last.asked)


def counted(told: list[str]) -> str:
    """List what was done, and what was done several times only once."""
    return ", ".join(
        each if number == 1 else f"{each} ({number} times)"
        for each, number in Counter(told).items()
    )


def trouble_of(failed: Failed | None, at: Step | None, engine: ReasoningEngine) -> str:
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


def with_names(said: str, engine: ReasoningEngine) -> str:
    """Put names in the place of the labels of those whose rolls are spoken of."""
    game = engine.game()
    known = {*game.state.cards, *game.state.companies, *(each.name for each in game.state.players)}
    return re.sub(
        r"(?<= of )[\w-]+",
        lambda found: game.called(found[0]) if found[0] in known else found[0],
        said,
    )


def clause_of(engine: ReasoningEngine, card: str, text: str) -> str:
    """Quote a clause of a card that the engine does not act on."""
    return f"{engine.game().name(card)} ({card}): {with_minus(text)}"


def unmodelled(unsupported: Unsupported, engine: ReasoningEngine) -> str:
    """Say why it cannot be judged: by which clause of which card, or else as the engine says it."""
    card = unsupported.card
    if not card:
        return f"{unsupported.reason}."
    text = unsupported.reason.removeprefix(UNMODELLED.format(card))
    return clause_of(engine, card, text)


def doubts_of(engine: ReasoningEngine) -> Iterator[str]:
    """Say what the last action came to that cannot be told."""
    for doubt in engine.doubts:
        card, text = doubt.gap
        yield f"What came of it is not certain, by {clause_of(engine, card, text)}."


def left_unasked(case: Case, verdict: Verdict) -> Iterator[str]:
    """Say that nothing is told of what comes of it, where only the verdict was asked for."""
    if verdict.name == "legal" and isinstance(case.steps[-1], (AskStep, ExpectVerdict)):
        yield "Only whether it may be done was asked; not what comes of it."


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
