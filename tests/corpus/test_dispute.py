"""Settling disputes, with the reference engine and the real book."""

import pytest

from westmarch.corpus.names import open_library
from westmarch.disputes.answers import Dispute
from westmarch.disputes.settling import settle
from westmarch.errors import BadData

FALLEN = """
    Given Smaug was defeated earlier this turn
    And Glóin is at The Lonely Mountain
    And the company has entered the site
"""
JOURNEY = "it is the movement/hazard phase\nAnd Glóin is at Bree"
RUMOR = """
    Given it is the movement/hazard phase
    And Glóin is at Gold Hill
    And Itangast was defeated this turn
    When the opponent plays “Rumor of Wealth” on the site
"""


ONE_STRIKE = "And the player assigns a strike to Faramir\n"


def settled(steps: str, *editions: str, **readings: str) -> Dispute:
    text = f"Feature: A dispute\n  Scenario: Who is right?\n{steps}"
    chosen = {f"q.dragons.{key.replace('_', '-')}": value for key, value in readings.items()}
    (dispute,) = settle(text, "dispute.feature", open_library(), editions, chosen)
    return dispute


def test_editions_stand_side_by_side_and_the_change_is_named() -> None:
    dispute = settled(f"{FALLEN}\nWhen Glóin plays “Magical Harp”", "printed", "emended")
    printed, emended = dispute.settled
    assert (printed.answer, emended.answer) == ("illegal", "legal")
    assert printed.because == ("dragons.hoards.play-only-at-hoard",)
    assert emended.changed_by == ("dragons.hoards.turn-start",)
    first, *others = printed.reasons
    assert first.role == "decides"
    assert first.rule == "dragons.hoards.play-only-at-hoard"
    assert "Magical Harp" in first.text
    assert "METD-printed" in first.source
    assert {each.role for each in others} == {"fact"}
    assert emended.reasons[0].rule == "dragons.hoards.turn-start"


def test_without_a_word_the_default_edition_holds() -> None:
    (only,) = settled(f"{FALLEN}\nWhen Glóin plays “Magical Harp”").settled
    assert only.edition == "emended"


def test_a_scenario_that_names_its_edition_keeps_it() -> None:
    dispute = settled(
        f"Given the printed rules\n{FALLEN}\nWhen Glóin plays “Magical Harp”", "emended"
    )
    assert [each.edition for each in dispute.settled] == ["printed"]


@pytest.mark.parametrize(
    ("then", "answer"),
    [
        ("it is illegal by dragons.hoards.play-only-at-hoard", "does not hold"),
        ("it is legal", "holds"),
    ],
)
def test_expectations_decide_where_there_are_any(then: str, answer: str) -> None:
    (only,) = settled(f"{FALLEN}\nWhen Glóin plays “Magical Harp”\nThen {then}").settled
    assert only.answer == answer
    assert only.verdict == "legal"
    assert ("Expected: illegal by" in only.trouble) == (answer == "does not hold")


def test_a_dispute_may_be_about_a_fact() -> None:
    (only,) = settled("Then Weathertop is a Dragon's lair").settled
    assert (only.answer, only.verdict) == ("does not hold", None)
    assert only.asked == "Weathertop is a Dragon's lair"
    assert only.trouble == "Expected: yes.\nSeen: no."


def test_an_open_question_is_laid_out_and_can_be_read_one_way() -> None:
    (both,) = settled(RUMOR).settled
    assert both.answer == "undetermined"
    assert {(each.question, each.reading, each.verdict) for each in both.readings} == {
        ("q.dragons.lair-after-loss", "a", "illegal"),
        ("q.dragons.lair-after-loss", "b", "legal"),
    }
    assert all(each.text for each in both.readings)
    (one,) = settled(RUMOR, lair_after_loss="b").settled
    assert one.answer == "legal"


def test_what_comes_of_it_may_hang_on_an_open_question() -> None:
    fight = """
        Given it is the movement/hazard phase
        And Aragorn II and Sam Gamgee are at Rivendell
        And the company is moving to Weathertop by Starter Movement
        And the player holds “Halfling Stealth”
        When the opponent plays the creature “Wargs” on the company keyed to a Wilderness
        And Aragorn II faces the strike and rolls 4 and 4
        And Sam Gamgee faces the strike
        And the player plays “Halfling Stealth” on Sam Gamgee
    """
    (open_,) = settled(f"{fight}\nThen the player has 1 kill point").settled
    assert (open_.answer, open_.verdict) == ("undetermined", None)
    assert {(each.question, each.reading, each.verdict) for each in open_.readings} == {
        ("q.core.cancelled-strike", "a", "does not hold"),
        ("q.core.cancelled-strike", "b", "holds"),
    }
    (plain,) = settled(f"{fight}\nThen Aragorn II is tapped").settled
    assert (plain.answer, plain.readings) == ("holds", ())


