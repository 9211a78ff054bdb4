"""A judge that several threads share answers as it does for one."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random

import pytest

from westmarch.corpus.kept import load_corpus
from westmarch.corpus.model import Case
from westmarch.corpus.run import run_case
from westmarch.judging import judge_for
from westmarch.wire.reference import ReferenceEngine

THREADS = 4
CASES = 300


@pytest.fixture
def often() -> Iterator[None]:
    """Have Python change threads as often as it can, and forget what judges know."""
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    judge_for.cache_clear()
    yield
    sys.setswitchinterval(interval)
    judge_for.cache_clear()


@pytest.mark.usefixtures("often")
def test_threads_share_a_judge() -> None:
    """Each thread plays the same cases in an order of its own, all beginning at once."""
    cases = Random(1).sample(load_corpus().cases, CASES)

    def failures(seed: int) -> list[str]:
        engine, mine = ReferenceEngine(), Random(seed).sample(cases, CASES)
        return [each.key for each in mine if not _passes(each, engine)]

    with ThreadPoolExecutor(THREADS) as threads:
        assert [*threads.map(failures, range(THREADS))] == [[]] * THREADS


def _passes(case: Case, engine: ReferenceEngine) -> bool:
    return run_case(case, engine).status == "pass"
