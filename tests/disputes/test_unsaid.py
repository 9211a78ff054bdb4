"""What a dispute leaves unsaid is no ground for a verdict without a word about it."""

import pytest

from westmarch.corpus.names import open_library
from westmarch.disputes.answers import Settled
from westmarch.disputes.settling import settle
from westmarch.errors import BadData

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


_TREASURE = (
    "the players have agreed on 2 lost treasures",
    "it is the organization phase",
    "Legolas is at Rivendell",
    "Legolas bears “Magical Harp”",
    "“Ringil” is stored",
    "“Ringil” was designated a lost treasure at Caves of Ûlund",
    "“Magical Harp” was designated a lost treasure at The Lonely Mountain",
)
_STORES = "When Legolas stores “Magical Harp” and rolls 6 and 5\nThen the player has won the game"


def test_the_order_of_givens_does_not_matter() -> None:
    for givens in (_TREASURE, _TREASURE[::-1]):
        laid = "".join(f"* {each}\n" for each in givens).replace("*", "Given", 1)
        answer = _settled(f"{laid}And the hoard-emended rules\n{_STORES}".replace("*", "And"))
        assert (answer.answer, answer.notes) == ("holds", ())


def test_what_an_edition_does_not_know_is_said_with_those_that_do() -> None:
    laid = "".join(f"Given {each}\n" for each in _TREASURE)
    answer = _settled(f"{laid}{_STORES}")
    assert answer.answer == "does not hold"
    assert any(each.endswith("those of hoard-printed and hoard-emended.") for each in answer.notes)


def test_a_number_of_treasures_that_no_rule_knows_is_told() -> None:
    one = _TREASURE[0].replace("2 lost treasures", "1 lost treasure")
    laid = "".join(f"Given {each}\n" for each in (one, *_TREASURE[1:]))
    answer = _settled(f"Given the hoard-emended rules\n{laid}{_STORES}")
    assert any(each.startswith("Players may agree on two") for each in answer.notes)


_IVIC = """
    Given untapped Faramir is at Pelargir
    And the opponent has Ivic as a face-up agent at Pelargir
    And it is the site phase
    When {}the agent Ivic falls upon the company
    And Faramir faces the strike and rolls 6 and 5{}
    Then the prowess of the strike against Faramir was 14
"""
_HIS = ", then 4 and 3 for the strike of Ivic"


def test_a_company_that_is_in_its_site_has_not_just_faced_anything() -> None:
    answer = _settled("""
        Given the player is a Ringwraith
        And untapped Ostisen and untapped Layos are at Bree
        And the company has entered the site
        When it is asked whether Ostisen may play “The Names Among Them”
    """)
    assert answer.answer == "illegal"
    assert any("right after one, let the company enter" in each for each in answer.notes)


def test_before_the_first_turn_it_is_told_what_is_outstanding() -> None:
    answer = _settled("""
        Given the player brings the plain Wizard deck
        And the game has not begun
        And the player has drafted Círdan and Glóin
        When the player starts at Rivendell
        Then the player holds 8 cards
    """)
    assert answer.answer == "does not hold"
    assert answer.reasons[0].text.startswith("The game has not come to that: ")
    assert "“Starting items”" in answer.reasons[0].text


def test_both_players_roll_for_the_first_turn() -> None:
    for purpose in ("", " for the first turn"):
        answer = _settled(f"""
            Given the game has not begun
            When the player rolls 4 and 3{purpose}
            And the opponent rolls 6 and 2{purpose}
            Then it is the opponent's turn
        """)
        assert answer.answer == "holds"


def test_a_question_about_a_card_that_is_being_played_comes_before_it_resolves() -> None:
    answer = _settled("""
        Given the player is a Ringwraith
        And Layos is at Dol Guldur
        And the opponent holds “Ire of the East”
        And it is the organization phase
        When the player plays “An Untimely Whisper”
        And it is asked whether the opponent may play “Ire of the East” on “An Untimely Whisper”
    """)
    assert answer.because == ("WH-24",)


def test_a_suggestion_leaves_everybody_in_his_place() -> None:
    with pytest.raises(BadData) as error:
        _settled("""
            Given Glóin is at Rivendell
            When Glóin uses “Lure of Expedience” without tapping and rolls 5 and 3
        """)
    assert "uses Glóin" not in str(error.value)


def test_dice_do_not_hide_that_a_step_before_them_is_illegal() -> None:
    for dice in ("", _HIS):
        moving = "moving from Minas Tirith to Pelargir"
        steps = _IVIC.replace("at Pelargir", moving, 1).replace("And it is the site phase", "")
        answer = _settled(steps.format("", dice))
        assert answer.verdict == "illegal"
        assert "core.site-phase.agent-attack-window" in answer.because


def test_an_agent_does_not_roll_with_the_dice_of_whoever_faces_him() -> None:
    enters = "the company enters the site\n    And "
    with pytest.raises(BadData, match="a roll for the strike of Ivic"):
        _settled(_IVIC.format(enters, ""))
    rest = ", then 1 and 1 for the strike body check"
    answer = _settled(_IVIC.format(enters, f"{_HIS}{rest}"))
    assert answer.answer == "holds"


def test_dice_that_nobody_asks_for_are_named_as_cards_print_it() -> None:
    steps = "Given Glóin is at Rivendell\nWhen the player passes\n"
    with pytest.raises(BadData, match="Nothing asks for a roll for the strike of Glóin"):
        _settled(f"{steps}And 4 and 3 are rolled for the strike of Glóin")
