"""The decks that come with the rules, as their pages show them."""

from collections import Counter
from collections.abc import Iterator

from msgspec import Struct

from westmarch.cards.deck import Deck


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
    size: int
    """How many cards there are to draw."""
    sections: tuple[Section, ...]
    path: str


def slug(name: str) -> str:
    """Make a part of an address of the name of a deck."""
    return name.lower().replace(" ", "-")


def view(deck: Deck) -> DeckView:
    """Show a deck."""
    sections = tuple(_section(*each) for each in deck.sections.items())
    return DeckView(
        slug=slug(deck.name),
        name=deck.name,
        about=deck.about,
        player=deck.player.capitalize(),
        size=len(deck.cards.play_deck),
        sections=sections,
        path=f"rules/decks/{deck.file}",
    )


def cards_in(deck: Deck) -> Iterator[str]:
    """Give the cards of a deck, each as often as it is there."""
    for cards in deck.sections.values():
        yield from cards


def _section(title: str, cards: tuple[str, ...]) -> Section:
    counted = (Counted(id_, number) for id_, number in Counter(cards).items())
    return Section(title, len(cards), tuple(counted))
