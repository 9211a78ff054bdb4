"""Cards that somebody looks for, and takes or plays."""

from typing import Annotated, Literal

from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.things import Cards
from westmarch.cards.model.vocabulary import (
    Pile,
)
from westmarch.cards.wording.declare import phrase, words


@phrase(
    "bring one {cards} {here:playable at its site} from {piles:+or} into {to} {shown:and show it}"
)
class Fetch(Effect, frozen=True):
    """The player takes a card from some piles into the play deck or the hand, or puts it with this
    card, off to the side."""

    cards: Cards
    piles: tuple[Pile, ...]
    to: Annotated[
        Literal["play-deck", "hand", "off-to-the-side"],
        words(
            "INTO",
            "where it goes",
            said={
                "play-deck": "the play deck",
                "hand": "hand",
                "off-to-the-side": "its keeping",
            },
        ),
    ]
    shown: bool = False
    """The opponent is shown what it is."""
    here: bool = False
    """It is one that is playable where this card is."""


@phrase("play or discard one {cards} of the site from {piles:+or}")
class Produce(Effect, frozen=True):
    """The player takes an item that is playable at the site from some piles, and it is played there
    and then by the rules for items, or discarded."""

    cards: Cards
    piles: tuple[Pile, ...]
