"""How cards state their conditions."""

from collections.abc import Callable
from typing import Any

from westmarch.cards.language.phrase_words.things import at, attacks, card_words, where, who
from westmarch.cards.language.vocabulary import RACES
from westmarch.cards.model.phrases.conditions import (
    At,
    Condition,
    HasCharacters,
    HasFaced,
    HasMet,
    HasMoved,
    HasWithIt,
    InPlay,
    Is,
    IsAble,
    IsBearing,
    IsBeside,
    IsStored,
    LiesWith,
    NoLarger,
)

# Conditions


def if_words(conditions: tuple[Condition, ...]) -> str:
    """Write on what conditions something is done."""
    return f"if {_conditions(conditions)}" if conditions else ""


def while_words(conditions: tuple[Condition, ...]) -> str:
    """Write how long something holds."""
    return f"while {_conditions(conditions)}: " if conditions else ""


def _conditions(conditions: tuple[Condition, ...]) -> str:
    return " and ".join(_CONDITIONS[type(each)](each) for each in conditions)


def _has_faced(condition: HasFaced) -> str:
    faced = (each if each in RACES else f'"{each}"' for each in condition.races)
    return f"the company has faced {' or '.join(faced)} this turn"


_CONDITIONS: dict[type, Callable[[Any], str]] = {
    InPlay: lambda it: f'"{it.name}" is {"" if it.yes else "not "}in play',
    Is: lambda it: f"{it.role} is {who(it.who)}",
    At: lambda it: f"{it.role} is {at(it.where)}",
    HasFaced: _has_faced,
    HasCharacters: lambda it: f"{it.role} has {it.number} or {it.comparison} characters",
    HasMoved: lambda it: f"{it.role} has moved to {where(it.where)} this turn",
    IsBeside: lambda it: f'{it.role} is at the site of "{it.name}"',
    HasMet: lambda it: f"{it.role} has faced {attacks(it.attacks)} this turn",
    HasWithIt: lambda it: f"{it.role} has {who(it.who)}",
    IsStored: lambda it: f'"{it.name}" is stored',
    LiesWith: lambda it: f'"{it.name}" {"lies" if it.yes else "does not lie"} with {it.role}',
    IsAble: lambda it: f"{it.role} can use palantíri",
    IsBearing: lambda it: f"{it.role} bears a {card_words(it.cards)}",
    NoLarger: lambda it: f"{it.role} is of {it.than} or fewer",
}
