import sys
from os import terminal_size

import pytest

from westmarch.book.page import BOLD, RED, Page

LONG = " ".join(["word"] * 30)


def written() -> str:
    page = Page()
    page.line("core.turn.a", mark=BOLD, after="  table")
    page.prose(f"{LONG}\n\n1. One\n2. Two\n\n| A | Long |\n| --- | --- |\n| Dûm | x |\n\n\n\nEnd.")
    page.field("source", ["OLD, 1", "NEW, 2"])
    page.field("note", "")
    return str(page)


def test_off_a_terminal_a_page_is_plain_and_unwrapped() -> None:
    assert written() == (
        f"core.turn.a  table\n{LONG}\n\n1. One\n2. Two\n\n"
        "A    Long\n---  ----\nDûm  x\n\nEnd.\n\n"
        "  source      OLD, 1\n              NEW, 2"
    )


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(sys.stdout, "isatty", lambda: True)
    monkeypatch.setattr(sys.stdout, "fileno", lambda: 1)
    monkeypatch.setattr("os.get_terminal_size", lambda number: terminal_size((40, 20)))


def test_on_a_terminal_it_is_wrapped_and_marked(terminal: None) -> None:
    lines = written().split("\n")
    assert lines[0] == "\x1b[1mcore.turn.a\x1b[0m  table"
    assert max(map(len, lines[1:5])) <= 40
    assert any(line.startswith("\x1b[2m  source") for line in lines)


def test_marks_are_left_out_where_no_colour_is_wanted(
    terminal: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    assert "\x1b" not in written()


@pytest.mark.parametrize(("name", "value"), [("NO_COLOR", "1"), ("TERM", "dumb")])
def test_a_word_of_a_head_is_marked_where_marks_are_wanted(
    terminal: None, monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    page = Page()
    page.hanging("printed  LEGAL  ", "as expected", mark=RED, word="LEGAL")
    assert str(page) == "printed  \x1b[1;31mLEGAL\x1b[0m  as expected"
    monkeypatch.setenv(name, value)
    plain = Page()
    plain.hanging("printed  LEGAL  ", "as expected", mark=RED, word="LEGAL")
    assert str(plain) == "printed  LEGAL  as expected"


def test_each_line_of_a_heading_is_marked(terminal: None) -> None:
    page = Page()
    page.heading("A title that is much too long for one line")
    first, second = str(page).split("\n")
    assert first.startswith("\x1b[1mA title") and second.endswith("line\x1b[0m")


def test_text_goes_below_a_head_that_leaves_it_no_room(terminal: None) -> None:
    page = Page()
    page.hanging("  emended, after 1999  UNDETERMINED  ", LONG)
    first, *others = str(page).split("\n")
    assert first == "  emended, after 1999  UNDETERMINED"
    assert all(line.startswith("      word") and len(line) <= 40 for line in others)


def test_off_a_terminal_a_page_may_have_a_width_of_its_own() -> None:
    page = Page(30)
    page.hanging("  1  ", LONG)
    assert max(map(len, str(page).split("\n"))) <= 30
