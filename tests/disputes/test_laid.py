"""What Givens of a dispute lay on the table: no card twice, nothing mended in silence."""

import pytest

from tests.corpus.test_first_try import settled
from westmarch.errors import BadData

ENTERS = "\n    When the company enters the site\n    Then the site is in play"


@pytest.mark.parametrize(
    ("givens", "told"),
    [
        (
            "Given the player's discard pile holds “Moria”\n    And untapped Gimli is at Moria",
            "Moria is in the player's discard pile, and so no company is there",
        ),
        (
            "Given “Moria” was removed from the game\n    And untapped Gimli is at Moria",
            "Moria is removed from the game, and so no company is there",
        ),
        (
            "Given untapped Gimli is at Moria\n    And the player's discard pile holds “Moria”",
            "the player has 2 cards of Moria, which is no haven",
        ),
    ],
)
def test_a_site_that_is_somewhere_is_nowhere_else(givens: str, told: str) -> None:
    with pytest.raises(BadData, match=told):
        settled(givens + ENTERS)


def test_nobody_moves_to_a_site_that_lies_in_a_pile() -> None:
    with pytest.raises(BadData, match="so no company is on its way to it"):
        settled("""
            Given the player's discard pile holds “Weathertop”
            And untapped Gimli is moving from Rivendell to Weathertop by Starter Movement
            When it is asked whether the opponent may play “Wolves”
        """)


def test_of_a_haven_there_may_be_several_cards() -> None:
    answer = settled("""
        Given the player's discard pile holds “Rivendell”
        And it is the organization phase
        And untapped Gimli is at Rivendell
        When it is asked whether the company may move to Moria
    """)
    assert answer.answer == "legal"


def test_a_site_in_a_pile_is_not_in_the_location_deck() -> None:
    answer = settled("""
        Given the player's discard pile holds “Moria”
        And it is the organization phase
        And untapped Gimli is at Lórien
        When it is asked whether the company may move to Moria
    """)
    assert "core.movement.declare-face-down-site" in answer.because


def test_another_copy_is_the_one_that_is_held() -> None:
    held = """
        Given it is the site phase
        And untapped Gimli and untapped Balin are at Moria
        And the company has entered the site
        And the player holds “Cram” and “Cram”
        When Gimli plays “Cram”
        And Balin plays another “Cram”
        Then {}
    """
    assert settled(held.format("Balin bears the second “Cram”")).answer == "holds"
    with pytest.raises(BadData, match="There is no third Cram"):
        settled(held.format("the third “Cram” is in play"))


def test_influence_that_is_not_enough_is_told_with_the_sum() -> None:
    answer = settled("""
        Given it is the organization phase
        And Aragorn II, Boromir II, Gimli, Legolas, Thranduil and Glorfindel II are at Rivendell
        When it is asked whether the company may move to Moria
    """)
    assert "take 42 of 20 general influence" in " ".join(answer.notes)


@pytest.mark.parametrize(
    ("follower", "told"),
    [("Gimli", "take 6 of 3 direct influence"), ("Ori", ""), ("Bilbo", "take 5 of 2 direct")],
)
def test_a_follower_beyond_influence_is_told_with_the_sum(follower: str, told: str) -> None:
    answer = settled(f"""
        Given it is the organization phase
        And untapped Balin and untapped {follower} are at Rivendell
        And {follower} follows Balin
        When it is asked whether the company may move to Moria
    """)
    notes = " ".join(answer.notes)
    assert told in notes if told else "influence" not in notes
