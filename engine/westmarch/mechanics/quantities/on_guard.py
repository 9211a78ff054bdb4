"""Quantities of cards that lie on-guard, and of what waits for a company that enters its site."""

from westmarch.table.actions import InfluenceCard, PlayCreature, PlayEvent, PlayFaction
from westmarch.table.game import Quantity

REVEALED_AT_ENTRY = Quantity[str, bool]("revealed at entry", False)
"""Of a company that enters its site: whether there is a time to reveal what lies there on-guard."""

ATTACKS_LATER = Quantity[PlayCreature, bool]("attacks later", False)
"""Of an action that is about to make an attack: whether it waits for the automatic-attacks."""

ORDERS_ATTACKS = Quantity[str | None]("orders attacks", None)
"""Who says which of the attacks comes next that wait for a company entering its site."""

CHANGES_ATTACKS = Quantity[PlayEvent, str, bool]("changes automatic-attacks", False, "any")
"""Of an event as it is played and a company that enters its site: whether it changes what
automatic-attacks the company is to face there."""

WAITS_FOR_RESULT = Quantity[str, PlayFaction | InfluenceCard, bool](
    "waits for the result", False, "any"
)
"""Of an event and an influence attempt: whether the event does something once it has succeeded."""

TAKES_SOMEBODY = Quantity[str, bool]("takes somebody", False, "any")
"""Of an event: whether what it alone says might take a character out of his company, other than by
combat or a corruption check."""

TAPS_SOMEBODY = Quantity[str, bool]("taps somebody", False, "any")
"""Of an event: whether it taps a character whom somebody has to choose first."""

REVEALED_BY_TEXT = Quantity[str, bool]("revealed by its text", False, "any")
"""Of an event: whether its text says that it may be revealed on-guard, whatever it is about."""
