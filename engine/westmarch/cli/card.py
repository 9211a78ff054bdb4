"""`westmarch card`: one card, as an edition reads it, with what changes and who speaks of it."""

from difflib import ndiff
from typing import Any

import click
import msgspec
from msgspec import Struct

from westmarch.book.book import Book
from westmarch.book.load import our_book
from westmarch.book.naming import Naming
from westmarch.book.page import BOLD, Page
from westmarch.book.scenarios import Scenario, load_scenarios
from westmarch.cards.every import every_card
from westmarch.cards.language.show import lines, show
from westmarch.cards.language.ways import ways_of_card
from westmarch.cards.model.card import Card
from westmarch.cards.model.own import own_texts_in
from westmarch.cards.model.vocabulary import NO_NAMES
from westmarch.cards.pool import load_pool
from westmarch.cards.wording.english import series
from westmarch.cli import FORMAT, HOLDS
from westmarch.corpus.patterns import NTHS


class Spoken(Struct, frozen=True):
    """Where else there is something about a card."""

    amended_by: tuple[str, ...]
    rules: tuple[str, ...]
    questions: tuple[str, ...]
    proving: tuple[Scenario, ...]


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
    """Show a card, by NAME or id, in the words of the card-text language.

    With it go what other editions read otherwise, the rules and questions that name it, the
    scenarios that prove what it says, and what of it stands in words only.
    """
    book = our_book()
    readings = _readings(book, " ".join(name), editions)
    spoken = _spoken(book, next(iter(readings.values())))
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(_data(readings, spoken))))
    else:
        click.echo(_page(readings, spoken))
    return HOLDS


def _readings(book: Book, name: str, editions: tuple[str, ...]) -> dict[str, Card]:
    """Give the card as each of the editions reads it.

    Where none is named, these are the default edition and the others that read it otherwise, and
    it is read by other readings of open questions, too.
    """
    if editions:
        return {each: load_pool(each, book.in_force(each)).find(name) for each in editions}
    default = book.default_edition
    pool = load_pool(default, book.in_force(default))
    card = pool.find(name)
    readings = {default: card}
    if pool.ever_amended_by(card.id):
        for each in book.editions:
            other = load_pool(each, book.in_force(each))[card.id]
            if lines(other) not in map(lines, readings.values()):
                readings[each] = other
        for reread in pool.reread(card.id):
            by = f"{default}, by reading {reread.by.reading} of {reread.by.question}"
            readings[by] = reread.card
    return readings


def _changes(readings: dict[str, Card]) -> dict[str, list[str]]:
    """Give, for each edition but the first, the lines that it takes away and adds."""
    first, *others = readings.values()
    return {
        edition: [line for line in ndiff(lines(first), lines(card)) if line[0] in "-+"]
        for edition, card in zip(list(readings)[1:], others, strict=True)
    }


def _spoken(book: Book, card: Card) -> Spoken:
    pool = load_pool(book.default_edition, book.in_force(book.default_edition))
    naming = Naming(book, (each.name for each in every_card()), NO_NAMES)
    return Spoken(
        pool.ever_amended_by(card.id) if card.id in pool else (),
        naming.rules(card.name, card.id),
        naming.questions(card.name, card.id),
        tuple(each for each in load_scenarios(naming=f"@card:{card.id}") if card.id in each.cards),
    )


def _data(readings: dict[str, Card], spoken: Spoken) -> dict[str, Any]:
    return {
        "readings": [
            {
                "edition": edition,
                "card": card,
                "lines": lines(card),
                "ways": ways_of_card(card),
                "modelled": len(card.clauses),
                "unmodelled": len(card.unmodelled),
            }
            for edition, card in readings.items()
        ],
        "changes": _changes(readings),
        "amended_by": spoken.amended_by,
        "rules": spoken.rules,
        "questions": spoken.questions,
        "scenarios": [each.id for each in spoken.proving],
    }


def _page(readings: dict[str, Card], spoken: Spoken) -> Page:
    page = Page()
    edition, card = next(iter(readings.items()))
    page.line(card.name, mark=BOLD, after=f"  {card.id}, {edition}")
    page.line()
    for line in show(card).splitlines()[1:]:
        page.line(line)
    for how, names in ways_of_card(card).items():
        page.line()
        told = [f"{nth}, “{name}”" for nth, name in zip(NTHS, names, strict=False)]
        page.field(f"{how} for", told)
    for other, changed in _changes(readings).items():
        page.line()
        page.line(f"{other}:", after="" if changed else f" the same as {edition}")
        for line in changed:
            page.line(f"{line}")
    page.line()
    page.field("clauses", f"{len(card.clauses)} modelled, {len(card.unmodelled)} in words only")
    if topics := dict.fromkeys(each for clause in card.unmodelled for each in clause.touching):
        page.field("unsupported", f"whatever involves {series([*topics], 'or')}")
    if own := ", ".join(each.key for each in own_texts_in(card.clauses)):
        page.field("its own", own)
    page.field("amended by", spoken.amended_by)
    page.field("named in", (*spoken.rules, *spoken.questions))
    page.field("proved by", [f"{each.id}  {each.title}" for each in spoken.proving])
    page.field("written in", f"rules/{card.path}:{card.line}")
    return page
