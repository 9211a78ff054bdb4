"""A card, written in the language and read again, is the same card."""

import pytest
from hypothesis import given
from msgspec.structs import replace

from westmarch.cards.language.parse import parse
from westmarch.cards.language.show import show
from westmarch.cards.model.card import Card
from westmarch.cards.pool import load_pool

from .strategies import UNHURRIED, cards


def placeless(card: Card) -> Card:
    """The card without the file and the lines it stands on."""
    return replace(
        card,
        path="",
        line=0,
        clauses=tuple(replace(each, line=0) for each in card.clauses),
        unmodelled=tuple(replace(each, line=0) for each in card.unmodelled),
    )


@UNHURRIED
@given(cards())
def test_any_card_survives_being_written_and_read(card: Card) -> None:
    (read,) = parse(show(card), "cards/xx.cards").cards
    assert placeless(read) == card


@pytest.mark.parametrize("id_", load_pool("printed", frozenset()).cards)
def test_every_card_of_the_pool_survives(id_: str) -> None:
    card = load_pool("printed", frozenset())[id_]
    (read,) = parse(show(card), card.path).cards
    assert placeless(read) == placeless(card)
