"""The cards as they are kept once they have been read: an index, and each card by itself.

Whoever needs one card finds it in the index and unpacks no other, however many there are.
"""

import pickle
from collections.abc import Iterable, Mapping
from io import BytesIO
from typing import Any, NamedTuple

import msgspec

from westmarch.cards.language.statement import Amendment
from westmarch.cards.model.card import Alignment, Card, CardType
from westmarch.cards.names import fold

_PROTOCOL = 5
"""One that all versions of Python know that run Westmarch."""


class Listed(NamedTuple):
    """What the index tells of a card."""

    id: str
    name: str
    type: CardType
    alignment: Alignment
    spelling: str
    """Its name, folded."""
    speaks: bool
    """It says more than its facts."""
    at: tuple[int, int]
    """Where it lies among what is packed."""
    amending: tuple[tuple[str, int, int], ...]
    """The rules that amend it, be they in force or not, and where their amendments lie."""


class _Bundle(NamedTuple):
    listed: tuple[Listed, ...]
    packed: bytes


class Compiled:
    """All cards, as they are printed, and what amends them."""

    def __init__(self, bundle: bytes) -> None:
        listed, self._packed = msgspec.msgpack.decode(bundle, type=_Bundle)
        self.listed: Mapping[str, Listed] = {each.id: each for each in listed}

    def card(self, id_: str) -> Card:
        """Give a card as it is printed."""
        card: Card = self._unpacked(*self.listed[id_].at)
        return card

    def amendments(self, id_: str, rules: frozenset[str]) -> tuple[Amendment, ...]:
        """Give what some rules change on a card, in the order in which it is written."""
        return tuple(
            self._unpacked(start, end)
            for rule, start, end in self.listed[id_].amending
            if rule in rules
        )

    def _unpacked(self, start: int, end: int) -> Any:
        return _Unpacker(BytesIO(self._packed[start:end])).load()


def compiled(cards: Iterable[tuple[Card, Iterable[Amendment]]]) -> bytes:
    """Pack cards, each with what amends it."""
    listed: list[Listed] = []
    packed = BytesIO()

    def put(thing: Card | Amendment) -> tuple[int, int]:
        start = packed.tell()
        packed.write(_pack(thing))
        return start, packed.tell()

    for card, amendments in cards:
        listed.append(
            Listed(
                card.id,
                card.name,
                card.type,
                card.alignment,
                fold(card.name),
                bool(card.clauses),
                put(card),
                tuple((each.rule, *put(each)) for each in amendments),
            )
        )
    return msgspec.msgpack.encode(_Bundle(tuple(listed), packed.getvalue()), enc_hook=str)


class _Packer(pickle.Pickler):
    """Packs structs by their fields, and any sort of text as plain text."""

    def reducer_override(self, thing: Any) -> Any:
        if isinstance(thing, msgspec.Struct):
            values = tuple(getattr(thing, each) for each in thing.__struct_fields__)
            return _remade, (type(thing), values)
        if isinstance(thing, str):
            return str, (str.__str__(thing),)
        return NotImplemented


def _pack(thing: Card | Amendment) -> bytes:
    packed = BytesIO()
    _Packer(packed, _PROTOCOL).dump(thing)
    return packed.getvalue()


class _Unpacker(pickle.Unpickler):
    """Unpacks what cards are made of, and nothing else."""

    def find_class(self, module: str, name: str) -> Any:
        if not module.startswith("westmarch.cards.") and (module, name) != ("builtins", "str"):
            raise pickle.UnpicklingError(f"a card has no {module}.{name} in it")
        return super().find_class(module, name)


def _remade(struct: type[msgspec.Struct], values: tuple[Any, ...]) -> msgspec.Struct:
    return struct(**dict(zip(struct.__struct_fields__, values, strict=True)))
