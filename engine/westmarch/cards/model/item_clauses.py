"""What items do for those who bear them, beyond numbers and uses."""

from typing import Annotated

from msgspec import Struct

from westmarch.cards.model.clause import Clause
from westmarch.cards.model.phrases.conditions import Condition
from westmarch.cards.model.phrases.targets import Someone
from westmarch.cards.model.phrases.things import Where, Who
from westmarch.cards.model.vocabulary import Pile
from westmarch.cards.wording.declare import phrase, words


@phrase("only {who} [of {prowess} or more prowess] bears it")
class BorneBy(Clause, frozen=True):
    """Nobody but such a character bears the item, or controls the ally."""

    who: Who
    prowess: int = 0
    """Nor anybody whose prowess is lower than this."""


@phrase("[while {conditions:+and}:] staying untapped costs {subject:whom} <no|{prowess}> prowess")
class UntappedCost(Clause, frozen=True):
    """Staying untapped against a strike costs somebody another prowess than it costs others."""

    subject: Someone
    prowess: int = 0
    conditions: tuple[Condition, ...] = ()


@phrase("{subject} does not untap {in_phase:in the untap phase}")
class StaysTapped(Clause, frozen=True):
    """Somebody or something does not untap."""

    subject: Someone
    in_phase: bool = False
    """It is said of the untap phase alone."""


@phrase("is neither stored nor handed on")
class StaysWithBearer(Clause, frozen=True):
    """The item is not stored, and nobody takes it from its bearer into his own hands."""


RingKind = Annotated[
    str,
    words(
        "RING_KIND",
        "a kind of special rings",
        said={
            "lesser ring": "a lesser ring",
            "magic ring": "a magic ring",
            "mind ring": "a mind ring",
            "spirit ring": "a spirit ring",
            "Dwarven ring": "a Dwarven ring",
            "The One Ring": "The One Ring",
        },
    ),
]


@phrase("{kind} [from {lowest} [to {highest}]]")
class Shown(Struct, frozen=True):
    """A kind of special rings, and the results of a test that show it; without any, all do."""

    kind: RingKind
    lowest: int | None = None
    highest: int | None = None


@phrase("a test of it shows {rings:,}")
class ShowsRings(Clause, frozen=True):
    """Which special rings may be played for the gold ring when it is tested."""

    rings: tuple[Shown, ...]


@phrase("a test of it may bring {kind} from {piles:+or}")
class SoughtFor(Clause, frozen=True):
    """When the gold ring is tested, a special ring of a kind may come from some piles as well."""

    piles: tuple[Pile, ...]
    kind: RingKind


@phrase("is played at {where} [and {name}] alone")
class PlayedOnlyAt(Clause, frozen=True):
    """The item is played nowhere but where its text says, if the site allows it there at all."""

    where: Where
    name: str = ""
    """A site where it is played as well."""


@phrase("can be stored at {where:place} [and is worth {points} there[, {later} after the first]]")
class StoredAt(Clause, frozen=True):
    """The card can be stored at such a site, be it no item or no haven."""

    where: Where
    points: int | None = None
    """What it is worth once it has been stored there, if that is not what it prints."""
    later: int | None = None
    """What it is worth if its player has stored another one before."""
