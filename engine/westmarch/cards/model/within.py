"""What is said somewhere within a clause."""

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")


def within(said: object, kind: type[T]) -> Iterator[T]:
    """Go through all of a kind in a clause, in its parts, or in several clauses."""
    if isinstance(said, kind):
        yield said
    elif isinstance(said, Struct):
        for field in said.__struct_fields__:
            yield from within(getattr(said, field), kind)
    elif isinstance(said, tuple):
        for each in said:
            yield from within(each, kind)
