"""Quantities of the turn: its phases and steps, and the cards that are drawn in it."""

from westmarch.table.game import Quantity

NEXT_PHASE = Quantity[str, str | None]("next phase", None)
"""Of a phase: the one after it; None after the last. Of an empty text: the first one."""

COMPANIES_IN_PHASE = Quantity[str, tuple[str, ...]]("companies in the phase", ())
"""Of a phase: the companies that have a part of it each."""

ASKED_ANYWAY = Quantity[str, bool]("asked anyway", False, "any")
"""Of a player whose turn it is to act: whether he is asked even if there is nothing for him to do,
since to be passed over would tell what he has."""

NEXT_STEP = Quantity[str, str | None]("next step", None)
"""Of a step of a company's movement/hazard phase: the one after it; None after the last."""

TIME_FOR_RESOURCES = Quantity[str, bool]("time for resources", False)
"""Of a player: whether this is a time for resource short-events, if nothing else gives one."""

AT_THE_END = Quantity[str, bool]("at the end", False, "any")
"""Of a card: whether its text places it at the end of a company's movement/hazard phase."""

TIME_FOR_HAZARDS = Quantity[bool]("time for hazards", False, "any")
"""Whether hazards may be played at this moment of a company's movement/hazard phase."""

ACTS_AGAINST_JOURNEYS = Quantity[str, bool]("acts against journeys", False, "any")
"""Of a player: whether he might play a hazard short-event at this moment, if he has one."""

DRAW_SITE = Quantity[str, str | None]("draw site", None)
"""Of a company: the site card whose numbers tell how many cards its movement is worth."""

DRAWS = Quantity[str, str, int]("draws", 0)
"""Of a company and a player: how many cards the player may draw for the company's movement."""

HANDS_TO_RESET = Quantity[str, tuple[str, ...]]("hands to reset", ())
"""Of a phase: the players who draw up to their hand size, or discard down to it, at its end."""

END_STEPS = Quantity[tuple[str, ...]]("steps of the end-of-turn phase", ())
"""The windows of the end-of-turn phase, in their order."""

HAND_SIZE = Quantity[str, int]("hand size", 0)
"""Of a player."""

FIRST_PLAYER = Quantity[tuple[tuple[str, int], ...], str | None]("first player", None)
"""Of what both players have rolled, by their names: who has the first turn, if that settles it."""

ROLLS_AGAIN = Quantity[tuple[tuple[str, int], ...], bool]("rolls again", False, "any")
"""Of what both players have rolled: whether they roll once more for the first turn."""

STARTING_HAND = Quantity[str, int](
    "starting hand", lambda game, player: game.value(HAND_SIZE, player)
)
"""Of a player: with how many cards he begins the game."""

SIDEBOARD_OPENER = Quantity[str, str]("opener of the sideboard", "")
"""Of a player: on account of which card his opponent may open the sideboard, if of any."""

SIDEBOARD_SIZE = Quantity[int, int | None]("sideboard size", None, lasting=True)
"""Of a number of decks: how many cards a sideboard may have if they are played through."""

WINNER = Quantity[str | None]("winner", None)
"""The player who would win if the game were over: a name, `tie`, or `nobody` while it goes on."""

BRINGS_ITSELF = Quantity[str, bool]("brings itself", False, "any")
"""Of a card in the sideboard: whether its own text brings it from there into the play deck."""
