"""What random play does not come to, a scenario does."""

from typing import Any

import pytest

from westmarch.corpus.kept import load_corpus
from westmarch.corpus.run import run_case
from westmarch.judging import judge_for
from westmarch.kernel.chance import Chance, no_chance
from westmarch.kernel.judge import Outcome
from westmarch.kernel.trace import Trace
from westmarch.kit.driver import InProcess
from westmarch.kit.tally import Tally, all_that_allow, all_that_happen
from westmarch.table.judge import Judge
from westmarch.table.state import State
from westmarch.wire.reference import ReferenceEngine

SILENT = {
    "own-text-followed": "the text of a card is asked for what follows, and that is what happens",
    "core.movement-hazard.join-at-non-haven": "these companies are joined without a word",
    "core.trophies.minor-item": "it says that a trophy stays where it is, and permits nothing",
}
"""What nobody comes to, in a game or a scenario, and why."""


@pytest.fixture(scope="module")
def told() -> Tally:
    """Play the corpus, and count what comes up in it."""
    tally, act = Tally(), Judge.act

    def counted(
        self: Judge,
        state: State,
        action: Any,
        chance: Chance = no_chance,
        trace: Trace | None = None,
    ) -> Outcome:
        outcome = act(self, state, action, chance, trace)
        if outcome.verdict:
            tally.note(self.game(state), action)
            tally.hear(state, outcome.state, outcome.events)
        return outcome

    engine = InProcess(ReferenceEngine())
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Judge, "act", counted)
        for case in load_corpus().cases:
            run_case(case, engine)
    return tally


def test_whatever_happens_in_a_game_happens_in_a_scenario(told: Tally) -> None:
    missing = {each for each in all_that_happen() if each not in told.happened}
    assert missing - SILENT.keys() == set()


@pytest.mark.parametrize("edition", ["printed", "emended"])
def test_whatever_a_rule_allows_is_done_in_a_scenario(told: Tally, edition: str) -> None:
    rules = judge_for(edition).rules
    missing = {each for each in all_that_allow(rules) if each not in told.allowed}
    assert missing - SILENT.keys() == set()


def test_what_nobody_comes_to_is_not_come_to(told: Tally) -> None:
    assert not SILENT.keys() & (told.happened.keys() | told.allowed.keys())
