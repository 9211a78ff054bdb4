"""`westmarch run`: settle a dispute."""

from pathlib import Path
from typing import TYPE_CHECKING

import click

from westmarch import __version__
from westmarch.cli import FAILS, FORMAT, HOLDS, UNDETERMINED, UNSUPPORTED
from westmarch.errors import BadData, BadUsage, nearest

if TYPE_CHECKING:
    from westmarch.book.book import Book
    from westmarch.book.page import Page
    from westmarch.corpus.dispute import Dispute, Settled

_CODES = {
    "holds": HOLDS,
    "legal": HOLDS,
    "illegal": FAILS,
    "does not hold": FAILS,
    "undetermined": UNDETERMINED,
    "unsupported": UNSUPPORTED,
}


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--edition", "editions", multiple=True, help="Judge by these rules; may be repeated.")
@click.option(
    "--reading",
    "readings",
    multiple=True,
    metavar="ID=x",
    help="Read an open question this way; may be repeated.",
)
@click.option("--why", is_flag=True, help="Give the reasons, step by step.")
@FORMAT
def command(
    file: Path, editions: tuple[str, ...], readings: tuple[str, ...], why: bool, format_: str
) -> int:
    """Settle a dispute: give the verdict on the last action of each scenario in FILE.

    Where a scenario says what it expects, the question is whether it is as expected.
    Exits with 0 if everything is legal or as expected, 1 if something is not, 3 if the sources
    leave it open, and 4 if it cannot be judged.
    """
    import msgspec

    from westmarch.corpus.dispute import answers, settle
    from westmarch.corpus.names import open_library

    library = open_library()
    for edition in editions:
        if edition not in library.book.editions:
            raise BadUsage(
                f"There is no edition {edition}.",
                hint=nearest(edition, library.book.editions)
                or f"There are: {', '.join(library.book.editions)}.",
            )
    try:
        text = file.read_text("utf-8")
    except UnicodeDecodeError:
        raise BadData("The file is not text in UTF-8.", where=str(file)) from None
    except IsADirectoryError:
        raise BadData("This is a folder.", where=str(file), hint="Give one file.") from None
    disputes = settle(text, str(file), library, editions, dict(map(_reading, readings)))
    if format_ == "json":
        data = {"westmarch": __version__, "official": False, "disputes": disputes}
        click.echo(msgspec.json.format(msgspec.json.encode(data)).decode())
    else:
        click.echo(_page(disputes, library.book, why=why))
    return max(_CODES[answer] for answer in answers(disputes))


def _reading(text: str) -> tuple[str, str]:
    id_, equals, reading = text.partition("=")
    if not equals:
        raise BadUsage(
            f"“{text}” is no reading.", hint="Write --reading q.dragons.hoard-by-site-text=b"
        )
    return id_, reading


def _page(disputes: "tuple[Dispute, ...]", book: "Book", *, why: bool) -> "Page":
    from westmarch.book.page import BOLD, DIM, Page

    page = Page()
    for dispute in disputes:
        page.line(dispute.title, mark=BOLD)
        page.line()
        names = [_edition(each, book) for each in dispute.settled]
        widest = max(map(len, names))
        for each, name in zip(dispute.settled, names, strict=True):
            verdict = (each.verdict or each.answer).upper()
            page.line(f"  {name:<{widest}}  ", after=f"{verdict:<13} {_mainly(each)}".rstrip())
        page.line()
        for each in dispute.settled:
            _details(page, each, book, why=why)
    page.line(f"westmarch {__version__}, not an official ruling", mark=DIM)
    return page


def _details(page: "Page", each: "Settled", book: "Book", *, why: bool) -> None:
    title = book.editions[each.edition].title
    if each.trouble:
        page.line(f"{title}: {each.trouble}")
        page.line()
    if each.unmodelled:
        page.line(f"{title}: this depends on what is not modelled.")
        for clause in each.unmodelled:
            page.line(f"  {clause}")
        page.line()
    if each.readings:
        page.line(f"{title}: the sources leave this open.")
        for reading in each.readings:
            page.line(f"  {reading.question}={reading.reading}  {reading.verdict}: {reading.text}")
        page.line()
    if why and each.reasons:
        page.line(title)
        for number, reason in enumerate(each.reasons, 1):
            said_by = f"card {reason.card}" if reason.card else reason.rule
            page.line(f"{number:>3}  {reason.text}")
            page.line(after=f"     {said_by}  {reason.source}".rstrip())
        page.line()


def _edition(each: "Settled", book: "Book") -> str:
    return f"{each.edition}, {book.editions[each.edition].date}"


def _mainly(each: "Settled") -> str:
    """Say what decides, and whether it is what the dispute expects."""
    decided = ""
    if each.changed_by:
        decided = f"changed by {', '.join(each.changed_by)}"
    elif each.verdict == "illegal":
        decided = f"by {', '.join(each.because)}"
    elif each.verdict == "undetermined":
        decided = f"by {', '.join(dict.fromkeys(reading.question for reading in each.readings))}"
    if each.verdict is None or each.answer not in ("holds", "does not hold"):
        return decided
    return (
        f"{decided}{', ' if decided else ''}{'as' if each.answer == 'holds' else 'not as'} expected"
    )
