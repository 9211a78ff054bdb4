"""`westmarch search`: rules, questions and cards by words."""

import re

import click
import msgspec

from westmarch.book.load import load_book
from westmarch.book.page import BOLD, Page
from westmarch.book.search import search
from westmarch.cli import FAILS, FORMAT, HOLDS
from westmarch.paths import CARDS

_CARD = re.compile(r'^card (\S+) "(.+)"', re.MULTILINE)


@click.command()
@click.argument("words", nargs=-1, required=True)
@click.option(
    "--limit", type=click.IntRange(1, 10_000), default=20, help="How many to show at most."
)
@FORMAT
def command(words: tuple[str, ...], limit: int, format_: str) -> int:
    """Search the rules, the open questions and the names of the cards.

    Accents and capitals do not matter, and the beginning of a word is enough.
    """
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


def _cards() -> list[tuple[str, str]]:
    """Give the cards' ids and names, which the first line of each block has, without parsing it."""
    found: list[tuple[str, str]] = []
    for path in sorted(CARDS.glob("**/*.cards")):
        found += _CARD.findall(path.read_text("utf-8"))
    return found
