"""The hermit on his hill, who gives away a gold ring to those whom he takes for travellers."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.rulebooks.cards.gifts import takes_gifts

# LE-382

HERMITS_HILL = Rulebook("LE-382")

takes_gifts(
    HERMITS_HILL,
    "gold ring",
    "For two minor items a gold ring is playable at Hermit’s Hill.",
)
