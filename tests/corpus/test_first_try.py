"""Disputes as somebody writes them who has read no more than the sentences there are."""

import pytest

from tests.corpus.test_carrying import carry
from westmarch.corpus.names import open_library
from westmarch.disputes.answers import Settled
from westmarch.disputes.settling import settle

ON_THE_ROAD = """
    Given it is the movement/hazard phase
    And {} are at Rivendell
    And the company is moving to Weathertop by Starter Movement
"""


def settled(steps: str, *, changes: bool = False) -> Settled:
    text = f"Feature: A dispute\n  Scenario: Who is right?\n{steps}"
    (dispute,) = settle(text, "dispute.feature", open_library(), changes=changes)
    (only,) = dispute.settled
    return only


def told(answer: Settled) -> str:
    return " ".join(each.text for each in answer.reasons)


# What comes by itself


def wolves(*steps: str, in_hand: str = "") -> str:
    road = ON_THE_ROAD.format("Aragorn II, Legolas and Gimli")
    holding = f"And the player holds “{in_hand}”\n" if in_hand else ""
    plays = "the opponent plays the creature “Wolves” on the company keyed to a Wilderness"
    return f"{road}{holding}When {plays}\n" + "".join(f"And {each}\n" for each in steps)


EACH_OF_THEM = tuple(
    f"the player assigns a strike to {who}" for who in ("Aragorn II", "Legolas", "Gimli")
)
HELP = "it is asked whether Aragorn II may face the strike with the support of Legolas"


@pytest.mark.parametrize("many", [0, 1, 2, 3])
def test_strikes_that_are_assigned_by_themselves_may_all_be_written(many: int) -> None:
    answer = settled(wolves(*EACH_OF_THEM[:many], HELP))
    assert (answer.answer, answer.because) == ("illegal", ("core.strikes.support",))


def test_a_strike_is_not_assigned_twice_for_that() -> None:
    again = f"it is asked whether {EACH_OF_THEM[0]}".replace("assigns", "may assign")
    answer = settled(wolves(*EACH_OF_THEM[:2], again))
    assert answer.answer == "illegal"
    assert "core.strikes.one-strike-one-character" in answer.because


ASKED = "it is asked whether the player may play “Concealment” with Aragorn II"


def test_what_comes_after_the_strikes_are_assigned_is_asked_then() -> None:
    answer = settled(wolves(*EACH_OF_THEM, ASKED, in_hand="Concealment"))
    assert answer.answer == "illegal"
    assert [each.rule for each in answer.reasons] == ["core.combat.window-closes"]
    assert settled(wolves(ASKED, in_hand="Concealment")).answer == "legal"


# The moment that a question means, though nobody had anything to do in it


def gates(asked: str, phase: str) -> str:
    return f"""
        Given it is the {phase} phase
        And Glóin is at Bree
        And the player holds “Gates of Morning”
        And the opponent holds “Wargs” and “Twilight”
        When the player plays “Gates of Morning”
        And it is asked whether the opponent may play {asked} in response
    """


def test_a_response_is_asked_about_before_anything_resolves() -> None:
    wargs = settled(gates("the creature “Wargs” on the company", "movement/hazard"))
    assert wargs.answer == "illegal"
    assert "core.hazards.creature-starts-chain" in wargs.because
    assert settled(gates("“Twilight” on “Gates of Morning”", "movement/hazard")).answer == "legal"


def test_what_is_not_modelled_counts_in_response_as_well() -> None:
    ways = gates("“Cruel Caradhras”", "movement/hazard").replace("Twilight", "Cruel Caradhras")
    assert settled(ways).answer not in ("legal", "illegal")


OUTSIDE = """
    Given it is the movement/hazard phase
    And Glóin is at Rivendell
    And Frodo is at {}
    And Glóin's company is moving to Weathertop by Starter Movement
    And the player holds “Concealment”
    When the opponent plays the creature “Wargs” on Glóin's company keyed to a Wilderness
    And it is asked whether the player may play “Concealment” with Frodo
"""


def test_a_question_is_asked_where_the_least_is_against_it() -> None:
    answer = settled(OUTSIDE.format("Bree"))
    assert answer.answer == "illegal"
    assert "core.combat.helper-in-company" in answer.because
    assert "core.combat.window-closes" not in answer.because
    inside = OUTSIDE.format("Bree").replace("And Frodo is at Bree\n", "")
    inside = inside.replace("Given it", "Given Glóin and Frodo are at Rivendell\n    And it", 1)
    inside = inside.replace("    And Glóin is at Rivendell\n", "")
    assert settled(inside).answer == "legal"


FALLEN = (
    ON_THE_ROAD.format("untapped Glóin and {} Balin")
    + """
    And Glóin bears “Glamdring”
    When the opponent plays the creature “Giant” on the company keyed to a Wilderness
    And the player assigns a strike to Glóin
    And Glóin faces the strike and rolls 1 and 1, then 5 and 5 for the body check
    And it is asked whether Balin may rescue “Glamdring”
"""
)


