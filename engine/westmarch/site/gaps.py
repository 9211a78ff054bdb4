"""What of the cards stands in words only, by what is missing: what comes next."""

from collections.abc import Iterable
from itertools import groupby

from msgspec import Struct

from westmarch.kit.gaps import Gap, Sort, by_mechanism, by_sort, by_topic, sort_of
from westmarch.site.content import Content


class Freed(Struct, frozen=True):
    """A card to which one thing alone is missing, with the clauses that wait for it."""

    id: str
    clauses: tuple[str, ...]


class Mechanism(Struct, frozen=True):
    """Something that is missing, with the cards that it would free, sort by sort."""

    gap: Gap
    anchor: str
    freed: tuple[tuple[str, tuple[Freed, ...]], ...]


class Gaps(Struct, frozen=True):
    """All that stands in words, grouped in three ways."""

    cards: int
    """How many cards have a clause in words."""
    mechanisms: tuple[Mechanism, ...]
    sorts: tuple[Sort, ...]
    topics: tuple[Gap, ...]


def gaps(content: Content, _: str = "") -> Gaps:
    """Group what stands in words only, those first that would free most cards."""
    cards = [each for each in content.pool.cards.values() if each.unmodelled]
    return Gaps(
        len(cards),
        tuple(
            Mechanism(each, anchor(each.name), tuple(_freed(content, each.frees)))
            for each in by_mechanism(cards)
        ),
        by_sort(cards),
        by_topic(cards),
    )


def anchor(name: str) -> str:
    """Give the place on the page of what is missing."""
    return name.replace(",", "").replace(" ", "-")


def _freed(content: Content, ids: Iterable[str]) -> Iterable[tuple[str, tuple[Freed, ...]]]:
    cards = sorted((content.pool[id_] for id_ in ids), key=sort_of)
    for sort, there in groupby(cards, key=sort_of):
        freed = (Freed(card.id, tuple(each.text for each in card.unmodelled)) for card in there)
        yield sort, tuple(freed)
