"""Quantities of the time before the first turn: its steps, and the draft."""

from westmarch.kernel.rulebook import Quantity

NEXT_SETUP_STEP = Quantity("next step of setting up", None)
"""Of a window before the first turn: the window that follows it; None for the first turn."""

DRAFTERS = Quantity("drafters", ())
"""The players who take part in the next round of the draft."""

DUPLICATED = Quantity("duplicated", False)
"""Of a character and all that were turned up in a round: whether somebody else has him, too."""

DRAFT_LIMIT = Quantity("limit of the draft", 0)
"""Of a player: with how many characters he may start at most."""
