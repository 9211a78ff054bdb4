"""Declaring a phrase: the words of a struct, beside the struct."""

import re
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, TypeVar

from msgspec import Struct

from westmarch.cards.wording.pattern import Part, parsed
from westmarch.cards.wording.vocabulary import Vocabulary

T = TypeVar("T", bound=type[Struct])


class Form(NamedTuple):
    """One way to say a phrase."""

    pattern: str
    implied: Mapping[str, Any]
    """What the fields hold of which the words say nothing."""
    read: Callable[..., Any] | None = None
    """Where words and fields do not agree one by one: it makes the struct of what the words say,
    and its annotations tell what that is."""
    write: Callable[[Any], Mapping[str, Any] | None] | None = None
    """It gives back what `read` takes, or nothing if the struct is not said in this way."""
    label: str = ""
    """A form that has a label is used only where a slot asks for it."""

    @property
    def parts(self) -> tuple[Part, ...]:
        """Give the parts of the pattern."""
        return parsed(self.pattern)


def form(
    pattern: str,
    *,
    read: Callable[..., Any] | None = None,
    write: Callable[[Any], Mapping[str, Any] | None] | None = None,
    label: str = "",
    **implied: Any,
) -> Form:
    """Describe a way to say a phrase that is more than its pattern."""
    return Form(pattern, implied, read, write, label)


class ByHand(NamedTuple):
    """A phrase that the written part of the grammar has a rule for."""

    rule: str
    write: Callable[[Any], str]


class Said:
    """How strings and tuples are said that have a shape of their own.

    A string is what its pattern says, names without their quotation marks; in a tuple {0}, {1} …
    are its members.
    """

    def __init__(self, rule: str, *patterns: str) -> None:
        self.rule = rule
        """Its name in the grammar."""
        self.forms = tuple(map(form, patterns))


FORMS: dict[type[Struct], tuple[Form, ...]] = {}
"""How each phrase is said; of several ways the first is written that can say all of it."""

BY_HAND: dict[type[Struct], ByHand] = {}

VOCABULARIES: dict[str, Vocabulary] = {}
"""Every vocabulary by its name in the grammar."""


def phrase(*ways: str | Form) -> Callable[[T], T]:
    """Declare how a struct is said: in one of several ways."""

    def declare(struct: T) -> T:
        FORMS[struct] = tuple(form(each) if isinstance(each, str) else each for each in ways)
        return struct

    return declare


def by_hand(rule: str, write: Callable[[Any], str]) -> Callable[[T], T]:
    """Declare a struct whose grammar and reading are written out."""

    def declare(struct: T) -> T:
        BY_HAND[struct] = ByHand(rule, write)
        return struct

    return declare


def words(terminal: str, called: str, *values: str, **more: Mapping[Any, Any]) -> Vocabulary:
    """Declare a vocabulary."""
    VOCABULARIES[terminal] = Vocabulary(terminal, called, *values, **more)
    return VOCABULARIES[terminal]


def dashed(name: str) -> str:
    """Write the name of a struct as its tag."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()
