"""Errors that say what is wrong, where, and what to do next."""

from collections.abc import Iterable, Mapping
from difflib import SequenceMatcher
from functools import lru_cache
from typing import NamedTuple
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
_ALIKE = 0.6
"""Words are offered that have at least so much of their letters in common, in their order."""
_SIGNS, _OF_ONE = 64, 32
"""Letters are told apart by so many kinds, and counted up to so many of each."""
TOO_DEEP = "It is nested too deeply"


def shortened(text: str, most: int = _LONG) -> str:
    """Quote text in a message, not at any length."""
    return text if len(text) <= most else f"{text[:most]}…"


def nearest(word: str, known: Iterable[str], means: Mapping[str, str] | None = None) -> str:
    """Offer the known word nearest to `word`, or what it `means`, as a sentence, or nothing."""
    if len(word) > _LONGEST:
        return ""
    offered = _nearest(_bare(word), _folded(tuple(known)))
    if offered is None:
        return ""
    return f"Did you mean “{means[offered] if means else offered}”?"


class _Folded(NamedTuple):
    """A known word as it is compared with others."""

    bare: str
    letters: int
    """Its letters as bits, as many for each as there are of it: so two words are soon compared."""
    word: str


@lru_cache(maxsize=64)
def _folded(known: tuple[str, ...]) -> tuple[_Folded, ...]:
    folded = {_bare(each): each for each in known}
    return tuple(_Folded(bare, _letters(bare), each) for bare, each in folded.items())


def _nearest(word: str, known: tuple[_Folded, ...]) -> str | None:
    """Give the word that is most alike, and of several the last by the alphabet.

    Two words are no more alike than the letters that both have: so few are compared closely.
    """
    letters = _letters(word)
    alike = (
        (2 * (each.letters & letters).bit_count() / ((len(each.bare) + len(word)) or 1), each)
        for each in known
    )
    best, found = _ALIKE, None
    comparing = SequenceMatcher(b=word)
    for most, each in sorted((pair for pair in alike if pair[0] >= _ALIKE), reverse=True):
        if most < best:
            break
        comparing.set_seq1(each.bare)
        ratio = comparing.ratio()
        if ratio >= best and (found is None or (ratio, each.bare) > (best, found.bare)):
            best, found = ratio, each
    return None if found is None else found.word


def _letters(word: str) -> int:
    counted = [0] * _SIGNS
    for each in word:
        counted[ord(each) % _SIGNS] += 1
    if max(counted) > _OF_ONE:
        return (1 << _SIGNS * _OF_ONE) - 1
    return sum(((1 << many) - 1) << at * _OF_ONE for at, many in enumerate(counted) if many)


def _bare(word: str) -> str:
    """Write a word without capitals and accents: who mistypes a name leaves them out as well."""
    folded = word.casefold()
    if folded.isascii():
        return folded
    return "".join(c for c in normalize("NFD", folded) if not combining(c))