def test_whoever_is_wounded_is_told_so() -> None:
    answer = settled(FALLEN.format("wounded"), changes=True)
    (only,) = answer.reasons
    assert only.rule == "core.body-checks.items-rescued"
    assert only.text == "Balin is wounded, and so takes none of the items."
    assert answer.what_if == ("Balin were not wounded",)
    assert settled(FALLEN.format("tapped")).answer == "legal"


def test_of_a_first_turn_it_is_told_that_another_would_do() -> None:
    answer = settled(
        """
        Given Imrahil is at Edoras
        And the opponent's Gamling the Old is at Edoras
        And the company has entered the site
        When it is asked whether Imrahil may seek to influence away Gamling the Old
        """,
        changes=True,
    )
    assert answer.because == ("core.influence.not-on-first-turn",)
    assert answer.what_if == ("it were a later turn of the game",)


# What the Givens leave out


LURED = """
    Given it is the organization phase
    And untapped Beorn is at Lórien
    And {}
    When it is asked whether the player may use “Lure of the Senses”
"""


@pytest.mark.parametrize(
    "given",
    [
        "Beorn bears “Lure of the Senses”",
        "Beorn bears the opponent's “Lure of the Senses”",
        "the opponent has “Lure of the Senses” in play on Beorn",
    ],
)
def test_a_hazard_that_somebody_bears_is_his_opponents(given: str) -> None:
    assert settled(LURED.format(given)).answer == "legal"


def test_what_else_he_bears_is_his_own() -> None:
    given = "Given it is the organization phase\nAnd Beorn and Glóin are at Lórien\n"
    asked = "When it is asked whether Beorn may hand “Cram” to Glóin"
    assert settled(f"{given}And Beorn bears “Cram”\n{asked}").answer == "legal"


@pytest.mark.parametrize(
    "given",
    [
        "the player has “Riders of Rohan” in play",
        "the player's marshalling-point pile holds “Riders of Rohan”",
        "the player's marshalling point pile holds “Riders of Rohan”",
    ],
)
def test_a_faction_in_play_is_where_factions_are(given: str) -> None:
    steps = f"""
        Given it is the movement/hazard phase
        And Elrond and Théoden are at Rivendell
        And {given}
        And the opponent holds “Muster Disperses”
    """
    plays = "When the opponent plays “Muster Disperses” on “Riders of Rohan” and rolls 3 and {}"
    assert settled(f"{steps}Then “Riders of Rohan” is in play").answer == "holds"
    gone = settled(f"{steps}{plays.format(3)}\nThen “Riders of Rohan” is in the discard pile")
    assert gone.answer == "holds"
    assert "6 (rolled) + 4 (its player's unused general influence) = 10." in told(gone)
    stays = settled(f"{steps}{plays.format(4)}\nThen “Riders of Rohan” is in play")
    assert stays.answer == "holds"


@pytest.mark.parametrize("key", ["Wilderness", "a Wilderness"])
def test_a_key_may_do_without_its_article(key: str) -> None:
    steps = ON_THE_ROAD.format("Glóin and Balin")
    asked = f"whether the opponent may play the creature “Wargs” on the company keyed to {key}"
    assert settled(f"{steps}When it is asked {asked}").answer == "legal"


@pytest.mark.parametrize("named", ["Faramir", "“Faramir”"])
def test_a_character_in_hand_goes_without_quotation_marks_as_well(named: str) -> None:
    answer = settled(
        f"""
        Given it is the organization phase
        And Elrond is at Rivendell
        And the player holds {named}
        When it is asked whether the player may play Faramir into Elrond's company
        """
    )
    assert answer.answer == "legal"


@pytest.mark.parametrize(
    ("foe", "answer"), [("Giant", "legal"), ("Orc-patrol", "legal"), ("Wargs", "illegal")]
)
def test_of_several_ways_to_play_a_card_the_first_that_is_possible_is_meant(
    foe: str, answer: str
) -> None:
    steps = ON_THE_ROAD.format("Glóin and Gimli")
    plays = f"the opponent plays the creature “{foe}” on the company keyed to a Wilderness"
    asked = "it is asked whether the player may play “Flatter a Foe” on Glóin"
    given = "And the player holds “Flatter a Foe”"
    assert settled(f"{steps}{given}\nWhen {plays}\nAnd {asked}").answer == answer


def test_which_way_is_meant_may_be_said() -> None:
    steps = ON_THE_ROAD.format("Glóin and Gimli") + "And the player holds “Flatter a Foe”\n"
    plays = "the opponent plays the creature “Giant” on the company keyed to a Wilderness"
    asked = "it is asked whether the player may play “Flatter a Foe” on Glóin for its second effect"
    assert settled(f"{steps}When {plays}\nAnd {asked}").answer == "illegal"


