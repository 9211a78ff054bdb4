"""What is known of each effect of the card language: what happens, and what it leaves behind."""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple, TypeVar

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effect import Effect
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.lasting import Key
from westmarch.table.game import Game

E = TypeVar("E", bound=Effect)
Happens = Callable[[Game, E, Here, Key], Iterable[Event]]
Leaves = Callable[[Card, E, Key], Iterable[Rule]]
Purpose = Callable[[E], str]


def nothing(card: Card, effect: Effect, key: Key) -> Iterable[Rule]:
    """Leave nothing behind: what has happened is all."""
    return ()


def nothing_else(effect: Effect) -> str:
    """Serve no purpose of which a rule speaks."""
    return ""


class Record(NamedTuple):
    """What is known of one kind of effect."""

    happens: Happens[Any]
    """The events that it brings about."""
    leaves: Leaves[Any]
    """The rules of its card that hold while it lasts, and those that finish what was begun."""
    purpose: Purpose[Any]
    """What it serves, where allies may count as characters for that."""
    attacks: bool
    """Whether it has a company face an attack."""


EFFECTS: dict[type[Effect], Record] = {}
"""What is known of each kind of effect."""


def effect(
    kind: type[E],
    *,
    leaves: Leaves[E] = nothing,
    purpose: Purpose[E] = nothing_else,
    attacks: bool = False,
) -> Callable[[Happens[E]], Happens[E]]:
    """Declare what happens by an effect of this kind, and what else is known of it."""

    def register(happens: Happens[E]) -> Happens[E]:
        EFFECTS[kind] = Record(happens, leaves, purpose, attacks)
        return happens

    return register


def happens(game: Game, effect: Effect, here: Here, key: Key) -> Iterable[Event]:
    """Give the events that an effect brings about."""
    return EFFECTS[type(effect)].happens(game, effect, here, key)


def left_behind(card: Card, effect: Effect, key: Key) -> Iterable[Rule]:
    """Give the rules that an effect leaves behind, and those that finish what it has begun."""
    return EFFECTS[type(effect)].leaves(card, effect, key)


def purpose_of(effects: tuple[Effect, ...]) -> str:
    """For what allies may count as characters, apart from combat and skills: for healing."""
    return next(filter(None, (EFFECTS[type(each)].purpose(each) for each in effects)), "")
