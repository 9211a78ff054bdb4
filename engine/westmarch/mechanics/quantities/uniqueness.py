"""Quantities of cards of which there is only one, and of beings of which there are several."""

from westmarch.mechanics.lookups import lies_in_play
from westmarch.table.actions import AnyPlay
from westmarch.table.game import Quantity

COUNTS_AS_IN_PLAY = Quantity[str, bool]("counts as in play", lies_in_play, "any")
"""Of a card: whether it counts as in play where there may be only one."""

TAKEN = Quantity[str, tuple[str, ...]]("taken", (), "sum")
"""Of a card: the copies of it that have its place while they are where they are."""

BEING = Quantity[str, str]("being", lambda game, card: game.printed(card).name, lasting=True)
"""Of a card of the pool: the name of the being that it is, or else its own."""

RIVALS = Quantity[AnyPlay, tuple[str, ...]]("rivals", ())
"""Of an action that plays a card: the cards that keep it out of play, being the same being."""

GIVES_WAY = Quantity[str, AnyPlay, bool]("gives way", False, "any")
"""Of a card in play and an action that plays another: whether the one leaves as the other comes."""

LEAVING = Quantity[str, bool]("leaving", False, "any")
"""Of a card in play: whether something that has been declared is to remove it."""

SURPLUS = Quantity[str, bool]("surplus", False, "any")
"""Of a card in play: whether there is another copy, and no room for two."""
