"""Quantities of rings: what a test comes to, and what it shows."""

from collections.abc import Iterator
from typing import Any

from westmarch.kernel.rulebook import Term
from westmarch.table.events.rings import RingTest
from westmarch.table.game import Game, Quantity


def _rolled(game: Game, _: str, roll: int, test: Any) -> Iterator[Term]:
    yield roll, "rolled"
    if test.modifier:
        yield test.modifier, game.name(test.source)


RING_TEST = Quantity[str, int, RingTest, int](
    "ring test",
    lambda _, __, roll, test: roll + test.modifier,
    told="the test of {0}",
    terms=_rolled,
    rolled=True,
)
"""Of a gold ring, of what was rolled and of its test: the final result."""

RINGS_SHOWN = Quantity[str, int, tuple[str, ...]]("rings shown", (), "sum")
"""Of a gold ring and the final result of its test: the kinds of special rings that it shows."""

RINGS_SOUGHT = Quantity[str, tuple[str, ...]]("rings sought", (), "sum")
"""Of a gold ring that was tested: the special rings that may come for it from elsewhere than from
hand, though the test has to show them."""

RING_COMES_TO = Quantity[RingTest, str | None]("whom a special ring comes to", None)
"""Of the test of a gold ring: who has the special ring that is played for it."""

RINGS_OF_ALL_SIDES = Quantity[str, bool]("rings of all sides", False, "any")
"""Of a player: whether special rings of any alignment may come in the place of a gold ring."""
