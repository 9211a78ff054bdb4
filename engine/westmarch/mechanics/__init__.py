"""How the game moves: what carrying out an action means, and what comes next.

Nothing here decides what is allowed or what something is worth; that is for the rulebooks.
"""

from westmarch.mechanics import (
    belongings,
    chain,
    combat,
    companies,
    corruption,
    events,
    hands,
    hazards,
    influence,
    items,
    movement,
    movement_hazard,
    organization,
    rescue,
    setup,
    sideboard,
    site_phase,
    strikes,
    texts,
    treasures,
    trophies,
    turn,
    untap,
)
from westmarch.mechanics.moves import MOVES

__all__ = [
    "MOVES",
    "belongings",
    "chain",
    "combat",
    "companies",
    "corruption",
    "events",
    "hands",
    "hazards",
    "influence",
    "items",
    "movement",
    "movement_hazard",
    "organization",
    "rescue",
    "setup",
    "sideboard",
    "site_phase",
    "strikes",
    "texts",
    "treasures",
    "trophies",
    "turn",
    "untap",
]
