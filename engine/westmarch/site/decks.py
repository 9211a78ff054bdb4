"""The decks that come with the rules, as their page shows them."""

from collections import Counter
from collections.abc import Iterable, Iterator

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


class DeckView(Struct, frozen=True):
    """A deck, section by section."""

    name: str
    player: str
    starts_at: str
    sections: tuple[Section, ...]


def views(decks: Iterable[Deck]) -> Iterator[DeckView]:
    """Show decks."""
    for deck in decks:
        parts = (
            *(deck.company, deck.characters, deck.resources),
            *(deck.hazards, deck.sideboard, deck.sites),
        )
        sections = (_section(*each) for each in zip(SECTIONS, parts, strict=True))
        yield DeckView(deck.name, deck.player, deck.starts_at, tuple(sections))


def _section(title: str, cards: tuple[str, ...]) -> Section:
    counted = (Counted(id_, number) for id_, number in Counter(cards).items())
    return Section(title, len(cards), tuple(counted))
