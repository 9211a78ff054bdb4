"""Every card of the game, those that are not among ours yet included: what a deck's maker knows."""

from collections.abc import Mapping
from functools import cache, cached_property

from msgspec import Struct

from westmarch.book.registers import load_aliases
from westmarch.cards.names import fold
from westmarch.paths import RULES

NAMES = RULES / "names.tsv"


class Named(Struct, frozen=True, dict=True):
    """A card of the game: what it is called, and what of it matters for a deck."""

    id: str
    kind: str
    """What sort of card it is, such as `hero minor item`."""
    name: str
    set: str
    """The title of its set."""
    words: tuple[str, ...] = ()
    """What else of it matters for a deck, such as `unique`, `mind 4` and `Balrog specific`."""

    def has(self, word: str) -> bool:
        """Tell whether a word is said of it."""
        return word in self.words

    def number(self, word: str) -> int:
        """Give the number that is said of it after a word, such as its mind; 0 without one."""
        said = (each.removeprefix(f"{word} ") for each in self.words if each.startswith(f"{word} "))
        return next((int(each) for each in said if each.isdigit()), 0)

    def said_after(self, words: str) -> str:
        """Give what is said of it after some words, such as `manifestation of`, if anything is."""
        said = (each for each in self.words if each.startswith(f"{words} "))
        return next((each.removeprefix(f"{words} ") for each in said), "")

    @cached_property
    def alignment(self) -> str:
        """Whose card it is: the first word of its kind, `hazard` and `region` included."""
        return self.kind.partition(" ")[0]

    @cached_property
    def sort(self) -> str:
        """What it is in a deck: a character, a resource, a hazard, a site or a region."""
        for each in ("character", "site"):
            if self.kind.endswith(f" {each}"):
                return each
        return self.alignment if self.alignment in ("hazard", "region") else "resource"

    @property
    def is_place(self) -> bool:
        """Tell whether it is a site or a region: a card that nobody draws."""
        return self.sort in ("site", "region")

    @cached_property
    def described(self) -> tuple[str, str]:
        """What two copies share, whatever set they are of: the name, and the kind of card."""
        return fold(self.name), self.kind


@cache
def every_card() -> tuple[Named, ...]:
    """Read the names of all cards."""
    sets: dict[str, str] = {}
    cards: list[Named] = []
    for line in NAMES.read_text("utf-8").splitlines():
        if line.startswith("#"):
            code, tab, title = line.removeprefix("# ").partition("\t")
            sets |= {code: title} if tab else {}
            continue
        id_, kind, name, *more = line.split("\t")
        words = tuple(more[0].split(", ")) if more else ()
        cards.append(Named(id_, kind, name, sets[id_.partition("-")[0]], words))
    return tuple(cards)


@cache
def _by_id() -> dict[str, Named]:
    return {each.id: each for each in every_card()}


def card_of(id_: str) -> Named | None:
    """Give the card that has an id, if there is one in the game."""
    return _by_id().get(id_)


def cards_called(text: str) -> tuple[Named, ...]:
    """Give the cards that have this name in some spelling, or this id."""
    if text.upper() in _by_id():
        return (_by_id()[text.upper()],)
    said = fold(text)
    for spelling in (said, said.removeprefix("the "), f"the {said}"):
        if spelling in _by_spelling():
            return _by_spelling()[spelling]
    return _by_letters().get(_letters(text), ())


def _letters(text: str) -> str:
    """Write a name without what people leave out or write otherwise: gaps, hyphens and marks."""
    return "".join(each for each in fold(text) if each.isalnum())


@cache
def _by_letters() -> Mapping[str, tuple[Named, ...]]:
    return {_letters(spelling): cards for spelling, cards in _by_spelling().items()}


@cache
def _by_spelling() -> Mapping[str, tuple[Named, ...]]:
    found: dict[str, tuple[Named, ...]] = {}
    for each in every_card():
        found[fold(each.name)] = (*found.get(fold(each.name), ()), each)
    others = {
        fold(spelling): found[fold(name)]
        for name, spellings in load_aliases(RULES).items()
        if fold(name) in found
        for spelling in spellings
    }
    return others | found
