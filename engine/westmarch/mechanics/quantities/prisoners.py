"""Quantities of prisoners: what holds them, where, and what a rescue has to face."""

from westmarch.kernel.rulebook import Quantity

CAPTOR = Quantity("captor", None)
"""Of somebody who faces a strike: the hazard that takes him prisoner if the strike succeeds."""

HOLDS_PRISONERS = Quantity("holds prisoners", False, "any")
"""Of a card: whether it is a hazard host."""

STILL_TAKES = Quantity("still takes", False, "any")
"""Of a hazard host in play that holds nobody: whether it may take somebody yet."""

BELOW_IN_REACH = Quantity("below in reach", False, "any")
"""Of a site of the Under-deeps and a company: whether its characters may be held there."""

RESCUE_ATTACKS = Quantity("rescue-attacks", (), "sum")
"""Of a hazard host: the attacks that a rescue has to face, in their order."""

MAY_RESCUE = Quantity("may rescue", False, "any")
"""Of a company and a hazard host: whether the company may attempt to rescue its prisoners now."""

RELEASED_AT = Quantity("released at", None)
"""Of a hazard host and a player: the site card at which his prisoners are when they are free."""

FREED_APART = Quantity("freed apart", False)
"""Of a hazard host: whether each of those it held is a company of his own when they are free."""

BORROWED = Quantity("borrowed site", False, "any")
"""Of a site card and a player: whether it is his only as long as he has prisoners to rescue."""
