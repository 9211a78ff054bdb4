"""Open questions reach as far as what they are about, and no further."""

import tomllib
from pathlib import Path

import pytest

from tests.corpus.test_dispute import settled
from westmarch.book.load import our_book
from westmarch.corpus.kept import load_corpus
from westmarch.disputes.settling import settle_case

BOOK = our_book()
KEPT = tomllib.loads(Path(__file__).with_name("hanging.toml").read_text("utf-8"))
CASES = {each.key: each for each in load_corpus().cases}


@pytest.mark.parametrize("question", KEPT)
def test_it_is_kept_what_hangs_on_a_question_and_why(question: str) -> None:
    assert KEPT[question]["why"]
    assert not BOOK.question(question).settled
    for key in KEPT[question]["cases"]:
        readings = settle_case(CASES[key], BOOK).readings
        assert question in {each.question for each in readings}, key
        assert {each.verdict for each in readings} - {"cannot be compared"}, key


def test_where_the_base_rules_are_plain_no_verdict_hangs_on_the_question() -> None:
    plain = {each.id for each in BOOK.questions.values() if each.settled}
    assert "q.dragons.reduction-and-check" in plain
    for key in (
        "core-hazards-0027",
        "core-untap-0039",
        "corruption-removal-0013",
        "sideboard-0010",
    ):
        outcome = settle_case(CASES[key], BOOK)
        assert outcome.answer != "undetermined", key
        assert not plain.intersection(outcome.questions)


def test_another_reading_can_still_be_chosen_there() -> None:
    tried = """
        Given it is the organization phase
        And untapped Imrahil is at Edoras
        And Imrahil bears the opponent's “Lure of the Senses”
        When the player uses “Lure of the Senses” and rolls 2 and 2
        And it is asked whether the player may use “Lure of the Senses” without tapping
    """
    (usual,) = settled(tried).settled
    assert usual.answer == "illegal"
    (other,) = settled(tried, corruption_attempts="b").settled
    assert other.answer == "legal"
    assert any("was read as b" in each for each in other.unasked)


def test_who_is_asked_only_by_another_reading_makes_no_difference() -> None:
    exhausted = CASES["core-turn-0017"]
    outcome = settle_case(exhausted, BOOK)
    assert outcome.answer == "holds"
    assert "q.core.uneven-exchange" in outcome.questions


def test_a_routine_discard_is_no_removal() -> None:
    for key in ("defeat-0006", "defeat-0064"):
        assert "q.dragons.removal-trigger" not in settle_case(CASES[key], BOOK).questions
