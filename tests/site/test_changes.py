"""The page of what changed: what each emendation says, and what it turns."""

from functools import cache

import pytest

pytest.importorskip("sphinx")

from tests.site.conftest import Site
from westmarch.book.load import load_book
from westmarch.corpus.compile import compile_scenario
from westmarch.corpus.model import Case
from westmarch.corpus.names import open_library
from westmarch.corpus.source import read_feature
from westmarch.paths import FEATURES
from westmarch.site.turned import Turned, turned


@cache
def cases(chapter: str) -> dict[str, list[Case]]:
    """Compile the scenarios of a chapter, by their ids."""
    text = (FEATURES / f"{chapter}.feature").read_text("utf-8")
    found: dict[str, list[Case]] = {}
    for scenario in read_feature(text, f"features/{chapter}.feature").scenarios:
        for case in compile_scenario(scenario, open_library())[0]:
            found.setdefault(case.id, []).append(case)
    return found


def found(chapter: str, id_: str) -> Turned | None:
    return turned(cases(chapter)[id_], load_book())


def test_an_emendation_turns_a_verdict() -> None:
    assert found("dragons/hoards", "hoards-0024") == Turned(
        "printed", "Then it is legal", "illegal by dragons.hoards.play-only-at-hoard"
    )


def test_a_verdict_that_was_for_the_worse_is_told_in_a_word() -> None:
    there = found("dragons/hoards", "hoards-0026")
    assert there is not None
    assert there.seen == "legal"


def test_what_is_seen_is_told_as_it_was_before() -> None:
    there = found("dragons/lairs", "lairs-0023")
    step = 'Then "Isle of the Ulong" means Isle of the Ulond'
    assert there == Turned("printed", step, "nothing")


def test_a_rule_that_every_edition_has_turns_nothing() -> None:
    assert found("dragons/hoards", "hoards-0001") is None


def test_a_verdict_that_both_editions_share_is_not_turned() -> None:
    assert found("dragons/hoards", "hoards-0027") is None


def test_the_page_sets_both_side_by_side(finished: Site) -> None:
    page = finished.page("changes")
    before, after = (page.index(text) for text in ("A lair contains a hoard", "had a Dragon when"))
    assert before < after
    assert "1999: Their keepers" in page
    assert "No scenario is about it." in page
