"""The examples in docstrings do what they show."""

import doctest
from types import ModuleType

import pytest

from westmarch.book import ids
from westmarch.cli import encoding
from westmarch.table import judge


def test_the_judge_answers_as_its_examples_show() -> None:
    results = doctest.testmod(judge)
    assert results.attempted > 5
    assert results.failed == 0


@pytest.mark.parametrize("module", [encoding, ids])
def test_small_things_do_as_their_examples_show(module: ModuleType) -> None:
    assert doctest.testmod(module) == (0, 1)
