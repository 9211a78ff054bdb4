"""Quantities of corruption."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from westmarch.kernel.rulebook import Term, TermOfCard
from westmarch.table.game import Game, Quantity

if TYPE_CHECKING:
    from westmarch.mechanics.corruption import CorruptionCheck


MAKES_CHECKS = Quantity[str, bool]("makes corruption checks", False, "any")
"""Of a character: whether it makes the corruption checks that are called for."""

CORRUPTION_POINTS = Quantity[str, int](
    "corruption points", 0, "sum", told="the number of corruption points of {0}", rolled=True
)
"""Of a character: of all that it bears."""


def _called_for(game: Game, check: Any) -> Iterator[Term | TermOfCard]:
    if check.modifier:
        if check.source in game.state.cards:
            yield check.modifier, game.name(check.source), check.source
        else:
            yield check.modifier, "by what calls for it"


CHECK_MODIFIER = Quantity["CorruptionCheck", int](
    "modifier of a corruption check",
    lambda game, check: check.modifier,
    told="what is added to the roll",
    terms=_called_for,
    rolled=True,
)
"""Of a corruption check: what this one check, as opposed to others of the character, adds."""

CORRUPTION_TOTAL = Quantity[str, int, "CorruptionCheck", int](
    "corruption check", 0, told="the corruption check of {0}", rolled=True
)
"""Of a character and the dice: what is compared with its corruption points."""
