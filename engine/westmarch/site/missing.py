"""The cards of the game that are not among Westmarch’s yet."""

from msgspec import Struct

from westmarch.cards.every import Named, every_card
from westmarch.cards.printings import SETS
from westmarch.site.content import Content


class Missing(Struct, frozen=True):
    """A set, with the names of its cards that are not there."""

    set: str
    anchor: str
    here: int
    """How many of its cards are there."""
    number: int
    """How many are not."""
    names: tuple[str, ...]
    """What those are called, each name once."""


def missing(content: Content, _: str = "") -> tuple[Missing, ...]:
    """List the cards that are not there, set by set."""
    sets: dict[str, list[Named]] = {}
    for card in every_card():
        sets.setdefault(card.set, []).append(card)
    order = list(SETS.values())
    return tuple(
        _missing(content, title, sets[title])
        for title in sorted(sets, key=lambda each: order.index(each) if each in order else -1)
    )


def _missing(content: Content, title: str, cards: list[Named]) -> Missing:
    names = [each.name for each in cards if each.id not in content.cards]
    return Missing(
        title,
        anchor=title.lower().replace(" ", "-"),
        here=len(cards) - len(names),
        number=len(names),
        names=tuple(sorted(set(names))),
    )
