"""Offers: what can be made of them, in which order, and how far they are gone through."""

from math import comb
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from westmarch.kernel.offers import (
    ANY_NAME,
    AT_MOST,
    Offer,
    OneOf,
    SomeOf,
    actions_of,
    covers,
    kind_of,
)
from westmarch.table.actions import ExchangeCards, FaceStrike, Finish, SplitCompany

FACING = Offer(
    FaceStrike(player="player", character="Beorn"),
    tap=OneOf((True, False)),
    supporters=SomeOf(("Glóin", "Balin"), least=0),
)
LEAVING = Offer(
    SplitCompany(player="player", company="company", characters=()),
    characters=SomeOf(("Glóin", "Balin", "Beorn"), most=2, besides=frozenset({"Ori"})),
    name=ANY_NAME,
)
DONE = Offer(Finish(player="player"), turn=OneOf((False,), (True,)))


def facing(*supporters: str, tap: bool = True) -> FaceStrike:
    return FaceStrike(player="player", character="Beorn", tap=tap, supporters=supporters)


def leaving(*characters: str, name: str = "") -> SplitCompany:
    return SplitCompany(player="player", company="company", characters=characters, name=name)


def test_the_smallest_choices_come_first() -> None:
    assert list(FACING) == [
        facing(),
        facing(tap=False),
        facing("Glóin"),
        facing("Balin"),
        facing("Glóin", tap=False),
        facing("Balin", tap=False),
        facing("Glóin", "Balin"),
        facing("Glóin", "Balin", tap=False),
    ]


def test_what_is_said_in_other_words_is_covered_and_not_gone_through() -> None:
    assert list(DONE) == [Finish(player="player")]
    assert DONE.covers(Finish(player="player", turn=True))
    assert FACING.covers(facing("Balin", "Glóin"))
    assert LEAVING.covers(leaving("Ori", "Glóin", name="Thorin and company"))
    assert all(each.name == "" and "Ori" not in each.characters for each in LEAVING)


def test_what_cannot_be_made_of_it_is_not_covered() -> None:
    assert not FACING.covers(facing("Glóin", "Glóin"))
    assert not FACING.covers(facing("Ori"))
    assert not FACING.covers(FaceStrike(player="opponent", character="Beorn"))
    assert not FACING.covers(Finish(player="player"))
    assert not LEAVING.covers(leaving("Ori"))
    assert not LEAVING.covers(leaving("Glóin", "Balin", "Beorn"))
    assert not LEAVING.covers(leaving("Glóin", "Glóin"))


def test_from_nothing_comes_nothing() -> None:
    assert list(Offer(facing(), supporters=SomeOf(()))) == []
    assert list(Offer(Finish(player="player"), turn=OneOf(()))) == []


def test_a_plain_action_is_an_offer_of_itself() -> None:
    plain = Finish(player="player")
    assert list(actions_of(plain)) == [plain] == list(actions_of(DONE))
    assert covers(plain, plain)
    assert not covers(plain, Finish(player="opponent"))
    assert kind_of(plain) is kind_of(DONE) is Finish


def test_a_large_offer_is_gone_through_to_its_bound_and_covers_the_rest() -> None:
    many = tuple(str(number) for number in range(40))
    five = SomeOf(many, 5, 5)
    exchange = ExchangeCards(player="player", from_sideboard=(), from_discard_pile=())
    offer = Offer(exchange, from_sideboard=five, from_discard_pile=five)
    gone_through = list(offer)
    assert len(set(gone_through)) == len(gone_through) == AT_MOST < comb(40, 5)
    last = ExchangeCards(
        player="player", from_sideboard=many[-5:], from_discard_pile=many[-5:][::-1]
    )
    assert last not in gone_through
    assert offer.covers(last)


@given(st.integers())
def test_what_is_picked_is_covered(seed: int) -> None:
    for offer in (FACING, LEAVING, DONE):
        picked = offer.pick(Random(seed))
        assert offer.covers(picked)
        assert picked in list(offer)
