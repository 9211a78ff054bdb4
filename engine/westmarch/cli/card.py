"""`westmarch card`: one card, as an edition reads it, or the changes from edition to edition."""

from collections.abc import Iterable
from difflib import ndiff
from typing import Any

import click
import msgspec

from westmarch.book.book import Book
from westmarch.book.load import our_book
from westmarch.book.page import BOLD, Page
from westmarch.cards.language.show import lines, show
from westmarch.cards.model.card import Card
from westmarch.cards.model.own import own_texts_in
from westmarch.cards.pool import load_pool
from westmarch.cli import FORMAT, HOLDS


@click.command()
@click.argument("name", nargs=-1, required=True)
@click.option(
    "--edition",
    "editions",
    multiple=True,
    help="Read it by these rules; given again, show what changes from the first edition.",
)
@FORMAT
def command(name: tuple[str, ...], editions: tuple[str, ...], format_: str) -> int:
    """Show a card, by NAME or id, in the words of the card-text language."""
    book = our_book()
    readings = _readings(book, " ".join(name), editions or (book.default_edition,))
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(_data(readings))))
    else:
        click.echo(_page(readings))
    return HOLDS


def _readings(book: Book, name: str, editions: Iterable[str]) -> dict[str, Card]:
    """Give the card as each of the editions reads it."""
    return {each: load_pool(each, book.in_force(each)).find(name) for each in editions}


def _changes(readings: dict[str, Card]) -> dict[str, list[str]]:
    """Give, for each edition but the first, the lines that it takes away and adds."""
    first, *others = readings.values()
    return {
        edition: [line for line in ndiff(lines(first), lines(card)) if line[0] in "-+"]
        for edition, card in zip(list(readings)[1:], others, strict=True)
    }


def _data(readings: dict[str, Card]) -> dict[str, Any]:
    return {
        "readings": [
            {
                "edition": edition,
                "card": card,
                "lines": lines(card),
                "modelled": len(card.clauses),
                "unmodelled": len(card.unmodelled),
            }
            for edition, card in readings.items()
        ],
        "changes": _changes(readings),
    }


def _page(readings: dict[str, Card]) -> Page:
    page = Page()
    edition, card = next(iter(readings.items()))
    page.line(card.name, mark=BOLD, after=f"  {card.id}, {edition}")
    page.line()
    for line in show(card).splitlines()[1:]:
        page.line(line)
    for other, changed in _changes(readings).items():
        page.line()
        page.line(f"{other}:", after="" if changed else f" the same as {edition}")
        for line in changed:
            page.line(f"{line}")
    page.line()
    page.field("clauses", f"{len(card.clauses)} modelled, {len(card.unmodelled)} in words only")
    if own := ", ".join(each.key for each in own_texts_in(card.clauses)):
        page.field("its own", own)
    page.field("written in", f"rules/{card.path}:{card.line}")
    return page
