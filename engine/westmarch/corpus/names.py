"""Which card a written name means, for a player of a certain kind."""

import re
from collections.abc import Callable, Iterable
from functools import cache

from msgspec import Struct
from msgspec.structs import replace

from westmarch.book.book import Book
from westmarch.book.load import our_book
from westmarch.cards.compiled import Listed
from westmarch.cards.every import cards_called
from westmarch.cards.kinds import PLAYERS
from westmarch.cards.model.card import Alignment, Card, CardType
from westmarch.cards.pool import Pool, load_pool
from westmarch.cards.printings import first_printing
from westmarch.errors import BadData, nearest

_PREFERENCES: dict[str, tuple[Alignment, ...]] = {
    **{kind: each.versions for kind, each in PLAYERS.items()},
    "hero": ("hero",),
    "minion": ("minion",),
}
"""Whose version of a card a player takes where a name has several, the likeliest first; or which
is meant where a sentence says of what side it is."""

_SIDES = ("hero", "minion")
"""What a sentence can say of a card that has versions, instead of going by its player."""

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


_BARE = ("character", "site", "region")
"""The types of cards whose names stand without quotation marks."""
_LONGEST = 7
"""No card has a name of more words."""


def _ended(text: str) -> tuple[str, str]:
    """Part a name from what may follow it without a space."""
    name = re.sub(r"(?:'s)?[,;]?$", "", text)
    return name, text[len(name) :]


class Names(Struct, frozen=True):
    """The names of one edition's cards, in every spelling."""

    pool: Pool

    def card(self, text: str, kind: str, types: Iterable[CardType] = ()) -> Card:
        """Find the card that a player of this kind, or whoever names a side, means by a name."""
        wanted = tuple(types)
        known = self.pool.meant(text)
        if not known:
            raise self._unknown(text, wanted)
        fitting = [card for card in known if not wanted or card.type in wanted]
        if not fitting and "character" in wanted:
            # Of the Nine, one name is that of the hazard, and a longer one that of the character.
            fitting = [*self.pool.meant(f"{text} the Ringwraith")]
        if not fitting:
            is_, asked = _ARTICLES[known[0].type], " or ".join(_ARTICLES[each] for each in wanted)
            raise BadData(f"{known[0].name} is {is_}, and {asked} is needed here.")
        ranks = _PREFERENCES[kind]

        def rank(card: Listed) -> int:
            return ranks.index(card.alignment) if card.alignment in ranks else len(ranks)

        best = min(map(rank, fitting))
        if kind in _SIDES and best == len(ranks):
            raise BadData(f"There is no {kind} version of {fitting[0].name}.")
        likeliest = [self.pool[card.id] for card in fitting if rank(card) == best]
        if any(not _is_reprint(each, likeliest[0]) for each in likeliest):
            raise BadData(
                f"“{text}” is the name of {len(likeliest)} cards: "
                f"{' and '.join(each.id for each in likeliest)}.",
                hint=f"Write the id of the one that is meant, as in “{likeliest[0].id}”.",
            )
        return first_printing(likeliest)

    def restored(self, said: str, *, quoted: bool = False) -> str:
        """Write the names in a sentence as cards print them, in quotation marks where they need it.

        All of them are put in quotation marks if they are to be `quoted`. What stands in quotation
        marks already is left as it is.
        """
        parts = re.split(r'("[^"]*")', said)
        parts[::2] = [self._restored(each, quoted=quoted) for each in parts[::2]]
        return "".join(parts)

    def _restored(self, said: str, *, quoted: bool) -> str:
        words = said.split(" ")
        written: list[str] = []
        while words:
            for number in range(min(len(words), _LONGEST), 0, -1):
                name, rest = _ended(" ".join(words[:number]))
                if name and (known := self.pool.meant(name)):
                    bare = known[0].type in _BARE and not quoted
                    written.append((known[0].name if bare else f'"{known[0].name}"') + rest)
                    break
            else:
                number = 1
                written.append(words[0])
            words = words[number:]
        return " ".join(written)

    def region(self, text: str) -> str | None:
        """Give the name of a region that is meant by a spelling of it."""
        named = self.pool.meant(text)
        return named[0].name if named and named[0].type == "region" else None

    def is_site(self, text: str) -> bool:
        """Tell whether a name is that of a site."""
        return any(card.type == "site" for card in self.pool.meant(text))

    def characters(self, text: str) -> list[str]:
        """Give the characters that a sentence names, each once, as cards print them."""
        found: dict[str, None] = {}
        words = re.sub(r'"[^"]*"', " ", text).split()
        while words:
            for number in range(min(len(words), _LONGEST), 0, -1):
                name, _ = _ended(" ".join(words[:number]))
                if name[:1].isupper() and (known := self.pool.meant(name)):
                    if known[0].type == "character":
                        found[known[0].name] = None
                    break
            else:
                number = 1
            words = words[number:]
        return list(found)

    def taken(self, card: Card, kind: str) -> str:
        """Say of a card that it is not one of its player's own side, if it is not: a sentence."""
        if card.alignment == "neutral" or card.alignment in _PREFERENCES[kind]:
            return ""
        own = _PREFERENCES[kind][0]
        said = f"{card.name} is taken to be the {card.alignment} {card.type} {card.id}"
        return f"{said}: there is no {own} {card.type} of that name."

    def _unknown(self, text: str, wanted: tuple[CardType, ...]) -> BadData:
        """Complain of a name: of a card that is not among ours yet, or of none at all."""
        called = cards_called(text)
        if not called:
            return BadData(f"There is no card “{text}”.", hint=self._nearest(text, wanted))
        sorts = " and ".join(f"a {each.kind} of {each.set} ({each.id})" for each in called)
        return BadData(
            f"{called[0].name} is not among Westmarch's cards yet.",
            hint=f"It is {sorts}. What its text says cannot be judged.",
        )

    def _nearest(self, text: str, wanted: tuple[CardType, ...]) -> str:
        listed = self.pool.listed.values()
        fitting = (each.name for each in listed if not wanted or each.type in wanted)
        return nearest(text, fitting) or nearest(text, (each.name for each in listed))


def _is_reprint(card: Card, other: Card) -> bool:
    """Tell whether two cards of one name say the same."""
    same = {"id": "", "path": "", "line": 0, "clauses": (), "unmodelled": ()}
    if replace(card, **same) != replace(other, **same):
        return False
    texts = [
        [replace(each, line=0) if hasattr(each, "line") else each for each in of]
        for one in (card, other)
        for of in (one.clauses, one.unmodelled)
    ]
    return texts[:2] == texts[2:]


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
    book = our_book()
    return Library(book, lambda edition: Names(load_pool(edition, book.in_force(edition))), {})
