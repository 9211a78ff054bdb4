"""What cards make conditional: whether it is so, and what is lacking where it is not."""

from westmarch.cards.model.phrases.conditions import Condition
from westmarch.kernel.lack import Lack
from westmarch.rulebooks.cards.conditions import attacks, cards, companies, people, places, players
from westmarch.rulebooks.cards.conditions.record import CONDITIONS
from westmarch.rulebooks.cards.context import Here
from westmarch.table.game import Game

__all__ = [
    "all_hold",
    "attacks",
    "cards",
    "companies",
    "holds",
    "people",
    "places",
    "players",
    "unmet",
]


def unmet(game: Game, condition: Condition, here: Here) -> Lack | None:
    """Give what is lacking where a condition is not met."""
    return CONDITIONS[type(condition)](game, condition, here)


def holds(game: Game, condition: Condition, here: Here) -> bool:
    """Tell whether a condition is met."""
    return CONDITIONS[type(condition)](game, condition, here) is None
