"""The moment that a step of a dispute means: what is done before it, and who does it."""

import pytest

from tests.corpus.test_first_try import settled
from westmarch.errors import BadData

# A step that cannot be done, and what is expected of it

HOARD = """
    Given {} Glóin is at Framsburg
    And the player holds “Scabbard of Chalcedony”
    And the company has entered the site
    When Glóin plays “Scabbard of Chalcedony”
"""


@pytest.mark.parametrize("then", ["", "Then Glóin bears “Scabbard of Chalcedony”"])
def test_what_is_illegal_by_every_reading_is_illegal(then: str) -> None:
    answer = settled(HOARD.format("tapped") + then)
    assert answer.verdict == "illegal"
    assert answer.answer == ("does not hold" if then else "illegal")
    assert "core.actions.tap-for-effect" in answer.because
    assert answer.readings == ()


def test_what_is_legal_by_one_reading_hangs_on_it() -> None:
    answer = settled(HOARD.format("untapped") + "Then Glóin bears “Scabbard of Chalcedony”")
    assert answer.answer == "undetermined"
    assert [each.verdict for each in answer.readings] == ["legal", "illegal"]


# What a step brings with it is done before the next step is read

HANDED = """
    Given it is the organization phase
    And untapped Frodo and untapped Sam Gamgee are at Rivendell
    And Frodo bears “Glamdring”
    When Frodo hands “Glamdring” to Sam Gamgee{}
"""
SUPPORT = "it is asked whether Sam Gamgee may support Frodo's corruption check"
GIVEN_DICE = (" and rolls 6 and 6", "\n    And 6 and 6 are rolled for the corruption check")


@pytest.mark.parametrize("dice", GIVEN_DICE)
@pytest.mark.parametrize("asked", [SUPPORT, "Sam Gamgee supports Frodo's corruption check"])
def test_what_follows_dice_comes_after_them(dice: str, asked: str) -> None:
    answer = settled(f"{HANDED.format(dice)}And {asked}")
    assert answer.answer == "illegal"
    assert "comes after the dice that were given before it" in answer.notes[0]
    assert "in response" in answer.notes[0]


def test_what_a_story_goes_on_from_was_done_in_time() -> None:
    told = "And Sam Gamgee supports Frodo's corruption check\nThen Sam Gamgee is tapped"
    answer = settled(HANDED.format(GIVEN_DICE[0]) + told)
    assert answer.answer == "holds"
    assert "was taken to come before the dice fell" in answer.notes[0]


def test_the_dice_may_stand_before_what_asks_for_them() -> None:
    dice = "When 6 and 6 are rolled for the corruption check of Frodo\n    And Frodo hands"
    steps = HANDED.format("").replace("When Frodo hands", dice)
    assert settled(f"{steps}And {SUPPORT}").answer == "legal"


def test_in_response_comes_before_the_dice() -> None:
    answer = settled(f"{HANDED.format(GIVEN_DICE[0])}And {SUPPORT} in response")
    assert (answer.answer, answer.notes) == ("legal", ())


def test_where_no_dice_are_given_a_question_comes_before_them_and_that_is_said() -> None:
    answer = settled(f"{HANDED.format('')}And {SUPPORT}")
    assert answer.answer == "legal"
    assert answer.notes == (
        (
            "“Sam Gamgee may support Frodo's corruption check” is asked before a roll for the "
            "corruption check of Frodo, as no step gives it."
        ),
    )


CALLED = """
    Given it is the movement/hazard phase
    And untapped Faramir, untapped Boromir II and untapped Imrahil are at Lórien
    And the company is moving to Moria by Starter Movement
    And the opponent holds “Call of Home” and “Twilight”
    And the player has “Gates of Morning” in play
    When the opponent plays “Call of Home” on Boromir II{}
"""


@pytest.mark.parametrize("dice", ["", " and rolls 6 and 6", "\n    And 6 and 6 are rolled"])
def test_an_event_after_another_is_played_after_its_dice(dice: str) -> None:
    asked = "it is asked whether the opponent may play “Twilight” on “Gates of Morning”"
    answer = settled(f"{CALLED.format(dice)}And {asked}")
    assert answer.answer == "legal"
    assert bool(answer.notes) is not bool(dice)


