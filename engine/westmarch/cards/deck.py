"""Decks: what a player brings to the table, as a file of names and numbers.

    # A company of Dwarves.
    name: The Quest
    player: Wizard

    Pool
      1 Thorin II
      1 Dagger of Westernesse
    Characters
      2 Gandalf
    …

A line gives a number and the name, or the id, of a card. Every section of the list in `SECTIONS`
has to be there, in whatever order, but for those that few decks have.
"""

import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Literal, get_args

from msgspec import Struct

from westmarch.cards.every import Named, cards_called, every_card
from westmarch.cards.kinds import KINDS, PLAYERS, Kind
from westmarch.cards.sheets import all_cards
from westmarch.errors import BadData, nearest
from westmarch.files import read_text
from westmarch.numbers import number_in
from westmarch.paths import DECKS

Part = Literal[
    "pool",
    "characters",
    "resources",
    "hazards",
    "sideboard",
    "against_fallen_wizards",
    "sites",
]
PARTS: tuple[Part, ...] = get_args(Part)
PLAY_DECK: tuple[Part, ...] = ("characters", "resources", "hazards")
"""The parts that are shuffled together, to draw from."""
ASIDE: tuple[Part, ...] = ("sideboard", "against_fallen_wizards")
"""The parts that lie apart."""

MOST_COPIES = 1000
"""More copies of a card than anybody has."""
SECTIONS: dict[str, Part] = {
    "Pool": "pool",
    "Characters": "characters",
    "Resources": "resources",
    "Hazards": "hazards",
    "Sideboard": "sideboard",
    "Against Fallen-wizards": "against_fallen_wizards",
    "Sites": "sites",
}
"""The parts of a deck, under the headings of its file."""
_IF_ANY = ("Against Fallen-wizards",)
_HEADINGS = ("name", "player")
_IF_SAID = ("avatar",)

_SORTS: dict[Part, tuple[str, ...]] = {
    "pool": ("character", "resource"),
    "characters": ("character",),
    "resources": ("resource",),
    "hazards": ("hazard",),
    "sites": ("site",),
}
"""For each part of a deck, what is likely to be meant by a name there."""

_LINE = re.compile(r"\s*(\d+)\s+(.+?)\s*$")


class DeckList(Struct, frozen=True, rename="kebab", omit_defaults=True):
    """What is in a deck: the ids of its cards, each as often as it is there.

    The play deck is listed as its player counts it: a card that may be a resource or a hazard
    is whichever it stands among. A name in the place of an id is that of no card of the game.
    """

    pool: tuple[str, ...] = ()
    """The characters to form the first company of, and what begins in play with them."""
    characters: tuple[str, ...] = ()
    """Those of the play deck, avatars included."""
    resources: tuple[str, ...] = ()
    hazards: tuple[str, ...] = ()
    sideboard: tuple[str, ...] = ()
    against_fallen_wizards: tuple[str, ...] = ()
    """What the sideboard holds besides for games against Fallen-wizards."""
    sites: tuple[str, ...] = ()

    @property
    def play_deck(self) -> tuple[str, ...]:
        """The cards to draw from."""
        return (*self.characters, *self.resources, *self.hazards)

    @property
    def parts(self) -> dict[Part, tuple[str, ...]]:
        """The cards of each part."""
        return {each: getattr(self, each) for each in PARTS}


class Deck(Struct, frozen=True):
    """A deck with what its file says of it."""

    name: str
    player: Kind
    avatar: str
    """The Fallen-wizard whom its player declares."""
    cards: DeckList
    about: str
    """What its file says of it above everything else."""
    file: str

    @property
    def sections(self) -> dict[str, tuple[str, ...]]:
        """The cards of each section that has any."""
        parts = self.cards.parts
        return {title: parts[part] for title, part in SECTIONS.items() if parts[part]}


