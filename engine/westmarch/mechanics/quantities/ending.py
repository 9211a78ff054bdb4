"""Quantities of the end of the game: its length, who may call it, and how it is reckoned up."""

from typing import TYPE_CHECKING

from westmarch.table.actions import PlayEvent, UseCard
from westmarch.table.game import Quantity

if TYPE_CHECKING:
    from westmarch.mechanics.ending import CallTerms


GAME_LENGTH = Quantity[str]("length of the game", "")
"""The length that the game has: `starter`, `short`, `long` or `campaign`."""

CALL_TERMS = Quantity["CallTerms | None"]("terms of a call", None)
"""What it takes to call the end of a game of this length; None where nobody has said."""

CALL_TALLY = Quantity[str, int](
    "tally for a call",
    0,
    told="the number of marshalling points of {0} that count for a call",
)
"""Of a player: the marshalling points that count when the end of the game is to be called."""

DEEPS_COUNT = Quantity[str, bool]("counts the Under-deeps", False, "any")
"""Of a player: whether his cards in the Under-deeps count for that, too."""

CONDITIONS_MET = Quantity[str, bool]("conditions for a call", False, "any")
"""Of a player: whether the conditions are met on which the end of the game may be called."""

LAST_TURN = Quantity[bool]("last turn", False, "any")
"""Whether the game ends with this turn."""

RECKONING_STEPS = Quantity[tuple[str, ...]]("steps of the final reckoning", ())
"""The windows of the final reckoning, in their order."""

CHECKING_ORDER = Quantity[tuple[str, ...]]("order of the final checks", ())
"""The players, in the order in which they make the checks of the final reckoning."""

CHECKED_IN_THE_END = Quantity[str, tuple[str, ...]]("checked in the end", ())
"""Of a player: the characters who make a check in the final reckoning."""

TURNS_ARE_OVER = Quantity[bool]("turns are over", False, "any")
"""Whether it is all the same whose turn the last was."""

EFFECT_ON_CHECK = Quantity[str, PlayEvent | UseCard, str]("effect on a check", "")
"""Of a card and the action that plays or uses it: how long that lasts by which it bears directly on
a corruption check that waits to be rolled: for the `check`, or for the `turn`; empty if it does not
bear on one."""

CALLS_THE_END = Quantity[str, object, str]("calls the end", "")
"""Of a card and the action that plays it: whether that calls the end of the game as a `resource` or
as a `hazard`; empty if it does not."""
