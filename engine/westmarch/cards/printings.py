"""The sets of cards, and which of several printings of a card came first."""

from collections.abc import Iterable

from westmarch.cards.model.card import Card

SETS = {
    "TW": "The Wizards",
    "TD": "The Dragons",
    "DM": "Dark Minions",
    "LE": "The Lidless Eye",
    "AS": "Against the Shadow",
    "WH": "The White Hand",
    "BA": "The Balrog",
}
"""The sets of cards in the order in which they came out, by the letters of their ids."""


def first_printing(cards: Iterable[Card]) -> Card:
    """Give the one of some cards that came out first."""
    order = list(SETS)
    return min(cards, key=lambda card: order.index(card.set) if card.set in SETS else len(order))
