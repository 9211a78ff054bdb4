"""Adapters to begin with: what `check init` writes for the author of an engine."""

import json
from pathlib import Path
from typing import Any

from msgspec import Struct

from westmarch.book.load import our_book
from westmarch.cards.model.card import Ally, Card, Character, Item, Modifier, Site
from westmarch.cards.model.own import Own
from westmarch.cards.model.play_clauses import InsteadAgainst, Standing
from westmarch.cards.pool import load_pool
from westmarch.errors import BadUsage
from westmarch.files import write
from westmarch.paths import EXAMPLES

TEMPLATES = EXAMPLES / "adapters"
"""The templates, a folder each."""


class Template(Struct, frozen=True):
    """An adapter in some language."""

    language: str
    needs: str
    """What has to be installed."""
    build: tuple[str, ...]
    """What makes it ready; nothing where nothing has to be done."""
    start: str
    """How it is started, from its folder."""


LANGUAGES = {
    "python": Template("Python", "Python 3", (), "python3 adapter.py"),
    "javascript": Template("JavaScript", "Node.js", (), "node adapter.js"),
    "c": Template("C", "a C compiler", ("cc -O2 -o adapter adapter.c json.c",), "./adapter"),
}

_COUNTING = (Standing, Own, InsteadAgainst)
"""Clauses that may change numbers."""
_NUMBERS = {"prowess", "body", "mind", "marshalling points", "corruption points"}


def write_template(language: str, folder: Path) -> tuple[Path, ...]:
    """Write an adapter into a folder; nothing that is there already is touched."""
    files = {
        file.name: file.read_text("utf-8") for file in sorted((TEMPLATES / language).iterdir())
    }
    files["cards.json"] = card_facts()
    there = [name for name in files if (folder / name).exists()]
    if there:
        raise BadUsage(
            f"In {folder} there is already {', '.join(there)}.",
            hint="Name another folder; nothing was written.",
        )
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in files.items():
        write(folder / name, text)
    return tuple(folder / name for name in files)


def card_facts() -> str:
    """Write what is printed on cards, one a line, for adapters whose engines have no cards yet."""
    book = our_book()
    pool = load_pool(book.default_edition, book.in_force(book.default_edition))
    cards = [pool[id_] for id_, each in pool.listed.items() if each.type != "region"]
    lines = (f'"{each.id}": {json.dumps(_facts(each), ensure_ascii=False)}' for each in cards)
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _facts(card: Card) -> dict[str, Any]:
    facts: dict[str, Any] = {"name": card.name, "type": card.type, "alignment": card.alignment}
    if card.points:
        facts |= {"points": card.points, "source": card.points_kind}
    if card.corruption:
        facts["corruption"] = card.corruption
    held = card.facts
    if isinstance(held, Character | Ally):
        facts |= {"prowess": held.prowess, "body": held.body, "mind": held.mind}
    if isinstance(held, Character):
        facts["direct-influence"] = held.direct_influence
    if isinstance(held, Site):
        facts["site-type"] = held.site_type
    if isinstance(held, Item):
        added = {
            "prowess": held.prowess,
            "body": held.body,
            "direct-influence": held.direct_influence,
        }
        facts |= {name: _modifier(each) for name, each in added.items() if each is not None}
    touched = {topic for each in card.unmodelled for topic in each.touching}
    if any(isinstance(each, _COUNTING) for each in card.clauses) or touched & _NUMBERS:
        facts["changes"] = True
    return facts


def _modifier(value: Modifier) -> dict[str, Any]:
    most = {} if value.maximum is None else {"most": value.maximum}
    return {"add": value.amount, **most}
