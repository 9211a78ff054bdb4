"""What players show each other by the texts of cards."""

from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.vocabulary import Counted
from westmarch.cards.wording.declare import phrase


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
