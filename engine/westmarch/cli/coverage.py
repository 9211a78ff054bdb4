"""`westmarch coverage`: count what is enforced and proved, and what is missing to cards."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import click

from westmarch.cli import FAILS, FORMAT, HOLDS

if TYPE_CHECKING:
    from westmarch.kit.gaps import Gap


@click.command()
@FORMAT
def command(format_: str) -> int:
    """Count what is enforced and proved, book by book and by type of card.

    What stands in words on cards is counted by what is missing to act on it: how many cards it
    would free, as nothing else is missing to them.

    Runs all scenarios for it. Exits with 1 if scenarios get lost between the feature files and the
    runs.
    """
    import msgspec

    from westmarch.book.load import load_book
    from westmarch.corpus.kept import load_corpus
    from westmarch.judging import judge_for
    from westmarch.kit.coverage import cover
    from westmarch.paths import FEATURES
    from westmarch.wire.reference import ReferenceEngine

    book = load_book()
    pool = judge_for(book.default_edition).pool
    coverage = cover(book, pool, load_corpus().cases, ReferenceEngine(), FEATURES)
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(coverage)).decode())
    else:
        _print(coverage.books)
        click.echo()
        _print(coverage.cards)
        for head, gaps in (("missing", coverage.missing), ("topic", coverage.topics)):
            click.echo()
            _print_gaps(head, gaps)
        click.echo()
        stages = msgspec.structs.asdict(coverage.features)
        told = ", ".join(f"{number} {stage}" for stage, number in stages.items())
        click.echo(f"scenarios: {told}")
    return HOLDS if coverage.features.agree else FAILS


def _print_gaps(head: str, gaps: "Iterable[Gap]") -> None:
    """Print what is missing: how many clauses need it, on how many cards, and what it frees."""
    rows = [(gap.name, len(gap.frees), len(gap.cards), gap.clauses) for gap in gaps]
    widest = max((len(name) for name, *_ in rows), default=0)
    click.echo(f"{head:<{widest}}  frees  cards  clauses")
    for name, frees, cards, clauses in rows:
        click.echo(f"{name:<{widest}}  {frees:>5}  {cards:>5}  {clauses:>7}")


def _print(table: dict[str, Any]) -> None:
    """Print numbers with a line for each thing that was counted, and one for all of them."""
    columns = next(iter(table.values())).__struct_fields__
    heads = [column.replace("_", " ") for column in columns]
    rows = {name: [getattr(of, column) for column in columns] for name, of in table.items()}
    rows["all"] = [sum(numbers) for numbers in zip(*rows.values(), strict=True)]
    widest = max(map(len, rows))
    click.echo(f"{'':<{widest}}  {'  '.join(heads)}")
    for name, row in rows.items():
        numbers = "  ".join(f"{n:>{len(head)}}" for n, head in zip(row, heads, strict=True))
        click.echo(f"{name:<{widest}}  {numbers}")
