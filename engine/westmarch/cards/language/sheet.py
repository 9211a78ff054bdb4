"""A file of cards, once it has been read."""

from typing import NamedTuple

from westmarch.cards.language.statement import Amendment
from westmarch.cards.model.card import Card
from westmarch.errors import BadData


class Sheet(NamedTuple):
    """What one file of cards holds."""

    cards: tuple[Card, ...]
    amendments: tuple[Amendment, ...]


def refuse_second(card: Card, seen: dict[str, Card]) -> None:
    """Enter a card among those seen, unless one of them already has its id."""
    first = seen.setdefault(card.id, card)
    if first is not card:
        raise BadData(
            f"{card.id} is already the id of “{first.name}”",
            where=f"rules/{card.path}:{card.line}",
            hint=f"That card is at rules/{first.path}:{first.line}.",
        )