def test_a_question_that_is_about_nothing_else_is_asked_in_response_and_that_is_said() -> None:
    answer = settled("""
        Given it is the movement/hazard phase
        And untapped Aragorn II is at Rivendell
        And the company is moving to Bree by Starter Movement
        And the opponent holds “Orc-warband” and Bill Ferny
        When the opponent plays “Orc-warband” on the company keyed to a Wilderness
        And it is asked whether the opponent may play Bill Ferny as an agent
    """)
    if answer.answer == "legal":
        assert "is asked in response to what was declared before it" in " ".join(answer.notes)


# What is forced

ATTACKED = """
    Given it is the movement/hazard phase
    And {} at Rivendell
    And the company is moving to Bree by Starter Movement
    And the opponent holds “{}”
    When the opponent plays “{}” on the company keyed to a Wilderness
"""
ALONE = "untapped Pippin is"
TIRED = "tapped Pippin is"
BOTH = "tapped Pippin and untapped Gimli are"


@pytest.mark.parametrize(
    ("who", "creature", "by", "rule"),
    [
        (ALONE, "Wargs", "player", None),
        (TIRED, "Wargs", "player", "core.strikes.defender-assigns-first"),
        (TIRED, "Wargs", "opponent", None),
        (BOTH, "Wargs", "player", "core.strikes.defender-assigns-first"),
        (BOTH, "Wargs", "opponent", None),
        (ALONE, "Cave-drake", "player", "core.strikes.attacker-chooses-defenders"),
        (ALONE, "Cave-drake", "opponent", None),
    ],
)
def test_a_forced_strike_is_assigned_by_the_one_who_would_have_to(
    who: str, creature: str, by: str, rule: str | None
) -> None:
    steps = ATTACKED.format(who, creature, creature)
    asked = settled(f"{steps}And it is asked whether the {by} may assign a strike to Pippin")
    done = settled(f"{steps}And the {by} assigns a strike to Pippin\nThen it is legal")
    if rule is None:
        assert asked.answer in ("holds", "legal")
        assert done.answer == "holds"
    else:
        assert (asked.answer, done.answer) == ("illegal", "does not hold")
        assert rule in asked.because
        assert rule in done.because


def test_why_a_strike_is_not_his_to_assign_is_told_of_the_time_at_which_it_is_assigned() -> None:
    steps = ATTACKED.format(TIRED, "Wargs", "Wargs")
    asked = settled(f"{steps}And it is asked whether the player may assign a strike to Pippin")
    (first, *_) = asked.reasons
    assert first.text == (
        "Pippin is tapped, and the defending player assigns strikes to untapped characters only."
    )


ROBBED = """
    Given it is the movement/hazard phase
    And untapped Gimli is at Rivendell
    And Gimli bears “Cram”
    And the company is moving to Bree by Starter Movement
    When the opponent plays “TW-17” on the company
    And Gimli faces the strike and rolls 1 and 1, then 1 and 1 for the body check
"""
CHOSEN = "choose “Cram” for “TW-17”"


def test_a_choice_with_one_answer_is_answered() -> None:
    assert settled(f"{ROBBED}And it is asked whether the player may {CHOSEN}").answer == "legal"
    other = settled(f"{ROBBED}And it is asked whether the opponent may {CHOSEN}")
    assert other.answer == "illegal"
    told = f"And the player {CHOSEN.replace('choose', 'chooses')}"
    assert settled(f"{ROBBED}{told}\nThen “Cram” is in the discard pile").answer == "holds"


def test_which_company_goes_is_answered_where_there_is_one() -> None:
    answer = settled("""
        Given it is the movement/hazard phase
        And untapped Gimli is at Rivendell
        When it is asked whether the player may choose Gimli's company to go next
    """)
    assert answer.answer == "holds"
    assert "comes by itself" in answer.notes[0]


# The road of which nobody tells

OPEN_ROAD = """
    Given it is the movement/hazard phase
    And tapped Gimli is at Rivendell
    And Gimli bears “Cram”
    And the company is moving to Moria
    And the opponent has Bill Ferny as a face-down agent
    And the opponent holds Baduila and “Cave-drake”
"""


