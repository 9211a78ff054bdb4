"""An observation path, declared once: its pattern, what is to be seen there, and what shows it."""

from collections.abc import Callable, Sequence
from typing import Any, Literal

from msgspec import Struct

from westmarch.kernel.event import Event
from westmarch.table.game import Game

Past = Sequence[Event]
"""What has happened since the table was set."""


class Word(Struct, frozen=True):
    """What a word in angle brackets names in a path."""

    finds: Callable[[Game, str], Any]
    """Gives what is named, for what shows the path; complains if there is no such thing."""
    of: Literal["", "card", "company", "player", "site"] = ""
    """What sort of thing on the table it is, if it is one."""


class Path(Struct, frozen=True):
    """A family of paths, with what is seen there."""

    pattern: str
    """A path in which each word in angle brackets stands for any text without a slash."""
    value: str
    """What kind of value is seen there, for people."""
    meaning: str
    shows: Callable[..., Any]
    """Gives the value: of a game and of what the words name; of the past, too, if it is `past`."""
    words: tuple[Word, ...] = ()
    """What the words in angle brackets name."""
    past: bool = False
    """It is about what has happened, not about how things are."""
    certain: bool = False
    """It is so whatever has become of an action."""

    @property
    def of(self) -> str:
        """The sort of thing on the table that it is about; nothing if it is about none."""
        return self.words[0].of if self.words else ""


TEXT = Word(lambda _, text: text)
"""Any text."""
