"""Chance is a player: whatever is random is asked for by purpose and answered from outside."""

from collections.abc import Callable
from random import Random
from typing import Literal

from msgspec import Struct

from westmarch.errors import BadData


class Need(Struct, frozen=True, rename="kebab", omit_defaults=True):
    """A result of chance that the game waits for."""

    kind: Literal["2d6", "shuffle", "pick"]
    purpose: str
    """What for: `strike`, `body-check`, `influence-check`."""
    of: str = ""
    """Whose: the id of a card or a player."""
    size: int = 0
    """How many cards to order or to pick from, for a shuffle or a pick."""


Chance = Callable[[Need], tuple[int, ...]]
"""Answers a need: two dice, or positions counted from 0."""


def seeded(seed: int) -> Chance:
    """Answer every need from a seed, the same way each time."""
    random = Random(seed)

    def answer(need: Need) -> tuple[int, ...]:
        if need.kind == "2d6":
            return random.randint(1, 6), random.randint(1, 6)
        if need.kind == "shuffle":
            return tuple(random.sample(range(need.size), need.size))
        return (random.randrange(need.size),)

    return answer


def recorded(results: list[tuple[int, ...]]) -> Chance:
    """Answer from a log, in the order in which the results came."""
    left = iter(results)

    def answer(need: Need) -> tuple[int, ...]:
        for result in left:
            return result
        raise BadData(f"the log ends before the roll for “{need.purpose}” of {need.of or 'nobody'}")

    return answer


def no_chance(need: Need) -> tuple[int, ...]:
    """Refuse: nothing random is expected here."""
    what = {"2d6": "roll", "pick": "random choice"}.get(need.kind, need.kind)
    whose = f" of {need.of}" if need.of else ""
    raise BadData(
        f"a {what} is needed for the {need.purpose.replace('-', ' ')}{whose}, and none was given"
    )


def checked(need: Need, result: tuple[int, ...]) -> tuple[int, ...]:
    """Pass on a result that answers the need; complain of any other."""
    fits = {
        "2d6": len(result) == 2 and all(1 <= each <= 6 for each in result),
        "shuffle": sorted(result) == list(range(need.size)),
        "pick": len(result) == 1 and 0 <= result[0] < need.size,
    }[need.kind]
    if not fits:
        raise BadData(f"{list(result)} is no answer to a {need.kind} for “{need.purpose}”")
    return result
