"""Random play, from the seeds that once went wrong and from whatever Hypothesis thinks of."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from westmarch.judging import judge_for
from westmarch.kit.playout import Report, play_game, play_games


@pytest.mark.parametrize("edition", ["printed", "emended"])
def test_forty_games_come_to_their_end(edition: str) -> None:
    report = play_games(40, 1, edition)
    assert report.faults == []
    assert report.ended == report.games == 40
    assert report.actions > 1000


@settings(max_examples=30, deadline=None)
@given(st.integers(min_value=0, max_value=2**32))
def test_any_game_comes_to_its_end(seed: int) -> None:
    report = Report()
    play_game(judge_for("emended"), seed, report)
    assert report.faults == []
    assert report.sound
