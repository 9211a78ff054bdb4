"""An engine that is right and models the game in its own way is never said to be wrong."""

from collections import Counter

import pytest

from westmarch.corpus.kept import load_corpus
from westmarch.corpus.model import Case
from westmarch.corpus.run import PASSED, Play, run_case
from westmarch.corpus.terms import cards_of, lacking, strangers, terms_of
from westmarch.kit.driver import InProcess
from westmarch.table.actions import BY_TAG
from westmarch.wire.protocol import Hello

from .guest import HIDDEN, Courteous, Guest

EVERY = 9
"""One case of so many is looked at."""


ASKS_HIM_FIRST = (
    "core-combat-0030",
    "core-events-0302",
    "core-hazards-0001",
    "core-movement-0018",
    "core-strikes-0047",
)
"""Scenarios in which nothing is to be done for the hazard player, and he might be asked."""


def guest(cards: frozenset[str], **more: frozenset[str]) -> Guest:
    return Guest(cards, frozenset(BY_TAG), **more)


def known(cases: tuple[Case, ...]) -> list[str]:
    return sorted({card for case in cases for card in cards_of(case)})


@pytest.mark.parametrize("share", [1, 2])
def test_there_is_no_false_failure(share: int) -> None:
    cases = load_corpus().cases
    engine = guest(frozenset(known(cases)[::share]))
    welcome = engine.hello(Hello(seq=0))
    assert not list(strangers(welcome))
    terms = terms_of(welcome)
    attempted = [case for case in cases if not lacking(case, terms)][:: EVERY // share**2 + 1]
    results = [run_case(case, InProcess(engine), terms) for case in attempted]
    assert [each.message for each in results if each.status not in PASSED] == []
    counts = Counter(each.status for each in results)
    assert counts["pass-without-reason"] > len(results) // 10
    assert len(results) > 30


@pytest.mark.parametrize("key", ASKS_HIM_FIRST)
def test_an_engine_that_always_asks_the_hazard_player_is_sent_his_pass(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (case,) = (each for each in load_corpus().cases if each.key == key)
    engine = Courteous()
    terms = terms_of(engine.hello(Hello(seq=0)))
    assert run_case(case, InProcess(engine), terms).status in PASSED
    monkeypatch.setattr(Play, "_passes_for_the_hazard_player", lambda *_: False)
    assert run_case(case, InProcess(engine), terms).status == "fail"


def test_what_it_lacks_is_told() -> None:
    cases = load_corpus().cases
    ids = known(cases)

    def lacks(*cards: str) -> set[str]:
        terms = terms_of(guest(frozenset(cards)).hello(Hello(seq=0)))
        return {lacking(case, terms) for case in cases[::EVERY]} - {""}

    assert any(each.startswith("the card ") for each in lacks(*ids[::2]))
    windows = {each.split()[2] for each in lacks(*ids) if each.startswith("the window")}
    assert windows
    assert windows <= HIDDEN


def test_a_slip_of_its_own_is_found_all_the_same() -> None:
    rule = "dragons.hoards.play-only-at-hoard"
    cases = [case for case in load_corpus().cases if rule in case.rules]
    engine = guest(frozenset(known(tuple(cases))), without=frozenset({rule}))
    terms = terms_of(engine.hello(Hello(seq=0)))
    results = [run_case(case, InProcess(engine), terms) for case in cases]
    assert any(each.status == "fail" for each in results)
