"""Offers: what a player may choose from, part by part, without going through all of it.

Of many actions a part is one of several things, or any of them together: a strike is faced with
the support of any of the companions. An offer is such an action with the domains of its parts.
Whether an action is legal is for rules to say; an offer tells where to look.
"""

from collections.abc import Container, Iterable, Iterator
from itertools import combinations, islice
from random import Random
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict, replace

AT_MOST = 1000
"""So many actions of one offer are gone through, the smallest choices first."""


class OneOf(Struct, frozen=True):
    """One of some values."""

    values: tuple[Any, ...]
    shorthands: Container[Any] = ()
    """What may be said in place of a value: a line of play of its own it is not."""

    def __contains__(self, value: Any) -> bool:
        return value in self.values or value in self.shorthands

    @property
    def sizes(self) -> range:
        """One is no larger than another."""
        return range(1)

    def of_size(self, _size: int) -> Iterator[Any]:
        """Go through the values."""
        return iter(self.values)

    def pick(self, random: Random) -> Any:
        """Choose at random."""
        return random.choice(self.values)


class SomeOf(Struct, frozen=True):
    """Some of several values, each once, from the least number to the most; their order is idle."""

    values: tuple[Any, ...]
    least: int = 1
    most: int | None = None
    """Without it, all of them."""
    besides: frozenset[Any] = frozenset()
    """What may be named as well, and changes nothing."""

    def __contains__(self, chosen: Any) -> bool:
        if not isinstance(chosen, tuple):
            return False
        named = set(chosen)
        counted = len(named - self.besides)
        return (
            len(named) == len(chosen)
            and named <= self.besides.union(self.values)
            and counted in self.sizes
        )

    @property
    def sizes(self) -> range:
        """How many may be chosen."""
        number = len(self.values)
        most = number if self.most is None else min(self.most, number)
        return range(self.least, most + 1)

    def of_size(self, size: int) -> Iterator[tuple[Any, ...]]:
        """Go through the choices of so many."""
        return combinations(self.values, size)

    def pick(self, random: Random) -> tuple[Any, ...]:
        """Choose some at random: first how many, then which."""
        chosen = random.sample(self.values, random.choice(self.sizes))
        return tuple(each for each in self.values if each in chosen)


class _Words(Struct, frozen=True):
    """All that somebody may say."""

    def __contains__(self, value: Any) -> bool:
        return isinstance(value, str)


ANY_NAME = OneOf(("",), _Words())
"""A name that a player makes up, or leaves to the table."""
ANY_OR_NONE = OneOf((None,), _Words())
"""Nothing, or something of which nobody knows whether it is called for."""

Domain = OneOf | SomeOf


class Offer:
    """An action with the domains of those of its parts that are to be chosen."""

    __slots__ = ("action", "parts")

    def __init__(self, action: Any, **parts: Domain) -> None:
        self.action = action
        """What is settled: of the parts to be chosen it says nothing."""
        self.parts = parts

    def __repr__(self) -> str:
        return f"Offer({self.action!r}, {self.parts!r})"

    def __iter__(self) -> Iterator[Any]:
        """Go through the actions that can be made of it, the smallest choices first."""
        return islice(self._every(), AT_MOST)

    def _every(self) -> Iterator[Any]:
        if len(self.parts) == 1:
            ((name, domain),) = self.parts.items()
            for size in domain.sizes:
                for value in domain.of_size(size):
                    yield replace(self.action, **{name: value})
            return
        names, domains = tuple(self.parts), tuple(self.parts.values())
        least = sum(each.sizes.start for each in domains)
        most = sum(each.sizes.stop - 1 for each in domains)
        for total in range(least, most + 1):
            for chosen in _choices(domains, total):
                yield replace(self.action, **dict(zip(names, chosen, strict=True)))

    def covers(self, action: Any) -> bool:
        """Tell whether an action can be made of it, however many there are."""
        if type(action) is not type(self.action):
            return False
        settled = asdict(self.action)
        return all(
            value in self.parts[name] if name in self.parts else value == settled[name]
            for name, value in asdict(action).items()
        )

    def pick(self, random: Random) -> Any:
        """Choose part by part, at random."""
        chosen = {name: domain.pick(random) for name, domain in self.parts.items()}
        return replace(self.action, **chosen)


def _choices(domains: tuple[Domain, ...], total: int) -> Iterator[tuple[Any, ...]]:
    """Go through the choices from domains that come to a size together."""
    if not domains:
        if total == 0:
            yield ()
        return
    first, rest = domains[0], domains[1:]
    for size in first.sizes:
        if size > total:
            return
        for value in first.of_size(size):
            for others in _choices(rest, total - size):
                yield (value, *others)


def one_of(action: Any, part: str, values: Iterable[Any]) -> Iterator[Offer]:
    """Offer an action with one of these values for a part of it; nothing, if there are none."""
    domain = tuple(values)
    if domain:
        yield Offer(replace(action, **{part: domain[0]}), **{part: OneOf(domain)})


def actions_of(offered: Any) -> Iterable[Any]:
    """Give the actions that can be made of what is offered: an offer, or a plain action."""
    return offered if isinstance(offered, Offer) else (offered,)


def action_of(offered: Any) -> Any:
    """Give an action that stands for all that is offered: of the same kind, by the same player."""
    return offered.action if isinstance(offered, Offer) else offered


def kind_of(offered: Any) -> type:
    """Give the type of the actions that are offered."""
    return type(action_of(offered))


def covers(offered: Any, action: Any) -> bool:
    """Tell whether an action is among what is offered."""
    return offered.covers(action) if isinstance(offered, Offer) else bool(offered == action)
