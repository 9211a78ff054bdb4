"""What one card alone says."""

from collections.abc import Iterator
from typing import Annotated

from westmarch.cards.model.clause import Clause
from westmarch.cards.model.phrases.effect import Effect, Matter, in_combat
from westmarch.cards.model.phrases.targets import Target
from westmarch.cards.model.within import within
from westmarch.cards.wording.declare import phrase


@phrase("own {key}: {text}")
class Own(Clause, Effect, frozen=True):
    """What no other card says: a line in our own words, and code under the card's id and this key.

    It may be a clause by itself, or the last of a clause's effects.
    """

    key: Annotated[str, "KEY"]
    text: Annotated[str, "TEXT"]

    def about(self, target: Target | None) -> frozenset[Matter]:
        """Tell what it is about by its target: its words are its own."""
        return in_combat(target)


def own_texts_in(said: object) -> Iterator[Own]:
    """Go through what one card alone says in a clause, in its effects, or in several clauses."""
    return within(said, Own)
