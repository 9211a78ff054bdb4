"""Choices that nobody makes in a dispute: what they are taken to be, and what hangs on them."""

import pytest

from tests.corpus.test_first_try import settled
from westmarch.errors import BadData

LURED = """
    Given Balin and Gimli are moving from Rivendell to Weathertop by Starter Movement
    When the opponent plays “Lure of the Senses”
    Then {}
"""


def test_an_answer_that_hangs_on_a_victim_names_each() -> None:
    answer = settled(LURED.format("Balin bears “Lure of the Senses”"))
    assert answer.answer == "undetermined"
    assert [(each.chosen, each.answer) for each in answer.choices] == [
        ("the opponent plays “Lure of the Senses” on Balin", "holds"),
        ("the opponent plays “Lure of the Senses” on Gimli", "does not hold"),
    ]


def test_an_answer_that_is_the_same_by_each_choice_is_the_answer() -> None:
    answer = settled(LURED.format("“Lure of the Senses” is in play"))
    assert (answer.answer, answer.choices) == ("holds", ())
    assert "the answer is the same by each" in " ".join(answer.notes)


ARMED = """
    Given untapped Aragorn II is moving from Lórien to Moria by Starter Movement
    And Aragorn II bears {}
    When the opponent plays “Cave-drake” on the company keyed to a Wilderness
    And Aragorn II faces the strike and rolls 3 and 3
    Then the prowess of Aragorn II is 8
"""


@pytest.mark.parametrize(
    "borne", ["“Glamdring” and “Dagger of Westernesse”", "“Dagger of Westernesse” and “Glamdring”"]
)
def test_of_two_weapons_it_is_told_what_hangs_on_which_is_used(borne: str) -> None:
    answer = settled(ARMED.format(borne))
    assert answer.answer == "undetermined"
    assert {each.chosen: each.answer for each in answer.choices} == {
        "Aragorn II uses “Glamdring”": "holds",
        "Aragorn II uses “Dagger of Westernesse”": "does not hold",
    }


def test_of_two_weapons_the_one_counts_that_is_said_to_be_used() -> None:
    borne = "“Dagger of Westernesse” and “Glamdring”\n    And Aragorn II uses “Glamdring”"
    assert settled(ARMED.format(borne)).answer == "holds"


WEARY = """
    Given untapped Frodo and untapped Sam Gamgee are moving from Rivendell to Bree by {}
    When the opponent plays “Weariness of the Heart” on Frodo
    And Sam Gamgee supports Frodo's corruption check
    And 4 and 4 are rolled for the corruption check of Frodo
    Then Frodo is in play
""".format("Starter Movement")


def test_the_effect_counts_by_which_a_dispute_can_be_played() -> None:
    answer = settled(WEARY)
    assert answer.answer == "holds"
    assert "taken to be for its second effect" in answer.notes[0]


WARGS = """
    Given Gimli and Balin are moving from Lórien to Moria by Starter Movement
    And “Gates of Morning” is in play
    And the opponent plays the creature “Wargs” on the company keyed to a Wilderness
    When it is asked whether Gimli may play “Dark Quarrels”{}
"""


@pytest.mark.parametrize(
    ("effect", "answer"),
    [
        ("", "legal"),
        (" for its first effect", "illegal"),
        (" for its second effect", "legal"),
        (" for “cancel the attack”", "illegal"),
        (" for “cancel”", "illegal"),
        (" for “halved strikes”", "legal"),
    ],
)
def test_an_effect_has_a_number_and_a_name(effect: str, answer: str) -> None:
    assert settled(WARGS.format(effect)).answer == answer


def test_an_effect_that_is_not_there_is_refused_with_those_that_are() -> None:
    with pytest.raises(BadData, match="its first effect, “cancel the attack”"):
        settled(WARGS.format(" for “a third one”"))


def test_where_nothing_is_possible_the_reasons_are_said_to_be_those_of_one_way() -> None:
    answer = settled(
        """
        Given wounded Gimli and wounded Balin are moving from Rivendell to Weathertop by {}
        And “Cave-drake” attacks the company keyed to a Wilderness
        When it is asked whether the player may play “Escape” on the company
    """.format("Starter Movement")
    )
    assert answer.answer == "illegal"
    assert "leaves open on what it is played, and each way it is illegal" in answer.notes[0]
