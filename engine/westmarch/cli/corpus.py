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

    from westmarch.corpus.compile import compile_folder
    from westmarch.corpus.names import open_library
    from westmarch.corpus.vacuous import vacuous
    from westmarch.kit.schema import encoded, schemas
    from westmarch.paths import FEATURES

    compiled = compile_folder(FEATURES, open_library())
    corpus = compiled.corpus
    findings = [*compiled.findings, *vacuous(compiled.cases)]
    if format_ == "json":
        data = {
            "features": len(compiled.features),
            "scenarios": len(compiled.scenarios),
            "cases": len(compiled.cases),
            "digest": corpus.digest,
            "findings": findings,
        }
        click.echo(msgspec.json.format(msgspec.json.encode(data)).decode())
    else:
        for finding in findings:
            click.echo(finding)
        click.echo(
            f"{len(compiled.features)} features, {len(compiled.scenarios)} scenarios, "
            f"{len(compiled.cases)} cases, digest {corpus.digest[:12]}"
        )
    if findings:
        return FAILS
    if out is not None:
        out.mkdir(parents=True, exist_ok=True)
        text = msgspec.json.format(msgspec.json.encode(corpus, order="deterministic"))
        (out / "corpus.json").write_bytes(text + b"\n")
        schema = encoded(schemas()["corpus.schema.json"])
        (out / "corpus.schema.json").write_text(schema, "utf-8")
    return HOLDS
