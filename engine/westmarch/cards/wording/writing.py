"""Writing a phrase in its own words."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache, partial
from operator import attrgetter, itemgetter
from typing import Any, NamedTuple

from msgspec import Struct, structs

from westmarch.cards.wording.declare import BY_HAND, Form
from westmarch.cards.wording.english import series, with_article
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
    default,
    slot_kinds,
    ways,
)
from westmarch.cards.wording.pattern import Article, Choice, Maybe, Noun, Part, Slot, Words, slots

_A = "\a"
"""What stands for an article until it is known what follows: no word of anybody's."""
_CLOSE = "\b"
"""What a word begins with that has no space before it."""
_OBJECT = {"he": "him"}


class _Line:
    """The words that have been written so far."""

    def __init__(self, words: Iterable[str] = (), number: int = 1) -> None:
        self.words = list(words)
        self.number = number
        """The number that was given last."""

    def add(self, word: str) -> bool:
        """Write a word, or several."""
        self.words.append(word)
        return True

    def text(self) -> str:
        """Put the words in a row, with articles and punctuation as they have to be."""
        said = ""
        for at, word in enumerate(self.words):
            if word == _A:
                word = with_article(self.words[at + 1]).partition(" ")[0]
            apart = said and said[-1] != "(" and word[0] != _CLOSE
            said += f" {word}" if apart else word.removeprefix(_CLOSE)
        return said


_Step = Callable[[Any, _Line], bool]
"""Writes a part of a pattern, or tells that the part cannot say what is there."""


class _Source(NamedTuple):
    """Where the slots of a form find what they say."""

    kinds: Mapping[Slot, Kind]
    get: Callable[[str], Callable[[Any], Any]]
    default: Callable[[str], Any]
    """What a field holds of which nothing is said."""


def write(said: Struct) -> str:
    """Write a phrase in the first of its forms that says all of it."""
    words = _phrase(type(said), "")(said)
    if words is None:
        raise ValueError(f"the language has no words for {said}")
    return words


def write_as(type_: Kind, value: Any) -> str:
    """Write what fills a slot of some kind."""
    line = _Line()
    if not _step(type_)(value, line):
        raise ValueError(f"the language has no words for {value}")
    return line.text()


@cache
def _phrase(struct: type[Struct], label: str) -> Callable[[Any], str | None]:
    if struct in BY_HAND:
        return BY_HAND[struct].write
    forms = [_form(form, of) for of, form in ways(struct, label) if of is struct]
    return lambda value: next((said for form in forms if (said := form(value)) is not None), None)


def _form(form: Form, owner: type[Struct]) -> Callable[[Any], str | None]:
    """Write a struct in one form, where the form says all of it."""
    kinds, back = slot_kinds(form, owner), form.write
    if back is None:
        rest = _unsaid(owner, {slot.field for slot in kinds}, form.implied)
        step = _row(form.parts, _Source(kinds, attrgetter, partial(default, owner)))
    else:
        step = _row(form.parts, _Source(kinds, _entry, lambda _: None))

    def said(struct: Any) -> str | None:
        line = _Line()
        if back is not None:
            values = back(struct)
            return line.text() if values is not None and step(values, line) else None
        silent = all(get(struct) == value for get, value in rest)
        return line.text() if silent and step(struct, line) else None

    return said


def _entry(field: str) -> Callable[[Any], Any]:
    return lambda values: values.get(field)


def _unsaid(
    owner: type[Struct], said: set[str], implied: Mapping[str, Any]
) -> list[tuple[Callable[[Any], Any], Any]]:
    """Give what the fields have to hold of which a form says nothing."""
    found: list[tuple[Callable[[Any], Any], Any]] = []
    for field in structs.fields(owner):
        within = {each.partition(".")[2] for each in said if each.startswith(f"{field.name}.")}
        if within:
            inner = _unsaid(type(field.default), within, {})
            found += [(_through(field.name, get), value) for get, value in inner]
        elif field.name not in said and field.name != "line":
            found.append((attrgetter(field.name), implied.get(field.name, field.default)))
    return found


def _through(field: str, get: Callable[[Any], Any]) -> Callable[[Any], Any]:
    return lambda struct: get(getattr(struct, field))


def _row(parts: Iterable[Part], source: _Source) -> _Step:
    steps = [_part(part, source) for part in parts]
    return lambda values, line: all(step(values, line) for step in steps)


def _part(part: Part, source: _Source) -> _Step:
    match part:
        case Words():
            text = _fixed(part.text)
            return lambda _, line: line.add(text)
        case Article():
            return lambda _, line: line.add(_A)
        case Noun():
            return lambda _, line: line.add(part.singular + "s" * (line.number != 1))
        case Maybe():
            return _maybe(part, source)
        case Choice():
            return _choice([_way(way, part, source) for way in part.ways])
        case Slot():
            kind, get = source.kinds[part], source.get(part.field)
            if isinstance(kind, Flag) and not kind.no:
                return lambda values, line: not get(values) or line.add(_fixed(kind.yes))
            step = _step(kind)
            return lambda values, line: step(get(values), line)


