"""Disputes as strangers write them, which had been answered wrongly, or not at all."""

import pytest

from westmarch.corpus.names import open_library
from westmarch.disputes.answers import Settled
from westmarch.disputes.settling import settle
from westmarch.errors import BadData


def _settled(steps: str) -> Settled:
    text = f"Feature: A dispute\n  Scenario: Who is right?\n{steps}"
    (dispute,) = settle(text, "dispute.feature", open_library())
    (only,) = dispute.settled
    return only


def _wrong(steps: str) -> BadData:
    with pytest.raises(BadData) as wrong:
        _settled(steps)
    return wrong.value


# A journey that nobody can have declared

_RINGWRAITH = "Given the player is a Ringwraith\n"
_SARUMAN = "Given the player is the Fallen-wizard Saruman\n"
_WARGS = """
    And the opponent holds “Wargs”
    When it is asked whether the opponent may play the creature “Wargs” on the company
"""


@pytest.mark.parametrize(
    ("whose", "who", "way", "rule"),
    [
        (
            _RINGWRAITH,
            "Gorbag and Shagrat",
            "Carn Dûm to Mount Gram",
            "core.organization.one-leader-per-company",
        ),
        (
            _RINGWRAITH,
            "Carambor and Gorbag",
            "Carn Dûm to Mount Gram",
            "core.organization.incompatible-races",
        ),
        (
            _SARUMAN,
            "Gorbag",
            "The White Towers to the hero Bree",
            "core.movement.overt-site-versions",
        ),
    ],
)
def test_a_company_is_not_on_its_way_where_it_could_not_set_out(
    whose: str, who: str, way: str, rule: str
) -> None:
    wrong = _wrong(
        f"{whose}And {who} {'are' if ' and ' in who else 'is'} moving from {way}\n{_WARGS}"
    )
    assert "cannot have declared movement" in wrong.what
    assert rule in wrong.what


def test_who_may_set_out_is_on_his_way() -> None:
    way = "And Gorbag and Radbug are moving from Carn Dûm to Mount Gram by Angmar\n"
    assert _settled(_RINGWRAITH + way + _WARGS).answer == "legal"


# Which version of a site a name means


@pytest.mark.parametrize(
    ("who", "site", "id_"),
    [("Gorbag", "Bree", "LE-356"), ("Aragorn II", "Bree", "TW-378")],
)
def test_a_fallen_wizards_company_goes_to_the_version_that_it_uses(
    who: str, site: str, id_: str
) -> None:
    way = f"And {who} is moving from The White Towers to {site}\n"
    assert _settled(f"{_SARUMAN}{way}Then the new site of the company is “{id_}”").answer == "holds"


def test_it_declares_movement_to_that_version_too() -> None:
    here = "And Gorbag is at The White Towers\nAnd it is the organization phase\n"
    answer = _settled(f"{_SARUMAN}{here}When it is asked whether the company may move to Bree")
    assert answer.answer == "legal"
    assert any("LE-356" in each for each in answer.notes)


def test_the_version_that_is_said_is_meant() -> None:
    here = "And Gorbag is at The White Towers\nAnd it is the organization phase\n"
    asks = "When it is asked whether the company may move to the hero Bree"
    assert _settled(_SARUMAN + here + asks).because == ("core.movement.overt-site-versions",)


# Piles of which nothing is said

_PARTED = """
    Given it is the organization phase
    And Legolas and Gimli are at Rivendell
    {}
    When the player splits off Legolas
    And the player passes
    And it is asked whether the player may pass
"""


def test_who_has_parted_has_somewhere_to_go() -> None:
    answer = _settled(_PARTED.format(""))
    assert answer.because == ("core.organization.split-companies-must-move",)
    assert any("were taken to hold" in each for each in answer.notes)


def test_a_location_deck_that_is_told_holds_what_is_told() -> None:
    deck = "And the player's location deck holds Barad-dûr"
    answer = _settled(_PARTED.format(deck))
    assert (answer.answer, answer.notes) == ("legal", ())


_SIDEBOARD = """
    Given it is the untap phase
    And Gandalf is at Rivendell
    And the opponent's sideboard holds “Smaug”
    {}
    When it is asked whether the opponent may bring “Smaug” from the sideboard to the play deck
"""


def test_there_are_cards_in_a_play_deck() -> None:
    assert _settled(_SIDEBOARD.format("")).answer == "legal"


def test_a_play_deck_that_is_told_holds_what_is_told() -> None:
    answer = _settled(_SIDEBOARD.format("And the opponent's play deck holds “Wargs”"))
    assert "core.untap.five-card-minimum" in answer.because


# What a creature is keyed to

