"""`westmarch cards`: hand all cards on, or compare them with another description of them."""

from pathlib import Path

import click
import msgspec

from westmarch.book.load import our_book
from westmarch.cards.database.entry import read_database
from westmarch.cards.database.verify import Verification, verify
from westmarch.cards.export import exported
from westmarch.cards.pool import load_pool
from westmarch.cli import FAILS, FORMAT, HOLDS
from westmarch.kit.card_lints import suspicions


@click.group()
def command() -> None:
    """Hand all cards on to other tools, or compare them with another description of them."""


@command.command("export")
@click.option("--edition", help="Read them by these rules; else by those of the default edition.")
def _export(edition: str | None) -> int:
    """Write all cards as JSON, with their facts and clauses as data and in words."""
    book = our_book()
    edition = edition or book.default_edition
    click.echo(exported(load_pool(edition, book.in_force(edition))))
    return HOLDS


@command.command("verify")
@click.argument("file", type=click.Path(path_type=Path))
@FORMAT
def _verify(file: Path, format_: str) -> int:
    """Compare every card, as printed, with the community's card database in FILE.

    Lints read the text of each card beside ours, and ask for what ours leaves out: a place, a
    race, an exception, a check.
    Exits with 1 if a fact differs, or a lint asks for what is not known to be right.
    """
    cards = load_pool("printed", frozenset()).cards.values()
    found = verify(cards, read_database(file), suspicions)
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(found)))
    else:
        click.echo(_report(found))
    return FAILS if found.differences else HOLDS


def _report(found: Verification) -> str:
    rows = [
        f"{each.card} “{each.name}”: {each.fact}: ours {each.ours or 'none'}, "
        f"theirs {each.theirs or 'none'}"
        for each in found.differences
    ]
    count, slips = len(found.differences), len(found.slips) or ""
    suspects = len(found.suspects) or ""
    of = f" of {found.cards + found.absent}" if found.absent else ""
    rows.append(
        f"{found.cards}{of} cards, {found.facts} facts: "
        f"{count or 'no'} {'difference' if count == 1 else 'differences'}"
        f", {len(found.open)} left to unmodelled clauses"
        f"{slips and f', {slips} where the database is known to be wrong'}"
        f"{suspects and f', {suspects} where a lint asks and ours is right'}"
    )
    return "\n".join(rows)
