"""What the ways are called in which a card is played or used: short names out of its own words."""

from collections import Counter
from collections.abc import Callable

from westmarch.cards.model.card import Card
from westmarch.cards.model.effects import abilities, playings
from westmarch.cards.model.own import Own
from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.play_clauses import Ability, Playing
from westmarch.cards.wording.writing import write

Way = Playing | Ability


def names_of_ways(ways: tuple[Way, ...]) -> tuple[str, ...]:
    """Name each of several ways by as little as tells it from the others."""
    for name in _NAMES:
        found = [name(each) for each in ways]
        if all(found) and max(Counter(found).values(), default=0) <= 1:
            return tuple(found)
    return tuple(write(each) for each in ways)


def ways_of_card(card: Card) -> dict[str, tuple[str, ...]]:
    """Give the names of the ways in which a card is played and used, where there are several."""
    found: dict[str, tuple[Way, ...]] = {"played": playings(card), "used": abilities(card)}
    return {how: names_of_ways(ways) for how, ways in found.items() if len(ways) > 1}


def _first(way: Way) -> str:
    return _said(way.effects[0]) if way.effects else ""


def _all(way: Way) -> str:
    return ", ".join(map(_said, way.effects))


def _aim(way: Way) -> str:
    return "" if way.target is None else f"on {write(way.target)}"


def _conditions(way: Way) -> str:
    said = " and ".join(write(each) for each in way.conditions)
    return f"if {said}" if said else _aim(way)


def _whole(way: Way) -> str:
    parts = (_all(way), _aim(way), _conditions(way) if way.conditions else "")
    return " ".join(filter(None, parts))


def _said(effect: Effect) -> str:
    return effect.key.replace("-", " ") if isinstance(effect, Own) else write(effect)


_NAMES: tuple[Callable[[Way], str], ...] = (_first, _all, _aim, _conditions, _whole)
"""From the shortest: the first effect, all of them, the target, the conditions, all of these."""
