"""What is known of each condition of the card language: what is lacking where it is not met."""

from collections.abc import Callable
from typing import Any

from westmarch.cards.model.phrases.conditions import Condition
from westmarch.kernel.lack import Lack
from westmarch.rulebooks.cards.context import Here
from westmarch.table.game import Game

Unmet = Callable[[Game, Any, Here], Lack | None]

CONDITIONS: dict[type[Condition], Unmet] = {}
"""For each condition what gives what is lacking where it is not met."""

NOBODY = Lack("there is nobody of whom it could be so")


def condition(kind: type[Condition]) -> Callable[[Unmet], Unmet]:
    """Declare what is lacking where a condition of this kind is not met."""

    def register(unmet: Unmet) -> Unmet:
        CONDITIONS[kind] = unmet
        return unmet

    return register
