"""What the language can say, told to those who write in it: made from the declarations."""

from collections.abc import Iterable, Iterator, Mapping
from inspect import cleandoc
from typing import NamedTuple

from msgspec import Struct

from westmarch.cards.wording.declare import FORMS, VOCABULARIES, Form
from westmarch.cards.wording.grammar import ruled
from westmarch.cards.wording.kinds import (
    Either,
    Flag,
    Kind,
    Many,
    Name,
    Number,
    Open,
    Phrase,
    Shaped,
    Word,
    slot_kinds,
)
from westmarch.cards.wording.pattern import Article, Choice, Maybe, Noun, Part, Slot, Words


class Entry(NamedTuple):
    """A phrase: what it is called where others are made of it, how it is said, what it means."""

    name: str
    ways: tuple[str, ...]
    meaning: str


class Listed(NamedTuple):
    """A closed list of words."""

    name: str
    words: tuple[str, ...]


def entries(kind: type[Struct]) -> tuple[Entry, ...]:
    """List the phrases of a kind."""
    return tuple(_entry(each, FORMS[each]) for each in FORMS if issubclass(each, kind))


def parts(*kinds: type[Struct]) -> tuple[Entry, ...]:
    """List the phrases that are of none of these kinds, and strings and tuples with a shape."""
    rest = [each for each in FORMS if not issubclass(each, kinds)]
    shapes = {kind.said.rule: kind for each in FORMS for kind in _shapes(each)}
    return (
        *(_entry(each, FORMS[each]) for each in rest),
        *(Entry(_spaced(rule), _ways(each.said.forms, each), "") for rule, each in shapes.items()),
    )


def vocabularies() -> tuple[Listed, ...]:
    """List the words of each vocabulary."""
    return tuple(Listed(each.called, tuple(each.said.values())) for each in VOCABULARIES.values())


def _entry(struct: type[Struct], forms: Iterable[Form]) -> Entry:
    meaning = cleandoc(struct.__doc__ or "").split("\n\n", 1)[0].replace("\n", " ")
    return Entry(_spaced(ruled(struct.__name__)), _ways(forms, struct), meaning)


def _ways(forms: Iterable[Form], owner: type[Struct] | Shaped) -> tuple[str, ...]:
    return tuple(_row(form.parts, slot_kinds(form, owner)) for form in forms)


def _shapes(struct: type[Struct]) -> Iterator[Shaped]:
    for form in FORMS[struct]:
        for kind in slot_kinds(form, struct).values():
            inner = kind.each if isinstance(kind, Many) else kind
            if isinstance(inner, Shaped):
                yield inner


def _row(parts: Iterable[Part], kinds: Mapping[Slot, Kind]) -> str:
    said = " ".join(_part(part, kinds) for part in parts)
    for mark in ",:)":
        said = said.replace(f" {mark}", mark)
    return said.replace("( ", "(")


def _part(part: Part, kinds: Mapping[Slot, Kind]) -> str:
    match part:
        case Words():
            return part.text
        case Article():
            return "a"
        case Noun():
            return f"{part.singular}(s)"
        case Slot():
            return _kind(kinds[part])
        case Maybe():
            return f"[{_row(part.parts, kinds)}]"
        case Choice():
            return f"({' | '.join(_row(way, kinds) for way in part.ways)})"


def _kind(kind: Kind) -> str:
    """Tell what stands in a slot."""
    match kind:
        case Number():
            return "+1" if kind.signed else "1"
        case Name():
            return '"Name"'
        case Open():
            return f"‹{kind.terminal.lower()}›"
        case Word():
            return f"‹{kind.vocabulary.called}›"
        case Flag():
            return f"({kind.yes} | {kind.no})" if kind.no else f"[{kind.yes}]"
        case Phrase():
            return f"‹{_spaced(ruled(kind.of.__name__))}›"
        case Shaped():
            return f"‹{_spaced(kind.said.rule)}›"
        case Either():
            return " or ".join(map(_kind, kind.kinds)).join("()")
        case Many():
            joint = kind.joint.removeprefix("+")
            return _kind(kind.each) + {"": " …", ",": ", …", "one": ""}.get(joint, f" {joint} …")


def _spaced(name: str) -> str:
    return name.replace("_", " ")