@pytest.mark.parametrize(
    "asked",
    [
        "the agent Bill Ferny may move to Weathertop",
        "the opponent may play Baduila as an agent",
        "the opponent may reveal the agent Bill Ferny at Bree",
        "the opponent may place “Cave-drake” on-guard",
        "the opponent may play “Cave-drake” on the company",
        "Gimli may use “Cram”",
    ],
)
def test_whatever_is_asked_is_asked_on_every_road(asked: str) -> None:
    answer = settled(f"{OPEN_ROAD}When it is asked whether {asked}")
    assert answer.answer == "legal"
    assert answer.notes[0] == (
        "Nobody says which way the company takes: the answer is the same by each of them."
    )


def test_an_agent_acts_in_the_phase_that_is_his() -> None:
    steps = OPEN_ROAD.replace("movement/hazard", "organization")
    steps = steps.replace("    And the company is moving to Moria\n", "")
    answer = settled(f"""{steps}
        When the company moves to Moria
        And it is asked whether the agent Bill Ferny may move to Weathertop
    """)
    assert answer.answer == "legal"


def test_which_company_goes_first_is_tried_as_well() -> None:
    answer = settled("""
        Given it is the movement/hazard phase
        And untapped Gimli is at Rivendell
        And untapped Legolas is at Lórien
        And Gimli's company is moving to Moria
        And the opponent holds “Cave-drake”
        When it is asked whether the opponent may play “Cave-drake” on Gimli's company
    """)
    assert answer.answer == "legal"
    assert "the answer is the same by each of them" in answer.notes[0]


def test_where_the_roads_differ_it_is_told_on_which_of_them() -> None:
    answer = settled("""
        Given untapped Beretar is moving from Rivendell to Bree
        When it is asked whether the opponent may play “Orc-guard” keyed to a Shadow-land
    """)
    assert answer.answer == "undetermined"
    told = {each.chosen: each.answer for each in answer.choices}
    assert told["the company travels by Starter Movement"] == "illegal"
    assert told["the company travels by Rhudaur, Angmar and Arthedain"] == "legal"


# What is to be over, and was not reached

AT_HOME = "Given it is the {} phase\nAnd untapped Gimli is at Rivendell\n"


def test_a_phase_to_come_is_gone_on_to() -> None:
    over = AT_HOME.format("organization") + "When the site phase is over\n"
    answer = settled(f"{over}Then it is the end-of-turn phase")
    assert (answer.answer, answer.notes) == ("holds", ())


def test_a_phase_that_is_past_was_over_before() -> None:
    over = AT_HOME.format("site") + "When the organization phase is over\n"
    answer = settled(f"{over}Then it is the site phase")
    assert answer.answer == "holds"
    assert answer.notes == (
        "“the organization phase is over”: it was over before that, as it is the site phase.",
    )


def test_where_nothing_is_fought_no_attack_is_over() -> None:
    over = AT_HOME.format("site") + "When the attack is over\nThen Gimli is untapped"
    with pytest.raises(BadData, match="no attack is being fought, and none was"):
        settled(over)


def test_an_attack_that_was_declared_is_fought_before_it_is_over() -> None:
    # The player might respond to it, and so it waits.
    over = """
        Given it is the movement/hazard phase
        And untapped Gimli is at Rivendell
        And the company is moving to Bree by Starter Movement
        And the player holds “Gates of Morning”
        When the opponent plays “Wargs” on the company keyed to a Wilderness
        And 6 and 6 are rolled for the strike of Gimli
        And the attack is over
        Then Gimli is tapped
    """
    with pytest.raises(BadData, match="“Gimli faces the strike”"):
        settled(over)


# What has to be chosen before what is expected

BEATEN = """
    Given it is the site phase
    And untapped Aragorn II is at Bree
    And the opponent has Bill Ferny as a face-up agent at Bree
    When the company enters the site
    And the agent Bill Ferny falls upon the company
    And Aragorn II faces the strike
    And 1 and 1 are rolled for the strike of Bill Ferny
    And 6 and 6 are rolled for the strike of Aragorn II
    And 6 and 6 are rolled for the strike body check
"""


