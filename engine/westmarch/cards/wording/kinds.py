"""What a slot of a pattern can hold: found from the annotation of its field, and its manner.

What follows the colon in a slot tells how what fills the field is said:

    {amount:+}              with its sign
    {number:a}              one as “a”, more as a number
    {races:s}               in the plural; {region_type:(s)} by the number that was just given
    {origins:a +or}         each with its article
    {names:or}              several, as in “a, b or c”; likewise {names:and}
    {effects:,} {sorts:+or} several, with commas alone, or with the same word between any two
    {kinds}                 several without anything between them
    {effects:one}           one alone, where there might be several
    {subject:whom}          “him”, not “he”
    {subject:Cards}         of several types, this one
    {where:place}           in a form with this label, too
"""

from collections.abc import Callable, Iterator
from functools import cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeAlias, Union, get_args, get_origin, get_type_hints

from msgspec import Struct, structs

from westmarch.cards.wording.declare import FORMS, VOCABULARIES, Form, Said
from westmarch.cards.wording.pattern import Slot, slots
from westmarch.cards.wording.vocabulary import Vocabulary


class Number(Struct, frozen=True):
    """A whole number."""

    signed: bool = False
    as_article: bool = False
    """One is said as “a”."""


class Name(Struct, frozen=True):
    """The name of a card, in quotation marks."""


class Open(Struct, frozen=True):
    """Whatever a terminal of the grammar matches, as it stands there."""

    terminal: str


class Word(Struct, frozen=True):
    """A word of a vocabulary."""

    vocabulary: Vocabulary
    number: Literal["singular", "plural", "counted"] = "singular"
    article: bool = False
    as_object: bool = False
    """“him”, not “he”."""


class Flag(Struct, frozen=True):
    """Words for true, and perhaps for false."""

    yes: str
    no: str = ""


class Phrase(Struct, frozen=True):
    """A struct that has words of its own, or any of a kind of structs."""

    of: type[Struct]
    label: str = ""
    as_object: bool = False
    """“him”, not “he”."""


class Shaped(Struct, frozen=True):
    """A string or a tuple with a shape of its own."""

    said: Said
    members: tuple[Any, ...] = ()
    """The annotations of a tuple's members."""


class Either(Struct, frozen=True):
    """One of several."""

    kinds: "tuple[Kind, ...]"


class Many(Struct, frozen=True):
    """Several, one after the other."""

    each: "Kind"
    joint: str
    """“or” and “and” stand before the last; with + between any two; a comma alone; or nothing.

    With “one” there is no more than one."""


Kind: TypeAlias = Number | Name | Open | Word | Flag | Phrase | Shaped | Either | Many

_JOINTS = ("or", "and", "+or", "+and", ",", "one")


def kind_of(type_: Any, manner: str = "") -> Kind:
    """Tell what a field of a type holds that is said in some manner."""
    said = manner.split()
    if get_origin(type_) is Annotated:
        plain, mark = get_args(type_)
        return _marked(plain, mark, said)
    if type_ is bool:
        yes, _, no = manner.partition("|")
        return Flag(yes, no)
    if type_ is int:
        return Number("+" in said, "a" in said)
    if type_ is str:
        return Name()
    if get_origin(type_) is tuple:
        joint = next((each for each in said if each in _JOINTS), "")
        rest = " ".join(each for each in said if each not in _JOINTS)
        return Many(kind_of(get_args(type_)[0], rest), joint)
    if get_origin(type_) in (Union, UnionType):
        return _one_of([each for each in get_args(type_) if each is not NoneType], manner)
    return _phrase(type_, said)


def _marked(type_: Any, mark: Any, said: list[str]) -> Kind:
    """Tell what holds that is annotated with its words, its shape, or a terminal."""
    if isinstance(mark, Said):
        return Shaped(mark, get_args(type_))
    if isinstance(mark, Vocabulary):
        return Word(mark, _number(said), "a" in said, as_object="whom" in said)
    return Open(mark)


def _phrase(type_: Any, said: list[str]) -> Kind:
    if not isinstance(type_, type) or not issubclass(type_, Struct):
        raise TypeError(f"no slot can hold {type_}")
    label = " ".join(each for each in said if each != "whom")
    if label and label not in (form.label for form in FORMS.get(type_, ())):
        raise ValueError(f"no form of {type_.__name__} has the label “{label}”")
    return Phrase(type_, label, as_object="whom" in said)


def _one_of(types: list[Any], manner: str) -> Kind:
    """Choose among several types: the manner may name the one that is meant."""
    said = manner.split()
    for each in (each for each in types if getattr(each, "__name__", "") in said):
        return kind_of(each, " ".join(word for word in said if word != each.__name__))
    for vocabulary in (VOCABULARIES[each] for each in said if each in VOCABULARIES):
        return Word(vocabulary)
    if len(types) == 1:
        return kind_of(types[0], manner)
    return Either(tuple(kind_of(each, manner) for each in types))


def _number(said: list[str]) -> Literal["singular", "plural", "counted"]:
    return "plural" if "s" in said else "counted" if "(s)" in said else "singular"


def slot_kinds(form: Form, owner: "Shaped | type[Struct]") -> dict[Slot, Kind]:
    """Tell what the slots of a form hold."""
    if isinstance(owner, Shaped):
        types = {str(at): each for at, each in enumerate(owner.members)}
    else:
        types = _hints(form.read or owner)
    try:
        return {slot: _slot_kind(slot.field, slot.manner, types) for slot in slots(form.parts)}
    except KeyError as missing:
        who = getattr(owner, "__name__", "this")
        raise ValueError(f"{who} has no field “{missing.args[0]}” for {form.pattern}") from None


def _slot_kind(field: str, manner: str, types: dict[str, Any]) -> Kind:
    """Tell what a slot holds: a name, a word of a vocabulary, a field, or a part of one."""
    first, _, rest = field.partition(".")
    if first == "NAME":
        return Name()
    if first in VOCABULARIES:
        return Word(VOCABULARIES[first], _number(manner.split()), "a" in manner.split())
    if rest:
        return _slot_kind(rest, manner, _hints(types[first]))
    return kind_of(types[first], manner)


@cache
def _hints(of: Callable[..., Any]) -> dict[str, Any]:
    return get_type_hints(of, include_extras=True)


def ways(of: type[Struct], label: str = "") -> Iterator[tuple[type[Struct], Form]]:
    """Go through all ways to say a phrase, or any of a kind, each with the struct that is said."""
    for struct, forms in FORMS.items():
        if issubclass(struct, of):
            for form in forms:
                if form.label in ("", label):
                    yield struct, form


def default(struct: type[Struct], path: str) -> Any:
    """Give what a field, or a part of one, holds of which nothing is said."""
    field, _, rest = path.partition(".")
    (found,) = (each for each in structs.fields(struct) if each.name == field)
    return attrgetter(rest)(found.default) if rest else found.default
