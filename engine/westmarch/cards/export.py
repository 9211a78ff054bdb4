"""All cards in one file, for other tools."""

import msgspec
from msgspec import Struct

from westmarch.cards.language.show import lines
from westmarch.cards.model.card import Card
from westmarch.cards.pool import Pool


class Exported(Struct, frozen=True):
    """A card: what it states as data, and in words."""

    card: Card
    lines: tuple[str, ...]
    """As the card-text language says it."""


class Export(Struct, frozen=True):
    """The cards of a pool as one edition reads them."""

    edition: str
    cards: tuple[Exported, ...]


def exported(pool: Pool) -> bytes:
    """Write all cards of a pool as JSON."""
    made = tuple(Exported(card, tuple(lines(card))) for card in pool.cards.values())
    return msgspec.json.encode(Export(pool.edition, made))
