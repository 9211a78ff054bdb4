"""The community's card database: a file of the Council of Elrond that each user has a copy of."""

import re
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from westmarch.cards.names import plain
from westmarch.errors import TOO_DEEP, BadData
from westmarch.files import read_text

_SET_APART = re.compile(r"<(?:em|i)>(.*?)</(?:em|i)>", re.DOTALL)


class Entry(Struct, frozen=True):
    """A card of the database, its words in English and as plain text."""

    id: str
    name: str
    type: str
    alignment: str
    attributes: dict[str, Any]
    text: str
    named: tuple[str, ...] = ()
    """The cards that the text names: their titles are set apart in it."""

    def __getitem__(self, attribute: str) -> str:
        """Give an attribute, empty if the card has none."""
        value = self.attributes.get(attribute, "")
        return plain(str(value.get("en", "") if isinstance(value, dict) else value))


class _Written(Struct):
    """A card as the file has it."""

    name: dict[str, str]
    type: str
    alignment: str
    attributes: dict[str, Any]
    text: dict[str, str]


def read_database(path: Path) -> dict[str, Entry]:
    """Read the database, set by set, into one dict by id."""
    try:
        sets = msgspec.json.decode(read_text(path))
    except (msgspec.DecodeError, RecursionError) as error:
        deep = isinstance(error, RecursionError)
        why = TOO_DEEP.lower() if deep else str(error).removeprefix("JSON is malformed: ")
        raise BadData(f"this is not JSON: {why}", where=str(path)) from None
    if not isinstance(sets, dict) or not sets:
        what = "this is not a card database, which is an object that holds sets"
        raise BadData(what, where=str(path))
    entries: dict[str, Entry] = {}
    for code, content in sets.items():
        cards = content.get("cards") if isinstance(content, dict) else None
        if not isinstance(cards, dict):
            raise BadData(f"the set {code} has no object “cards”", where=str(path))
        entries |= {id_: _entry(id_, card, path) for id_, card in cards.items()}
    return entries


def _entry(id_: str, card: Any, path: Path) -> Entry:
    try:
        written = msgspec.convert(card, _Written)
    except msgspec.ValidationError as error:
        raise BadData(f"card {id_}: {error}", where=str(path)) from None
    return Entry(
        id=id_,
        name=plain(written.name.get("en", "")),
        type=written.type,
        alignment=written.alignment.lower(),
        attributes=written.attributes,
        text=plain(re.sub(r"<[^>]*>", " ", written.text.get("en", ""))),
        named=tuple(
            plain(re.sub(r"<[^>]*>", "", each)).strip(" .,:")
            for each in _SET_APART.findall(written.text.get("en", ""))
        ),
    )
