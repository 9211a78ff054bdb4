"""`westmarch coverage`: count what is enforced and proved, book by book."""

import click

from westmarch.cli import FAILS, FORMAT, HOLDS


@click.command()
@FORMAT
def command(format_: str) -> int:
    """Count what is enforced and proved, book by book; runs all scenarios for it.

    Exits with 1 if scenarios get lost between the feature files and the runs.
    """
    import msgspec

    from westmarch.book.load import load_book
    from westmarch.corpus.compile import load_corpus
    from westmarch.kit.coverage import Counts, cover
    from westmarch.kit.reference import ReferenceEngine
    from westmarch.paths import FEATURES

    coverage = cover(load_book(), load_corpus().cases, ReferenceEngine(), FEATURES)
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(coverage)).decode())
    else:
        columns = Counts.__struct_fields__
        heads = [column.replace("_", " ") for column in columns]
        widest = max(map(len, (*coverage.books, "")))
        click.echo(f"{'':<{widest}}  {'  '.join(heads)}")
        for book, counts in coverage.books.items():
            numbers = "  ".join(
                f"{getattr(counts, column):>{len(head)}}"
                for column, head in zip(columns, heads, strict=True)
            )
            click.echo(f"{book:<{widest}}  {numbers}")
        stages = msgspec.structs.asdict(coverage.features)
        told = ", ".join(f"{number} {stage}" for stage, number in stages.items())
        click.echo(f"scenarios: {told}")
    return HOLDS if coverage.features.agree else FAILS
