"""Quantities of items: their class, and who has the use of them."""

from westmarch.kernel.rulebook import Quantity
from westmarch.mechanics.table import item_facts

IN_USE = Quantity("in use", lambda game, item: game.card(item).in_use)
"""Of an item that somebody bears: whether it does something for its bearer."""

ONE_AT_A_TIME = Quantity("used one at a time", (), lasting=True)
"""The types of items of which a character uses one at a time."""

AT_ONCE = Quantity("used at once", 1)
"""Of somebody and one of these types: how many such items he uses at a time."""

WORKS_UNUSED = Quantity("works unused", False, "any")
"""Of an item and what its text waits for: whether that counts while the item is not in use."""

ITEM_CLASS = Quantity(
    "item class", lambda game, card: getattr(item_facts(game, card), "item_class", None)
)
"""Of a card: the class of item that it is, or counts as; None for what is no item."""

LABELS = Quantity("labels", ())
"""Of a card: the key words on it, by which the texts of other cards may mean it."""

KEY_WORDS = Quantity("key words", (), "sum")
"""Of the code of a set: the key words that the rules list for it."""

HOARD_ITEM = Quantity("hoard item", False, "any")
"""Of a card: whether it is a hoard item."""

FOUND_ANYWHERE = Quantity("found anywhere", False, "any")
"""Of an item and a character: whether he may play it where its own text would not have it."""

CAN_USE = Quantity("can use a palantír", False, "any")
"""Of somebody and a palantír: whether he can use it by what is in play."""

FIT_FOR_BALROG = Quantity("fit for the Balrog", False, "any")
"""Of an item: whether it says that it does something for the Balrog himself."""
