"""What cards do for a journey: ways of their own, attacks on the way, going on, and being back."""

from typing import Annotated

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.targets import (
    Someone,
)
from westmarch.cards.model.phrases.things import Where
from westmarch.cards.model.vocabulary import (
    RegionType,
)
from westmarch.cards.wording.declare import Said, phrase


@phrase(
    "{subject} may move within {regions:or} by {path:,} this turn at {hazard_limit:+} hazard limit"
    "[, to a minimum of {minimum}]"
)
class Passage(Effect, frozen=True):
    """A company may move between sites of some regions, by a way of its own, this turn.

    It is one that does not use Region Movement.
    """

    subject: Someone
    regions: tuple[str, ...]
    path: tuple[RegionType, ...]
    """The types of regions on the way."""
    hazard_limit: int
    """What the hazard limit changes by if the company goes that way."""
    minimum: int | None = None


Pair = Annotated[tuple[str, str], Said("pair_of_regions", "{0} and {1}")]
"""Two regions."""


@phrase("{pairs:,} adjoin for the company this turn")
class Adjoin(Effect, frozen=True):
    """A company can go from region to region this turn where no other can."""

    pairs: tuple[Pair, ...]


@phrase("{subject} may move again")
class MoveOn(Effect, frozen=True):
    """A company at the end of its movement/hazard phase moves on, in another one right after."""

    subject: Someone


@phrase(
    "the~way~back lies open as the turn ends {doubled:for double draws by the opponent}"
    " [at {at:place}]"
)
class Retrace(Effect, frozen=True):
    """A company's site may be exchanged, as the turn ends, for the one that it set out from."""

    at: Where | None = None
    """It has to be at such a site then, to which it has moved."""
    doubled: bool = False
    """The opponent may draw twice as many cards for it."""


@phrase("the~company~faces an attack ({attack}) on its way by regions")
class Waylay(Effect, frozen=True):
    """The company faces an attack this turn if it goes from region to region."""

    attack: Attack
