"""The map of the regions: what the region cards say, on the places of a sketch."""

import tomllib
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path

from msgspec import Struct

from westmarch.errors import BadData, nearest
from westmarch.site.cards import CardView

FILE = "map.toml"

LETTERS = {
    "Free-domain": "f",
    "Border-land": "b",
    "Wilderness": "w",
    "Shadow-land": "s",
    "Dark-domain": "d",
    "Coastal Sea": "c",
}
"""The types of regions, from the safest to the darkest, and the sea; each with its letter."""

_LINE = 12
_LONGEST = 10
"""So many letters go side by side on a region."""
_WIDE = 72
_MARGIN = 10
_SHORE = 46
"""How far the sea is shown around a region that is part of it."""


class Version(Struct, frozen=True):
    """One of the cards of a site."""

    id: str
    kind: str


class Place(Struct, frozen=True):
    """A site, with the cards that there are of it."""

    name: str
    versions: tuple[Version, ...]


class Region(Struct, frozen=True, kw_only=True):
    """A region on the map, with its middle and its measures."""

    id: str
    name: str
    type: str
    letter: str
    x: int
    y: int
    wide: int
    high: int
    lines: tuple[tuple[int, str], ...]
    """Its name, in as many lines as it takes: how far below the middle each is, and its words."""
    adjacent: tuple[str, ...]
    sites: tuple[Place, ...]


class Road(Struct, frozen=True):
    """A line between two regions that adjoin."""

    start: Region
    end: Region

    @property
    def at_sea(self) -> bool:
        """Whether it does not touch land."""
        return self.start.letter == self.end.letter == "c"


class Map(Struct, frozen=True):
    """The whole map, measured out."""

    wide: int
    high: int
    shore: int
    letters: dict[str, str]
    regions: tuple[Region, ...]
    roads: tuple[Road, ...]


def region_map(cards: Iterable[CardView], root: Path) -> Map:
    """Put the regions in their places, and the sites in their regions."""
    places = _places(root)
    sites: defaultdict[str, dict[str, list[Version]]] = defaultdict(dict)
    found: list[CardView] = []
    for card in cards:
        if card.region:
            version = Version(card.id, card.kind)
            sites[card.region].setdefault(card.name, []).append(version)
        elif card.terrain in LETTERS:
            found.append(card)
    _check(places, [card.name for card in found], root)
    regions = {
        card.name: _region(card, places[card.name], sites[card.name])
        for card in sorted(found, key=lambda card: card.name)
    }
    return Map(
        wide=max(each.x + each.wide // 2 for each in regions.values()) + _MARGIN,
        high=max(each.y + each.high // 2 for each in regions.values()) + _MARGIN,
        shore=_SHORE,
        letters=LETTERS,
        regions=tuple(regions.values()),
        roads=tuple(
            Road(region, regions[name])
            for region in regions.values()
            for name in region.adjacent
            if name in regions and region.name < name
        ),
    )


def _region(card: CardView, place: tuple[int, int], sites: dict[str, list[Version]]) -> Region:
    lines = _lines(card.name)
    first = -_LINE * (len(lines) - 1) // 2
    return Region(
        id=card.id,
        name=card.name,
        type=card.terrain,
        letter=LETTERS[card.terrain],
        x=place[0],
        y=place[1],
        wide=_WIDE,
        high=_LINE * len(lines) + _MARGIN,
        lines=tuple((first + at * _LINE, line) for at, line in enumerate(lines)),
        adjacent=card.adjacent,
        sites=tuple(
            Place(name, tuple(sorted(sites[name], key=lambda version: version.kind)))
            for name in sorted(sites)
        ),
    )


def _lines(name: str) -> list[str]:
    lines: list[str] = []
    for word in name.split():
        if lines and len(lines[-1]) + 1 + len(word) <= _LONGEST:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def _places(root: Path) -> dict[str, tuple[int, int]]:
    return {
        name: (x, y) for name, (x, y) in tomllib.loads((root / FILE).read_text("utf-8")).items()
    }


def _check(places: dict[str, tuple[int, int]], regions: list[str], root: Path) -> None:
    for name in regions:
        if name not in places:
            raise BadData(
                f"the region {name} has no place on the map",
                where=f"{root.name}/{FILE}",
                hint=f'Write “"{name}" = [x, y]”, in steps to the east and to the south.',
            )
    for name in places:
        if name not in regions:
            raise BadData(
                f"“{name}” has a place on the map, and is no region",
                where=f"{root.name}/{FILE}",
                hint=nearest(name, regions),
            )
