"""A card, written in the language and read again, is the same card."""

import pytest
from hypothesis import given
from msgspec.structs import replace

from westmarch.cards.language.parse import parse
from westmarch.cards.language.show import show
from westmarch.cards.model.card import Card, Unmodelled
from westmarch.cards.model.character_clauses import MindBeside
from westmarch.cards.model.phrases.effects.places import Treat
from westmarch.cards.model.play_clauses import Ability
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


LONG = tuple(f"name {at}, of: several words" for at in range(9))
HARP = load_pool("printed", frozenset())["TD-130"]
STORED = Ability(
    price="tap the target and discard it, once stored,", effects=(Treat(region_type="Wilderness"),)
)


@pytest.mark.parametrize(
    "card",
    [
        replace(HARP, unmodelled=(Unmodelled("Words: more.", ("playing",), only_with=(": ",)),)),
        replace(HARP, unmodelled=(Unmodelled("Words.", ("playing",), about=LONG),)),
        replace(HARP, clauses=(STORED,)),
        replace(HARP, clauses=(MindBeside(-1, LONG),)),
        replace(HARP, unmodelled=(Unmodelled("a(n)", ("playing",)),)),
        replace(HARP, name="x own keeps-him: y", manifestation_of="own a: b, c"),
    ],
    ids=[
        "a guard that is a colon",
        "long names",
        "two signs together",
        "a list",
        "an article",
        "a name",
    ],
)
def test_what_was_once_read_otherwise_survives(card: Card) -> None:
    (read,) = parse(show(card), "cards/xx.cards").cards
    assert placeless(read) == placeless(card)


@pytest.mark.parametrize("id_", load_pool("printed", frozenset()).cards)
def test_every_card_of_the_pool_survives(id_: str) -> None:
    card = load_pool("printed", frozenset())[id_]
    (read,) = parse(show(card), card.path).cards
    assert placeless(read) == placeless(card)
