"""Traits of actions: what an action is, said once by the action, so that rules can ask for it."""

from collections.abc import Iterable
from typing import Any, Generic, TypeVar

A_co = TypeVar("A_co", covariant=True)
"""The actions that have a trait."""


class Trait(Generic[A_co]):
    """Something that several kinds of action have in common.

    A rule that is registered on a trait reaches every action that has it, those still to come
    included.
    """

    __slots__ = ("actions", "name", "says")

    def __init__(self, name: str, says: str) -> None:
        self.name = name
        self.says = says
        """What an action with this trait is, in a few words."""
        self.actions: tuple[type, ...] = ()
        """The actions that have it, once these are known."""

    def __repr__(self) -> str:
        return f"Trait({self.name!r})"


def gather(actions: Iterable[Any], every: Trait[Any]) -> None:
    """Let each trait know the actions that have it: each names its own; one trait all have."""
    for action in actions:
        for trait in (every, *action.traits):
            trait.actions = (*trait.actions, action)


def reached(on: Iterable[Any]) -> tuple[Any, ...]:
    """Give what traits stand for: the actions that have them; anything else stands for itself."""
    found = (each.actions if isinstance(each, Trait) else (each,) for each in on)
    return tuple(dict.fromkeys(action for actions in found for action in actions))
