"""What stands in words on cards, grouped by what is missing."""

import pytest

from tests.cards.pools import pool_of
from westmarch.cards.language.parse import parse
from westmarch.cards.model.card import Card, Topic
from westmarch.judging import judge_for
from westmarch.kit import gaps
from westmarch.kit.gaps import by_mechanism, by_sort, by_topic, meaning, mechanism

CARDS = """\
card XX-1 "One"
  hero minor item
  unmodelled (using): it shines
  unmodelled (using, prowess): it cuts

card XX-2 "Two"
  hero minor item
  unmodelled (using): it hums

card XX-3 "Three"
  hero minor item
  unmodelled (playing, duplicating): it is found under water

card XX-4 "Four"
  hero minor item
  +1 prowess
"""


@pytest.fixture
def cards() -> list[Card]:
    return list(pool_of("printed", parse(CARDS, "cards/xx.cards").cards).cards.values())


def test_a_card_is_freed_by_what_alone_is_missing_to_it(cards: list[Card]) -> None:
    using, duplicating, playing, prowess = sorted(
        by_topic(cards), key=lambda gap: (-len(gap.cards), gap.name)
    )
    assert (using.name, using.clauses, using.cards, using.frees) == (
        *("using", 3),
        ("XX-1", "XX-2"),
        ("XX-2",),
    )
    assert [(gap.name, gap.clauses, gap.frees) for gap in (duplicating, playing, prowess)] == [
        ("duplicating", 1, ()),
        ("playing", 1, ()),
        ("prowess", 1, ()),
    ]


def test_topics_that_want_the_same_are_one_thing_that_is_missing(cards: list[Card]) -> None:
    frees = {gap.name: gap.frees for gap in by_mechanism(cards)}
    assert frees == {gaps.USED: ("XX-2",), gaps.PLAYED: ("XX-3",), gaps.COUNTED: ()}
    (sort,) = by_sort(cards)
    assert sort.cards == 3
    assert sort.frees == {gaps.USED: 1, gaps.PLAYED: 1, gaps.COUNTED: 0}


def test_every_topic_is_of_a_mechanism_and_most_have_a_meaning() -> None:
    (vocabulary,) = Topic.__metadata__  # type: ignore[attr-defined]
    named = {each: mechanism(each) for each in vocabulary.said}
    assert set(gaps.MECHANISMS) <= set(named.values())
    assert {mechanism(each) for each in ("play-item", "take-way")} == {gaps.DONE}
    assert {mechanism(each) for each in ("resolved", "item-discarded")} == {gaps.HAPPENS}
    assert {mechanism(each) for each in ("prowess", "hand size", "keys")} == {gaps.COUNTED}
    told = (gaps.PLAYED, gaps.USED, gaps.DONE)
    assert all(meaning(each) for each, kind in named.items() if kind in told)


def test_nothing_in_words_is_left_out() -> None:
    cards = judge_for("emended").pool.cards.values()
    there = {card.id for card in cards if card.unmodelled}
    for found in (by_topic(cards), by_mechanism(cards)):
        assert {id_ for gap in found for id_ in gap.cards} == there
    assert sum(sort.cards for sort in by_sort(cards)) == len(there)
