"""What is known of each target of the card language: what is lacking, and what to choose from."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

from westmarch.cards.model.phrases.targets import Target
from westmarch.kernel.lack import Lack
from westmarch.rulebooks.cards.context import Here
from westmarch.table.game import Game

Misfit = Callable[[Game, Any, Here, str], Lack | None]
F = TypeVar("F", bound=Misfit)
Among = Callable[[Game, Any], Iterable[str | None]]


class Aim(NamedTuple):
    """What is known of one kind of target."""

    misfit: Misfit
    """What is lacking where what an action is aimed at is not what the card says, for a purpose."""
    among: Among
    """What an action might be aimed at, as far as that is plain without looking closely."""


TARGETS: dict[type[Target], Aim] = {}
"""What is known of each kind of target."""


def target(kind: type[Target], among: Among) -> Callable[[F], F]:
    """Declare what is lacking where a target is none of this kind, and what to choose from."""

    def register(misfit: F) -> F:
        TARGETS[kind] = Aim(misfit, among)
        return misfit

    return register
