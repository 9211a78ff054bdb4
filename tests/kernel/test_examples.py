"""The examples in docstrings do what they show."""

import doctest

from westmarch.table import judge


def test_the_judge_answers_as_its_examples_show() -> None:
    results = doctest.testmod(judge)
    assert results.attempted > 5
    assert results.failed == 0
