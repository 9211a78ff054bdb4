"""What is shown to whoever waits, and when."""

import io
import sys

import pytest

from westmarch.cli import bar
from westmarch.processes import at_most, spread
from westmarch.waiting import watched, work


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("patience", "stream", "comes"),
    [(-1.0, Terminal(), True), (60.0, Terminal(), False), (-1.0, io.StringIO(), False)],
)
def test_a_bar_comes_on_a_terminal_when_it_takes_long(
    monkeypatch: pytest.MonkeyPatch, patience: float, stream: io.StringIO, comes: bool
) -> None:
    monkeypatch.setattr(bar, "_PATIENCE", patience)
    monkeypatch.setattr(sys, "stderr", stream)
    with watched(bar.progress), work("Counting", 2) as told:
        told(1)
        told(1)
    assert ("Counting" in stream.getvalue(), "100%" in stream.getvalue()) == (comes, comes)


@pytest.mark.parametrize("jobs", [1, 2])
def test_work_that_is_divided_is_told_piece_by_piece(
    monkeypatch: pytest.MonkeyPatch, jobs: int
) -> None:
    stream = Terminal()
    monkeypatch.setattr(bar, "_PATIENCE", -1.0)
    monkeypatch.setattr(sys, "stderr", stream)

    def squared(number: int) -> int:
        with work("Within", 1) as told:
            told(1)
        return number * number

    with watched(bar.progress), at_most(jobs):
        assert spread("Squaring", squared, range(20), 2) == [each * each for each in range(20)]
    assert "Squaring" in stream.getvalue()
    assert "Within" not in stream.getvalue()
