"""Closed lists of words, of which a field holds one."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any


class Vocabulary:
    """The words that a field may hold, and how the language says them.

    What a field holds is mostly the word itself; where it is not, `said` gives the words for it.
    """

    def __init__(
        self,
        terminal: str,
        called: str,
        *values: str,
        said: Mapping[Any, str] | None = None,
        plurals: Mapping[Any, str] | None = None,
        others: Mapping[str, Any] | None = None,
    ) -> None:
        self.terminal = terminal
        """Its name in the grammar."""
        self.called = called
        """What it is a list of, as it is called in an error."""
        self.said: dict[Any, str] = {each: each for each in (*(plurals or {}), *values) if each}
        self.said |= dict(said or {})
        """The words for each value."""
        self.plurals = dict(plurals or {})
        """The plurals, of nouns."""
        self.others = dict(others or {})
        """Further words that are understood, and the values that they stand for."""

    @cached_property
    def meant(self) -> dict[str, Any]:
        """Give the value that each word stands for."""
        plain = {words: value for value, words in self.said.items()}
        several = {plural: value for value, plural in self.plurals.items()}
        return plain | several | self.others

    def __contains__(self, value: object) -> bool:
        return value in self.said
