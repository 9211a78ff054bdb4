"""What is put between the steps of a scenario, with the reference engine and the real book."""

import pytest

from westmarch.corpus.carrying import carried
from westmarch.corpus.compile import draft_scenario
from westmarch.corpus.model import ActStep, Case, ExpectVerdict, is_between
from westmarch.corpus.names import open_library
from westmarch.corpus.rolling import Failed
from westmarch.corpus.run import Play, run_case
from westmarch.corpus.source import read_feature
from westmarch.disputes.answers import Settled
from westmarch.disputes.settling import settle
from westmarch.errors import BadData
from westmarch.table.actions import Finish
from westmarch.wire.reference import ReferenceEngine

WAY = """
    Given it is the movement/hazard phase
    And untapped Faramir, untapped Boromir II and untapped Imrahil are at Lórien
    And the company is moving to Moria by Starter Movement
"""
CHAIN = """
    Given it is the movement/hazard phase
    And untapped Elrond, untapped Beretar and untapped Boromir II are at Rivendell
    And the opponent has “Despair of the Heart” in play on Boromir II
    And the opponent holds “Smaug at Home” and “Scatha at Home”
    And the player holds “Marvels Told”
    When the opponent plays “Smaug at Home”
"""
LAIR = "Given untapped Glóin is at Irerock\nWhen the company enters the site\n"
TWO_AT_HOME = """
    Given untapped Aragorn II and untapped Beorn are at The Lonely Mountain
    When the company enters the site
"""


def carry(steps: str) -> tuple[Case, list[str]]:
    """The case that comes of steps, and what was complained of, each with its line."""
    text = f"Feature: A dispute\n  Scenario: Who is right?\n{steps.strip()}"
    drafts, wrong = draft_scenario(
        read_feature(text, "dispute.feature").scenarios[0], open_library(), ("emended",)
    )
    assert not wrong, wrong
    said: list[str] = []
    case = carried(drafts[0], lambda line, what, hint: said.append(f"{line}: {what} {hint}"))
    return case, said


def between(steps: str) -> list[str]:
    """What was put between steps about which there is nothing to complain of."""
    case, said = carry(steps)
    assert not said
    return [step.text for step in case.steps if is_between(step)]


def holds(steps: str) -> bool:
    case, said = carry(steps)
    assert not said
    return run_case(case, ReferenceEngine()).status == "pass"


def answered(steps: str) -> Settled:
    text = f"Feature: A dispute\n  Scenario: Who is right?\n{steps.strip()}"
    (dispute,) = settle(text, "dispute.feature", open_library())
    return dispute.settled[0]


# What was declared


def test_what_was_declared_resolves_before_the_next_step() -> None:
    steps = f"{CHAIN}And the opponent plays “Scatha at Home”"
    assert between(steps) == ["the player passes", "the opponent passes"]
    assert holds(f"{steps}\nThen “Smaug at Home” and “Scatha at Home” are in play")


def test_in_response_it_does_not() -> None:
    steps = f"{CHAIN}And the player plays “Marvels Told” with Elrond on “Despair of the Heart”"
    assert between(steps) == ["the player passes", "the opponent passes"]
    assert between(f"{steps} in response") == []
    told = "Then “Smaug at Home” and “Marvels Told” are being played"
    assert holds(f"{steps} in response\n{told}\nAnd Elrond is tapped")


def test_what_can_only_be_a_response_is_one() -> None:
    steps = """
        Given it is the organization phase
        And Boromir II, Faramir and tapped Beregond are at Minas Tirith
        And Boromir II bears “Sword of Gondolin” and “Star-glass”
        When Boromir II hands “Star-glass” to Beregond
        And Faramir supports Boromir II's corruption check
        And 6 and 1 are rolled for the corruption check of Boromir II
        Then Beregond bears “Star-glass”
        And Faramir is tapped
    """
    assert holds(steps)


def test_a_claim_is_about_what_has_resolved() -> None:
    assert holds(f"{CHAIN}Then “Smaug at Home” is in play")


@pytest.mark.parametrize("moment", ["“Smaug at Home” is being played", "the player has to act"])
def test_a_claim_beside_one_about_the_moment_is_about_the_moment(moment: str) -> None:
    assert between(f"{CHAIN}Then Elrond is untapped\nAnd {moment}") == []


