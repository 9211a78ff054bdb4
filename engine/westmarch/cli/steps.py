"""`westmarch steps`: the sentences that disputes and scenarios are written in."""

import click
import msgspec

from westmarch.book.page import BOLD, DIM, Page
from westmarch.cli import FAILS, FORMAT, HOLDS
from westmarch.corpus.sentences import Looked, look_up, sentences, slots_of

_HOW = (
    "Words in {braces} are slots, [these] may be left out, and of (these|those) one is chosen. "
    "“westmarch steps WORDS” shows sentences with what they mean, an example, and what their "
    "slots may hold. Of everything that a player does you can also ask: “When it is asked whether "
    "Glóin may play “Cram””. In a dispute, everyday words will do as well."
)


@click.command()
@click.argument("words", nargs=-1)
@click.option(
    "--limit", type=click.IntRange(1, 10_000), default=8, help="How many to show at most."
)
@FORMAT
def command(words: tuple[str, ...], limit: int, format_: str) -> int:
    """List the sentences that disputes are written in, or find those that have WORDS.

    Most of the words are enough: hand, follower influence, wounded. A whole sentence finds the
    one that it is an example of.
    """
    found = look_up(" ".join(words)) if words else list(sentences())
    shown = found[:limit] if words else found
    if format_ == "json":
        click.echo(msgspec.json.format(msgspec.json.encode(shown)))
    elif words:
        click.echo(_found(shown), nl=bool(shown))
    else:
        click.echo(_all(shown))
    if not found:
        click.echo(
            f"No sentence speaks of “{' '.join(words)}”. “westmarch steps” lists all of them.",
            err=True,
        )
    elif len(found) > len(shown):
        click.echo(f"… and {len(found) - len(shown)} more; --limit shows them.", err=True)
    return HOLDS if found else FAILS


def _all(listed: list[Looked]) -> Page:
    """Print every sentence in a line, with its example below."""
    page = Page()
    section = ""
    for each in listed:
        if each.section != section:
            section = each.section
            page.line()
            page.line(section, mark=BOLD)
        page.hanging("  ", each.wording)
        page.hanging("      ", each.example, mark=DIM)
    page.line()
    page.prose(_HOW)
    return page


def _found(shown: list[Looked]) -> Page:
    page = Page()
    for each in shown:
        page.line(f"{each.section} {each.wording}", mark=BOLD)
        for also in each.also:
            page.hanging("  or  ", also)
        page.hanging("      ", each.meaning)
        page.field("example", each.example)
        page.field("asked", each.asked)
        page.line()
    held = slots_of(shown)
    if held:
        page.line("What the slots may hold", mark=BOLD)
        for slot, examples in held.items():
            page.field(slot, examples)
    return page
