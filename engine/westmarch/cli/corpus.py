"""`westmarch corpus`: check the scenarios and compile them for other engines."""

from pathlib import Path

import click

from westmarch.cli import FAILS, FORMAT, HOLDS


@click.command()
@click.option(
    "--out",
    type=click.Path(path_type=Path, file_okay=False),
    help="Write corpus.json and its schema into this folder.",
)
@FORMAT
def command(out: Path | None, format_: str) -> int:
    """Check the scenarios, and compile them for engines in any language."""
    import msgspec

    from westmarch.corpus.kept import BrokenCorpus, load_kept
    from westmarch.corpus.vacuous import vacuous
    from westmarch.files import write
    from westmarch.kit.document import written
    from westmarch.kit.schema import encoded, schemas

    try:
        kept = load_kept()
        findings = list(vacuous(kept.corpus.cases))
    except BrokenCorpus as broken:
        kept, findings = broken.kept, [*broken.findings, *vacuous(broken.kept.corpus.cases)]
    corpus = kept.corpus
    if format_ == "json":
        data = {
            "features": kept.features,
            "scenarios": kept.scenarios,
            "cases": len(corpus.cases),
            "digest": corpus.digest,
            "findings": findings,
        }
        click.echo(msgspec.json.format(msgspec.json.encode(data)).decode())
    else:
        for finding in findings:
            click.echo(finding)
        click.echo(
            f"{kept.features} features, {kept.scenarios} scenarios, "
            f"{len(corpus.cases)} cases, digest {corpus.digest[:12]}"
        )
    if findings:
        return FAILS
    if out is not None:
        write(out / "corpus.json", written(corpus))
        schema = encoded(schemas()["corpus.schema.json"])
        write(out / "corpus.schema.json", schema)
    return HOLDS
