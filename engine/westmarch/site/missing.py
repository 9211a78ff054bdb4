"""The cards of the game that are not among Westmarch’s yet."""

from msgspec import Struct

from westmarch.cards.every import every_card
from westmarch.site.content import Content


class Missing(Struct, frozen=True):
    """A set, with the names of its cards that are not there."""

    set: str
    anchor: str
    here: int
    """How many of its cards are there."""
    names: tuple[str, ...]


def missing(content: Content, _: str = "") -> tuple[Missing, ...]:
    """List the cards that are not there, set by set."""
    sets: dict[str, list[str]] = {}
    here: dict[str, int] = {}
    for card in every_card():
        names = sets.setdefault(card.set, [])
        here.setdefault(card.set, 0)
        if card.id in content.cards:
            here[card.set] += 1
        else:
            names.append(card.name)
    return tuple(
        Missing(title, title.lower().replace(" ", "-"), here[title], tuple(sorted(names)))
        for title, names in sets.items()
    )
