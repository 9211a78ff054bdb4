"""What cards do: one struct with its words for each effect, topic by topic.

What happens by them is in the modules of the same names in `rulebooks/cards/effects/`.
"""

from westmarch.cards.model.phrases.effects import (
    attacks,
    cards,
    changes,
    creatures,
    finding,
    items,
    journeys,
    people,
    places,
    raids,
    rests,
    rolls,
    strikes,
)

__all__ = [
    "attacks",
    "cards",
    "changes",
    "creatures",
    "finding",
    "items",
    "journeys",
    "people",
    "places",
    "raids",
    "rests",
    "rolls",
    "strikes",
]
