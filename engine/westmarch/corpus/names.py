"""Which card a written name means, for a player of a certain kind."""

from collections.abc import Callable, Iterable
from functools import cache
from typing import Literal

from msgspec import Struct

from westmarch.book.book import Book
from westmarch.book.load import load_book
from westmarch.cards.model.card import Alignment, Card, CardType
from westmarch.cards.names import fold
from westmarch.errors import BadData, nearest

PlayerKind = Literal["wizard", "ringwraith", "fallen-wizard", "balrog"]

_PREFERENCES: dict[str, tuple[Alignment, ...]] = {
    "wizard": ("hero",),
    "ringwraith": ("minion",),
    "fallen-wizard": ("fallen-wizard", "stage", "hero"),
    "balrog": ("balrog", "minion"),
}
"""Whose version of a card a player takes where a name has several, the likeliest first."""

_ARTICLES = {
    "character": "a character",
    "item": "an item",
    "ally": "an ally",
    "faction": "a faction",
    "creature": "a creature",
    "event": "an event",
    "site": "a site",
    "region": "a region",
}


class Names(Struct, frozen=True):
    """The names of one edition's cards, in every spelling."""

    versions: dict[str, tuple[Card, ...]]
    """The cards of each name, by the folded spelling."""

    def card(self, text: str, kind: str, types: Iterable[CardType] = ()) -> Card:
        """Find the card that a player of this kind means by a name."""
        wanted = tuple(types)
        known = self.versions.get(fold(text), ())
        if not known:
            raise BadData(f"There is no card “{text}”.", hint=self._nearest(text, wanted))
        fitting = [card for card in known if not wanted or card.type in wanted]
        if not fitting:
            is_, asked = _ARTICLES[known[0].type], " or ".join(_ARTICLES[each] for each in wanted)
            raise BadData(f"{known[0].name} is {is_}, and {asked} is needed here.")
        ranks = _PREFERENCES[kind]
        return min(
            fitting,
            key=lambda card: ranks.index(card.alignment) if card.alignment in ranks else len(ranks),
        )

    def _nearest(self, text: str, wanted: tuple[CardType, ...]) -> str:
        folded = {
            name: cards[0].name
            for name, cards in self.versions.items()
            if not wanted or cards[0].type in wanted
        }
        return nearest(text, folded.values()) or nearest(
            text, (cards[0].name for cards in self.versions.values())
        )


def index(cards: Iterable[Card], book: Book) -> Names:
    """Index cards by their names and all other spellings of these."""
    versions: dict[str, tuple[Card, ...]] = {}
    for card in cards:
        for spelling in (card.id, card.name, *book.aliases.get(card.name, ())):
            key = fold(spelling)
            versions[key] = (*versions.get(key, ()), card)
    return Names(versions)


class Library(Struct, frozen=True):
    """The book and the cards, as scenarios need them."""

    book: Book
    load: Callable[[str], Names]
    cached: dict[str, Names]

    def names(self, edition: str) -> Names:
        """Give the names of the cards of an edition."""
        if edition not in self.cached:
            self.cached[edition] = self.load(edition)
        return self.cached[edition]


@cache
def open_library() -> Library:
    """Open Westmarch's own book and cards."""
    from westmarch.cards.pool import load_pool

    book = load_book()

    def load(edition: str) -> Names:
        pool = load_pool(edition, book.in_force(edition))
        return index(pool.cards.values(), book)

    return Library(book, load, {})
