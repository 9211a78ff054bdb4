"""Errors that say what is wrong, where, and what to do next."""

from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from unicodedata import combining, normalize

from westmarch.visible import visible


class WestmarchError(Exception):
    """Bad input, explained to the person who gave it."""

    def __init__(self, what: str, *, where: str = "", hint: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.where = where
        self.hint = hint

    def __str__(self) -> str:
        """Put the place first, the way compilers do, and the advice last."""
        place = f"{self.where}: " if self.where else ""
        advice = f"\n  {self.hint}" if self.hint else ""
        lines = f"{place}{self.what}{advice}".split("\n")
        return visible("\n".join(shortened(line, _LONGEST_LINE) for line in lines))


class BadUsage(WestmarchError):  # noqa: N818 - reads as what it says
    """The command was called with words it does not know."""


class BadData(WestmarchError):  # noqa: N818 - reads as what it says
    """A file or a message does not say what it has to say."""


class NoInput(WestmarchError):  # noqa: N818 - reads as what it says
    """A file cannot be read at all."""


class NoOutput(WestmarchError):  # noqa: N818 - reads as what it says
    """A file cannot be written."""


_LONG, _LONGEST, _LONGEST_LINE = 60, 200, 1000
TOO_DEEP = "It is nested too deeply"


def shortened(text: str, most: int = _LONG) -> str:
    """Quote text in a message, not at any length."""
    return text if len(text) <= most else f"{text[:most]}…"


def nearest(word: str, known: Iterable[str], means: Mapping[str, str] | None = None) -> str:
    """Offer the known word nearest to `word`, or what it `means`, as a sentence, or nothing."""
    if len(word) > _LONGEST:
        return ""
    folded = {_bare(each): each for each in known}
    found = get_close_matches(_bare(word), folded, n=1, cutoff=0.6)
    if not found:
        return ""
    offered = folded[found[0]]
    return f"Did you mean “{means[offered] if means else offered}”?"


def _bare(word: str) -> str:
    """Write a word without capitals and accents: who mistypes a name leaves them out as well."""
    return "".join(c for c in normalize("NFD", word.casefold()) if not combining(c))