@pytest.mark.parametrize(
    ("then", "kept", "passed"),
    [
        ("Bill Ferny is out of play", "does not hold", "holds"),
        ("the player has 1 kill point", "holds", "does not hold"),
    ],
)
def test_what_hangs_on_a_choice_is_told_with_each_answer(then: str, kept: str, passed: str) -> None:
    answer = settled(f"{BEATEN}Then {then}")
    assert answer.answer == "undetermined"
    told = {each.chosen: each.answer for each in answer.choices}
    assert told == {
        "the player keeps the agent Bill Ferny": kept,
        "the player passes": passed,
    }


def test_what_is_so_by_each_answer_holds() -> None:
    answer = settled(f"{BEATEN}Then Aragorn II is tapped")
    assert answer.answer == "holds"
    assert answer.notes[0] == (
        "Nobody says which comes, “the player keeps the agent Bill Ferny” or “the player passes”: "
        "the answer is the same by each of them."
    )


def test_what_was_chosen_is_not_open() -> None:
    answer = settled(f"{BEATEN}And the player passes\nThen Bill Ferny is out of play")
    assert answer.answer == "holds"


def test_a_claim_about_the_moment_stands_before_the_choice() -> None:
    answer = settled(f"{BEATEN}Then the player has to act")
    assert answer.answer == "holds"


# The game stops wherever a dispute wants it to

FACED = """
    Given untapped Glóin is at Irerock
    When the company enters the site
    And Glóin faces the strike{}
"""


def test_what_is_so_before_the_roll_is_asked_with_now() -> None:
    assert settled(FACED.format("") + "Then the prowess of Glóin is 5 now").answer == "holds"
    assert settled(FACED.format("") + "Then Glóin is tapped now").answer == "does not hold"
    after = FACED.format(" and rolls 6 and 6") + "Then Glóin is tapped"
    assert settled(after).answer == "holds"


def test_without_a_now_the_roll_is_missing() -> None:
    with pytest.raises(BadData, match="comes a roll for the strike of Glóin") as fault:
        settled(FACED.format("") + "Then the prowess of Glóin is 5")
    assert "end the step with “now”" in str(fault.value)


def test_what_is_done_last_may_wait_for_its_dice() -> None:
    answer = settled("""
        Given untapped Glóin is at Iron Hill Dwarf-hold
        And the company has entered the site
        And the player holds “Iron Hill Dwarves”
        When Glóin influences “Iron Hill Dwarves”
    """)
    assert answer.answer == "legal"
    assert answer.notes == (
        "No step gives a roll for the influence check of Glóin: what comes of it is left open.",
    )


@pytest.mark.parametrize(
    ("phase", "done"),
    [
        ("untap", "the player passes"),
        ("organization", "the player passes"),
        ("organization", "the organization phase comes to its end"),
        ("movement/hazard", "it is the end of the movement/hazard phase"),
        ("end-of-turn", "the end-of-turn phase comes to its end"),
    ],
)
def test_it_stops_where_nobody_can_do_anything(phase: str, done: str) -> None:
    steps = AT_HOME.format(phase) + f"When {done}\n"
    assert settled(f"{steps}Then it is the {phase} phase now").answer == "holds"


def test_not_every_phase_has_a_time_at_its_end() -> None:
    with pytest.raises(BadData, match="Nothing is done at the end of the site phase"):
        settled(AT_HOME.format("site") + "When it is the end of the site phase\nThen it is legal")


STEALTH = """
    Given it is the organization phase
    And untapped Bilbo is at Rivendell
    And the player holds “Stealth”
"""


def test_what_comes_at_the_end_of_a_phase_is_told_to_end_it() -> None:
    plays = "When the player plays “Stealth” with Bilbo on Bilbo's company\n"
    answer = settled(f"{STEALTH}{plays}And it is asked whether the company may move to Moria")
    assert answer.answer == "illegal"
    assert answer.notes == (
        (
            "“the player plays “Stealth” with Bilbo on Bilbo's company” comes at the end of the "
            "organization phase: whatever else is done in it was done before."
        ),
    )


def test_at_the_end_of_the_phase_only_that_is_possible() -> None:
    end = f"{STEALTH}When the organization phase comes to its end\nAnd it is asked whether "
    stealth = settled(f"{end}the player may play “Stealth” with Bilbo on Bilbo's company")
    assert (stealth.answer, stealth.notes) == ("legal", ())
    assert settled(f"{end}the company may move to Moria").answer == "illegal"
