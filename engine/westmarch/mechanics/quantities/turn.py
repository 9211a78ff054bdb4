"""Quantities of the turn: its phases and steps, and the cards that are drawn in it."""

from westmarch.kernel.rulebook import Quantity

NEXT_PHASE = Quantity("next phase", None)
"""Of a phase: the one after it; None after the last. Of an empty text: the first one."""

COMPANIES_IN_PHASE = Quantity("companies in the phase", ())
"""Of a phase: the companies that have a part of it each."""

ASKED_ANYWAY = Quantity("asked anyway", False, "any")
"""Of a player whose turn it is to act: whether he is asked even if there is nothing for him to do,
since to be passed over would tell what he has."""

NEXT_STEP = Quantity("next step", None)
"""Of a step of a company's movement/hazard phase: the one after it; None after the last."""

TIME_FOR_RESOURCES = Quantity("time for resources", False)
"""Of a player: whether this is a time for resource short-events, if nothing else gives one."""

AT_THE_END = Quantity("at the end", False, "any")
"""Of a card: whether its text places it at the end of a company's movement/hazard phase."""

TIME_FOR_HAZARDS = Quantity("time for hazards", False, "any")
"""Whether hazards may be played at this moment of a company's movement/hazard phase."""

ACTS_AGAINST_JOURNEYS = Quantity("acts against journeys", False, "any")
"""Of a player: whether he might play a hazard short-event at this moment, if he has one."""

DRAW_SITE = Quantity("draw site", None)
"""Of a company: the site card whose numbers tell how many cards its movement is worth."""

DRAWS = Quantity("draws")
"""Of a company and a player: how many cards the player may draw for the company's movement."""

HANDS_TO_RESET = Quantity("hands to reset", ())
"""Of a phase: the players who draw up to their hand size, or discard down to it, at its end."""

END_STEPS = Quantity("steps of the end-of-turn phase", ())
"""The windows of the end-of-turn phase, in their order."""

HAND_SIZE = Quantity("hand size")
"""Of a player."""

FIRST_PLAYER = Quantity("first player", None)
"""Of what both players have rolled, by their names: who has the first turn, if that settles it."""

ROLLS_AGAIN = Quantity("rolls again", False, "any")
"""Of what both players have rolled: whether they roll once more for the first turn."""

STARTING_HAND = Quantity("starting hand", lambda game, player: game.value(HAND_SIZE, player))
"""Of a player: with how many cards he begins the game."""

SIDEBOARD_OPENER = Quantity("opener of the sideboard", "")
"""Of a player: on account of which card his opponent may open the sideboard, if of any."""

SIDEBOARD_SIZE = Quantity("sideboard size", None, lasting=True)
"""Of a number of decks: how many cards a sideboard may have if they are played through."""

WINNER = Quantity("winner", None)
"""The player who would win if the game were over: a name, `tie`, or `nobody` while it goes on."""

BRINGS_ITSELF = Quantity("brings itself", False, "any")
"""Of a card in the sideboard: whether its own text brings it from there into the play deck."""
