"""Quantities of the time before the first turn: its steps, and the draft."""

from westmarch.cards.model.effects import playings
from westmarch.table.game import Quantity

NEXT_SETUP_STEP = Quantity[str, str | None]("next step of setting up", None)
"""Of a window before the first turn: the window that follows it; None for the first turn."""

DRAFTERS = Quantity[tuple[str, ...]]("drafters", ())
"""The players who take part in the next round of the draft."""

DUPLICATED = Quantity[str, tuple[str, ...], bool]("duplicated", False)
"""Of a character and all that were turned up in a round: whether somebody else has him, too."""

DRAFT_LIMIT = Quantity[str, int]("limit of the draft", 0)
"""Of a player: with how many characters he may start at most."""

PLACES_IN_DRAFT = Quantity[str, tuple[str | None, ...]](
    "places in the draft",
    lambda game, card: () if playings(game.printed(card)) else (None,),
    "sum",
)
"""Of a Stage resource in a pool: what it may be played on as it is drafted, by its own text; None
where it is played on nothing."""

LAYS_MORE = Quantity[str, str, bool]("lays more", False)
"""Of a player and a card that he has laid in the draft: whether he may lay another one with it."""

DRAFTED_TOO = Quantity[str, bool]("drafted too", False, "any")
"""Of an event: whether it is laid in the draft like a character, in the place of a minor item."""

BRINGS = Quantity[str, str, bool]("brings", False, "any")
"""Of a drafted card and a character: whether the card expressly lets him begin, with it."""

GIVEN_UP = Quantity[str, tuple[str, ...]]("given up", ())
"""Of a player: the cards in hand that may be given up for cards of the sideboard."""

TURNED_IN = Quantity[str, str | None]("turned in", None)
"""Of a card that is given up for one of the sideboard: where it goes."""

SWITCHED = Quantity[str, tuple[str, ...]]("switched", ())
"""Of a player: the cards of the deck in whose place a Wizard from outside it may come."""

STARTS_AS_ITEM = Quantity[str, bool]("starts as an item", False, "any")
"""Of an event: whether its player may begin the game with it in the place of a minor item."""
