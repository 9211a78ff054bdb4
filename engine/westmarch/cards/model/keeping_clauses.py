"""What cards say of the cards that they keep off to the side."""

from westmarch.cards.model.clause import Clause
from westmarch.cards.wording.declare import phrase


@phrase("what it keeps is played as from hand")
class PlayedFromKeeping(Clause, frozen=True):
    """Its player plays a card that it keeps as though it were in hand."""


@phrase("what it keeps is worth nothing")
class KeptForNothing(Clause, frozen=True):
    """Cards that it keeps give no marshalling points."""


@phrase("may begin the game in the place of a minor item")
class StartsAsItem(Clause, frozen=True):
    """Its player may begin the game with the event, and with one minor item less."""
