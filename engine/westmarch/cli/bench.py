"""`westmarch bench`: measure speed."""

import click

from westmarch.cli import FORMAT, HOLDS


@click.command()
@click.option("--quick", is_flag=True, help="Measure little, once: to see that it can be done.")
@FORMAT
def command(format_: str, *, quick: bool) -> int:
    """Measure speed on this computer: scenarios, cold start, cards, random play.

    Absolute numbers depend on the computer; the ratio to bare Python tells more.
    """
    import msgspec

    from westmarch.kit.bench import measure

    figures = measure(quick=quick)
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(figures)).decode())
    else:
        for name, value in msgspec.structs.asdict(figures).items():
            click.echo(f"{name.replace('_', ' '):<40} {value:>12,.1f}")
    return HOLDS
