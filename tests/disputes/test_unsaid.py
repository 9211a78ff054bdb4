"""What a dispute leaves unsaid is no ground for a verdict without a word about it."""

from westmarch.corpus.names import open_library
from westmarch.disputes.answers import Settled
from westmarch.disputes.settling import settle

_TALK = """
    Given Aragorn II is at Bree
    And the company has entered the site
    And the opponent's Beretar is at Bree
"""
_ASKS = "When it is asked whether Aragorn II may seek to influence away the opponent's Beretar"


def _settled(steps: str, tag: str = "") -> Settled:
    text = f"Feature: A dispute\n{tag}\n  Scenario: Who is right?\n{steps}"
    (dispute,) = settle(text, "dispute.feature", open_library())
    return dispute.settled[0]


def test_nobody_says_that_it_is_a_first_turn() -> None:
    answer = _settled(f"{_TALK}\n{_ASKS}")
    assert answer.answer == "legal"
    (note,) = answer.notes
    assert note.startswith("Nobody says which turn of the game it is: ")
    assert "“illegal”" in note


def test_the_turn_that_is_said_holds() -> None:
    for number, verdict in (("1", "illegal"), ("2", "illegal"), ("3", "legal")):
        answer = _settled(f"{_TALK}\nAnd it is turn {number} of the game\n{_ASKS}")
        assert (answer.answer, answer.notes) == (verdict, ())


def test_a_turn_that_makes_no_difference_is_not_spoken_of() -> None:
    answer = _settled(f"{_TALK.replace('Aragorn', 'tapped Aragorn')}\n{_ASKS}")
    assert "core.influence.declare-by-tapping" in answer.because
    assert answer.notes == ()


def test_a_scenario_with_an_id_keeps_the_first_turn() -> None:
    answer = _settled(f"{_TALK}\n{_ASKS}", "  @id:turn-001")
    assert answer.because == ("core.influence.not-on-first-turn",)
