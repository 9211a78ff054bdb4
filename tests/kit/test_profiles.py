"""Profiles: each case has one, the smallest that has what it uses."""

import pytest
from msgspec.structs import replace

from tests.corpus.little_engine import LittleEngine, Silent
from tests.corpus.miniatures import compiled
from tests.corpus.test_run import ELSEWHERE, PLAY
from westmarch.corpus.kept import load_corpus
from westmarch.corpus.model import Case
from westmarch.corpus.terms import terms_of
from westmarch.kit.check import Report, Score, chosen, failed_before, merged
from westmarch.kit.jobs import check_side_by_side
from westmarch.kit.profiles import PROFILES, in_order, profile_of, profiles_of
from westmarch.table.actions import BY_TAG
from westmarch.table.windows import WINDOWS
from westmarch.wire.engine import Engine
from westmarch.wire.paths import PATHS
from westmarch.wire.protocol import Hello

from .test_check import TODAY


def test_they_name_only_what_there_is() -> None:
    names = {each.name for each in PROFILES}
    for each in PROFILES:
        assert set(each.on) <= names
        assert set(each.actions) <= BY_TAG.keys()
        assert set(each.windows) <= WINDOWS.keys()
        for path in each.paths:
            assert any(known.pattern.startswith(path) for known in PATHS)


def of_core(steps: str, rule: str = "core.site-phase.untapped") -> Case:
    return replace(compiled(steps), rules=(rule,))


@pytest.mark.parametrize(
    ("steps", "name"),
    [
        ("Then Glóin is untapped", "values"),
        ("When Glóin plays “Magical Harp”\nThen Glóin is tapped", "actions"),
        ("When Glóin faces the strike and rolls 6 and 5\nThen Glóin is tapped", "combat"),
        ("When the opponent plays “Doors of Night”\nThen it is legal", "events"),
    ],
)
def test_a_case_belongs_to_the_smallest_that_suffices(steps: str, name: str) -> None:
    case = of_core(f"Given the emended rules\nAnd Glóin is at The Lonely Mountain\n{steps}")
    assert profile_of(case) == name


def test_other_books_and_texts_of_cards_have_their_own() -> None:
    assert profile_of(compiled(PLAY)) == "dragons"
    assert profile_of(replace(of_core(PLAY), cards=("TD-130",))) == "cards"
    assert profiles_of(of_core(ELSEWHERE)) == ("actions", "reasons")


def test_our_own_cases_are_spread_over_all_of_them() -> None:
    there = in_order(profile_of(case) for case in load_corpus().cases)
    assert there[: len(PROFILES)] == [each.name for each in PROFILES]
    assert "dragons" in there[len(PROFILES) :]


def report(engine: Engine, *cases: Case) -> Report:
    welcome = engine.hello(Hello(seq=0))
    checked = check_side_by_side(cases, [engine], {}, TODAY, terms_of(welcome))
    return Report(corpus="0" * 64, engine=welcome, cases=checked)


def test_each_is_scored_by_itself() -> None:
    good, bad = of_core(PLAY), replace(compiled(ELSEWHERE), key="little-0001")
    scores = report(LittleEngine(), good, bad).profiles
    assert scores == {
        "actions": Score(1, 1, 1),
        "dragons": Score(1, 1, 1),
        "reasons": Score(1, 1, 1),
    }
    assert report(Silent(), good, bad).profiles["reasons"] == Score(0, 0, 1)


def test_cases_are_chosen_by_profile() -> None:
    cases = (of_core(PLAY), compiled(ELSEWHERE))
    assert chosen(cases, profiles=("actions",)) == cases[:1]
    assert chosen(cases, profiles=("reasons", "actions")) == cases
    assert chosen(cases, only=("TD-130",)) == ()
    proving = replace(cases[0], cards=("TD-130",))
    assert chosen((proving,), only=("TD-130",)) == (proving,)


def test_what_failed_is_put_right_in_the_report() -> None:
    cases = (compiled(PLAY), replace(compiled(ELSEWHERE), key="little-0001"))
    before = report(LittleEngine(), *cases)
    worse = replace(before, cases=(before.cases[0], replace(before.cases[1], outcome="fail")))
    assert failed_before(worse) == ("little-0001",)
    again = report(LittleEngine(), cases[1])
    assert merged(worse, again).cases == before.cases