def test_the_verdict_is_that_on_the_question_and_what_came_before_it_is_told() -> None:
    steps = f"{CHAIN}And it is asked whether the opponent may play “Scatha at Home”"
    settled = answered(steps)
    assert settled.verdict == "legal"
    assert settled.asked == "the opponent may play “Scatha at Home”"
    assert settled.unasked[0] == (
        "Before that, since nobody was said to do anything else, the player passes, the opponent "
        "passes."
    )


# Passes


def test_a_pass_of_nobody_who_is_asked_is_left_out() -> None:
    steps = f"{CHAIN}And the player passes\nAnd the player passes\nAnd the opponent passes\n"
    case, said = carry(f"{steps}Then “Smaug at Home” is in play")
    assert not said
    passes = [s for s in case.steps if isinstance(s, ActStep) and isinstance(s.action, Finish)]
    assert [each.line for each in passes] == [9, 11]
    assert run_case(case, ReferenceEngine()).status == "pass"


def test_passes_that_answer_what_has_resolved_already_are_not_held_against_anybody() -> None:
    resolved = f"{WAY}And the opponent holds “Doors of Night” and “Orc-guard”\n"
    resolved += "When the opponent plays “Doors of Night”\nAnd the player passes\n"
    steps = f"{resolved}And the opponent passes\n"
    creature = "the creature “Orc-guard” on the company keyed to a Shadow-hold"
    assert answered(f"{steps}And the opponent plays {creature}").answer == "legal"
    assert answered(f"{steps}And it is asked whether the opponent may play {creature}").answer == (
        "legal"
    )


def test_a_pass_that_is_the_only_thing_said_ends_the_time_to_act() -> None:
    steps = f"{WAY}And the opponent holds “Doors of Night”\nAnd the player holds “Marvels Told”\n"
    settled = answered(
        f"{steps}When the opponent passes\nAnd it is asked whether the opponent may play "
        "“Doors of Night”"
    )
    assert settled.answer == "illegal"
    assert "core.actions.when-asked" in settled.because


def test_a_pass_of_somebody_who_has_to_decide_is_judged() -> None:
    steps = """
        Given it is the movement/hazard phase
        And untapped Glóin is at Rivendell
        And untapped Balin is at Lórien
        When the player passes
    """
    assert answered(steps).answer == "illegal"


# Rolls


@pytest.mark.parametrize(
    "steps",
    [
        "And Glóin faces the strike and rolls 1 and 1, then 2 and 3 for the body check",
        """
        And Glóin faces the strike
        And 2 and 3 are rolled for the body check
        And 1 and 1 are rolled for the strike of Glóin""",
        """
        And 1 and 1 are rolled for the strike of Glóin
        And Glóin faces the strike and rolls 2 and 3 for the body check""",
    ],
)
def test_rolls_are_given_by_what_they_are_for_in_any_order(steps: str) -> None:
    assert holds(f"{LAIR}{steps}\nThen Glóin is wounded")


def test_a_roll_waits_until_the_game_asks_for_it() -> None:
    steps = f"{WAY}And the opponent holds “Call of Home” and “Doors of Night”\n"
    steps += "When the opponent plays “Call of Home” on Boromir II and rolls 1 and 2\n"
    assert between(f"{steps}And the opponent plays “Doors of Night”") == ["the opponent passes"]
    assert holds(
        f"{steps}Then Boromir II is in hand\nAnd the player has 4 character points\n"
        "And “Call of Home” is in the discard pile"
    )


def test_at_the_end_a_roll_that_was_given_is_made() -> None:
    steps = f"{WAY}And the opponent holds “Call of Home” and “Doors of Night”\n"
    steps += "When the opponent plays “Call of Home” on Boromir II and rolls 1 and 2"
    assert between(steps) == ["the opponent passes"]


def test_a_roll_that_nobody_asks_for_is_told() -> None:
    _, (said,) = carry(f"{LAIR}And 6 and 6 are rolled for the corruption check")
    assert said.startswith("5: Nothing asks for a roll for the corruption check.")
    assert "the influence check" in said


def test_a_roll_that_is_missing_is_told_with_its_line() -> None:
    with pytest.raises(BadData) as error:
        answered(
            f"{WAY}And the opponent holds “Call of Home”\n"
            "When the opponent plays “Call of Home” on Boromir II\n"
            "And it is asked whether the opponent may play the creature “Orc-guard” on the company "
            "keyed to Moria"
        )
    assert str(error.value).startswith("dispute.feature:8: Before “it is asked whether")
    assert "comes a roll for the card text of Boromir II, and no step gives it" in str(error.value)
    assert "and rolls 6 and 5 for the card text" in str(error.value)


