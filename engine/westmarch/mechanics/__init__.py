"""How the game moves: what carrying out an action means, and what comes next.

Nothing here decides what is allowed or what something is worth; that is for the rulebooks.
"""

from westmarch.mechanics import (
    chain,
    combat,
    corruption,
    events,
    hands,
    hazards,
    influence,
    movement,
    organization,
    setup,
    site_phase,
    turn,
)
from westmarch.mechanics.moves import MOVES

__all__ = [
    "MOVES",
    "chain",
    "combat",
    "corruption",
    "events",
    "hands",
    "hazards",
    "influence",
    "movement",
    "organization",
    "setup",
    "site_phase",
    "turn",
]
