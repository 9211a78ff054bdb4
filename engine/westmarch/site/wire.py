"""What goes over the wire, told for people who write engines."""

import ast
from functools import cache
from inspect import cleandoc, getsource
from textwrap import dedent
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec
from msgspec import Struct, UnsetType

from westmarch.cards.deck import DeckList
from westmarch.table.actions import BY_TAG
from westmarch.table.ids import Named, named
from westmarch.wire.protocol import CardAt, CompanyAt, Happened, PlayerAt, Position, Turn

_WORDS = {str: "text", int: "a number", bool: "true or false", NoneType: "null"}


class Field(Struct, frozen=True):
    """A field of an object."""

    name: str
    value: str
    """What may stand there, in words."""
    required: bool
    meaning: str = ""


class Shape(Struct, frozen=True):
    """A kind of object: what it is called, what it is for, and its fields."""

    name: str
    meaning: str
    fields: tuple[Field, ...]


def actions() -> list[Shape]:
    """Give every action, by its `type`."""
    return [_shape(each, tag) for tag, each in BY_TAG.items()]


def position() -> list[Shape]:
    """Give the parts of a position, the whole first."""
    parts = (Position, Turn, PlayerAt, DeckList, CardAt, CompanyAt, Happened)
    return [_shape(each, _NAMES[each]) for each in parts]


_NAMES: dict[type, str] = {
    Position: "position",
    Turn: "turn",
    PlayerAt: "player",
    DeckList: "deck",
    CardAt: "card",
    CompanyAt: "company",
    Happened: "event of the past",
}

_PLURALS = {
    "text": "texts",
    "a number": "numbers",
    "a player": "players",
    "a card": "cards",
    "a company": "companies",
    "an event of the past": "events of the past",
}


def _shape(struct: type[Struct], name: str) -> Shape:
    fields = tuple(
        Field(
            field.encode_name,
            _told(field.type),
            field.required,
            _meanings(struct).get(field.name, ""),
        )
        for field in sorted(msgspec.structs.fields(struct), key=lambda field: not field.required)
    )
    return Shape(name, cleandoc(struct.__doc__ or ""), fields)


@cache
def _meanings(struct: type[Struct]) -> dict[str, str]:
    """Give what is said of fields where they are declared, by their names, in one line each."""
    found: dict[str, str] = {}
    for each in reversed(struct.__mro__[:-1]):
        if not issubclass(each, Struct) or each is Struct:
            continue
        (declared,) = ast.parse(dedent(getsource(each))).body
        assert isinstance(declared, ast.ClassDef)
        for field, said in zip(declared.body, declared.body[1:], strict=False):
            if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
                match said:
                    case ast.Expr(ast.Constant(str(text))):
                        found[field.target.id] = " ".join(text.split())
    return found


def _told(type_: Any) -> str:
    """Say in words what values a type has."""
    if type_ in _WORDS:
        return _WORDS[type_]
    if type_ in _NAMES:
        return _article(_NAMES[type_])
    origin, inside = get_origin(type_), get_args(type_)
    if origin is Annotated:
        what = named(type_)
        return _what_is_named(what, many=False) if what else _told(inside[0])
    if origin is Literal:
        return _series([f"`{each}`" if each else "empty" for each in inside])
    if origin in (Union, UnionType):
        # What may be left out altogether is no value of its own.
        return _series([_told(each) for each in inside if each is not UnsetType])
    if origin is tuple:
        return f"a list of {_several(inside[0])}"
    if origin is dict:
        return f"an object: {_told(inside[1])} for each name"
    raise TypeError(f"There are no words for {type_}.")


def _article(noun: str) -> str:
    return f"{'an' if noun[0] in 'aeiou' else 'a'} {noun}"


def _several(type_: Any) -> str:
    """Say in words what several values of a type are."""
    what = named(type_)
    return _what_is_named(what, many=True) if what else _PLURALS[_told(type_)]


def _what_is_named(what: Named, *, many: bool) -> str:
    """Say what a field names, and what of it stands there: a label, or a name that it has."""
    of = {"player": "name", "region": "name"}.get(what.sorts[0], "label") if what.sorts else ""
    if many:
        return f"{of}s of {what.noun}s {what.more}".removeprefix("s of ").rstrip()
    named_so = f"the {of} of " if of else ""
    return f"{named_so}{_article(what.noun)} {what.more}".rstrip()


def _series(words: list[str]) -> str:
    return words[0] if len(words) == 1 else f"{', '.join(words[:-1])} or {words[-1]}"
