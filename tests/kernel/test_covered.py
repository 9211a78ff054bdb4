"""What is not covered is not judged, and README says the same as the engine."""

from typing import get_args

import pytest

from westmarch.cards.kinds import PLAYERS
from westmarch.corpus.names import open_library
from westmarch.disputes.settling import settle
from westmarch.kernel.words import all_of
from westmarch.paths import HOME
from westmarch.table.actions import Part
from westmarch.table.covered import UNCOVERED

README = " ".join((HOME / "README.md").read_text("utf-8").split())

SENTENCES = {
    "riddles and offerings": ("Given Gandalf is at Bree", "When Gandalf makes a riddling roll"),
}


def answer(*steps: str) -> tuple[str, tuple[str, ...]]:
    text = "\n".join(("Feature: A dispute", "Scenario: Who is right?", *steps))
    (dispute,) = settle(text, "dispute.feature", open_library())
    (only,) = dispute.settled
    return only.answer, only.unmodelled


def test_readme_lists_what_is_covered_and_what_is_not() -> None:
    assert f"Not yet: {all_of([each.called for each in UNCOVERED])}" in README
    kinds = all_of([each.name for each in PLAYERS.values()])
    assert f"the base game for {kinds} players" in README


def test_actions_name_what_the_list_names() -> None:
    assert {each.topic for each in UNCOVERED} == set(get_args(Part)) == SENTENCES.keys()


@pytest.mark.parametrize("each", UNCOVERED, ids=lambda each: each.topic)
def test_what_is_not_covered_is_not_judged(each) -> None:  # type: ignore[no-untyped-def]
    verdict, why = answer(*SENTENCES[each.topic])
    assert verdict == "unsupported"
    assert each.reason in why[0]


def test_a_clause_about_it_is_named_too() -> None:
    steps = (
        "Given Gandalf is at Bree",
        "And the opponent has “Foolish Words” in play on Gandalf",
        "When Gandalf makes a riddling roll",
    )
    _, why = answer(*steps)
    assert why[1].startswith("Foolish Words (TD-25): its bearer has −4 to riddling rolls")


def test_the_site_lists_what_is_not_covered() -> None:
    assert ":::{listing} uncovered" in (HOME / "docs" / "not-covered.md").read_text("utf-8")
