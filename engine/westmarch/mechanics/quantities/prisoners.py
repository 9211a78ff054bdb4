"""Quantities of prisoners: what holds them, where, and what a rescue has to face."""

from westmarch.cards.model.attack import Attack
from westmarch.table.game import Quantity

CAPTOR = Quantity[str, str | None]("captor", None)
"""Of somebody who faces a strike: the hazard that takes him prisoner if the strike succeeds."""

HOLDS_PRISONERS = Quantity[str, bool]("holds prisoners", False, "any")
"""Of a card: whether it is a hazard host."""

STILL_TAKES = Quantity[str, bool]("still takes", False, "any")
"""Of a hazard host in play that holds nobody: whether it may take somebody yet."""

BELOW_IN_REACH = Quantity[str, str, bool]("below in reach", False, "any")
"""Of a site of the Under-deeps and a company: whether its characters may be held there."""

RESCUE_ATTACKS = Quantity[str, tuple[Attack, ...]]("rescue-attacks", (), "sum")
"""Of a hazard host: the attacks that a rescue has to face, in their order."""

MAY_RESCUE = Quantity[str, str, bool]("may rescue", False, "any")
"""Of a company and a hazard host: whether the company may attempt to rescue its prisoners now."""

RELEASED_AT = Quantity[str, str, str | None]("released at", None)
"""Of a hazard host and a player: the site card at which his prisoners are when they are free."""

FREED_APART = Quantity[str, bool]("freed apart", False)
"""Of a hazard host: whether each of those it held is a company of his own when they are free."""

BORROWED = Quantity[str, str, bool]("borrowed site", False, "any")
"""Of a site card and a player: whether it is his only as long as he has prisoners to rescue."""
