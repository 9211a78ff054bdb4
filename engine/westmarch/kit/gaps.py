"""Groups what cards say in words only by what is missing to act on it, and counts what each group
would free.

All of it comes from the topics of the clauses: a topic is a word of the rules on playing cards, an
action, an event or a number by its name, or a part of the game that is not covered.
"""

from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from inspect import cleandoc, getmembers, isclass
from pkgutil import iter_modules
from typing import Any

from msgspec import Struct

from westmarch.cards.every import card_of
from westmarch.cards.model.card import Card
from westmarch.table import events
from westmarch.table.actions import BY_TAG, kebab
from westmarch.table.covered import UNCOVERED

WORDS = {
    "playing": "Whether, and on what, the card can be played at all.",
    "playing-otherwise": "A further way to play the card.",
    "duplicating": "Whether a second copy can be played.",
    "using": "A use of the card in play.",
}
"""The topics that are about the very card, and what each of them means."""

PLAYED = "how a card is played"
USED = "what a card in play is used for"
DONE = "what players may do"
HAPPENS = "what comes of what has happened"
COUNTED = "numbers, and what holds"
SEEN = "who sees what"
MECHANISMS = (PLAYED, USED, DONE, HAPPENS, COUNTED, SEEN)
"""What may be missing, besides parts of the game that are not covered."""


class Gap(Struct, frozen=True):
    """What one thing that is missing keeps in words."""

    name: str
    means: str
    clauses: int
    cards: tuple[str, ...]
    """The ids of all cards that have such a clause."""
    frees: tuple[str, ...]
    """The ids of those to which nothing else is missing."""


class Sort(Struct, frozen=True):
    """The cards of a sort that are not there in full, and what would free how many of them."""

    kind: str
    cards: int
    frees: dict[str, int]
    """By what is missing; whatever takes two of these is in no number."""


def mechanism(topic: str) -> str:
    """Tell what is missing where a clause has this topic."""
    if topic in WORDS:
        return USED if topic == "using" else PLAYED
    if topic == "seen-by":
        return SEEN
    if topic in _PARTS:
        return topic
    if topic in BY_TAG:
        return DONE
    return HAPPENS if topic in _EVENTS or topic.endswith(_MOVED) else COUNTED


def by_topic(cards: Iterable[Card]) -> tuple[Gap, ...]:
    """Group by single topics, those first that would free most."""
    return _grouped(cards, lambda topic: topic, meaning)


def by_mechanism(cards: Iterable[Card]) -> tuple[Gap, ...]:
    """Group by what is missing, in a few words."""
    return _grouped(cards, mechanism, lambda name: _PARTS.get(name, ""))


def by_sort(cards: Iterable[Card]) -> tuple[Sort, ...]:
    """Count for each sort of cards what would free how many of them, the most first."""
    sorts: defaultdict[str, list[Card]] = defaultdict(list)
    for card in cards:
        if card.unmodelled:
            sorts[sort_of(card)].append(card)
    counted = (
        Sort(kind, len(there), {each.name: len(each.frees) for each in by_mechanism(there)})
        for kind, there in sorts.items()
    )
    return tuple(sorted(counted, key=lambda each: (-each.cards, each.kind)))


def meaning(topic: str) -> str:
    """Say in a sentence what a topic is about, as far as that is written down anywhere."""
    known = WORDS | _PARTS
    if topic in known:
        return known[topic]
    sort = BY_TAG.get(topic) or _EVENTS.get(topic)
    return cleandoc(sort.__doc__ or "").partition("\n\n")[0] if sort else ""


def _grouped(
    cards: Iterable[Card], name: Callable[[str], str], means: Callable[[str], str]
) -> tuple[Gap, ...]:
    clauses: defaultdict[str, int] = defaultdict(int)
    touched: defaultdict[str, dict[str, None]] = defaultdict(dict)
    frees: defaultdict[str, list[str]] = defaultdict(list)
    for card in cards:
        of_card: set[str] = set()
        for clause in card.unmodelled:
            of_clause = dict.fromkeys(map(name, clause.touching))
            of_card.update(of_clause)
            for each in of_clause:
                clauses[each] += 1
                touched[each][card.id] = None
        if len(of_card) == 1:
            frees[of_card.pop()].append(card.id)
    gaps = (
        Gap(each, means(each), clauses[each], tuple(touched[each]), tuple(frees[each]))
        for each in clauses
    )
    return tuple(sorted(gaps, key=lambda gap: (-len(gap.frees), -len(gap.cards), gap.name)))


def sort_of(card: Card) -> str:
    """Say what sort of card it is, as the list of all cards does."""
    named = card_of(card.id)
    return named.kind if named else card.type


def _events() -> Iterator[tuple[str, Any]]:
    for found in iter_modules(events.__path__):
        module = import_module(f"{events.__name__}.{found.name}")
        for name, sort in getmembers(module, isclass):
            if sort.__module__ == module.__name__:
                yield kebab(name), sort


_EVENTS: dict[str, Any] = dict(_events())
_MOVED = ("-discarded", "-returned")
"""How cards are called that go somewhere: an item that is discarded, a site that is returned."""
_PARTS = {each.topic: f"{each.reason[0].upper()}{each.reason[1:]}." for each in UNCOVERED}
