"""`westmarch mutate`: take each rule out and see which scenarios notice."""

from typing import TYPE_CHECKING

import click

from westmarch.cli import FAILS, FORMAT, HOLDS, JOBS

if TYPE_CHECKING:
    from westmarch.kit.mutate import Mutation

_FEW = 8
"""So few mutants are looked at before another process would be."""


@click.command()
@click.option(
    "--only",
    multiple=True,
    metavar="RULE",
    help="Only this rule, the text of this card, or one of its own (ID.KEY); may be repeated.",
)
@click.option("--book", "of", default="", help="Only rules of this book.")
@JOBS
@FORMAT
def command(only: tuple[str, ...], of: str, jobs: int | None, format_: str) -> int:
    """Take each testable rule out and see which scenarios notice.

    Exits with 1 if a rule is missed by none, or if the run cannot be trusted.
    """
    from functools import partial

    import msgspec

    from westmarch.book.load import load_book
    from westmarch.cards.pool import amended_cards
    from westmarch.corpus.compile import load_corpus
    from westmarch.corpus.lint import CARDS
    from westmarch.errors import BadUsage, nearest
    from westmarch.kit.mutate import load_waivers, mutable, mutate
    from westmarch.paths import RULES
    from westmarch.processes import at_most, spread
    from westmarch.wire.reference import ReferenceEngine

    book, cases = load_book(), load_corpus().cases
    books = {*(rule.book for rule in book.rules.values()), CARDS}
    if of and of not in books:
        raise BadUsage(
            f"There is no book {of}.", hint=nearest(of, books) or f"There are: {', '.join(books)}."
        )

    def build(without: frozenset[str]) -> ReferenceEngine:
        engine = ReferenceEngine(without=without)
        engine.listening = True
        return engine

    waivers = load_waivers(RULES / "waivers.toml", book)
    rules = mutable(book, cases, only, of)
    each = partial(spread, few=_FEW)
    with at_most(jobs):
        mutation = mutate(cases, build, rules, waivers, amended_cards(), each)
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(mutation)).decode())
    else:
        _print(mutation)
    return HOLDS if mutation.holds else FAILS


def _print(mutation: "Mutation") -> None:
    for id_, mutant in mutation.rules.items():
        by = f"  {', '.join(mutant.by[:3])}" + (" …" if len(mutant.by) > 3 else "")
        reason = f"  {mutant.reason}" if mutant.reason else ""
        click.echo(f"{mutant.verdict:<16} {id_}{by if mutant.by else ''}{reason}")
    counts: dict[str, int] = {}
    for mutant in mutation.rules.values():
        counts[mutant.verdict] = counts.get(mutant.verdict, 0) + 1
    counted = ", ".join(f"{number} {fate}" for fate, number in sorted(counts.items()))
    click.echo(f"{len(mutation.rules)} rules: {counted or 'none'}; control {mutation.control}")
    if mutation.control != "killed":
        click.echo("Nobody noticed the loss of the busiest rule, so nothing here can be trusted.")
