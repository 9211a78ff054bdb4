"""Looking sentences up: by words, by what they are for, and by a whole sentence."""

import json

import pytest
from click.testing import CliRunner

from westmarch.cli import FAILS, HOLDS
from westmarch.cli.steps import command
from westmarch.corpus.sentences import look_up, sentences, slots_of
from westmarch.corpus.vocabulary import VOCABULARY

FOUND = [
    ("hand", "Given {player} holds {cards}"),
    ("wounded", "Given {things} (is|are) {state}"),
    ("how do I say that a card was stored", "When {player} stores {card}[ at {site}]"),
    ("stord", "When {player} stores {card}[ at {site}]"),
    ("follower", "Given {characters} (follow|follows) {character}"),
    ("hazard limit", "Then the hazard limit of {company} is {number}"),
    ("company moves", "When {company} moves to {site}"),
    ("discard pile", "Then {things} (is|are) {place}"),
    ("on-guard", "When {player} places {card} on-guard[ against {company}]"),
    ("Glóin plays “Cram”", "When {character} plays {card}[ on {spot}][ for {effect}]"),
    ("Balin carries Cram", "Given {character} bears {cards}"),
    ("Then it is illegal", "Then it is illegal"),
]


@pytest.mark.parametrize(("words", "sentence"), FOUND, ids=[words for words, _ in FOUND])
def test_words_find_the_sentence_they_mean(words: str, sentence: str) -> None:
    shown = [f"{each.section} {each.wording}" for each in look_up(words)[:8]]
    assert sentence in shown


def test_a_whole_sentence_finds_its_own_pattern_first() -> None:
    for row in VOCABULARY:
        first = look_up(f"{row.section} {row.example}")[0]
        assert (first.section, first.example) == (row.section, row.example)


def test_what_an_action_is_asked_by_can_be_copied() -> None:
    asked = {each.example: each.asked for each in sentences()}
    assert asked["Glóin faces the strike untapped and rolls 6 and 5"] == (
        "it is asked whether Glóin may face the strike untapped"
    )
    assert asked["6 and 5 are rolled"] == ""


def test_the_slots_are_explained() -> None:
    assert slots_of(look_up("wounded"))["state"] == "untapped, tapped, wounded"


def test_the_command_lists_all_and_finds_some() -> None:
    runner = CliRunner()
    everything = runner.invoke(command, [], standalone_mode=False)
    assert all(row.example in everything.output for row in VOCABULARY)
    some = runner.invoke(command, ["hand", "--format", "json"], standalone_mode=False)
    assert some.return_value == HOLDS
    assert json.loads(some.output)[0]["wording"] == "{player} holds {cards}"
    nothing = runner.invoke(command, ["xyzzy"], standalone_mode=False)
    assert nothing.return_value == FAILS
    assert "No sentence speaks of “xyzzy”" in nothing.output
