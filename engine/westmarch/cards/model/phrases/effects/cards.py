"""What becomes of cards: they leave play, are discarded, drawn or shown."""

from typing import Annotated, Literal

from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.targets import (
    OnCompany,
    Someone,
)
from westmarch.cards.model.phrases.things import Cards
from westmarch.cards.model.vocabulary import (
    Counted,
)
from westmarch.cards.wording.declare import form, phrase, words


@phrase(
    "discard every {subject:Cards} [on {on:whom}]",
    "discard {subject:Someone whom}",
    form("return every {other:other} {subject:Cards} [on {on:whom}] to hand", to="hand"),
    form("return {subject:Someone whom} to hand", to="hand"),
)
class Remove(Effect, frozen=True):
    """Cards leave play: they are discarded, or returned to their owner's hand."""

    subject: Someone | Cards
    to: Literal["discard-pile", "hand"] = "discard-pile"
    on: Someone | OnCompany | None = None
    """Of cards: those that lie on them, or on such companies."""
    other: bool = False
    """The card itself stays."""


@phrase("discard one {cards} of {of} {by_attacker:as the attacker chooses}")
class Lose(Effect, frozen=True):
    """An item of the company or of a character is discarded, by its player's choice."""

    cards: Cards
    of: Annotated[
        Literal["the company", "his"], words("LOSER", "somebody", "the company", "his")
    ] = "the company"
    by_attacker: bool = False
    """The choice is the attacker's."""


@phrase("draw {number} card(s)")
class Draw(Effect, frozen=True):
    """The player draws."""

    number: int


@phrase(
    "the opponent shows his hand",
    "the opponent shows {number} random card(s) of his hand [per {per}]",
)
class Show(Effect, frozen=True):
    """The opponent shows the cards of his hand, or some of them that are picked at random."""

    number: int | None = None
    """So many of them; without one, all."""
    per: Counted = ""
    """So many for each of these."""
