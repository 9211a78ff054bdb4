"""The decks that come with the rules, as their pages show them."""

from collections import Counter
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

from msgspec import Struct

from westmarch.cards.deck import SECTIONS, Deck


class Counted(Struct, frozen=True):
    """A card in a deck, and how often it is there."""

    id: str
    number: int


class Section(Struct, frozen=True):
    """A part of a deck."""

    title: str
    size: int
    cards: tuple[Counted, ...]


class DeckView(Struct, frozen=True, kw_only=True):
    """A deck, section by section."""

    slug: str
    """Its name as part of an address."""
    name: str
    about: str
    """What its file says of it above everything else."""
    player: str
    starts_at: str
    size: int
    """How many cards there are to draw."""
    sections: tuple[Section, ...]
    path: str


def slug(name: str) -> str:
    """Make a part of an address of the name of a deck."""
    return name.lower().replace(" ", "-")


def stories(folder: Path) -> dict[str, tuple[str, str]]:
    """Give the path and the opening remark of each deck, by its name."""
    found = {}
    for path in sorted(folder.glob("*.deck")):
        lines = path.read_text("utf-8").splitlines()
        remark = takewhile(lambda line: line.startswith("#"), lines)
        about = " ".join(line.lstrip("# ") for line in remark)
        name = next(line.partition(":")[2] for line in lines if line.startswith("name:"))
        found[name.strip()] = (f"rules/decks/{path.name}", about)
    return found


def view(deck: Deck, path: str, about: str) -> DeckView:
    """Show a deck."""
    sections = tuple(_section(*each) for each in zip(SECTIONS, _parts(deck), strict=True))
    return DeckView(
        slug=slug(deck.name),
        name=deck.name,
        about=about,
        player=deck.player.capitalize(),
        starts_at=deck.starts_at,
        size=len(deck.play_deck),
        sections=sections,
        path=path,
    )


def cards_in(deck: Deck) -> Iterator[str]:
    """Give the cards of a deck, each as often as it is there."""
    for part in _parts(deck):
        yield from part


def _parts(deck: Deck) -> tuple[tuple[str, ...], ...]:
    return (
        *(deck.company, deck.characters, deck.resources),
        *(deck.hazards, deck.sideboard, deck.sites),
    )


def _section(title: str, cards: tuple[str, ...]) -> Section:
    counted = (Counted(id_, number) for id_, number in Counter(cards).items())
    return Section(title, len(cards), tuple(counted))
