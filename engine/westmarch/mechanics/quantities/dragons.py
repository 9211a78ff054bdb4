"""Quantities of the nine Dragons: their manifestations, lairs and lost treasures."""

from westmarch.kernel.rulebook import Quantity
from westmarch.table.game import Game


def _as_listed(game: Game, card: str) -> str | None:
    """What is printed counts as far as the rules list such a kind."""
    printed = game.printed(card)
    if printed.manifestation_kind is None:
        return None
    kinds = {row["Manifestation"].lower() for row in game.value(MANIFESTATION_KINDS)}
    return printed.manifestation_of if printed.manifestation_kind in kinds else None


MANIFESTATION_KINDS = Quantity("kinds of manifestation", ())
"""The rows of the list of kinds that there are of manifestations of Dragons."""

DRAGONS_IN_PERSON = Quantity("Dragons in person", ())
"""Of the code of a set: the Dragons whose basic manifestation came with it."""

MANIFESTATION = Quantity("manifestation", None)
"""Of an attack: the Dragon of which it is a manifestation, `none`, or None if no rule says."""

DRAGON_OF = Quantity("Dragon of a card", _as_listed)
"""Of a card: the unique Dragon of which it is a manifestation of a kind that is listed, or None."""

LAIR_TABLE = Quantity("lair table", (), lasting=True)
"""The rows of the list of lairs, as the rules print them."""

UNIQUE_DRAGONS = Quantity("unique Dragons", {}, lasting=True)
"""For each unique Dragon, the names of its lair and of the lair's region."""

SPELLING = Quantity("spelling", None, lasting=True)
"""Of a name as somebody spells it: the name of the card that is meant."""

LOST_TREASURE = Quantity("lost treasure", False, "any")
"""Of an item: whether it is a lost treasure."""

STORED_TREASURES = Quantity("stored treasures")
"""Of a player: how many lost treasures he has stored."""

TREASURES_NEEDED = Quantity("treasures needed")
"""How many lost treasures win the game."""

DRAGONS_NEEDED = Quantity("Dragons needed")
"""How many unique Dragons the winner has to have defeated besides."""

DRAGONS_DEFEATED = Quantity("Dragons defeated")
"""Of a player: how many unique Dragons he has defeated."""
