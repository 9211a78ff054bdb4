"""Disputes in the words of everyday: what they are taken for, and what they are not."""

import pytest

from tests.corpus.test_first_try import settled
from westmarch.corpus.compile import draft_scenario
from westmarch.corpus.lines import Draft
from westmarch.corpus.model import Expect
from westmarch.corpus.names import open_library
from westmarch.corpus.patterns import SIGNS, Section
from westmarch.corpus.source import read_feature
from westmarch.corpus.vocabulary import KNOWN, VOCABULARY
from westmarch.corpus.vocabulary.row import Row
from westmarch.disputes.settling import settle
from westmarch.errors import BadData


def drafted(steps: str) -> Draft:
    read = read_feature(
        f"Feature: A dispute\n  Scenario: Who is right?\n{steps}", "dispute.feature"
    )
    drafts, wrong = draft_scenario(read.scenarios[0], open_library(), ("emended",))
    assert not wrong, wrong
    return drafts[0]


HERE = "Given Aragorn II, Balin and Pippin are at Bree\n"
ENTERED = f"{HERE}And the company has entered the site\n"
ROAD = "And it is the movement/hazard phase\n"
SAME = [
    # What a Given says
    ("Given the player is a Ringwraith player", "Given the player is a Ringwraith"),
    (
        "Given it is the opponent's site phase",
        "Given it is the site phase of the opponent's turn",
    ),
    (
        "Given Balin is moving from Bree to Rivendell",
        f"Given Balin is at Bree\nAnd the company is moving to Rivendell\n{ROAD}",
    ),
    (
        "Given Balin moves from Bree to Rivendell through Arthedain and Rhudaur",
        (
            f"Given Balin is at Bree\n{ROAD}"
            "And the company is moving to Rivendell by Arthedain and Rhudaur"
        ),
    ),
    ("Given “Doors of Night” is in play", "Given the opponent has “Doors of Night” in play"),
    ("Given “Gates of Morning” is in play", "Given the player has “Gates of Morning” in play"),
    (
        f"{HERE}And “Lure of the Senses” is on Balin",
        f"{HERE}And Balin bears “Lure of the Senses”",
    ),
    (
        f"{HERE}And “River” lies on the site",
        f"{HERE}And the opponent has “River” in play on the site",
    ),
    ("Given the player has “Cram” in hand", "Given the player holds “Cram”"),
    (
        "Given the player has “Cram” in the discard pile",
        "Given the player's discard pile holds “Cram”",
    ),
    (f"{HERE}And Pippin is a follower of Balin", f"{HERE}And Pippin follows Balin"),
    (f"{HERE}And the company has entered Bree", ENTERED),
    # What is done
    (f"{HERE}And the company enters Bree", f"{HERE}When the company enters Bree"),
    (f"{HERE}When Pippin untaps", f"{HERE}When the player untaps Pippin"),
    (f"{HERE}When Pippin heals", f"{HERE}When the player heals Pippin"),
    (
        f"{HERE}When it is asked if Pippin can become a follower of Aragorn II",
        f"{HERE}When it is asked whether the player may put Pippin under Aragorn II",
    ),
    (
        f"{HERE}And Balin bears “Cram”\nWhen Balin uses “Cram”",
        f"{HERE}And Balin bears “Cram”\nWhen the player uses “Cram”",
    ),
    (
        f"{HERE}And Balin bears “Cram”\nWhen Balin stores “Cram” and rolls 4 and 3",
        f"{HERE}And Balin bears “Cram”\nWhen the player stores “Cram” and rolls 4 and 3",
    ),
    (
        f"{HERE}When “Wolves” attacks the company",
        f"{HERE}{ROAD}When the opponent plays the creature “Wolves” on the company",
    ),
    (
        f"{HERE}And the company faces an attack by “Wolves” keyed to a Wilderness",
        (
            f"{HERE}{ROAD}"
            "When the opponent plays the creature “Wolves” on the company keyed to a Wilderness"
        ),
    ),
    (
        f"{HERE}When the opponent plays “Wolves”",
        f"{HERE}{ROAD}When the opponent plays the creature “Wolves” on the company",
    ),
    (
        f"{HERE}When Pippin plays “Trickery”",
        f"{HERE}When the player plays “Trickery” with Pippin",
    ),
    (
        f"{HERE}When Pippin plays “Concealment”",
        f"{HERE}When the player plays “Concealment” with Pippin",
    ),
    (
        f"{HERE}When Balin plays “A Chance Meeting”",
        f"{HERE}When the player plays “A Chance Meeting” on the company",
    ),
    (
        f"{ENTERED}When Balin tries to influence “Men of Dorwinion” and rolls 4 and 3",
        f"{ENTERED}When Balin influences “Men of Dorwinion” and rolls 4 and 3",
    ),
    (
        f"{HERE}When it is asked whether “Wolves” may be played on the company",
        f"{HERE}{ROAD}When it is asked whether the opponent may play “Wolves” on the company",
    ),
    (
        f"{HERE}When it is asked whether Éowyn may be played under the influence of Balin",
        f"{HERE}When it is asked whether the player may play Éowyn under Balin",
    ),
    (f"{HERE}When “Wolves” attacks", f"{HERE}When “Wolves” attacks the company"),
    (
        f"{HERE}When it is asked whether Balin can be assigned a strike",
        f"{HERE}When it is asked whether the player may assign a strike to Balin",
    ),
    (f"{HERE}And Balin taps to cancel the second attack", f"{HERE}When Balin cancels the attack"),
    (
        "Given Akhôrahil is at Minas Morgul",
        "Given the player is a Ringwraith\nAnd Akhôrahil the Ringwraith is at Minas Morgul",
    ),
    (f"{HERE}And Balin taps to cancel the attack", f"{HERE}When Balin cancels the attack"),
    # Where somebody is, and where he goes
    (
        f"{HERE}And Balin moves to Rivendell",
        f"{HERE}When the company moves to Rivendell",
    ),
    (f"{HERE}When Balin enters Bree", f"{HERE}When the company enters Bree"),
    ("Given Balin is at Bree with “Cram”", "Given Balin is at Bree\nAnd Balin bears “Cram”"),
    (
        f"{HERE}When “Wolves” attacks Balin",
        f"{HERE}{ROAD}When the opponent plays the creature “Wolves” on the company",
    ),
    (
        "Given Balin is moving from Rivendell to Bree\nWhen “Thief” attacks Balin keyed to Bree",
        (
            "Given Balin is moving from Rivendell to Bree\n"
            "When the opponent plays the creature “Thief” on the company keyed to a Border-hold"
        ),
    ),
    # Other words for the same
    (f"{HERE}And Balin carries “Cram”", f"{HERE}And Balin bears “Cram”"),
    (
        f"{HERE}When the opponent casts the creature “Wolves” on the company",
        f"{HERE}When the opponent plays the creature “Wolves” on the company",
    ),
    (
        f"{HERE}When the player assigns the strike to Balin",
        f"{HERE}When the player assigns a strike to Balin",
    ),
]