def test_a_claim_about_what_waits_for_a_roll_is_told() -> None:
    with pytest.raises(BadData, match="comes a roll for the card text of Boromir II"):
        answered(
            f"{WAY}And the opponent holds “Call of Home” and “Doors of Night”\n"
            "When the opponent plays “Call of Home” on Boromir II\nThen Boromir II is in play"
        )


# Decisions


def test_a_decision_is_not_made_but_told_with_its_options() -> None:
    with pytest.raises(BadData) as error:
        answered(f"{TWO_AT_HOME}And Beorn faces the strike and rolls 5 and 6")
    assert str(error.value).startswith("dispute.feature:5: Before “Beorn faces the strike")
    for option in (
        "the player has to decide something",
        "“the player assigns a strike to Aragorn II”",
        "“the player assigns a strike to Beorn”",
        "“now”",
    ):
        assert option in str(error.value)


HARD_ROAD = """
    Given it is the movement/hazard phase
    And untapped Boromir II is at Rivendell
    And the company is moving to Weathertop by Starter Movement
    And the player holds “Block”, “Dodge” and “Risky Blow”
    And the opponent holds “Giant”
    When the opponent plays the creature “Giant” on the company keyed to a Wilderness
"""


@pytest.mark.parametrize(
    "said", ["And the player plays", "And it is asked whether the player may play"]
)
def test_what_has_its_time_after_a_decision_says_so(said: str) -> None:
    with pytest.raises(BadData) as error:
        answered(f"{HARD_ROAD}{said} “Block” on Boromir II")
    assert "“Boromir II faces the strike untapped”" in str(error.value)
    assert answered(f"{HARD_ROAD}And Boromir II faces the strike\n"
                    "And it is asked whether the player may play “Block” on Boromir II"
                    ).answer == "legal"  # fmt: skip


def test_who_has_declared_answers_when_the_other_has_passed() -> None:
    steps = """
        Given untapped Legolas is at Thranduil’s Halls
        And the company has entered the site
        And the player holds “Wood-elves” and “New Friendship”
        When Legolas influences “Wood-elves” and rolls 3 and 2
        And the player plays “New Friendship” on Legolas in response
        Then “Wood-elves” is in play
    """
    assert answered(steps).answer == "holds"


def test_attacks_are_called_by_one_of_them_or_by_all() -> None:
    steps = """
        Given untapped Balin is at Bandit Lair
        When the company enters the site
        Then the attack is {} (3 strikes at 6)
    """
    assert holds(steps.format("Men"))
    assert holds(steps.format("Man"))


def test_what_is_asked_now_is_asked_in_the_middle_of_a_decision() -> None:
    steps = f"{TWO_AT_HOME}And it is asked whether Beorn may play “Magical Harp”"
    with pytest.raises(BadData, match="has to decide something"):
        answered(steps)
    assert answered(f"{steps} now").answer == "illegal"


def test_a_wrong_answer_to_what_is_to_be_decided_is_judged() -> None:
    steps = """
        Given untapped Aragorn II and untapped Beorn are at The Lonely Mountain
        And untapped Glóin is at Rivendell
        When Aragorn II's company enters The Lonely Mountain
        And the player assigns a strike to Glóin
    """
    assert answered(steps).answer == "illegal"


def test_which_way_to_go_is_a_decision() -> None:
    steps = """
        Given it is the organization phase
        And untapped Glóin is at Rivendell
        And the opponent holds “Wargs”
        When the company moves to Weathertop
        And the opponent plays the creature “Wargs” on the company keyed to a Wilderness
    """
    _, (said,) = carry(steps)
    assert "“the company travels by Starter Movement”" in said
    assert "each of the" in answered(steps).notes[0]
    way = steps.replace("And the opponent plays", "And the company travels by Starter Movement\n"
                        "And the opponent plays")  # fmt: skip
    assert answered(way).answer == "legal"


# The moment that is meant


def test_nobody_has_to_say_that_he_begins_to_organize() -> None:
    steps = """
        Given it is the organization phase
        And untapped Théoden is at Edoras
        And the player holds “Éowyn” and “Legolas”
    """
    may = "When it is asked whether the player may play {} at Edoras"
    assert answered(steps + may.format("Éowyn")).answer == "legal"
    illegal = answered(steps + may.format("Legolas"))
    assert illegal.because == ("core.organization.character-play-sites",)
    assert holds(
        f"{steps}Then the player may not play Legolas at Edoras by "
        "core.organization.character-play-sites"
    )


