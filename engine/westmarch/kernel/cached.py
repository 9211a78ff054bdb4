"""Something to go through again and again, worked out but once and no further than needed."""

from collections.abc import Iterable, Iterator
from typing import Generic, TypeVar

T = TypeVar("T")


class CachedIterable(Generic[T]):
    """The things that an iterator gives, for whoever wants to go through them."""

    __slots__ = ("_known", "_more")

    def __init__(self, things: Iterable[T]) -> None:
        self._known: list[T] = []
        self._more = iter(things)

    def __iter__(self) -> Iterator[T]:
        number = 0
        while True:
            if number == len(self._known):
                try:
                    self._known.append(next(self._more))
                except StopIteration:
                    return
            yield self._known[number]
            number += 1
