"""`westmarch search`: rules, questions and cards by words, and cards by what they are."""

import re
from typing import Any

import click
import msgspec

from westmarch.book.load import load_book, our_book
from westmarch.book.page import BOLD, Page
from westmarch.book.search import search
from westmarch.cards.findable import Findable, findables
from westmarch.cards.pool import load_pool
from westmarch.cards.query import is_query, parsed, select, why_none
from westmarch.cli import FAILS, FORMAT, HOLDS
from westmarch.paths import CARDS

_PARTED = re.compile(r"(-?[a-z-]*)(>=|<=|!=|[:=<>]|)(.*)", re.DOTALL | re.IGNORECASE)
_CARD = re.compile(r'^card (\S+) "(.+)"', re.MULTILINE)


@click.command(context_settings={"ignore_unknown_options": True})
@click.argument("words", nargs=-1, required=True, type=click.UNPROCESSED)
@click.option(
    "--limit", type=click.IntRange(1, 10_000), default=20, help="How many to show at most."
)
@FORMAT
def command(words: tuple[str, ...], limit: int, format_: str) -> int:
    """Search the rules, the open questions and the names of the cards.

    Accents and capitals do not matter, and the beginning of a word is enough.

    Cards are also found by what they are, as in: t:item a:minion prowess>=2 set:as -o:corruption.
    There are t(ype), a(lignment), s(et), r(ace), k(eyword), key, at (site), in (region), o (text),
    n(ame) and is, and the numbers p(rowess), b(ody), m(ind), di, strikes, mp, cp, sp and check.
    """
    if is_query(" ".join(words)):
        return _cards_found(words, limit, format_)
    hits = search(load_book(), " ".join(words), _cards())
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(hits[:limit])))
        return HOLDS if hits else FAILS
    page = Page()
    for hit in hits[:limit]:
        page.line(hit.id, mark=BOLD, after=f"  {hit.kind}")
        page.prose(hit.text, indent=2)
    click.echo(page, nl=bool(hits))
    if not hits:
        click.echo(f"Nothing has all of these: {', '.join(words)}.", err=True)
    elif len(hits) > limit:
        click.echo(f"… and {len(hits) - limit} more; --limit shows them.", err=True)
    return HOLDS if hits else FAILS


def _cards_found(words: tuple[str, ...], limit: int, format_: str) -> int:
    """Find cards by what they are."""
    # The shell has taken the quotes away that held a value together.
    terms = parsed(" ".join(_requoted(each) for each in words))
    book = our_book()
    edition = book.default_edition
    in_force = book.in_force(edition)
    cards = findables(load_pool(edition, in_force), in_force)
    found = select(cards, terms)
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(list(map(_data, found[:limit])))))
        return HOLDS if found else FAILS
    page = Page()
    for card in found[:limit]:
        page.line(card.name, mark=BOLD, after=f"  {card.id}, {card.kind}")
        numbers = (f"{name} {number}" for name, number in card.numbers.items() if number)
        if said := ", ".join(numbers):
            page.prose(said, indent=2)
    click.echo(page, nl=bool(found))
    if not found:
        click.echo(why_none(cards, terms), err=True)
    elif len(found) > limit:
        click.echo(f"… and {len(found) - limit} more; --limit shows them.", err=True)
    return HOLDS if found else FAILS


def _requoted(word: str) -> str:
    if " " not in word or '"' in word:
        return word
    field, sign, value = _PARTED.match(word).groups()  # type: ignore[union-attr]  # it matches all
    return f'{field}{sign}"{value}"'


def _data(card: Findable) -> dict[str, Any]:
    words = {field: each for field, each in card.words.items() if field not in ("name", "type")}
    return {"id": card.id, "name": card.name, "kind": card.kind, **card.numbers, **words}


def _cards() -> list[tuple[str, str]]:
    """Give the cards' ids and names, which the first line of each block has, without parsing it."""
    found: list[tuple[str, str]] = []
    for path in sorted(CARDS.glob("**/*.cards")):
        found += _CARD.findall(path.read_text("utf-8"))
    return found
