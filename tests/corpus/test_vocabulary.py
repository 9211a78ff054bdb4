"""The step vocabulary: every sentence is known by one row only, and strangers are shown around."""

import re

import pytest

from westmarch.corpus.expecting import Look
from westmarch.corpus.patterns import Section, infinitive, listed, normalized, plain, shape
from westmarch.corpus.vocabulary import KNOWN, VOCABULARY
from westmarch.corpus.vocabulary.matching import Vocabulary
from westmarch.corpus.vocabulary.row import Row
from westmarch.errors import BadData
from westmarch.wire.paths import PATHS


@pytest.mark.parametrize("row", VOCABULARY, ids=lambda row: row.pattern)
def test_every_example_is_read_as_its_own_row(row: Row) -> None:
    assert KNOWN.match(row.section, row.example).row is row


@pytest.mark.parametrize("row", VOCABULARY, ids=lambda row: row.pattern)
def test_every_row_says_what_it_means_in_a_sentence(row: Row) -> None:
    assert row.meaning.endswith(".")
    assert row.does.__doc__


LOOKS = [row.does for row in VOCABULARY if isinstance(row.does, Look)]


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: look.path)
def test_a_sentence_about_a_path_is_about_one_that_there_is(look: Look) -> None:
    words = r"(?:<[a-z]+>|[a-z-]+)"
    known = re.compile(re.sub(r"\{\w+\}", words, look.path).replace("METD", "<set>"))
    assert any(known.fullmatch(each.pattern) for each in PATHS)


@pytest.mark.parametrize(
    ("section", "text", "mode"),
    [
        ("When", "Glóin plays “Magical Harp”", "do"),
        ("When", "it is asked whether Glóin may play “Magical Harp”", "ask"),
        ("Then", "Glóin may play “Magical Harp”", "may"),
        ("Then", "Glóin may not play “Magical Harp” by dragons.hoards.only-at-hoard", "may-not"),
        ("Then", "the opponent may not play “Smaug” by the text of “Doors of Night”", "may-not"),
        ("Then", "the opponent may pass", "may"),
        ("Then", "the company may enter the site", "may"),
    ],
)
def test_an_action_can_be_asked_about(section: str, text: str, mode: str) -> None:
    assert KNOWN.match(section, text).mode == mode


def test_only_a_then_is_limited_to_an_edition() -> None:
    match = KNOWN.match("Then", "under the printed rules it is legal")
    assert match.edition == "printed"
    with pytest.raises(BadData):
        KNOWN.match("Given", "under the printed rules the site is tapped")


def test_curly_and_straight_quotation_marks_are_the_same() -> None:
    assert KNOWN.match("When", "Glóin plays “Wizard’s  Staff”").slots["card"] == '"Wizard\'s Staff"'


@pytest.mark.parametrize(
    ("section", "said", "meant"),
    [
        ("Given", "Smaug was defeatd this turn", "Smaug was defeated this turn"),
        ("Given", "Smaug was killed earlier this turn", "Smaug was defeated earlier this turn"),
        ("Given", "Glóin carries Magical Harp", 'Glóin bears "Magical Harp"'),
        ("Given", "Glóin and Balin stand at Bree", "Glóin and Balin are at Bree"),
        (
            "Given",
            "Glóin's company travels to Weathertop by Rhudaur and Arthedain",
            "Glóin's company is moving to Weathertop by Rhudaur and Arthedain",
        ),
        (
            "When",
            "the opponent casts the monster “Cave Worm” on the company",
            'the opponent plays the creature "Cave Worm" on the company',
        ),
        (
            "When",
            "Glóin fights the strike and rolls 6 and 5",
            "Glóin faces the strike and rolls 6 and 5",
        ),
        ("When", "Glóin taps to support Balin", "Glóin supports Balin's corruption check"),
        ("When", "the company goes to Weathertop", "the company moves to Weathertop"),
        ("Then", "the prowess of Glóin equals 5", "the prowess of Glóin is 5"),
        ("Then", "it is allowed", "it is legal"),
        ("Then", "Glóin has “Cram”", 'Glóin bears "Cram"'),
    ],
)
def test_an_unknown_step_is_shown_the_nearest_with_its_own_words(
    section: Section, said: str, meant: str
) -> None:
    with pytest.raises(BadData) as error:
        KNOWN.match(section, said)
    assert f"No step reads “{section} {said}”." in str(error.value)
    assert error.value.hint == f"Did you mean “{section} {meant}”?"
    assert KNOWN.match(section, meant)


def test_a_slot_for_which_nothing_was_said_is_explained() -> None:
    with pytest.raises(BadData) as error:
        KNOWN.match("Then", "the player has 5 marshalling points")
    assert error.value.hint == (
        "The nearest is: Then the player has 5 marshalling points from {source}, "
        "where {source} may be characters, allies, items, factions, kills, other sources."
    )


def test_a_slot_is_called_by_what_it_holds() -> None:
    """The names by which sentences tell their own slots apart are nothing for people."""
    hints = []
    for row in VOCABULARY:
        words = " ".join(each for each in plain(row.pattern).split() if ":" not in each)
        try:
            KNOWN.match(row.section, words)
        except BadData as error:
            hints.append(error.hint or "")
    assert [each for each in hints if re.search(r"\{\w+:", each)] == []
    assert any("{site} may be" in each for each in hints)


def test_a_step_of_another_section_is_sent_there() -> None:
    with pytest.raises(BadData) as error:
        KNOWN.match("Then", "the company has entered the site")
    assert error.value.hint == "As a Given it would be known."


def test_a_step_that_two_rows_know_is_an_error_that_names_both() -> None:
    rows = tuple(
        Row("Given", pattern, "…", lambda table: None, "")
        for pattern in ("{character} sleeps", "{things} sleeps")
    )
    with pytest.raises(BadData) as error:
        Vocabulary(rows).match("Given", "Glóin sleeps")
    assert "“{character} sleeps” and “{things} sleeps”" in error.value.what


def test_a_pattern_with_an_unknown_slot_is_refused() -> None:
    with pytest.raises(BadData, match="an unknown kind, “wizzard”"):
        shape("{wizzard} sleeps")


def test_lists_come_apart_but_names_in_quotes_do_not() -> None:
    text = normalized("tapped Glóin, “Necklace of Silver and Pearls”, Balin, and “Cram”")
    assert listed(text) == ["tapped Glóin", '"Necklace of Silver and Pearls"', "Balin", '"Cram"']
    assert listed("") == []


@pytest.mark.parametrize(
    ("verb", "form"), [("plays", "play"), ("passes", "pass"), ("faces", "face")]
)
def test_infinitives(verb: str, form: str) -> None:
    assert infinitive(verb) == form