def _fixed(words: str) -> str:
    return f"{_CLOSE}{words}" if words[0] in ",:)" else words


def _maybe(part: Maybe, source: _Source) -> _Step:
    """Write what may be left out, where it says anything."""
    silent = _silent({slot.field for slot in slots(part.parts)}, source)
    step = _row(part.parts, source)
    return lambda values, line: silent(values) or step(values, line)


def _way(way: tuple[Part, ...], choice: Choice, source: _Source) -> _Step:
    """Write in one of several ways, where the others have nothing to add."""
    others = {slot.field for slot in slots((choice,))} - {slot.field for slot in slots(way)}
    silent, step = _silent(others, source), _row(way, source)
    return lambda values, line: silent(values) and step(values, line)


def _silent(fields: Iterable[str], source: _Source) -> Callable[[Any], bool]:
    """Tell whether there is nothing to say of some fields."""
    within = [(source.get(each), source.default(each)) for each in fields]
    return lambda values: all(get(values) in (None, "", (), default) for get, default in within)


def _choice(ways: list[_Step]) -> _Step:
    """Write in the first way that can say what is there."""

    def written(values: Any, line: _Line) -> bool:
        for way in ways:
            trial = _Line(line.words, line.number)
            if way(values, trial):
                line.words, line.number = trial.words, trial.number
                return True
        return False

    return written


def _step(kind: Kind) -> _Step:
    """Write what fills a slot."""
    match kind:
        case Number():
            return lambda value, line: _number(kind, value, line)
        case Name():
            return lambda value, line: bool(value) and line.add(f'"{value}"')
        case Open():
            return lambda value, line: bool(value) and line.add(value)
        case Word():
            return lambda value, line: _word(kind, value, line)
        case Flag():
            return lambda value, line: line.add(kind.yes if value else kind.no)
        case Phrase():
            return lambda value, line: _inner(kind, value, line)
        case Shaped(members=()):
            return _choice([_string(form, kind) for form in kind.said.forms])
        case Shaped():
            step = _choice([_tuple(form, kind) for form in kind.said.forms])
            return lambda value, line: value is not None and step(value, line)
        case Either():
            return _choice([_step(each) for each in kind.kinds])
        case Many():
            return _many(kind)


def _number(kind: Number, value: Any, line: _Line) -> bool:
    if not isinstance(value, int):
        return False
    line.number = value
    if kind.as_article and value == 1:
        return line.add(_A)
    return line.add(f"{value:+}" if kind.signed else str(value))


def _word(kind: Word, value: Any, line: _Line) -> bool:
    if value not in kind.vocabulary:
        return False
    plural = kind.number == "plural" or (kind.number == "counted" and line.number != 1)
    word = kind.vocabulary.plurals[value] if plural else kind.vocabulary.said[value]
    word = _OBJECT.get(word, word) if kind.as_object else word
    return line.add(with_article(word) if kind.article else word)


def _inner(kind: Phrase, value: Any, line: _Line) -> bool:
    if not isinstance(value, kind.of):
        return False
    words = _phrase(type(value), kind.label)(value)
    return words is not None and line.add(_OBJECT.get(words, words) if kind.as_object else words)


def _many(kind: Many) -> _Step:
    step, joint = _step(kind.each), kind.joint

    def written(values: Any, line: _Line) -> bool:
        lines = [_Line() for _ in values or ()]
        if not lines or (joint == "one" and len(lines) > 1):
            return False
        if not all(step(*each) for each in zip(values, lines, strict=True)):
            return False
        return line.add(_joined([each.text() for each in lines], joint))

    return written


def _joined(words: list[str], joint: str) -> str:
    if joint in ("or", "and"):
        return series(words, joint)
    return (", " if joint == "," else f" {joint[1:]} " if joint else " ").join(words)


def _tuple(form: Form, kind: Shaped) -> _Step:
    kinds = slot_kinds(form, kind)
    return _row(form.parts, _Source(kinds, lambda at: itemgetter(int(at)), lambda _: None))


def _string(form: Form, kind: Shaped) -> _Step:
    """Write a string that has a shape of its own: what it leaves open is found by its shape."""
    kinds = slot_kinds(form, kind)
    step = _row(form.parts, _Source(kinds, _entry, lambda _: None))
    shape = re.compile(" ".join(_shape(part, kinds) for part in form.parts))

    def written(value: Any, line: _Line) -> bool:
        found = shape.fullmatch(value) if isinstance(value, str) else None
        return found is not None and step(found.groupdict(), line)

    return written


def _shape(part: Part, kinds: Mapping[Slot, Kind]) -> str:
    if isinstance(part, Slot):
        kind = kinds[part]
        values = "|".join(map(re.escape, kind.vocabulary.said)) if isinstance(kind, Word) else ".+"
        return f"(?P<{part.field}>{values})"
    return re.escape(part.text) if isinstance(part, Words) else ""