@pytest.mark.parametrize(("said", "meant"), SAME)
def test_it_is_taken_for_what_it_is(said: str, meant: str) -> None:
    mine, its = drafted(said), drafted(meant)
    assert mine.case.position == its.case.position
    assert [getattr(each.step, "action", None) for each in mine.lines] == [
        getattr(each.step, "action", None) for each in its.lines
    ]
    assert not its.notes


SPOKEN = [
    ("Given I hold “Cram”", "Given the player holds “Cram”"),
    ("Given my opponent has “Wolves” in hand", "Given the opponent holds “Wolves”"),
    ("Given I have Balin and Pippin at Bree", "Given Balin and Pippin are at Bree"),
    ("Given my opponent has Balin at Bree", "Given the opponent's Balin is at Bree"),
    ("Given Balin (wounded) is in Bree.", "Given wounded Balin is at Bree"),
    (
        "Given Elrond and Glorfindel II (tapped) are in Rivendell",
        "Given Elrond and tapped Glorfindel II are at Rivendell",
    ),
    ("Given Balin is at Bree and carries “Cram”", "Given Balin is at Bree with “Cram”"),
    ("Given Balin is at Bree\nAnd he bears Cram", "Given Balin is at Bree with “Cram”"),
    (
        f"{HERE}When can I play “Concealment” with Pippin?",
        f"{HERE}When it is asked whether the player may play “Concealment” with Pippin",
    ),
    (
        f"{HERE}When can Pippin play Concealment?",
        f"{HERE}When it is asked whether the player may play “Concealment” with Pippin",
    ),
    (
        f"{HERE}When can my opponent play “Wolves” on my company?",
        f"{HERE}{ROAD}When it is asked whether the opponent may play “Wolves” on the company",
    ),
    (
        f"{HERE}When is Pippin allowed to enter Bree?",
        f"{HERE}When it is asked whether Pippin may enter Bree",
    ),
    (
        f"{HERE}When is it legal for Pippin to untap?",
        f"{HERE}When it is asked whether Pippin may untap",
    ),
    (
        f"{HERE}And Balin bears “Cram”\nWhen can “Cram” be stored at Bree?",
        f"{HERE}And Balin bears “Cram”\nWhen it is asked whether the player may store “Cram”",
    ),
    (
        "Given Glóin's company moves from Bree to Rivendell",
        "Given Glóin is moving from Bree to Rivendell",
    ),
]


