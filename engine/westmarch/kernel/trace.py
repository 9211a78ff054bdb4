"""What is noted down while rules are evaluated, for those who ask why."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from westmarch.kernel.rulebook import AnyQuantity, Rule

Topics = dict[str, set[str]]
"""Names of quantities that were worked out, and for whom each was."""


class Spoke(Struct, frozen=True):
    """A rule that had something to say, and the rules it drew on before it said so."""

    rule: Rule
    args: tuple[Any, ...]
    value: Any
    drawn_on: tuple["Spoke", ...]
    reckoned: tuple["Reckoned", ...] = ()
    """The numbers that were worked out while it spoke."""
    game: Any = None
    """The moment at which it spoke: the reasons are about that."""


class Reckoned(Struct, frozen=True):
    """A number that was worked out, and what went into it."""

    quantity: AnyQuantity
    about: tuple[Any, ...]
    value: Any
    drawn_on: tuple[Spoke, ...]
    reckoned: tuple["Reckoned", ...]
    """The numbers that went into what is printed, before any rule spoke."""
    game: Any = None
    """The moment at which it was worked out."""


def leaving_nothing(said: Spoke) -> Iterator[Spoke]:
    """Give those adjustments, among what was drawn on, that took the last of something away.

    That there is nothing left is found by others; it is decided by these.
    """
    for each in said.drawn_on:
        if each.rule.bars and not each.value:
            yield each
        yield from leaving_nothing(each)


class Trace:
    """What rules say while somebody listens."""

    __slots__ = ("asked", "here", "passed", "questions", "reckoned", "thorough")

    def __init__(self, *, thorough: bool = False) -> None:
        self.thorough = thorough
        """Whether to listen to asides as well."""
        self.here: list[Spoke] = []
        self.reckoned: list[Reckoned] = []
        """Numbers that have a name at the table, as they were worked out."""
        self.passed: list[tuple[int, Spoke]] = []
        """Rules that might have been expected to speak, with what they say of that, and after how
        many of those that did."""
        self.questions: set[str] = set()
        """Open questions on which an answer leaned."""
        self.asked: list[tuple[AnyQuantity, tuple[Any, ...]]] = []
        """The quantities that were worked out, each with what it was worked out for."""

    @property
    def topics(self) -> Topics:
        """What was worked out so far."""
        topics: Topics = {}
        for quantity, about in self.asked:
            topics.setdefault(quantity.name, set()).update(
                each for each in about if isinstance(each, str)
            )
        return topics

    @property
    def heard(self) -> tuple[int, int, int, int]:
        """How much was heard so far."""
        return len(self.here), len(self.reckoned), len(self.passed), len(self.questions)

    @property
    def empty(self) -> bool:
        """Whether nothing was heard so far."""
        return not (self.here or self.asked or self.questions or self.reckoned or self.passed)
