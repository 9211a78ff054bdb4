"""A row of the vocabulary."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from westmarch.corpus.patterns import Section


class Row(Struct, frozen=True):
    """One sentence of the vocabulary."""

    section: Section
    pattern: str
    meaning: str
    does: Callable[..., Any]
    example: str
    frame: bool = False
    """It says what game is being played, so it counts before all other steps."""
    roll: str = ""
    """What the dice are for that it brings along, where that cannot be told from the action."""
    also: tuple[str, ...] = ()
    """Other patterns for the same, with the same slots."""
    about: bool = False
    """The Given is about what others put on the table, so it counts after all of these."""
    rule: str = ""
    """The rule that gives it a meaning; in editions without it, it has none."""
