"""Whatever is well-formed gets an answer: a verdict, a value, or what is wrong with it."""

from collections import Counter

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.fuzz.talk import talk
from tests.fuzz.wire import Drawn, Seeded
from westmarch.book.load import our_book
from westmarch.disputes.reasons import ReasoningEngine

SEEDS, REQUESTS = 12, 250
"""So many talks are had each time; `bench/fuzz.py` has as many as there is time for."""


@settings(
    max_examples=40,
    deadline=None,
    suppress_health_check=[HealthCheck.data_too_large, HealthCheck.too_slow],
)
@given(st.data())
def test_nonsense_gets_an_answer(data: st.DataObject) -> None:
    talk(Drawn(data), ReasoningEngine(our_book()), 8)


@pytest.mark.parametrize("seed", range(SEEDS))
def test_much_nonsense_gets_answers(seed: int) -> None:
    counts: Counter[str] = talk(Seeded(seed), ReasoningEngine(our_book()), REQUESTS).counts
    assert counts["ask"] > counts["setup"]
    assert sum(counts.values()) - counts["refused"] == REQUESTS
