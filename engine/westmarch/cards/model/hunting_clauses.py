"""What cards say of creatures that are after one character."""

from typing import Annotated, Literal

from westmarch.cards.model.clause import Clause
from westmarch.cards.wording.declare import phrase, words


@phrase("its attacks all go against one character")
class AfterOne(Clause, frozen=True):
    """Whoever is given the first strike of the creature faces all its attacks."""


@phrase("{who} may tap against {number} of its attacks")
class WardedOff(Clause, frozen=True):
    """So many of the attacks are cancelled if somebody taps for each, before a strike is faced."""

    who: Annotated[
        Literal["anybody", "companions"],
        words(
            "WARDING",
            "who taps against attacks",
            said={
                "anybody": "characters of the company",
                "companions": "companions of its victim",
            },
        ),
    ]
    number: int