def test_where_a_step_hangs_on_an_open_question_so_does_what_is_expected() -> None:
    (open_,) = settled(f"{RUMOR}\nThen “Rumor of Wealth” is in play").settled
    assert (open_.answer, open_.verdict) == ("undetermined", "undetermined")
    assert open_.asked == "the opponent may play “Rumor of Wealth” on the site"


def test_the_text_of_a_card_is_told_with_the_rule_that_amended_it() -> None:
    rolls = "rolls 3 and 2 for the card text"
    (both,) = settled(f"""
        Given it is the movement/hazard phase
        And untapped Faramir, untapped Aragorn II and untapped Elladan are at Wellinghall
        And Faramir bears “Treebeard”
        When the opponent plays “Stay Her Appetite” on “Treebeard” and {rolls}
        Then there is no attack
    """).settled
    text, *numbers = both.reasons
    assert (text.card, text.source) == ("LE-140", "as amended by dragons.rulings.stay-her-appetite")
    against = "5 (text) + 2 (unused general influence) + 1 (direct influence) = 8"
    assert [each.text for each in numbers] == [
        "The roll for Stay Her Appetite is 5 (rolled).",
        "The result for Stay Her Appetite is 5 (rolled) + 3 (mind) = 8.",
        f"What it is held against is {against}.",
    ]
    assert {(each.reading, each.verdict) for each in both.readings} == {
        ("a", "holds"),
        ("b", "does not hold"),
    }


def test_what_is_not_modelled_is_named() -> None:
    (only,) = settled("""
        Given Glóin is at Moria
        And the opponent has “Forewarned Is Forearmed” in play
        When the company enters the site
    """).settled
    assert only.answer == "unsupported"
    assert only.unmodelled[0].startswith("Forewarned Is Forearmed (DM-132): ")


STRUCK = """
    Given untapped Elrond is at Ettenmoors
    And the opponent has “Noose of the Sea” in play
"""
FACED = "When the company enters the site\nAnd Elrond faces the strike and rolls 6 and 6\n"


@pytest.mark.parametrize(
    "steps", ["Then the prowess of Elrond is 7", FACED + "Then Elrond is tapped"]
)
def test_numbers_and_strikes_hang_on_what_is_not_modelled(steps: str) -> None:
    (only,) = settled(STRUCK + steps).settled
    assert (only.answer, only.reasons, only.trouble) == ("unsupported", (), "")
    assert only.unmodelled[0].startswith(
        "Noose of the Sea (TD-51): for a company with a Coastal Sea"
    )


def test_what_came_of_an_action_is_not_told_where_it_is_not_certain() -> None:
    (only,) = settled(STRUCK + FACED).settled
    assert only.answer == "legal"
    assert only.unasked[-1].startswith("What came of it is not certain, by Noose of the Sea")
    (certain,) = settled((STRUCK + FACED).replace("Noose of the Sea", "Times Are Evil")).settled
    assert certain.answer == "legal"
    assert len(certain.reasons) > len(only.reasons)


def test_what_does_not_involve_the_clause_is_judged() -> None:
    (only,) = settled(STRUCK + "Then “Noose of the Sea” is in play").settled
    assert only.answer == "holds"


def test_a_step_that_cannot_be_done_is_the_answer() -> None:
    (only,) = settled(
        "Given Glóin is at Weathertop\n"
        "When Glóin plays “Magical Harp”\n"
        "And Glóin plays “Adamant Helmet”"
    ).settled
    assert only.answer == "illegal"


