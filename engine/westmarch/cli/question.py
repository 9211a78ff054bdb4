"""`westmarch question`: an open question, its readings, and the one that is gone by."""

import click
import msgspec

from westmarch.book.ids import in_full
from westmarch.book.load import load_book
from westmarch.book.model import Question
from westmarch.book.page import BOLD, Page
from westmarch.cli import FORMAT, HOLDS


@click.command()
@click.argument("id_", metavar="ID")
@FORMAT
def command(id_: str, format_: str) -> int:
    """Show an open question, its readings with what each leads to, and the default one.

    The last word of ID is enough: hoard-moment.
    """
    book = load_book()
    question = book.question(in_full(id_, book.questions))
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(question)))
    else:
        click.echo(_page(question))
    return HOLDS


def _page(question: Question) -> Page:
    page = Page()
    page.line(question.id, mark=BOLD, after=f"  {question.kind}")
    page.line()
    page.prose(question.text)
    for reading in question.readings:
        default = "  (the default)" if reading.id == question.default else ""
        page.line(reading.id, mark=BOLD, after=default)
        page.prose(f"{reading.text}\n\n{reading.consequence}", indent=2)
    page.field("default", f"{question.default}: {question.why}")
    page.field("settled by", question.settled)
    page.field("rules", question.rules)
    page.field("source", [f"{each.source}, {each.locator}" for each in question.sources])
    return page
