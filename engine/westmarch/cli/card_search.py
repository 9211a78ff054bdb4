"""Finding cards by what they are, for `westmarch search`."""

import re
from typing import Any

import click
import msgspec

from westmarch.book.load import our_book
from westmarch.book.page import BOLD, Page
from westmarch.cards.findable import Findable, findables
from westmarch.cards.pool import load_pool
from westmarch.cards.query import is_query, parsed, select, why_none
from westmarch.cli import FAILS, HOLDS

_PARTED = re.compile(r"(-?[a-z-]*)(>=|<=|!=|[:=<>]|)(.*)", re.DOTALL | re.IGNORECASE)


def found(words: tuple[str, ...], limit: int, format_: str) -> int | None:
    """Find cards by what they are, and give the exit code; None if it is not that that is asked."""
    if not is_query(" ".join(words)):
        return None
    # The shell has taken the quotes away that held a value together.
    terms = parsed(" ".join(_requoted(each) for each in words))
    book = our_book()
    edition = book.default_edition
    in_force = book.in_force(edition)
    cards = findables(load_pool(edition, in_force), in_force)
    those = select(cards, terms)
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(list(map(_data, those[:limit])))))
        return HOLDS if those else FAILS
    page = Page()
    for card in those[:limit]:
        page.line(card.name, mark=BOLD, after=f"  {card.id}, {card.kind}")
        numbers = (f"{name} {number}" for name, number in card.numbers.items() if number)
        if said := ", ".join(numbers):
            page.prose(said, indent=2)
    click.echo(page, nl=bool(those))
    if not those:
        click.echo(why_none(cards, terms), err=True)
    elif len(those) > limit:
        click.echo(f"… and {len(those) - limit} more; --limit shows them.", err=True)
    return HOLDS if those else FAILS


def _requoted(word: str) -> str:
    if " " not in word or '"' in word:
        return word
    field, sign, value = _PARTED.match(word).groups()  # type: ignore[union-attr]  # it matches all
    return f'{field}{sign}"{value}"'


def _data(card: Findable) -> dict[str, Any]:
    words = {field: each for field, each in card.words.items() if field not in ("name", "type")}
    return {"id": card.id, "name": card.name, "kind": card.kind, **card.numbers, **words}
