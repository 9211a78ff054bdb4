"""`westmarch rule`: one rule, with where it comes from and what became of it."""

from typing import Any

import click
import msgspec

from westmarch.book.book import Book
from westmarch.book.enforcement import enforcement_of
from westmarch.book.history import History, history
from westmarch.book.ids import in_full
from westmarch.book.load import load_around
from westmarch.book.model import Rule
from westmarch.book.page import BOLD, Page
from westmarch.book.scenarios import Scenario, load_scenarios
from westmarch.cli import FAILS, FORMAT, HOLDS


@click.command()
@click.argument("id_", metavar="ID")
@click.option("--edition", help="Say whether it is in force in this edition; if not, exit with 1.")
@FORMAT
def command(id_: str, edition: str | None, format_: str) -> int:
    """Show a rule: its text, sources, history, code and scenarios.

    The last words of ID are enough: turn-start, or hoards.turn-start.
    """
    book = load_around(id_)
    id_ = in_full(id_, book.rules)
    rule = book.rule(id_)
    life = history(book, id_)
    stands = edition is None or id_ in book.in_force(edition)
    proving = [each for each in load_scenarios(naming=f"@rule:{id_}") if id_ in each.rules]
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(_data(book, rule, life, proving))))
    else:
        click.echo(_page(book, rule, life, proving, edition))
    return HOLDS if stands else FAILS


def _data(book: Book, rule: Rule, life: History, proving: list[Scenario]) -> dict[str, Any]:
    return {
        **msgspec.to_builtins(rule),
        "book": rule.book,
        "chapter": rule.chapter,
        "history": life,
        "questions": _questions(book, rule),
        "enforced": enforcement_of(rule),
        "scenarios": [each.id for each in proving],
    }


def _page(
    book: Book, rule: Rule, life: History, proving: list[Scenario], edition: str | None
) -> Page:
    page = Page()
    page.line(rule.id, mark=BOLD, after=f"  {rule.kind}")
    if edition is not None:
        page.line(_standing(book, rule, edition))
    page.line()
    page.prose(rule.text)
    page.field("note", rule.note)
    page.field("source", [f"{each.source}, {each.locator}" for each in rule.sources])
    page.field("authority", rule.authority)
    page.field("since", f"{life.date}, with the edition {rule.edition}" if rule.edition else "")
    page.field("for", f"{rule.alignment} players" if rule.alignment else "")
    page.field(
        "in force", ", ".join(name for name, is_ in life.in_force.items() if is_) or "nowhere"
    )
    for step in life.steps:
        page.field(step.relation, f"{step.id}  ({step.date}, {step.authority})")
    page.field("question", _questions(book, rule))
    page.field("not tested", rule.reason)
    page.field("shown by", _showing(book, rule))
    if place := enforcement_of(rule):
        page.field("code", f"{place.path}:{place.line}  {place.function}")
    page.field("proved by", [f"{each.id}  {each.title}" for each in proving])
    return page


def _showing(book: Book, rule: Rule) -> list[str]:
    """Name what shows the rule: other rules, each with its opening, and scenarios with titles."""
    titles = {each.id: each.title for each in load_scenarios()} if rule.shown_by else {}
    return [
        f"{id_}  {book.rules[id_].opening if id_ in book.rules else titles.get(id_, '')}"
        for id_ in rule.shown_by
    ]


def _standing(book: Book, rule: Rule, edition: str) -> str:
    if rule.id in book.in_force(edition):
        return f"In force in the edition {edition}."
    instead = [each for each in book.replaced_by(rule.id) if each in book.in_force(edition)]
    if instead:
        return f"Not in force in the edition {edition}: {' and '.join(instead)} took its place."
    return f"Not in force in the edition {edition}: it came in with {rule.edition}."


def _questions(book: Book, rule: Rule) -> list[str]:
    return [each.id for each in book.questions.values() if rule.id in each.rules]