@pytest.mark.parametrize(("said", "meant"), SPOKEN)
def test_what_players_say_to_each_other_is_understood(said: str, meant: str) -> None:
    test_it_is_taken_for_what_it_is(said, meant)


def test_a_question_about_what_is_so_is_looked_at() -> None:
    (line,) = drafted("Given tapped Balin is at Bree\nWhen is Balin tapped?").lines
    assert isinstance(line.step, Expect)
    assert line.step.value == "tapped"


def test_what_was_read_in_other_words_is_told() -> None:
    assert drafted("Given Balin (wounded) is in Bree").notes == (
        "“Balin (wounded) is in Bree” was read as “wounded Balin is at Bree”.",
    )


def test_a_pronoun_means_one_character_only() -> None:
    with pytest.raises(AssertionError, match="he bears"):
        drafted(f"{HERE}And he bears “Cram”")


BARE = """
Aragorn II and Pippin (wounded) are in Bree.
- I hold "Concealment"
# and now?
Can I play "Concealment" with Pippin?
"""


def test_a_dispute_needs_no_headings() -> None:
    (dispute,) = settle(BARE, "dispute.txt", open_library())
    assert dispute.title == 'Can I play "Concealment" with Pippin?'
    assert dispute.settled[0].verdict == "illegal"


def test_lines_are_counted_as_they_were_written() -> None:
    with pytest.raises(BadData, match=r"dispute\.txt:5: No step reads"):
        settle(BARE.replace("Can I play", "Wherefore plays"), "dispute.txt", open_library())
    with pytest.raises(BadData, match=r"dispute\.txt:2: No step reads"):
        settle("Scenario: What?\nGiven nothing\n", "dispute.txt", open_library())


@pytest.mark.parametrize(
    ("section", "said", "not_suggested"),
    [
        ("Given", "Glóin and Balin (wounded) rest at Bree", "Did you mean"),
        ("Given", "the opponent's hand is “Cram”", "“Given the player"),
        ("Then", "Glóin in Rivendell", "lairs"),
        ("When", "the player assigns 3 strikes to Glóin", "Did you mean"),
    ],
)
def test_a_suggestion_never_says_something_else(
    section: Section, said: str, not_suggested: str
) -> None:
    with pytest.raises(BadData) as error:
        KNOWN.match(section, said)
    assert not_suggested not in error.value.hint


def test_names_in_a_suggestion_are_quoted_one_by_one() -> None:
    with pytest.raises(BadData) as error:
        KNOWN.match("Given", "the player has Cram, Twilight in hand")
    assert 'Cram, Twilight"' not in error.value.hint


def test_a_company_is_named_by_somebody_who_has_joined_it() -> None:
    answer = settled("""
        Given it is the organization phase
        And Aragorn II is at Rivendell
        And the player holds “Balin”
        When the player plays Balin into the company
        And it is asked whether Balin's company may move to Bree
    """)
    assert answer.answer == "legal"


