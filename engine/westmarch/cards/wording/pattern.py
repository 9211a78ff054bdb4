"""The notation in which a phrase declares its words.

    draw {number} card(s)                       what is in braces fills a field of the struct
    {amount:+} hand size [while at {at}]        what is in square brackets may be left out
    a(n) [{state}] <{kinds:or}|site>            one of several ways to say it, the best one first
    {tapping:who taps}                          words that stand for a field that is true
    {yes:is|is not} in play                     words for true, and words for false
    own~words                                   words joined by ~ are read as a single word

`a(n)` and `card(s)` agree with the word that follows, and with the number that went before.
"""

import re
from collections.abc import Iterator
from functools import cache
from itertools import takewhile
from typing import NamedTuple, TypeAlias


class Words(NamedTuple):
    """A fixed word, or several that are read as one."""

    text: str


class Article(NamedTuple):
    """`a` or `an`, by what follows."""


class Noun(NamedTuple):
    """A noun in the number that was just given."""

    singular: str


class Slot(NamedTuple):
    """A field, and the manner in which it is said."""

    field: str
    manner: str


class Maybe(NamedTuple):
    """What may be left out."""

    parts: "tuple[Part, ...]"


class Choice(NamedTuple):
    """One of several ways to say it."""

    ways: "tuple[tuple[Part, ...], ...]"


Part: TypeAlias = Words | Article | Noun | Slot | Maybe | Choice

_TOKEN = re.compile(
    r"\{(?P<field>[\w.]+)(?::(?P<manner>[^}]*))?\}"
    r"|(?P<article>a\(n\))"
    r"|(?P<noun>[\w'-]+)\(s\)"
    r"|(?P<mark>[][<|>])"
    r"|(?P<word>[,:()]|[^\s\[\]<>|{},:()]+)"
)


class _Tokens:
    """The parts of a pattern, from left to right."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._found = iter(_TOKEN.finditer(text))

    def up_to(self, *ends: str) -> tuple[tuple[Part, ...], str]:
        """Give the parts up to one of these marks, and the mark that came."""
        parts: list[Part] = []
        for found in self._found:
            mark = found["mark"]
            if mark in ends:
                return _tied(parts), mark
            parts.append(self._part(found))
        if "" not in ends:
            raise ValueError(f"“{self.text}” lacks a closing {ends[-1]}")
        return _tied(parts), ""

    def _part(self, found: re.Match[str]) -> Part:
        if found["field"]:
            return Slot(found["field"], found["manner"] or "")
        if found["article"]:
            return Article()
        if found["noun"]:
            return Noun(found["noun"])
        if found["word"]:
            return Words(found["word"].replace("~", " "))
        if found["mark"] == "[":
            return Maybe(self.up_to("]")[0])
        if found["mark"] == "<":
            return Choice(tuple(self._ways()))
        raise ValueError(f"“{self.text}” has a {found['mark']} too many")

    def _ways(self) -> Iterator[tuple[Part, ...]]:
        mark = "|"
        while mark == "|":
            way, mark = self.up_to("|", ">")
            yield way


def _tied(parts: list[Part]) -> tuple[Part, ...]:
    """Read words that begin with a comma as one: a list may end before them, or go on."""
    if not parts or parts[0] != Words(","):
        return tuple(parts)
    fixed = list(takewhile(lambda part: isinstance(part, Words), parts))
    if len(fixed) == 1:
        return tuple(parts)
    text = " ".join(each.text for each in fixed[1:] if isinstance(each, Words))
    return (Words(f", {text}"), *parts[len(fixed) :])


@cache
def parsed(pattern: str) -> tuple[Part, ...]:
    """Take a pattern apart."""
    parts, _ = _Tokens(pattern).up_to("")
    return parts


def slots(parts: tuple[Part, ...]) -> Iterator[Slot]:
    """Go through the fields that a pattern fills."""
    for part in parts:
        match part:
            case Slot():
                yield part
            case Maybe():
                yield from slots(part.parts)
            case Choice():
                for way in part.ways:
                    yield from slots(way)
