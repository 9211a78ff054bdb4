"""What one card alone says."""

from collections.abc import Iterator

from msgspec import Struct


class Own(Struct, frozen=True, tag="own"):
    """What no other card says: a line in our own words, and code under the card's id and this key.

    It may be a clause by itself, or the last of a clause's effects.
    """

    key: str
    text: str
    line: int = 0


def own_texts_in(said: object) -> Iterator[Own]:
    """Go through what one card alone says in a clause, in its effects, or in several clauses."""
    if isinstance(said, Own):
        yield said
    elif isinstance(said, Struct):
        for field in said.__struct_fields__:
            yield from own_texts_in(getattr(said, field))
    elif isinstance(said, tuple):
        for each in said:
            yield from own_texts_in(each)