def test_what_is_stored_elsewhere_than_its_bearer_is_refused() -> None:
    with pytest.raises(BadData, match="Cram is at Bree, not at Rivendell"):
        settled(
            f"{HERE}And it is the organization phase\n"
            "And Balin bears “Cram”\nWhen it is asked whether Balin may store “Cram” at Rivendell"
        )


def test_other_words_are_told_with_what_they_were_read_as() -> None:
    told = drafted(f"{HERE}When the player assigns the strike to Balin").notes
    assert told == (
        (
            "“the player assigns the strike to Balin” was read as “the player assigns a strike to "
            "Balin”."
        ),
    )


@pytest.mark.parametrize(
    "said",
    [
        "Given Haldir is followed by Elrond",
        "Given Glóin and Balin are on their way to Bree from Rivendell",
        "Given Smaug was never defeated",
        "Given Smaug was not defeated this turn",
        "When Balin is attacked by nobody",
    ],
)
def test_nothing_is_read_where_words_differ_that_matter(said: str) -> None:
    section, text = said.split(" ", 1)
    assert KNOWN.meant(section, text) is None  # type: ignore[arg-type]


def test_scenarios_of_the_corpus_use_its_own_sentences() -> None:
    with pytest.raises(BadData):
        KNOWN.match("When", "the player assigns the strike to Balin")


@pytest.mark.parametrize(
    "row", [each for each in VOCABULARY if each.also], ids=lambda it: it.pattern
)
def test_each_other_wording_has_no_slots_of_its_own(row: Row) -> None:
    # What may be left out has slots, too.
    patterns = (each.translate(str.maketrans("[]", "  ")) for each in (row.pattern, *row.also))
    own, *others = (
        {sign["name"] or sign["slot"] for sign in SIGNS.finditer(each) if sign["slot"]}
        for each in patterns
    )
    assert all(each <= own for each in others)


# What nobody said


def test_an_event_finds_what_it_is_played_on() -> None:
    answer = settled("""
        Given Pippin and Balin are moving from Rivendell to Weathertop by Starter Movement
        And “Wolves” attacks the company keyed to a Wilderness
        When it is asked whether the player may play “Concealment”
    """)
    assert answer.answer == "legal"
    assert answer.notes == (
        "“it is asked whether the player may play “Concealment”” was taken to be with Pippin.",
    )


def test_where_nothing_fits_it_is_told_of_whom_the_reasons_are() -> None:
    answer = settled("""
        Given Gimli and Balin are moving from Rivendell to Weathertop by Starter Movement
        And “Wolves” attacks the company keyed to a Wilderness
        When it is asked whether the player may play “Concealment”
    """)
    assert answer.answer == "illegal"
    assert answer.notes == (
        (
            "“it is asked whether the player may play “Concealment”” leaves open by whom it is "
            "played, and each way it is illegal. The reasons are those for “the player plays "
            "“Concealment” with Gimli”."
        ),
    )
    assert answer.reasons[0].text.endswith("and Gimli is an untapped Dwarf, warrior and diplomat.")


def test_a_special_ring_is_played_for_the_one_that_was_tested() -> None:
    answer = settled("""
        Given it is the organization phase
        And Gandalf and Bilbo are at Rivendell
        And Bilbo bears “Fair Gold Ring”
        When Gandalf tests “Fair Gold Ring” and rolls 6 and 6
        And it is asked whether Bilbo may play “The One Ring”
    """)
    assert answer.answer == "legal"


def test_who_comes_from_nowhere_comes_from_the_nearest_haven() -> None:
    said = drafted("Given Balin is moving to Bree")
    assert (
        said.case.position == drafted("Given Balin is moving from Rivendell to Bree").case.position
    )
    assert said.notes == ("Nobody says from where they go to Bree: it was taken to be Rivendell.",)


def test_a_ringwraith_is_with_his_own_player() -> None:
    said = drafted("Given Akhôrahil the Ringwraith is at Minas Morgul")
    assert said.case.position.players[0].kind == "ringwraith"
    assert "was taken to be a Ringwraith player" in said.notes[0]


