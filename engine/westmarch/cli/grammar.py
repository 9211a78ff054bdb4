"""`westmarch grammar`: the card-text language as a grammar."""

import click

from westmarch.cards.language.grammar import grammar
from westmarch.cli import HOLDS


@click.command()
def command() -> int:
    """Show the whole grammar of the card-text language, in the notation of Lark."""
    click.echo(grammar(), nl=False)
    return HOLDS