def test_a_refusal_is_looked_for_where_it_is_expected() -> None:
    steps = "Given it is the organization phase\nAnd untapped Théoden is at Edoras\n"
    organizes = f"{steps}And Théoden bears “Glamdring”\nAnd Éowyn is at another Edoras\n"
    assert holds(
        f"{organizes}When the player organizes\nThen Théoden may not hand “Glamdring” to Éowyn by "
        "core.organization.nothing-else-while-organizing"
    )
    assert between(f"{organizes}When the player organizes\nThen Théoden may hand “Glamdring” to "
                   "Éowyn") == ["the player passes"]  # fmt: skip


def test_what_follows_the_givens_stays_in_the_phase_that_they_give() -> None:
    journey = "Given it is the {} phase\nAnd untapped Glóin is at Rivendell\n"
    night = "And it is asked whether the opponent may play “Doors of Night”"
    holds_it = "And the opponent holds “Doors of Night”\n"
    given = journey.format("organization") + holds_it
    assert answered(given + night.replace("And", "When")).answer == "illegal"
    assert answered(f"{given}When the player organizes\n{night}").answer == "legal"


def test_a_question_does_not_pass_on_to_the_next_company() -> None:
    steps = """
        Given it is the movement/hazard phase
        And untapped Glóin is at Rivendell
        And untapped Balin is at Lórien
        And the opponent holds “Doors of Night”, “Smaug at Home” and “Scatha at Home”
        When the player chooses Glóin's company to go next
        And the opponent plays “Smaug at Home”
        And the opponent plays “Scatha at Home”
        And it is asked whether the opponent may play “Doors of Night”
    """
    assert answered(steps).answer == "illegal"


def test_what_is_played_on_a_company_waits_for_its_part() -> None:
    steps = """
        Given it is the movement/hazard phase
        And untapped Glóin is at Rivendell
        And untapped Balin is at Moria
        And the opponent holds “Orc-guard”
        When the player chooses Glóin's company to go next
    """
    asked = "the creature “Orc-guard” on Balin's company keyed to a Shadow-hold"
    settled = answered(f"{steps}And it is asked whether the opponent may play {asked}")
    assert settled.answer == "legal"
    assert "the player passes" in settled.unasked[0]
    assert answered(f"{steps}And the opponent plays {asked} now").answer == "illegal"


def test_an_attack_is_over_and_a_phase() -> None:
    steps = """
        Given untapped Glóin and untapped Balin are at The Lonely Mountain
        When the company enters the site
        And the player assigns a strike to Glóin
        And Glóin faces the strike untapped and rolls 6 and 6
        And the attack is over
        Then there is no attack
    """
    assert holds(steps)
    assert holds(
        f"{WAY}When the movement/hazard phase is over\nThen it is the site phase\n"
        "And the company is at Moria\nAnd Lórien is in the location deck\n"
        "And Faramir, Boromir II and Imrahil are in play"
    )


def test_an_attack_is_not_over_while_strikes_are_to_be_faced() -> None:
    _, (said,) = carry(f"{TWO_AT_HOME}And the player assigns a strike to Beorn\n"
                       "And the attack is over")  # fmt: skip
    assert said.startswith("6: Before “the attack is over” the player has to decide something.")
    assert "“Beorn faces the strike”" in said


def test_whoever_ends_the_turn_has_ended_it() -> None:
    steps = """
        Given untapped Glóin is at Rivendell
        And the opponent's untapped Elrond is at Rivendell
        And the opponent holds “Legolas”
        When the player ends the turn
        And the opponent plays the opponent's Legolas at Rivendell
    """
    settled = answered(steps)
    assert settled.answer == "legal"
    assert "the opponent organizes" in settled.unasked[0]


def test_a_claim_after_the_end_of_the_turn_is_about_the_next() -> None:
    steps = """
        Given untapped Glóin is at Rivendell
        And the opponent's untapped Elrond is at Rivendell
        And the opponent holds “Legolas” and “Cram”
        When the player ends the turn
        Then it is the opponent's turn
        And it is the untap phase
    """
    assert holds(steps)
    assert between(steps.partition("Then")[0]) == []


# Where the company is by then, and what came by itself

