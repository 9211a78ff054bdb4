"""The hermit on his hill, who gives heroes much for little."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.rulebooks.cards.gifts import takes_gifts

# DM-32

HERMITS_HILL = Rulebook("DM-32")

takes_gifts(
    HERMITS_HILL,
    "major",
    "For two minor items a major item is playable at Hermit’s Hill.",
    lifts=("dragons.hoards.play-only-at-hoard",),
)
