"""Quantities of decks: what a card counts as, and how many of it there may be.

A card is given here as the register of all cards has it, for a deck may hold any of them.
"""

from typing import Any

from westmarch.cards.deck import PLAY_DECK, Part
from westmarch.cards.every import Named
from westmarch.table.game import Quantity


def _as_printed(_: Any, card: Named, __: str) -> tuple[str, ...]:
    """An agent is a hazard, and printed as a character most of the time; any other card is one."""
    return ("character", "hazard") if card.has("agent") and card.sort != "hazard" else (card.sort,)


COUNTS_AS = Quantity[Named, str, tuple[str, ...]]("counts as", _as_printed, lasting=True)
"""Of a card and a kind of player: what the card may be counted as in that player's deck, such as
`resource`; where there are several, its player chooses."""

COUNTED_TOGETHER = Quantity[tuple[Part, ...]]("counted together", PLAY_DECK, lasting=True)
"""The parts of a deck whose cards are counted together for most limits."""

COPIES_OF_SITE = Quantity[Named, str, float | None]("copies of a site", None, lasting=True)
"""Of a site and a kind of player: how many of it a location deck may hold; None for any number."""

OPEN_SITE = Quantity[Named, bool]("open to everybody", False, lasting=True)
"""Of a site: whether every player may have it, whatever kind of player that is."""

STARTING_SITE = Quantity[Named, str, bool]("starting site", False, lasting=True)
"""Of a site and a kind of player: whether a company of such a player may begin there."""

HALF_CREATURES = Quantity[Named, str, int]("half creatures", 0, lasting=True)
"""Of a hazard and a kind of player: for how many halves of a creature it counts."""

AGENTS_COUNTED = Quantity[tuple[Part, ...]]("parts with agents", ())
"""The parts of a deck whose agents are counted together for the limit on their mind."""

RESERVES = Quantity[str, bool]("reserves", True)
"""Of a player: whether what was picked against Fallen-wizards is in this game."""
