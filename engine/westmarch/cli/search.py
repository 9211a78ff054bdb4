"""`westmarch search`: rules, questions and cards by words, and cards by what they are."""

import re

import click
import msgspec

from westmarch.book.load import load_book
from westmarch.book.page import BOLD, Page
from westmarch.book.search import search
from westmarch.cli import FAILS, FORMAT, HOLDS
from westmarch.paths import CARDS

_MAY_BE_A_QUERY = re.compile("[:<>=]")
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
    if _MAY_BE_A_QUERY.search(" ".join(words)):
        from westmarch.cli.card_search import found

        if (code := found(words, limit, format_)) is not None:
            return code
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
