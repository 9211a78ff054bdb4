"""`westmarch deck`: hold a deck to the rules of deck construction."""

from pathlib import Path
from typing import TYPE_CHECKING, cast

import click

from westmarch import __version__
from westmarch.cards.kinds import FALLEN_WIZARD, KINDS
from westmarch.cli import FAILS, FORMAT, HOLDS, UNDETERMINED, UNSUPPORTED
from westmarch.errors import BadData, BadUsage, nearest

if TYPE_CHECKING:
    from westmarch.book.page import Page
    from westmarch.cards.decklists import Listed
    from westmarch.cards.kinds import Kind
    from westmarch.disputes.decks import Checked
    from westmarch.wire.protocol import Length

_WIDTH = 80
"""How wide the page is where there is no terminal to measure."""
_CODES = {
    "legal": HOLDS,
    "illegal": FAILS,
    "undetermined": UNDETERMINED,
    "unsupported": UNSUPPORTED,
}
_LENGTHS = ("starter", "short", "long", "campaign")


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option(
    "--player",
    type=click.Choice(KINDS, case_sensitive=False),
    help="What kind of player it is for, if the list does not say so.",
)
@click.option("--avatar", help="The Fallen-wizard whom the player declares.")
@click.option(
    "--length",
    type=click.Choice(_LENGTHS, case_sensitive=False),
    help="How long a game it is for; a Short game, unless the list says something else.",
)
@click.option("--edition", help="Judge by these rules.")
@FORMAT
def command(
    file: Path,
    player: str | None,
    avatar: str | None,
    length: str | None,
    edition: str | None,
    format_: str,
) -> int:
    """Say of the deck in FILE whether it keeps all limits, and which it goes beyond.

    FILE is one of our decks or a list as players exchange them: numbers and names under headings
    such as Pool, Characters, Resources, Hazards, Sideboard and Sites; - is standard input.
    What kind of player it is for is told by --player, or by a line such as “player: Wizard”.
    Exits with 0 if the deck is in order, 1 if it is not, 3 if the sources leave it open, and 4 if
    it cannot be judged, because of cards that nobody knows.
    """
    from westmarch.book.load import our_book
    from westmarch.cards.decklists import read_list
    from westmarch.disputes.decks import check
    from westmarch.files import read_text, shown

    book = our_book()
    chosen = edition or book.default_edition
    try:
        book.edition(chosen)
    except BadData as error:
        raise BadUsage(error.what, hint=error.hint) from None
    deck = read_list(read_text(file), shown(file), cast("Kind | None", player))
    if deck.kind is None:
        raise BadUsage(
            "Nothing says what kind of player the deck is for.",
            where=shown(file),
            hint=f"Say it by --player: {', '.join(KINDS)}; or write “player: Wizard” above it.",
        )
    declared = _avatar(avatar or deck.avatar) if deck.kind == FALLEN_WIZARD else ""
    played = cast("Length", length or deck.length or "short")
    found = check(book, chosen, deck, deck.kind, declared, played)
    if format_ == "json":
        _print_json(deck, declared, played, found)
    else:
        page = _page(deck, declared, played, found)
        for question in found.questions:
            page.hanging("  ?   ", f"{book.question(question).text} {question}")
        if found.questions:
            page.line()
        page.line(f"westmarch {__version__}, not an official ruling")
        click.echo(page)
    return _CODES[found.verdict]


def _avatar(name: str) -> str:
    """Give the name of the Fallen-wizard who is meant."""
    from westmarch.cards.every import cards_called, every_card

    if not name:
        return ""
    fallen = [each.name for each in cards_called(name) if each.has("Fallen-wizard")]
    if not fallen:
        known = [each.name for each in every_card() if each.has("Fallen-wizard")]
        hint = nearest(name, known) or f"There are: {', '.join(known)}."
        raise BadUsage(f"“{name}” is no Fallen-wizard.", hint=hint)
    return fallen[0]


def _held(deck: "Listed") -> str:
    """Say how many cards are where."""
    from westmarch.cards.deck import PLAY_DECK

    parts = deck.cards.parts
    counted = [(len(parts[each]), each) for each in PLAY_DECK]
    play_deck = [f"{n} {each if n > 1 else each[:-1]}" for n, each in counted if n]
    counts = {
        "in the pool": len(parts["pool"]),
        f"in the play deck ({', '.join(play_deck)})": len(deck.cards.play_deck),
        "in the sideboard": len(parts["sideboard"]),
        "against Fallen-wizards": len(parts["against_fallen_wizards"]),
        "in the location deck": len(parts["sites"]),
    }
    return ", ".join(f"{number} {where}" for where, number in counts.items() if number)


def _page(deck: "Listed", avatar: str, length: str, found: "Checked") -> "Page":
    from westmarch.book.page import GREEN, RED, YELLOW, Page
    from westmarch.cards.wording.english import series

    colours = {HOLDS: GREEN, FAILS: RED, UNDETERMINED: YELLOW, UNSUPPORTED: YELLOW}
    page = Page(_WIDTH)
    name = deck.name or "A deck"
    kind = (deck.kind or "").capitalize()
    who = f", {avatar}," if avatar else ""
    page.heading(f"{name}, for a {kind} player{who} in a {length.capitalize()} game")
    page.line()
    word = found.verdict.upper()
    page.hanging(f"  {word:<13} ", _held(deck), mark=colours[_CODES[found.verdict]], word=word)
    page.line()
    for number, breach in enumerate(found.breaches, start=1):
        page.hanging(f"  {number:>2}  ", breach.text)
        page.hanging("      ", f"{breach.rule}  {breach.source}")
    if found.breaches:
        page.line()
    if deck.strangers:
        page.line("  These are no cards of the game; what may hang on them cannot be judged:")
        for each in deck.strangers:
            page.hanging("   -  ", f"“{each.name}”, in line {each.line}. {each.hint}".rstrip())
        page.line()
    if deck.kind == FALLEN_WIZARD and not avatar:
        page.hanging("  Note  ", "Say who it is by --avatar, or write “avatar: …” above the list.")
        page.line()
    if found.nowhere:
        from westmarch.disputes.decks import WHERE_TO_BEGIN

        page.hanging(
            "  Note  ",
            "There is no site in the location deck where a company could begin. With a "
            f"{kind} player it begins at {series(list(found.nowhere), 'or')}.",
        )
        page.hanging("        ", WHERE_TO_BEGIN)
        page.line()
    if found.missing:
        names = ", ".join(each.name for each in found.missing)
        page.hanging(
            "  Note  ",
            "These cards are not among Westmarch's yet. The deck is judged with them, but what "
            f"their texts do in play is not: {names}.",
        )
        page.line()
    return page


def _print_json(deck: "Listed", avatar: str, length: str, found: "Checked") -> None:
    import msgspec

    data = {
        "westmarch": __version__,
        "official": False,
        "name": deck.name,
        "player": deck.kind,
        "avatar": avatar,
        "length": length,
        "verdict": found.verdict,
        "breaches": [{"rule": each.rule, "text": each.text} for each in found.breaches],
        "questions": found.questions,
        "unknown": deck.strangers,
        "not-among-ours": [each.id for each in found.missing],
        "may-begin-only-at": found.nowhere,
        "deck": deck.cards,
    }
    click.echo(msgspec.json.format(msgspec.json.encode(data)).decode())
