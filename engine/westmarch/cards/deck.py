"""Decks: what a player brings to the table, as a file of names and numbers.

    # A company of Dwarves.
    name: The Quest
    player: Wizard
    starts at: Rivendell

    Starting company
      1 Thorin II
      1 Dagger of Westernesse
    Characters
      2 Gandalf
    …

A line gives a number and the name, or the id, of a card. Every section of the list in `SECTIONS`
has to be there, in whatever order.
"""

import re
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path
from typing import Literal

from msgspec import Struct

from westmarch.cards.model.card import Alignment, Card
from westmarch.cards.pool import Pool
from westmarch.errors import BadData, nearest
from westmarch.paths import DECKS

Kind = Literal["wizard", "ringwraith"]

SECTIONS = (
    "Starting company",
    "Characters",
    "Resources",
    "Hazards",
    "Sideboard",
    "Sites",
)
_HEADINGS = ("name", "player", "starts at")
_ALIGNMENT: dict[str, Alignment] = {"wizard": "hero", "ringwraith": "minion"}
"""For each kind of player, the cards that are meant where a name has several versions."""

_LINE = re.compile(r"\s*(\d+)\s+(.+?)\s*$")


class Deck(Struct, frozen=True):
    """A deck, card by card, each by its id and as often as it is there."""

    name: str
    player: Kind
    starts_at: str
    """The site where the starting company begins."""
    company: tuple[str, ...]
    """The starting company, and the minor items that it begins with."""
    characters: tuple[str, ...]
    resources: tuple[str, ...]
    hazards: tuple[str, ...]
    sideboard: tuple[str, ...]
    sites: tuple[str, ...]
    about: str
    """What its file says of it above everything else."""
    file: str

    @property
    def sections(self) -> dict[str, tuple[str, ...]]:
        """The cards of each section."""
        first = (self.company, self.characters, self.resources)
        return dict(zip(SECTIONS, (*first, self.hazards, self.sideboard, self.sites), strict=True))

    @property
    def play_deck(self) -> tuple[str, ...]:
        """The cards to draw from."""
        return (*self.characters, *self.resources, *self.hazards)


def read_deck(text: str, where: str, pool: Pool) -> Deck:
    """Read a deck; what is wrong with it is said with its line."""
    headings: dict[str, str] = {}
    sections: dict[str, list[str]] = {}
    section = ""
    for number, line in _lines(text):
        place = f"{where}:{number}"
        heading, colon, value = line.partition(":")
        counted = _LINE.match(line)
        if colon and not counted and not section:
            headings[_known(heading.strip(), _HEADINGS, "heading", place)] = value.strip()
        elif counted is None:
            section = _known(line.strip(), SECTIONS, "section", place)
            sections[section] = []
        elif not section:
            raise BadData(
                "this card is in no section", where=place, hint=f"There are: {', '.join(SECTIONS)}."
            )
        else:
            card = _find(counted[2], _kind(headings, place), pool, place)
            sections[section] += [card.id] * int(counted[1])
    for missing in (each for each in SECTIONS if each not in sections):
        raise BadData(f"the deck has no section “{missing}”", where=where)
    for missing in (each for each in _HEADINGS if each not in headings):
        raise BadData(f"the deck does not say “{missing}: …”", where=where)
    kind = _kind(headings, where)
    company, characters, resources, *others = (tuple(sections[each]) for each in SECTIONS)
    hazards, sideboard, sites = others
    return Deck(
        name=headings["name"],
        player=kind,
        starts_at=_find(headings["starts at"], kind, pool, where).id,
        company=company,
        characters=characters,
        resources=resources,
        hazards=hazards,
        sideboard=sideboard,
        sites=sites,
        about=_about(text),
        file=where,
    )


def load_deck(path: Path, pool: Pool) -> Deck:
    """Read the deck of a file."""
    try:
        text = path.read_text("utf-8")
    except OSError as error:
        raise BadData(f"there is no deck to read: {error.strerror}", where=str(path)) from None
    return read_deck(text, path.name, pool)


def our_decks(pool: Pool) -> tuple[Deck, ...]:
    """Read the decks that come with the rules."""
    return tuple(load_deck(path, pool) for path in sorted(DECKS.glob("*.deck")))


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
    if said not in _ALIGNMENT:
        hint = "Write “player: Wizard” or “player: Ringwraith” before the first section."
        raise BadData(f"“{said}” is no kind of player with a deck", where=where, hint=hint)
    return said  # type: ignore[return-value]


def _find(name: str, kind: Kind, pool: Pool, where: str) -> Card:
    """Find a card; of several versions the one for this kind of player is meant."""
    meant = [each for each in pool.named(name) if each.alignment == _ALIGNMENT[kind]]
    meant = meant or list(pool.named(name))
    if meant:
        return meant[0]
    try:
        return pool.find(name, alignment=_ALIGNMENT[kind])
    except BadData:
        pass
    try:
        return pool.find(name)
    except BadData as error:
        raise BadData(error.what, where=where, hint=error.hint) from None