def read_deck(text: str, where: str) -> Deck:
    """Read a deck; what is wrong with it is said with its line."""
    headings: dict[str, str] = {}
    sections: dict[str, list[str]] = {}
    section = ""
    for number, line in _lines(text):
        place = f"{where}:{number}"
        heading, colon, value = line.partition(":")
        counted = _LINE.match(line)
        if colon and not counted and not section:
            known = _known(heading.strip(), (*_HEADINGS, *_IF_SAID), "heading", place)
            headings[known] = value.strip()
        elif counted is None:
            section = _known(line.strip(), tuple(SECTIONS), "section", place)
            sections[section] = []
        elif not section:
            raise BadData(
                "this card is in no section", where=place, hint=f"There are: {', '.join(SECTIONS)}."
            )
        else:
            meant = _find(counted[2], _kind(headings, place), SECTIONS[section], place)
            copies = number_in(counted[1], MOST_COPIES, "copies of a card", place)
            sections[section] += [meant.id] * copies
    for missing in (each for each in SECTIONS if each not in sections and each not in _IF_ANY):
        raise BadData(f"the deck has no section “{missing}”", where=where)
    for missing in (each for each in _HEADINGS if each not in headings):
        raise BadData(f"the deck does not say “{missing}: …”", where=where)
    return Deck(
        name=headings["name"],
        player=_kind(headings, where),
        avatar=headings.get("avatar", ""),
        cards=DeckList(**{SECTIONS[each]: tuple(cards) for each, cards in sections.items()}),
        about=_about(text),
        file=where,
    )


def load_deck(path: Path) -> Deck:
    """Read the deck of a file."""
    return read_deck(read_text(path), path.name)


def our_decks() -> tuple[Deck, ...]:
    """Read the decks that come with the rules."""
    return tuple(load_deck(path) for path in sorted(DECKS.glob("*.deck")))


def meant(text: str, kind: Kind, part: Part, among: tuple[Named, ...] = ()) -> Named | None:
    """Give the card that is meant by a name, or an id, in a part of a player's deck.

    Of several versions, or of those `among` which it is, it is the one that fits the part and the
    kind of player best, and of its printings one that is among our cards.
    """
    versions = (*PLAYERS[kind].versions, "dual", "hazard")
    sorts = _SORTS.get(part, ())

    def rank(card: Named) -> tuple[bool, int, bool]:
        alignment = versions.index(card.alignment) if card.alignment in versions else len(versions)
        return bool(sorts) and card.sort not in sorts, alignment, card.id not in all_cards().listed

    return min(among or cards_called(text), key=rank, default=None)


def _about(text: str) -> str:
    """Give the remark that a file opens with."""
    remark = takewhile(lambda line: line.startswith("#"), text.splitlines())
    return " ".join(line.lstrip("# ") for line in remark)


def _lines(text: str) -> Iterator[tuple[int, str]]:
    """Go through the lines that say something, each with its number."""
    for number, line in enumerate(text.splitlines(), start=1):
        said = line.partition("#")[0].rstrip()
        if said:
            yield number, said


def _known(word: str, words: tuple[str, ...], what: str, where: str) -> str:
    if word not in words:
        hint = nearest(word, words) or f"There are: {', '.join(words)}."
        raise BadData(f"“{word}” is no {what} of a deck", where=where, hint=hint)
    return word


def _kind(headings: dict[str, str], where: str) -> Kind:
    said = headings.get("player", "").lower()
    for each in KINDS:
        if each == said:
            return each
    named = ", ".join(f"“player: {each.capitalize()}”" for each in KINDS)
    hint = f"Write one of these before the first section: {named}."
    raise BadData(f"“{said}” is no kind of player", where=where, hint=hint)


def _find(name: str, kind: Kind, part: Part, where: str) -> Named:
    found = meant(name, kind, part)
    if found is None:
        hint = nearest(name, (each.name for each in every_card()))
        raise BadData(f"no card is called “{name}”", where=where, hint=hint)
    return found
