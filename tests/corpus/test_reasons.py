"""Every verdict of the corpus can be explained, in sentences that can be read out."""

import re
from collections.abc import Iterator

from westmarch.corpus.compile import load_corpus
from westmarch.corpus.model import ActStep, AskStep, Case
from westmarch.corpus.names import open_library
from westmarch.corpus.run import Failed, Play
from westmarch.disputes.dispute import settle_case
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.wire.engine import Declined
from westmarch.wire.protocol import Reason

ODD = re.compile(r"None|[{}]|\bTrue\b(?! \w+-drake)|\bFalse\b|  |\.\.|player/|\b1 hazards\b")


def explained(case: Case, engine: ReasoningEngine) -> Iterator[tuple[str, tuple[Reason, ...]]]:
    play = Play(case, engine)
    try:
        play.start()
        for step in case.steps:
            play.take(step)
            if isinstance(step, ActStep | AskStep):
                yield step.text, (*engine.explain(), *engine.explain_outcome())
    except (Failed, Declined):
        return  # What a verdict has to be is tested elsewhere.


def test_every_verdict_has_reasons_that_can_be_read_out() -> None:
    engine = ReasoningEngine(open_library().book)
    engine.listening = True
    for case in load_corpus().cases:
        for step, reasons in explained(case, engine):
            assert reasons, (case.key, step)
            for each in reasons:
                said = (case.key, step, each)
                assert each.text[:1].isupper() or each.text[:1] in "“0123456789", said
                assert each.text.endswith((".", "”")), said
                assert not ODD.search(each.text), said
                assert each.role == "number" or each.rule or each.card, said


def test_every_scenario_is_a_dispute_that_can_be_settled() -> None:
    book = open_library().book
    for case in load_corpus().cases:
        settled = settle_case(case, book)
        assert settled.answer in ("holds", "undetermined"), (case.key, settled.trouble)
        assert settled.answer == "holds" or settled.readings, case.key
