"""`westmarch rules`: the rules of a book or an edition, chapter by chapter."""

from typing import Any

import click
import msgspec

from westmarch.book.book import Book
from westmarch.book.load import load_book
from westmarch.book.model import Rule
from westmarch.book.page import BOLD, Page
from westmarch.book.scenarios import load_scenarios, proofs
from westmarch.cli import FORMAT, HOLDS
from westmarch.errors import BadUsage, nearest


@click.command()
@click.option("--book", "name", help="Only the rules of this book.")
@click.option("--edition", help="Only the rules in force in this edition.")
@FORMAT
def command(name: str | None, edition: str | None, format_: str) -> int:
    """List the rules; as JSON, with the code and the scenarios of each."""
    book = load_book()
    chosen = _chosen(book, name, edition)
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(_data(chosen))))
    else:
        click.echo(_page(book, chosen))
    return HOLDS


def _chosen(book: Book, name: str | None, edition: str | None) -> list[Rule]:
    names = {chapter.book for chapter in book.chapters.values()}
    if name is not None and name not in names:
        hint = nearest(name, names) or f"The books are: {', '.join(sorted(names))}."
        raise BadUsage(f"there is no book {name}", hint=hint)
    listed = book.rules if edition is None else book.in_force(edition)
    return [rule for rule in book.rules.values() if rule.id in listed and name in (None, rule.book)]


def _data(rules: list[Rule]) -> list[dict[str, Any]]:
    from westmarch.book.enforcement import amendments
    from westmarch.rulebooks import enforced

    proving = proofs(load_scenarios())
    code: dict[str, Any] = {id_: blocks[0] for id_, blocks in amendments().items()} | enforced()
    return [
        {
            "id": rule.id,
            "book": rule.book,
            "chapter": rule.chapter,
            "kind": rule.kind,
            "edition": rule.edition,
            "testability": rule.testability,
            "shown-by": rule.shown_by,
            "enforced": code.get(rule.id),
            "scenarios": [each.id for each in proving.get(rule.id, ())],
        }
        for rule in rules
    ]


def _page(book: Book, rules: list[Rule]) -> Page:
    page = Page()
    widest = max((len(rule.id) for rule in rules), default=0)
    chapter = ""
    for rule in rules:
        if f"{rule.book}.{rule.chapter}" != chapter:
            if chapter:
                page.line()
            chapter = f"{rule.book}.{rule.chapter}"
            page.line(book.chapters[chapter].title, mark=BOLD)
        page.line(f"{rule.id:<{widest}}  {rule.kind}")
    return page