def test_the_company_that_has_taken_its_way_goes_first() -> None:
    steps = """
        Given it is the movement/hazard phase
        And Glóin is at Rivendell
        And Frodo is at Bree
        And Glóin's company is moving to Weathertop by Starter Movement
    """
    asked = "the opponent may play the creature “Wargs” on Glóin's company keyed to a Wilderness"
    assert settled(f"{steps}When it is asked whether {asked}").answer == "legal"


def test_whoever_is_sent_back_as_the_phase_begins_has_taken_a_way() -> None:
    answer = settled(
        """
        Given it is the movement/hazard phase
        And Glóin is at Moria
        And the company is moving to Lórien by Starter Movement
        And the opponent has “Long Winter” in play
        When the movement/hazard phase is over
        And it is asked whether Glóin's company may enter Moria
        """
    )
    assert answer.because == ("core.movement-hazard.returned-company-site-phase",)


def test_a_way_that_is_missing_can_be_said_in_the_given() -> None:
    _, (said,) = carry(
        ON_THE_ROAD.format("Glóin and Balin").replace(" by Starter Movement", "")
        + "And the opponent holds “Orc-guard”\n"
        "When the opponent plays the creature “Orc-guard” on the company keyed to a Shadow-land"
    )
    assert "has to say which way the company takes to Weathertop." in said
    hint = "Say it in the Given, “the company is moving to Weathertop by Starter Movement”, or"
    assert hint in said
    assert said.count("; ") == 3


# Reasons


def test_a_rule_is_not_told_in_general_where_others_tell_what_came_of_this() -> None:
    steps = """
        Given Théoden is at Edoras
        And the company has entered the site
        And the player holds “Riders of Rohan”
        When Théoden influences “Riders of Rohan” and rolls 4 and 3
        Then the influence check of Théoden was 12
    """
    rules = [each.rule for each in settled(steps).reasons if each.role != "number"]
    assert rules == ["core.site-phase.faction-check-result"]


def test_whoever_may_meet_how_many_hazards_has_all_the_numbers() -> None:
    answer = settled(
        ON_THE_ROAD.format("Elladan and Elrohir")
        + "When the opponent plays “Lost in the Wilderness” on the company\n"
        "Then 3 more hazards can be played on the company"
    )
    assert answer.answer == "holds"
    assert "is 4 (hazard limit) − 1 (declared) = 3." in told(answer)


@pytest.mark.parametrize(
    ("here", "there", "said"),
    [
        ("Grey Havens", "Lórien", "Grey Havens and Lórien print no site path from each other."),
        ("Bree", "Lórien", "Bree names Rivendell, not Lórien."),
        ("Bree", "Minas Tirith", "neither Bree nor Minas Tirith is a haven."),
    ],
)
def test_why_there_is_no_starter_movement_is_told(here: str, there: str, said: str) -> None:
    answer = settled(
        f"""
        Given it is the organization phase
        And Círdan is at {here}
        When it is asked whether Círdan's company may move to {there}
        """
    )
    assert answer.because == ("core.movement.declared-movement-must-be-valid",)
    assert f"By Starter Movement there is none: {said}" in told(answer)


def test_what_a_creature_is_keyed_to_is_told_where_it_is_something_else() -> None:
    steps = "Given it is the movement/hazard phase\nAnd Glóin is at Weathertop\n"
    asked = "the opponent may play the creature “Wargs” on the company keyed to Weathertop"
    answer = settled(f"{steps}When it is asked whether {asked}")
    assert "it prints a Border-land, a Wilderness and a Shadow-land." in told(answer)


@pytest.mark.parametrize(
    ("creature", "claim", "rule", "said"),
    [
        ("Orc-watch", "is", "core.detainment.ringwraith-shadow-land", "whose race is Orc,"),
        ("Marsh-drake", "is not", "core.detainment.ringwraith-shadow-land", "its race is Drake:"),
    ],
)
def test_why_an_attack_is_detainment_is_told_by_one_rule(
    creature: str, claim: str, rule: str, said: str
) -> None:
    answer = settled(
        f"""
        Given the player is a Ringwraith
        And it is the movement/hazard phase
        And Gorbag and Muzgash are at Minas Morgul
        And the company is moving to Cirith Ungol by Imlad Morgul
        When the opponent plays the creature “{creature}” on the company keyed to a Shadow-land
        Then the attack {claim} detainment
        """
    )
    assert answer.answer == "holds"
    assert [each.rule for each in answer.reasons] == [rule]
    assert said in told(answer)


def test_whoever_has_to_go_back_is_named_with_the_numbers() -> None:
    answer = settled(
        """
        Given it is the organization phase
        And Elrond and Aragorn II are at Rivendell
        And the player holds Faramir
        When the player plays Faramir into Elrond's company
        And the organization phase is over
        Then Faramir is in hand
        """
    )
    assert told(answer) == (
        "The characters of the player take 24 of 20 general influence, so Faramir, who came into "
        "play this turn, goes back to hand."
    )
