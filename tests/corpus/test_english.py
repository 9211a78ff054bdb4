"""The checks that sentences are tried by find what they are made for, and nothing in ours."""

from pathlib import Path

import pytest

from tests.corpus.contradictions import contradictions
from tests.corpus.english import faults, words_faults
from westmarch.corpus.names import open_library
from westmarch.disputes.answers import Settled
from westmarch.disputes.settling import hear
from westmarch.paths import EXAMPLES

GOLDEN = Path(__file__).with_name("told.txt")


@pytest.mark.parametrize(
    "wrong",
    [
        "the hand is full.",
        "The hand is full",
        "But the hand is full.",
        "The hand  is full.",
        "The hand , it seems, is full.",
        "The hand is full..",
        "The player comes to -2 in the end.",
        "The player is None.",
        "The company is company-2.",
        "Given the the rules.",
        "It is a the rule.",
        "He has an sword.",
        "It is played on a overt company.",
        "The One Ring lies with he.",
        "With it The roll succeeds.",
        "There is 1 hazards left.",
        "There are 2 hazard left.",
        "The player has no point that count.",
        "The player has 1 point that count.",
        "It takes 3 Wildernesses, and there is 2.",
        "It takes a Wilderness, and there is 0.",
        "The final points of the player is 4.",
        "Neither Bree nor Bree is a haven.",
        "The player may switche to Gandalf.",
        "Whoever bears “The One Ring is safe.",
        "The company (of three is safe.",
    ],
)
def test_a_mistake_is_found(wrong: str) -> None:
    assert list(faults(wrong)), wrong


@pytest.mark.parametrize(
    "right",
    [
        "The hazard limit is 2, and 1 hazard has been declared.",
        "Horses says: −2 hazard limit, to a minimum of 2.",
        "And Forth He Hastened says: play by a Wizard on a tapped character: untap him.",
        "The check comes to 0 against 1 corruption point.",
        "The attempt comes to −4 against 2: only more than that wins Gamling the Old over.",
        "The prowess of the attack is 17 (printed) − 3 (The Old Thrush) = 14.",
        "An Uruk and a unique item are there.",
    ],
)
def test_what_is_right_is_left_alone(right: str) -> None:
    assert not list(faults(right))


@pytest.mark.parametrize(
    "told",
    [
        ("Wolves can be keyed to Moria.", "Wolves cannot be keyed to Moria."),
        ("Its attack is detainment.", "The attack of Wolves is no detainment attack."),
        ("The prowess of Glóin is 5 (printed).", "The prowess of Glóin is 5 + 2 (Sword) = 7."),
        ("Items are stored in the organization phase, and it is the player's organization phase.",),
        ("Wolves would need a Shadow-hold as the site there, and that is Moria (Shadow-hold).",),
        ('It is played if "Doors of Night" is in play, and Doors of Night is in play.',),
        ("Glóin has 9 against 8: the strike fails.", "The total of Glóin is 4 (rolled) + 4 = 8."),
    ],
)
def test_a_contradiction_is_found(told: tuple[str, ...]) -> None:
    assert list(contradictions(told, one_moment=True)), told


def test_what_differs_is_no_contradiction() -> None:
    told = (
        "Wolves cannot be keyed to Moria.",
        "Orc-guard can be keyed to Moria.",
        "The prowess of Glóin is 5 (printed).",
        "The prowess of Balin is 4 (printed).",
    )
    assert not list(contradictions(told, one_moment=True))


def test_every_sentence_that_is_kept_is_good_english() -> None:
    wrong = []
    for line in GOLDEN.read_text("utf-8").splitlines():
        whose, case, text = line.split(" | ", 2)
        if case != "-":
            wrong += words_faults(text) if whose.endswith(" part") else faults(text)
    assert not wrong, "\n".join(wrong)


def test_whatever_the_examples_are_told_is_good_english() -> None:
    library = open_library()
    editions = ("printed", "emended")
    wrong: list[str] = []
    for path in sorted(EXAMPLES.glob("*.feature")):
        text = path.read_text("utf-8")
        for dispute in hear(text, path.name, library, editions, changes=True).disputes:
            for settled in dispute.settled:
                wrong += _faults_of(settled)
    assert not wrong, "\n".join(wrong)


def _faults_of(settled: Settled) -> list[str]:
    explained = [settled.reasons, *(each.reasons for each in settled.earlier)]
    texts = [[each.text for each in reasons] for reasons in explained]
    words = (settled.asked, *settled.what_if, *settled.unmodelled, settled.trouble)
    return [
        *(fault for group in texts for text in group for fault in faults(text)),
        *(fault for group in texts for fault in contradictions(group)),
        *(fault for text in (*settled.notes, *settled.unasked) for fault in faults(text)),
        *(fault for text in words for fault in words_faults(text)),
    ]
