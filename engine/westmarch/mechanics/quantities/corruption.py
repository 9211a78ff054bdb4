"""Quantities of corruption."""

from westmarch.kernel.rulebook import Quantity

MAKES_CHECKS = Quantity("makes corruption checks", False, "any")
"""Of a character: whether it makes the corruption checks that are called for."""

CORRUPTION_POINTS = Quantity(
    "corruption points", 0, "sum", told="the number of corruption points of {0}", rolled=True
)
"""Of a character: of all that it bears."""

CHECK_MODIFIER = Quantity(
    "modifier of a corruption check",
    lambda game, check: check.modifier,
    told="what is added to the roll",
    start="by what calls for it",
    rolled=True,
)
"""Of a corruption check: what this one check, as opposed to others of the character, adds."""

CORRUPTION_TOTAL = Quantity("corruption check", told="the corruption check of {0}", rolled=True)
"""Of a character and the dice: what is compared with its corruption points."""
