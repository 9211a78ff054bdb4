"""`westmarch engine`: be an engine on standard input and output."""

import sys

import click

from westmarch.cli import HOLDS


@click.command()
@click.option(
    "--dummy",
    type=click.Choice(["yes", "no", "crash", "slow", "garbage"]),
    help="Know no rules and behave like this, to try a runner out.",
)
def command(dummy: str | None) -> int:
    """Be an engine on standard input and output: one JSON object a line, both ways.

    Without an option, this is the reference engine. The protocol is in docs and schemas.
    """
    from westmarch.wire.engine import Engine
    from westmarch.wire.server import serve

    engine: Engine
    if dummy is None:
        from westmarch.book.load import our_book
        from westmarch.disputes.reasons import ReasoningEngine

        engine = ReasoningEngine(our_book())
    else:
        from westmarch.wire.dummies import DUMMIES

        engine = DUMMIES[dummy]
    serve(engine, sys.stdin.buffer, sys.stdout.buffer)
    return HOLDS
