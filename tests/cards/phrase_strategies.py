"""Phrases at random, from their declarations: whatever can be said is said."""

from collections.abc import Mapping
from functools import cache
from typing import Any

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy
from msgspec import Struct

from westmarch.cards.model.own import own_texts_in
from westmarch.cards.wording.declare import VOCABULARIES, Form
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
    ways,
)
from westmarch.cards.wording.pattern import Choice, Maybe, Part, Slot
from westmarch.cards.wording.reading import string_of, struct_of, tuple_of

Values = dict[str, Any]

_KNOWN = {words for each in VOCABULARIES.values() for words in each.meant}
NAMES = st.text(st.characters(categories=["L", "N", "P"]) | st.just(" "), min_size=1).filter(
    lambda name: '"' not in name and name not in _KNOWN
)
_LETTERS = st.characters(categories=["L", "N", "P", "S"])
_WORDS = st.text(_LETTERS, min_size=1, max_size=12).filter(lambda word: word[0] != "#")
SENTENCES = st.lists(_WORDS, min_size=1, max_size=40).map(" ".join)

_KEYS = st.from_regex(r"[a-z]+(-[a-z]+)*", fullmatch=True)

_RULES = st.lists(_KEYS, min_size=2, max_size=3).map(".".join)
_OPEN = {"TEXT": SENTENCES, "RULE": _RULES, "KEY": _KEYS}

BY_HAND_STRATEGIES: dict[type[Struct], SearchStrategy[Any]] = {}
"""The strategies of phrases that are not read by their declarations."""


def kinds(of: type[Struct]) -> set[type[Struct]]:
    """Give every kind of a phrase."""
    return {each for kind in of.__subclasses__() for each in ({kind} | kinds(kind))}


def held(kind: Kind) -> SearchStrategy[Any]:
    """Give what a slot can hold."""
    match kind:
        case Number():
            least = -9 if kind.signed else 1 if kind.as_article else 0
            return st.integers(least, 99)
        case Name():
            return NAMES
        case Open():
            return _OPEN[kind.terminal]
        case Word():
            return st.sampled_from(list(kind.vocabulary.said))
        case Flag():
            return st.booleans()
        case Phrase():
            return phrases(kind.of, kind.label)
        case Shaped():
            return shaped(kind)
        case Either():
            return st.one_of(map(held, kind.kinds))
        case Many():
            most = 1 if kind.joint == "one" else 3
            several = st.lists(held(kind.each), min_size=1, max_size=most).map(tuple)
            return several.filter(lambda many: not any(own_texts_in(many[:-1])))


@st.composite
def phrases(draw: st.DrawFn, of: type[Struct], label: str = "") -> Any:
    """Give any phrase of a kind, in any of its forms."""
    return draw(_any(of, label))


@cache
def _any(of: type[Struct], label: str) -> SearchStrategy[Any]:
    written = [each for struct, each in BY_HAND_STRATEGIES.items() if issubclass(struct, of)]
    return st.one_of(*written, *(_said(struct, form) for struct, form in ways(of, label)))


def _said(struct: type[Struct], form: Form) -> SearchStrategy[Any]:
    values = _row(form.parts, slot_kinds(form, struct))
    return values.map(lambda said: struct_of(struct, form, said))


def shaped(kind: Shaped) -> SearchStrategy[Any]:
    """Give a string or a tuple that has a shape of its own."""
    forms = [(form, _row(form.parts, slot_kinds(form, kind))) for form in kind.said.forms]
    if kind.members:
        return st.one_of(values.map(tuple_of) for _, values in forms)
    return st.one_of(
        values.map(lambda said, form=form: string_of(form, said)) for form, values in forms
    )


def _row(parts: tuple[Part, ...], kinds: Mapping[Slot, Kind]) -> SearchStrategy[Values]:
    """Fill the slots of a row of parts."""
    filled = [_filled(part, kinds) for part in parts if isinstance(part, Slot | Maybe | Choice)]
    return st.tuples(*filled).map(
        lambda each: {slot: it for row in each for slot, it in row.items()}
    )


def _filled(part: Slot | Maybe | Choice, kinds: Mapping[Slot, Kind]) -> SearchStrategy[Values]:
    match part:
        case Slot():
            return held(kinds[part]).map(lambda value: {part.field: value})
        case Maybe():
            return st.just({}) | _row(part.parts, kinds)
        case Choice():
            return st.one_of(_row(way, kinds) for way in part.ways)