JOURNEY = """
    Given it is the organization phase
    And untapped Glóin is at Rivendell
    When the company moves to Weathertop
    And the company travels by Starter Movement
"""


def test_a_site_is_where_the_company_is_by_then() -> None:
    entered = f"{JOURNEY}And the company enters Weathertop\n"
    assert holds(
        f"{entered}Then the company is at the site\nAnd the site is untapped\n"
        "And Weathertop is in play\nAnd Rivendell is in the location deck"
    )
    _, (said,) = carry(f"{JOURNEY}And the company enters Rivendell")
    assert said.startswith("7: The company is at Weathertop, not at Rivendell.")


def test_who_bears_an_item_is_seen_by_then() -> None:
    steps = """
        Given it is the organization phase
        And Boromir II, Faramir and Beregond are at Minas Tirith
        And Boromir II bears “Star-glass”
        When Boromir II hands “Star-glass” to Faramir and rolls 6 and 6
        And {} hands “Star-glass” to Beregond and rolls 6 and 6
        Then Beregond bears “Star-glass”
    """
    assert holds(steps.format("Faramir"))
    _, (said,) = carry(steps.format("Boromir II"))
    assert said.startswith("7: Boromir II does not bear Star-glass.")


def test_everything_is_untapped_that_is_tapped_by_then() -> None:
    steps = """
        Given untapped Merry is at Wellinghall
        And the company has entered the site
        And the opponent's Elrond is at Rivendell
        When Merry influences “Ents of Fangorn” and rolls 6 and 6
        And the player ends the turn
        And the opponent ends the turn
        And the player untaps everything
        Then it is legal
        And Merry is untapped
    """
    case, said = carry(steps)
    assert not said
    play = Play(case, ReferenceEngine())
    play.start()
    for step in case.steps:
        play.take(step)


@pytest.mark.parametrize("may", ["{} may {}", "it is asked whether {} may {}"])
def test_what_came_by_itself_is_answered(may: str) -> None:
    section = "When" if "asked" in may else "Then"
    strike = may.format("the player", "assign a strike to Glóin")
    assert holds(f"{LAIR}{section} {strike}")
    way = """
        Given the player is a Ringwraith
        And it is the movement/hazard phase
        And untapped Grishnákh is at Dol Guldur
        And the company is moving to Sarn Goriwing
    """
    assert holds(f"{way}{section} {may.format('the company', 'travel by Starter Movement')}")


def test_what_came_by_itself_need_not_be_done() -> None:
    assert holds(
        f"{LAIR}And the player assigns a strike to Glóin\nAnd Glóin faces the strike and rolls "
        "6 and 6\nThen Glóin is tapped"
    )


def test_where_there_is_one_company_there_is_nothing_to_choose() -> None:
    steps = "Given it is the movement/hazard phase\nAnd untapped Glóin is at Rivendell\n"
    asked = "When it is asked whether the player may choose Glóin's company to go next"
    _, (said,) = carry(steps + asked)
    assert "There is nothing to choose" in said
    assert between(f"{steps}When the player chooses Glóin's company to go next") == []


# Engines


def test_every_engine_is_told_what_comes_in_between() -> None:
    told: list[str] = []

    class Listening(ReferenceEngine):
        def act(self, action, *more):  # type: ignore[no-untyped-def]
            told.append(type(action).__name__)
            return super().act(action, *more)

    case, _ = carry(f"{CHAIN}And the opponent plays “Scatha at Home”\nThen it is legal")
    run_case(case, Listening())
    assert told == ["PlayEvent", "Finish", "Finish", "PlayEvent"]


def test_an_engine_that_refuses_to_go_on_fails() -> None:
    class Stubborn(ReferenceEngine):
        def act(self, action, *more):  # type: ignore[no-untyped-def]
            if action == Finish(player="player"):
                action = Finish(player="opponent")
            return super().act(action, *more)

    case, _ = carry(f"{CHAIN}Then “Smaug at Home” is in play")
    play = Play(case, Stubborn())
    play.start()
    play.take(case.steps[0])
    with pytest.raises(Failed, match="that the game can go on as the player passes"):
        play.take(case.steps[1])


def test_the_verdict_stays_that_of_what_was_written() -> None:
    case, _ = carry(f"{CHAIN}Then “Smaug at Home” is in play\nAnd it is legal")
    assert isinstance(case.steps[-1], ExpectVerdict)
    assert run_case(case, ReferenceEngine()).status == "pass"