_ORCS = """
    Given Beretar and Aragorn II are moving from Rivendell to Mount Gram by Rhudaur and Angmar
    And the opponent holds “Gothmog” and “Orc-guard”
    And the player holds “Concealment”
    When the opponent plays the creature “Orc-guard” on the company keyed to {}
    And the player plays “Concealment” with Aragorn II
    And it is asked whether the opponent may play the creature “Gothmog” on the company keyed to {}
"""


@pytest.mark.parametrize(
    ("orcs", "troll", "verdict"),
    [
        ("Angmar", "Angmar", "legal"),
        ("a Shadow-land", "Angmar", "legal"),
        ("Mount Gram", "Mount Gram", "legal"),
        ("Mount Gram", "Angmar", "illegal"),
    ],
)
def test_a_place_stands_for_its_type_on_conditions_too(orcs: str, troll: str, verdict: str) -> None:
    assert _settled(_ORCS.format(orcs, troll)).answer == verdict


def test_what_was_faced_before_was_keyed_to_nothing_that_is_told() -> None:
    answer = _settled("""
    Given Beretar is moving from Rivendell to Mount Gram by Rhudaur and Angmar
    And the company has faced the opponent's “Orc-guard” this turn
    And the opponent holds “Gothmog”
    When it is asked whether the opponent may play the creature “Gothmog” on the company
    """)
    assert any("what Orc-guard was keyed to" in each for each in answer.notes)


# Dice that nobody gives

_INFLUENCE = """
    Given Legolas and Celeborn are at Thranduil's Halls
    And the company has entered the site
    And the player holds “Wood-elves”, “New Friendship” and “Dagger of Westernesse”
    When Celeborn influences “Wood-elves”
    And it is asked whether {}
"""


def test_what_no_dice_make_possible_is_asked_before_them() -> None:
    answer = _settled(_INFLUENCE.format("the player may play “New Friendship” with Celeborn"))
    assert answer.answer == "illegal"
    assert "TW-292" in answer.because


def test_what_comes_after_the_dice_waits_for_them() -> None:
    wrong = _wrong(_INFLUENCE.format("Legolas may play “Dagger of Westernesse”"))
    assert "no step gives it" in wrong.what


_RINGS = """
    Given the player is a Ringwraith
    And Layos and Gorbag are at Moria
    And Gorbag bears “The Least of Gold Rings”
    And the company has entered the site
    And the player holds “Test of Fire”
    When the player plays “Test of Fire” with {} on “The Least of Gold Rings”{}
    Then “The Least of Gold Rings” is in the discard pile
"""


@pytest.mark.parametrize(
    "rolls", [" and rolls 4 and 3", "\nAnd the player rolls 4 and 3 for the ring test"]
)
def test_the_dice_of_an_event_are_for_what_it_asks_for(rolls: str) -> None:
    assert _settled(_RINGS.format("Layos", rolls)).answer == "holds"


def test_dice_that_come_later_are_not_asked_for_before_what_is_illegal() -> None:
    answer = _settled(_RINGS.format("Gorbag", " and rolls 4 and 3"))
    assert (answer.verdict, answer.because) == ("illegal", ("LE-239",))


# What is wrong on every road


def test_a_fault_that_all_roads_share_is_told() -> None:
    wrong = _wrong("""
    Given the player is a Ringwraith
    And Gorbag is moving from Carn Dûm to Mount Gram
    And Gorbag bears “Poison”
    And the opponent holds “Wargs”
    When the opponent plays the creature “Wargs” on the company
    And the player assigns a strike to Gorbag
    And the player uses “Poison”
    Then the attack has 2 strikes
    """)
    assert "which way" not in wrong.what
    assert "Gorbag faces the strike" in wrong.what


# In other words


def test_an_answer_may_be_told_first() -> None:
    answer = _settled("""
    Given Merry and Aragorn II are moving from Rivendell to Weathertop
    And the opponent holds “Wargs”
    And the player holds “Concealment” and “Halfling Strength”
    When the opponent plays the creature “Wargs” on the company
    And the player plays “Concealment” with Merry
    And in response the player plays “Halfling Strength” with Merry
    Then the attack is Wolves (2 strikes at 9)
    """)
    assert answer.answer == "holds"


def test_a_fallen_wizard_and_a_second_copy_may_be_told_in_other_words() -> None:
    answer = _settled("""
    Given the player is a Fallen-wizard, Saruman
    And Gorbag and Layos are at The White Towers
    And Gorbag bears “The Least of Gold Rings” and another “The Least of Gold Rings”
    Then the corruption points of Gorbag is 8
    """)
    assert answer.answer == "holds"
