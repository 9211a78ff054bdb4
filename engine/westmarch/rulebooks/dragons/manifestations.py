"""Manifestations of Dragons."""

from westmarch.cards.model import Creature
from westmarch.cards.model import Event as EventFacts
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.state import Combat
from westmarch.mechanics.quantities import MANIFESTATION

RULES = Rulebook("dragons.manifestations")


@RULES.define("basic", MANIFESTATION)
def of_creature(game: Game, combat: Combat) -> str | None:
    """The creature card is the Dragon in its ordinary state."""
    printed = game.printed(combat.source)
    return printed.manifestation_of if isinstance(printed.facts, Creature) else None


@RULES.define("at-home", MANIFESTATION)
def of_event(game: Game, combat: Combat) -> str | None:
    """The attack that an At Home card adds to the lair is the Dragon's."""
    printed = game.printed(combat.source)
    return printed.manifestation_of if isinstance(printed.facts, EventFacts) else None
