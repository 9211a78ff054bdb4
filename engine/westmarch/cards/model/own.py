"""What one card alone says."""

from msgspec import Struct


class Own(Struct, frozen=True, tag="own"):
    """What no other card says: a line in our own words, and code under the card's id and this key.

    It may be a clause by itself, or the last of a clause's effects.
    """

    key: str
    text: str
    line: int = 0
