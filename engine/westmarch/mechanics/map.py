"""The map of Middle-earth: regions, what adjoins what, and the ways from site to site.

It is drawn once for a pool, and never asked to think twice about the same journey.
"""

from functools import cache

from westmarch.cards.model import Card, Region, Site
from westmarch.cards.pool import Pool

LONGEST = 6
"""No region movement is longer than this, whatever helps it."""


class Map:
    """The regions and sites of a pool, as a traveller needs them."""

    def __init__(self, pool: Pool) -> None:
        regions = [each for each in pool.cards.values() if isinstance(each.facts, Region)]
        self.types = {each.name: _region(each).region_type for each in regions}
        """The type of each region."""
        self._next = {
            each.name: tuple(name for name in _region(each).adjacent if name in self.types)
            for each in regions
        }
        self._ways: dict[tuple[str, str, int], tuple[tuple[str, ...], ...]] = {}

    def ways(self, start: str, end: str, longest: int = 4) -> tuple[tuple[str, ...], ...]:
        """Give every way from region to region, shorter ones first, none through a region twice."""
        key = (start, end, longest)
        if key not in self._ways:
            found = [way for way in self._walks(start, longest) if way[-1] == end]
            self._ways[key] = tuple(sorted(found, key=len))
        return self._ways[key]

    def _walks(self, start: str, longest: int) -> list[tuple[str, ...]]:
        walks: list[tuple[str, ...]] = [(start,)] if start in self.types else []
        frontier = list(walks)
        for _ in range(longest - 1):
            frontier = [
                (*walk, following)
                for walk in frontier
                for following in self._next[walk[-1]]
                if following not in walk
            ]
            walks += frontier
        return walks


def starter_path(start: Card, end: Card) -> tuple[str, ...] | None:
    """Give the region types of Starter Movement from one site to another; None if it cannot be."""
    here, there = _site(start), _site(end)
    if start.name == end.name:
        return None
    if there.nearest_haven == start.name and here.site_type == "Haven":
        return there.path
    if here.nearest_haven == end.name and there.site_type == "Haven":
        return tuple(reversed(here.path))
    linked = dict(there.havens)
    return (
        linked.get(start.name) if start.name in linked and end.name in dict(here.havens) else None
    )


def underdeeps_number(start: Card, end: Card) -> int | None:
    """Give the roll that a way between adjacent Under-deeps sites takes; None if there is none."""
    if not (_site(start).under_deeps or _site(end).under_deeps):
        return None
    return dict(_site(start).adjacent).get(end.name, dict(_site(end).adjacent).get(start.name))


@cache
def map_of(pool: Pool) -> Map:
    """Draw the map of a pool."""
    return Map(pool)


def _region(card: Card) -> Region:
    assert isinstance(card.facts, Region)
    return card.facts


def _site(card: Card) -> Site:
    assert isinstance(card.facts, Site)
    return card.facts
