"""Any action at all, about whatever is on the table: sense is for the rules to find in it."""

from functools import cache
from random import Random
from typing import Any, get_type_hints

from westmarch.table.actions import AnyAction
from westmarch.table.game import Game

_KINDS: tuple[type, ...] = AnyAction.__args__
_TYPED = {"character": "character", "controller": "character", "site": "site"}
"""Fields that name a card of one type."""
_COMPANIES = ("company", "other")
_WAYS = ("starter", "region", "under-deeps")


def anything(game: Game, random: Random) -> Any:
    """Think of an action; everything that it names is there."""
    kind = random.choice(_KINDS if game.state.companies else _without_companies())
    return kind(**{name: _value(game, random, name, hint) for name, hint in _fields(kind)})


@cache
def _without_companies() -> tuple[type, ...]:
    return tuple(
        kind
        for kind in _KINDS
        if not any(name in _COMPANIES and hint is str for name, hint in _fields(kind))
    )


@cache
def _fields(kind: type) -> tuple[tuple[str, Any], ...]:
    hints = get_type_hints(kind)
    return tuple((name, hints[name]) for name in kind.__struct_fields__)  # type: ignore[attr-defined]


def _value(game: Game, random: Random, name: str, hint: Any) -> Any:
    state = game.state
    if name == "player":
        return random.choice(state.players).name
    if name == "way":
        return random.choice(_WAYS)
    if hint is bool:
        return random.random() < 0.5
    if hint is int:
        return random.randint(0, 3)
    if hint == tuple[str, ...]:
        return tuple(random.sample(list(state.cards), random.randint(0, 2)))
    if hint == str | None and (random.random() < 0.5 or not state.companies):
        return None
    if name in _COMPANIES:
        return random.choice(list(state.companies))
    cards = list(state.cards)
    if name in _TYPED:
        cards = [each for each in cards if game.printed(each).type == _TYPED[name]] or cards
    return random.choice(cards)
