"""Quantities of items: their class, and who has the use of them."""

from westmarch.mechanics.lookups import item_facts
from westmarch.table.game import Quantity

IN_USE = Quantity[str, bool]("in use", lambda game, item: game.card(item).in_use)
"""Of an item that somebody bears: whether it does something for its bearer."""

ONE_AT_A_TIME = Quantity[tuple[str, ...]]("used one at a time", (), lasting=True)
"""The types of items of which a character uses one at a time."""

AT_ONCE = Quantity[str, str, int]("used at once", 1)
"""Of somebody and one of these types: how many such items he uses at a time."""

WORKS_UNUSED = Quantity[str, str, bool]("works unused", False, "any")
"""Of an item and what its text waits for: whether that counts while the item is not in use."""

ITEM_CLASS = Quantity[str, str | None](
    "item class", lambda game, card: getattr(item_facts(game, card), "item_class", None)
)
"""Of a card: the class of item that it is, or counts as; None for what is no item."""

LABELS = Quantity[str, tuple[str, ...]]("labels", ())
"""Of a card: the key words on it, by which the texts of other cards may mean it."""

KEY_WORDS = Quantity[str, tuple[str, ...]]("key words", (), "sum")
"""Of the code of a set: the key words that the rules list for it."""

HOARD_ITEM = Quantity[str, bool]("hoard item", False, "any")
"""Of a card: whether it is a hoard item."""

FOUND_ANYWHERE = Quantity[str, str, bool]("found anywhere", False, "any")
"""Of an item and a character: whether he may play it where its own text would not have it."""

CAN_USE = Quantity[str, str, bool]("can use a palantír", False, "any")
"""Of somebody and a palantír: whether he can use it by what is in play."""

FIT_FOR_BALROG = Quantity[str, bool]("fit for the Balrog", False, "any")
"""Of an item: whether it says that it does something for the Balrog himself."""