@pytest.mark.parametrize(
    ("steps", "words"),
    [
        ("Given Glóin is at Weathertop", "dispute.feature:2: The dispute asks nothing."),
        ("When Glóin plays “Magical Hrp”", "dispute.feature:4: There is no card “Magical Hrp”."),
        ("When Glóin dances", "dispute.feature:4: No step reads “When Glóin dances”."),
        ("Whn Glóin dances", "dispute.feature:4: This is not Gherkin, in column 1"),
    ],
)
def test_mistakes_are_told_with_their_place(steps: str, words: str) -> None:
    given = "" if steps.startswith("Given") else "Given Glóin is at Weathertop\n"
    with pytest.raises(BadData) as error:
        settled(given + steps)
    assert words in str(error.value)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ("Glóin is at Bree\nAnd Glóin is at Weathertop", "Glóin is unique, and is in play"),
        (
            "Glóin is at Bree\nAnd Glóin is at Bree\nAnd Glóin bears “Cram”",
            "Glóin is unique, and is on the table",
        ),
        (
            "Glóin is at Bree\nAnd the opponent's Glóin is at Bree",
            "Glóin is unique, and is in play",
        ),
        (
            "Glóin is at Bree\nAnd Glóin bears “Smaug”",
            "a creature lies on nothing",
        ),
        (
            f"{JOURNEY}\nAnd the company is moving to Mount Doom",
            "no kind of movement leads from Bree to Mount Doom",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused(given: str, words: str) -> None:
    with pytest.raises(BadData, match=words) as error:
        settled(f"Given {given}\nWhen it is asked whether the player may pass")
    assert error.value.hint or "\n" in str(error.value)


def test_a_question_that_is_passed_over_is_refused() -> None:
    asks = "it is asked whether Glóin may play “Cram”"
    with pytest.raises(BadData, match="goes on without an answer"):
        settled(f"{FALLEN}\nWhen {asks}\nAnd {asks}")


def test_dice_that_do_not_fit_are_a_mistake_and_no_answer() -> None:
    with pytest.raises(BadData, match="does not come to its end") as error:
        settled(f"{FALLEN}\nWhen Glóin plays “Magical Harp” and rolls 1 and 2 for the body check")
    assert "it comes later" in str(error.value)


def test_what_cannot_be_done_ends_the_story() -> None:
    (only,) = settled(
        "Given Glóin is at Weathertop\n"
        "When Glóin plays “Magical Harp”\n"
        "And Glóin plays “Adamant Helmet”"
    ).settled
    assert only.asked == "Glóin may play “Magical Harp”"
    assert "nothing after it was asked" in only.notes[0]


def test_a_reading_that_changes_nothing_is_told() -> None:
    (only,) = settled(f"{FALLEN}\nWhen Glóin plays “Magical Harp”", lair_after_loss="b").settled
    assert any("nothing here hangs on it" in each for each in only.unasked)


def test_what_was_leaned_on_before_the_last_step_counts_as_well() -> None:
    crows = """
        Given the printed rules
        And it is the movement/hazard phase
        And Faramir and Legolas are at Weathertop
        And the player holds “Many Foes He Fought”
        And the opponent holds “Crebain”
        When the opponent plays the creature “Crebain” on the company
        And the player plays “Many Foes He Fought” on Faramir
        And it is asked whether the player may assign a strike to Faramir
    """
    (open_,) = settled(crows).settled
    # By b each gets his strike; that Faramir gets one is his player's part all the same.
    assert (open_.answer, open_.verdict) == ("legal", "legal")
    assert (
        "Open, but read either way the answer is the same: q.dragons.each-faces-as-printed."
    ) in open_.unasked
    (one,) = settled(crows, each_faces_as_printed="b").settled
    assert one.answer == "legal"
    assert any(
        each.startswith("q.dragons.each-faces-as-printed was read as b: Yes, ")
        for each in one.unasked
    )
    (twice,) = settled(crows.replace("And it is asked", f"{ONE_STRIKE}And it is asked")).settled
    assert twice.answer == "undetermined"


def test_an_unknown_reading_is_refused() -> None:
    with pytest.raises(BadData, match="has no reading z"):
        settled(f"{FALLEN}\nWhen Glóin plays “Magical Harp”", hoard_by_site_text="z")


def test_a_file_without_scenarios_is_refused() -> None:
    with pytest.raises(BadData, match="There is no scenario here"):
        settle("Feature: Peace\n", "peace.feature", open_library())


def test_a_card_of_another_side_is_not_taken_silently() -> None:
    (only,) = settled(
        "Given " + JOURNEY + "\nAnd Glóin bears “Black-mail Coat”\nThen Glóin is untapped"
    ).settled
    (said,) = only.notes
    assert said == (
        "Black-mail Coat is taken to be the minion item LE-301: there is no hero item of that name."
    )
    (own,) = settled(
        "Given " + JOURNEY + "\nAnd Glóin bears “Glamdring”\nThen Glóin is untapped"
    ).settled
    assert own.notes == ()


def test_a_card_of_the_game_that_is_not_among_ours_is_called_that(stranger: str) -> None:
    with pytest.raises(BadData) as stop:
        settled(f"Given {JOURNEY}\nAnd Glóin bears “{stranger}”\nThen Glóin is untapped")
    assert f"{stranger} is not among Westmarch's cards yet." in str(stop.value)
    assert "It is a hazard creature of The Balrog" in str(stop.value)
