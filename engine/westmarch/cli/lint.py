"""`westmarch lint`: loose ends in the knowledge base, and what of its changes to accept."""

from typing import TYPE_CHECKING, cast

import click
import msgspec

from westmarch.book.book import Book
from westmarch.book.finding import Finding
from westmarch.book.lint import idle_words, lint, loose_texts
from westmarch.book.load import load_book
from westmarch.book.lock import Change, accept, load_lock, save_lock
from westmarch.cli import FAILS, FORMAT, HOLDS
from westmarch.errors import BadUsage

if TYPE_CHECKING:
    from westmarch.rulebooks import Enforcement


@click.command()
@click.argument("ids", metavar="[ID]...", nargs=-1)
@click.option(
    "--accept",
    "change",
    type=click.Choice(["new", "editorial", "normative", "retired"]),
    help="Write these rules, or all that it fits, into rules.lock as what they are.",
)
@FORMAT
def command(ids: tuple[str, ...], change: str | None, format_: str) -> int:
    """Check the knowledge base for loose ends, and say so with 1 if there are any.

    A changed text has to be accepted as editorial, if only its wording changed, or as normative,
    if its meaning did.
    """
    book = load_book()
    if change is not None:
        return _accept(book, cast("Change", change), ids)
    if ids:
        raise BadUsage("ids go with --accept", hint="Without it, lint checks everything.")
    names, misspelt = _loose_names(book)
    findings = sorted([*lint(book, _enforced), *_loose_texts(), *misspelt])
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(findings)))
    else:
        for finding in findings:
            click.echo(finding)
        count = "no loose ends" if not findings else f"{len(findings)} to see to"
        told = f"{len(book.rules)} rules, {len(book.questions)} questions, {names} names of cards"
        click.echo(f"{told}: {count}", err=True)
    return FAILS if findings else HOLDS


def _loose_texts() -> list[Finding]:
    """Compare what cards alone say with its code, and find what they say to no purpose.

    If that cannot be read, it is found already.
    """
    try:
        from westmarch.cards.pool import idle_lines, own_lines
        from westmarch.rulebooks.cards.own_texts import own_code
    except ImportError:
        return []
    return [*loose_texts(own_lines(), own_code()), *idle_words(idle_lines())]


def _loose_names(book: Book) -> tuple[int, list[Finding]]:
    """Look up the names of cards wherever they are written, if the cards can be read."""
    try:
        from westmarch.cards.resolved import loose_names
    except ImportError:
        return 0, []
    return loose_names(book)


def _enforced() -> "dict[str, Enforcement]":
    """Import the rulebooks only here: that they cannot be imported is a finding, too."""
    from westmarch.rulebooks import enforced

    return enforced()


def _accept(book: Book, change: Change, ids: tuple[str, ...]) -> int:
    lock = load_lock()
    changed = accept(book, lock, change, ids)
    if changed:
        save_lock(lock | changed)
    for id_, entry in changed.items():
        click.echo(f"{id_}  {change}, revision {entry.rev}")
    if not changed:
        click.echo(f"There is no {change} change to accept.", err=True)
    return HOLDS
