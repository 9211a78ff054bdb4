"""Quantities of the nine Dragons: their manifestations, lairs and lost treasures."""

from westmarch.table.game import Game, Quantity
from westmarch.table.state import Combat


def _as_listed(game: Game, card: str) -> str | None:
    """What is printed counts as far as the rules list such a kind."""
    printed = game.printed(card)
    if printed.manifestation_kind is None:
        return None
    kinds = {row["Manifestation"].lower() for row in game.value(MANIFESTATION_KINDS)}
    return printed.manifestation_of if printed.manifestation_kind in kinds else None


MANIFESTATION_KINDS = Quantity[tuple[dict[str, str], ...]]("kinds of manifestation", ())
"""The rows of the list of kinds that there are of manifestations of Dragons."""

DRAGONS_IN_PERSON = Quantity[str, tuple[str, ...]]("Dragons in person", ())
"""Of the code of a set: the Dragons whose basic manifestation came with it."""

MANIFESTATION = Quantity[Combat, str | None]("manifestation", None)
"""Of an attack: the Dragon of which it is a manifestation, `none`, or None if no rule says."""

DRAGON_OF = Quantity[str, str | None]("Dragon of a card", _as_listed)
"""Of a card: the unique Dragon of which it is a manifestation of a kind that is listed, or None."""

LAIR_TABLE = Quantity[tuple[dict[str, str], ...]]("lair table", (), lasting=True)
"""The rows of the list of lairs, as the rules print them."""

UNIQUE_DRAGONS = Quantity[dict[str, tuple[str, str]]]("unique Dragons", {}, lasting=True)
"""For each unique Dragon, the names of its lair and of the lair's region."""

SPELLING = Quantity[str, str | None]("spelling", None, lasting=True)
"""Of a name as somebody spells it: the name of the card that is meant."""

LOST_TREASURE = Quantity[str, bool]("lost treasure", False, "any")
"""Of an item: whether it is a lost treasure."""

STORED_TREASURES = Quantity[str, int]("stored treasures", 0)
"""Of a player: how many lost treasures he has stored."""

TREASURES_NEEDED = Quantity[int]("treasures needed", 0)
"""How many lost treasures win the game."""

DRAGONS_NEEDED = Quantity[int]("Dragons needed", 0)
"""How many unique Dragons the winner has to have defeated besides."""

DRAGONS_DEFEATED = Quantity[str, int]("Dragons defeated", 0)
"""Of a player: how many unique Dragons he has defeated."""