@pytest.mark.parametrize(("total", "dice"), [("2", (1, 1)), ("8", (6, 2)), ("12", (6, 6))])
def test_both_dice_may_be_told_together(total: str, dice: tuple[int, int]) -> None:
    said = drafted(f"{HERE}And Balin bears “Cram”\nWhen Balin stores “Cram” and rolls {total}")
    (step,) = (each.step for each in said.lines)
    assert [each.values for each in step.draws] == [dice]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "said", ["6 and 6 are rolled", "the roll is 12", "the player rolls 12", "Gandalf rolls 6 and 6"]
)
def test_dice_are_for_what_asks_for_them(said: str) -> None:
    answer = settled(f"""
        Given it is the organization phase
        And Gandalf and Bilbo are at Rivendell
        And Bilbo bears “Fair Gold Ring”
        When Gandalf tests “Fair Gold Ring”
        And {said}
        And it is asked whether Bilbo may play “The One Ring”
    """)
    assert answer.answer == "legal"


def test_a_character_rolls_for_what_is_his() -> None:
    told = f"{HERE}When Balin rolls 6 and 5 for the strike"
    same = f"{HERE}When 6 and 5 are rolled for the strike of Balin"
    assert [each.step.draw for each in drafted(told).lines] == [  # type: ignore[union-attr]
        each.step.draw  # type: ignore[union-attr]
        for each in drafted(same).lines
    ]


def test_dice_that_nothing_asks_for_are_refused() -> None:
    with pytest.raises(BadData, match="Nothing asks for a roll"):
        settled(f"{HERE}When Balin enters Bree\nAnd the roll is 9")


def test_no_two_dice_come_to_thirteen() -> None:
    with pytest.raises(BadData, match="A die cannot show"):
        settled(f"{HERE}And Balin bears “Cram”\nWhen Balin stores “Cram” and rolls 13")


def test_what_nobody_chooses_is_said_to_come_by_itself() -> None:
    answer = settled("""
        Given untapped Gimli is at Isengard
        When the company enters the site
        And it is asked whether the player may assign a strike to Gimli
    """)
    assert answer.answer == "holds"
    assert "that comes by itself, as there is nothing else to choose" in answer.notes[0]


THROUGH = "Given untapped Beretar is moving from Rivendell to {}\n"


def test_where_each_way_gives_the_same_it_need_not_be_said() -> None:
    answer = settled(
        THROUGH.format("Bree") + "When it is asked whether the opponent may play “Cave-drake”"
    )
    assert answer.answer == "legal"
    assert "the answer is the same by each of the" in answer.notes[0]


def test_where_ways_differ_the_answer_hangs_on_them() -> None:
    asked = "When it is asked whether the opponent may play “Orc-guard” keyed to a Shadow-land"
    answer = settled(THROUGH.format("Bree") + asked)
    assert answer.answer == "undetermined"
    assert {each.answer for each in answer.choices} == {"legal", "illegal"}


def test_an_expectation_that_cannot_be_read_is_left_aside_and_that_is_said() -> None:
    answer = settled(f"{HERE}When Balin enters Bree\nThen all of them are glad")
    assert (answer.answer, answer.verdict) == ("legal", "legal")
    assert answer.notes == (
        (
            "“Then all of them are glad” could not be read, and was left aside: see what came of "
            "the step before it."
        ),
    )


def test_one_that_stands_alone_is_not_left_aside() -> None:
    with pytest.raises(BadData, match="No step reads"):
        settled(f"{HERE}Then all of them are glad")


@pytest.mark.parametrize("said", ["he may not", "it is not legal", "it is illegal"])
def test_an_answer_may_be_expected_without_a_reason(said: str) -> None:
    steps = f"{HERE}When it is asked whether the company may enter Bree\nThen {said}"
    answer = settled(f"Given it is the organization phase\n{steps.replace('Given', 'And', 1)}")
    assert (answer.answer, answer.verdict) == ("holds", "illegal")


def test_it_is_said_aloud_where_the_question_was_not_come_to() -> None:
    answer = settled(f"{HERE}And “Wargs” attacks the company\nWhen Balin faces the strike")
    assert answer.answer == "illegal"
    assert answer.notes == (
        "As “When “Wargs” attacks the company” is not legal, nothing after it was asked.",
    )
