"""What a block of cards says, line by line, before it is a card or changes one."""

from typing import Any, Literal, NamedTuple

from westmarch.cards.model.card import CardType, Unmodelled
from westmarch.cards.model.clause import Clause


class Fact(NamedTuple):
    """A fact of a card: the field of the model that holds it, and its value."""

    field: str
    value: Any
    listed: bool = False
    """The field holds a list, which several such facts fill."""


class Kind(NamedTuple):
    """What sort of card it is, with the facts that the words imply."""

    type: CardType
    facts: tuple[Fact, ...]


Statement = Fact | Clause | Unmodelled


class Said(NamedTuple):
    """What one line of a block says."""

    statements: tuple[Statement, ...]
    line: int


class Change(NamedTuple):
    """What one line of an amendment does to a card."""

    verb: Literal["set", "add", "remove"]
    statements: tuple[Statement | Kind, ...]
    line: int


class CardBlock(NamedTuple):
    """A card as the file has it, line by line."""

    id: str
    name: str
    kind: Kind
    said: tuple[Said, ...]
    line: int


class ByReading(NamedTuple):
    """An open question, and one of its readings."""

    question: str
    reading: str


class Amendment(NamedTuple):
    """What a rule changes on a card, line by line."""

    id: str
    """Empty where the name alone says which card is meant."""
    name: str
    rule: str
    changes: tuple[Change, ...]
    line: int
    by: ByReading | None = None
    """The reading by which it does so, where that is an open question."""
    path: str = ""
