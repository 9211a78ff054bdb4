"""A Then about what is to be seen at one path: its slots are words of the path, or the value."""

from collections.abc import Callable
from typing import Any, Literal

from msgspec import Struct

from westmarch.corpus.given import dragon_named
from westmarch.corpus.patterns import slots_of
from westmarch.corpus.roles import OF_KIND
from westmarch.corpus.scene import Piece, Table, reference
from westmarch.errors import BadData
from westmarch.wire.protocol import VerdictName

Relation = Literal["is", "is-not", "has", "has-not", "consists-of"]
Reads = Callable[[Table, str], Any]
"""Gives what a path, or its value, has for the text in a slot."""


class Claim(Struct, frozen=True):
    """Something to be seen at a path."""

    path: str
    value: Any
    relation: Relation = "is"


class Ruling(Struct, frozen=True):
    """The verdict on the last action."""

    verdict: VerdictName
    by: tuple[str, ...] = ()
    questions: tuple[str, ...] = ()


def site_named(table: Table, text: str) -> str:
    """Give the label of a site card on the table, or else the name of the site."""
    site = table.site(text)
    return site.label if isinstance(site, Piece) else site.name


def site_on_table(table: Table, text: str) -> str:
    """Give the label of a site card that has to be on the table."""
    site = table.site(text)
    if isinstance(site, Piece):
        return site.label
    raise BadData(f"{site.name} is not on the table.")


def named(table: Table, text: str) -> str:
    """Give the name of a card, which need not be on the table."""
    return table.card(reference(text)).name


def bare(_: Table, text: str) -> str:
    """Take words out of their quotation marks."""
    return text.strip('"')


def dashed(_: Table, text: str) -> str:
    """Write words as paths have them: of “direct influence”, `direct-influence`."""
    return text.lower().replace("/", "-").replace(" ", "-")


_READS: dict[str, Reads] = {
    "site": site_named,
    "dragon": dragon_named,
    "text": bare,
    "quantity": dashed,
    "check": dashed,
    "phase": dashed,
    "length": dashed,
    "points": lambda _, text: text.split(" ", 1)[0],
    "class": lambda _, text: text,
    "ended": lambda _, text: text.removeprefix("was "),
}
"""How slots of these kinds are read; the others are read as those of an action."""


class Look:
    """Reads a sentence about one path: slots fill its braces, and `value` may be one of them."""

    def __init__(
        self, pattern: str, path: str, value: Any, relation: Relation, said: dict[str, Reads]
    ) -> None:
        self.path = path
        kinds = slots_of(pattern)
        self._reads = {name: said.get(name) or _reads(kind) for name, kind in kinds.items()}
        self._value, self._relation = value, relation
        self._is_slot = isinstance(value, str) and value in kinds

    def __call__(self, table: Table, **slots: str) -> list[Claim]:
        """Say what is to be seen."""
        words = {name: self._reads[name](table, text) for name, text in slots.items()}
        value = words[self._value] if self._is_slot else self._value
        return [Claim(self.path.format(**words), value, self._relation)]


def _reads(kind: str) -> Reads:
    if kind in _READS:
        return _READS[kind]
    role = OF_KIND[kind]
    return lambda table, text: role.reads(table, text, "player")
