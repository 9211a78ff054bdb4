"""The map of Middle-earth: regions, what adjoins what, and the ways from region to region.

It is drawn once for a pool, and never asked to think twice about the same journey.
"""

from functools import cache, cached_property

from msgspec import Struct

from westmarch.cards.model.card import Card, Region, Site
from westmarch.cards.pool import Pool

Walks = dict[str, tuple[tuple[str, ...], ...]]
"""Rows of regions, by the region in which they end."""


class Walking(Struct, frozen=True):
    """What a traveller has to keep to."""

    longest: int
    """How many regions there may be, the first and the last included."""
    adjoining: tuple[tuple[str, str], ...] = ()
    """Pairs of regions that adjoin although the map does not show it."""
    once: bool = True
    """No region may be entered twice."""


class Map:
    """The regions of a pool, as a traveller needs them."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        regions = pool.of_type("region")
        self.types = {each.name: _region(each).region_type for each in regions}
        """The type of each region, as it is printed."""
        self._next = {
            each.name: tuple(name for name in _region(each).adjacent if name in self.types)
            for each in regions
        }
        self._walks: dict[tuple[str, Walking], Walks] = {}

    @cached_property
    def under_deeps(self) -> tuple[Card, ...]:
        """All Under-deeps sites that there are."""
        return tuple(each for each in self._pool.of_type("site") if _site(each).under_deeps)

    def beside(self, region: str) -> tuple[str, ...]:
        """Give the regions next to another, as they are printed."""
        return self._next.get(region, ())

    def ways(self, start: str, end: str, walking: Walking) -> tuple[tuple[str, ...], ...]:
        """Give every way from one region to another, shorter ones first."""
        key = (start, walking)
        if key not in self._walks:
            self._walks[key] = self._walked(start, walking)
        return self._walks[key].get(end, ())

    def _walked(self, start: str, walking: Walking) -> Walks:
        frontier: list[tuple[str, ...]] = [(start,)] if start in self.types else []
        found: dict[str, list[tuple[str, ...]]] = {}
        for _ in range(walking.longest):
            for walk in frontier:
                found.setdefault(walk[-1], []).append(walk)
            frontier = [
                (*walk, following)
                for walk in frontier
                for following in self._from(walk[-1], walking)
                if following not in walk or not walking.once
            ]
        return {end: tuple(walks) for end, walks in found.items()}

    def _from(self, region: str, walking: Walking) -> tuple[str, ...]:
        pairs = [pair for pair in walking.adjoining if region in pair]
        more = [other for pair in pairs for other in pair if other != region]
        return (*self._next[region], *more)


def number_beside(site: Card, other: Card) -> int | None:
    """Give the number that a site prints beside another in its list of adjacent sites."""
    here, there = _site(site), _site(other)
    listed = dict(here.adjacent)
    return listed.get(other.name, listed.get(f"any site in {there.region}"))


@cache
def map_of(pool: Pool) -> Map:
    """Draw the map of a pool."""
    return Map(pool)


def _site(card: Card) -> Site:
    assert isinstance(card.facts, Site)
    return card.facts


def _region(card: Card) -> Region:
    assert isinstance(card.facts, Region)
    return card.facts
