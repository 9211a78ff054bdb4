"""What is worked out once for each card, however often it is asked."""

from collections.abc import Callable
from typing import TypeVar

from westmarch.cards.model.card import Card

T = TypeVar("T")


def once_a_card(work_out: Callable[[Card], T]) -> Callable[[Card], T]:
    """Let a function work out what it tells of a card but once.

    A card is known by its identity, for to compare two of them takes longer than most answers.
    It is kept beside its answer so that no other card ever takes its place.
    """
    answers: dict[int, tuple[Card, T]] = {}

    def known(card: Card) -> T:
        found = answers.get(id(card))
        if found is None:
            found = answers[id(card)] = (card, work_out(card))
        return found[1]

    return known
