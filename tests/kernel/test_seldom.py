"""What random play seldom comes to is within reach: who wants it gets there by what is offered."""

from functools import cache
from random import Random
from typing import Any

import pytest

from westmarch.corpus.compile import compile_scenario
from westmarch.corpus.model import ActStep, Case
from westmarch.corpus.names import open_library
from westmarch.corpus.run import run_case
from westmarch.corpus.source import read_feature
from westmarch.files import read_text
from westmarch.judging import judge_for
from westmarch.kernel.chance import seeded
from westmarch.kernel.judge import Outcome, allows
from westmarch.kernel.offers import Offer, action_of
from westmarch.kit.driver import InProcess
from westmarch.kit.playout import waiting
from westmarch.kit.seldom import RARE, SELDOM, Seldom, proofs, shown_by
from westmarch.kit.tally import all_that_happen
from westmarch.paths import FEATURES, HOME
from westmarch.table.actions import AnyAction, Finish, kebab
from westmarch.table.game import Game
from westmarch.table.judge import Judge
from westmarch.wire.position import set_up
from westmarch.wire.reference import ReferenceEngine

LONGEST = 80
"""So many actions are done at most from where a scenario begins."""
SEEDS = range(40)
"""One of these games will do."""
IDS = [each.scenario for each in SELDOM]


@cache
def case_of(scenario: str) -> Case:
    """Compile a scenario, and take the first of its cases."""
    for path in FEATURES.rglob("*.feature"):
        text = read_text(path)
        if f"@id:{scenario}\n" in text or f"@id:{scenario} " in text:
            for each in read_feature(text, path.name).scenarios:
                if f"id:{scenario}" in {tag.name for tag in each.tags}:
                    cases, wrong = compile_scenario(each, open_library())
                    assert not wrong
                    return cases[0]
    raise LookupError(scenario)


def wanted(game: Game, offer: Any, deeds: set[AnyAction], random: Random) -> Any:
    """Take an offer, as one of the deeds if it can be that, or else in any way."""
    if not isinstance(offer, Offer):
        return offer
    ways = [each for each in offer if allows(game, each)]
    return random.choice([each for each in ways if each in deeds] or ways)


def comes_to(case: Case, events: set[str], seed: int) -> bool:
    """Play on from where a case begins, as players do who want what it shows."""
    judge, random = judge_for(case.position.edition), Random(seed)
    state, chance = set_up(judge, case.position), seeded(seed)
    missing = set(events)
    for _ in range(LONGEST):
        if not waiting(state):
            break
        game = judge.game(state)
        # What they want is done in its order, and each thing once.
        deeds = {each.action for each in case.steps if isinstance(each, ActStep)}
        kinds = {type(each) for each in deeds} - {Finish}
        offers = [each for name in waiting(state) for each in judge.offers(state, name)]
        eager = [each for each in offers if type(action_of(each)) in kinds]
        action = wanted(game, random.choice(eager or offers), deeds, random)
        assert judge.is_offered(state, action)
        done = judge.act(state, action, chance)
        state = done.state
        missing -= {kebab(type(each).__name__) for each in done.events}
        if not missing:
            return True
    return False


@pytest.mark.parametrize("seldom", SELDOM, ids=IDS)
def test_who_wants_it_comes_to_it(seldom: Seldom) -> None:
    case = case_of(seldom.scenario)
    assert any(comes_to(case, set(seldom.events), seed) for seed in SEEDS)


def test_each_is_an_event_and_is_shown_once() -> None:
    events = [event for each in SELDOM for event in each.events]
    assert len(events) == len(set(events))
    assert set(events) <= all_that_happen().keys()
    assert shown_by("prisoners-rescued") == "minions-rescue-0014"
    assert shown_by("turn-began") == ""


def test_a_rule_is_shown_by_the_scenarios_that_prove_it() -> None:
    found = proofs()
    assert "minions-rescue-0011" in found["dark-minions.rescue.tap-to-free-all"]


def test_the_page_lists_them_all() -> None:
    page = read_text(HOME / "docs" / "rules" / "dark-minions" / "seldom.md")
    for each in SELDOM:
        events = ", ".join(f"`{event}`" for event in each.events)
        assert f"| {each.what} | {events} | {{scenario}}`{each.scenario}` |" in page
    for event, scenario in RARE.items():
        assert f"| `{event}` | {{scenario}}`{scenario}` |" in page


def test_what_comes_seldom_comes_in_its_scenario(monkeypatch: pytest.MonkeyPatch) -> None:
    act, happened = Judge.act, set[str]()

    def heard(self: Judge, *args: Any, **kwargs: Any) -> Outcome:
        outcome = act(self, *args, **kwargs)
        happened.update(kebab(type(each).__name__) for each in outcome.events)
        return outcome

    monkeypatch.setattr(Judge, "act", heard)
    assert RARE.keys() <= all_that_happen().keys()
    assert not RARE.keys() & {event for each in SELDOM for event in each.events}
    engine = InProcess(ReferenceEngine())
    for event, scenario in RARE.items():
        case = case_of(scenario)
        happened.clear()
        assert run_case(case, engine).status == "pass", scenario
        assert event in happened, scenario
