"""Quantities of the end of the game: its length, who may call it, and how it is reckoned up."""

from westmarch.kernel.rulebook import Quantity

GAME_LENGTH = Quantity("length of the game", "")
"""The length that the game has: `starter`, `short`, `long` or `campaign`."""

CALL_TERMS = Quantity("terms of a call", None)
"""What it takes to call the end of a game of this length; None where nobody has said."""

CALL_TALLY = Quantity(
    "tally for a call",
    told="the number of marshalling points of {0} that count for a call",
)
"""Of a player: the marshalling points that count when the end of the game is to be called."""

DEEPS_COUNT = Quantity("counts the Under-deeps", False, "any")
"""Of a player: whether his cards in the Under-deeps count for that, too."""

CONDITIONS_MET = Quantity("conditions for a call", False, "any")
"""Of a player: whether the conditions are met on which the end of the game may be called."""

LAST_TURN = Quantity("last turn", False, "any")
"""Whether the game ends with this turn."""

RECKONING_STEPS = Quantity("steps of the final reckoning", ())
"""The windows of the final reckoning, in their order."""

CHECKING_ORDER = Quantity("order of the final checks", ())
"""The players, in the order in which they make the checks of the final reckoning."""

CHECKED_IN_THE_END = Quantity("checked in the end", ())
"""Of a player: the characters who make a check in the final reckoning."""

TURNS_ARE_OVER = Quantity("turns are over", False, "any")
"""Whether it is all the same whose turn the last was."""

EFFECT_ON_CHECK = Quantity("effect on a check", "")
"""Of a card and the action that plays or uses it: how long that lasts by which it bears directly on
a corruption check that waits to be rolled: for the `check`, or for the `turn`; empty if it does not
bear on one."""

CALLS_THE_END = Quantity("calls the end", "")
"""Of a card and the action that plays it: whether that calls the end of the game as a `resource` or
as a `hazard`; empty if it does not."""
