"""What items do for those who bear them, beyond numbers and uses."""

from msgspec import Struct

from westmarch.cards.model.phrases.conditions import Condition
from westmarch.cards.model.phrases.targets import Subject
from westmarch.cards.model.phrases.things import Where, Who


class BorneBy(Struct, frozen=True, tag="borne-by"):
    """Nobody but such a character bears the item."""

    who: Who
    prowess: int = 0
    """Nor anybody whose prowess is lower than this."""
    line: int = 0


class UntappedCost(Struct, frozen=True, tag="untapped-cost"):
    """Staying untapped against a strike costs somebody another prowess than it costs others."""

    subject: Subject
    prowess: int
    conditions: tuple[Condition, ...] = ()
    line: int = 0


class StaysTapped(Struct, frozen=True, tag="stays-tapped"):
    """Somebody or something does not untap."""

    subject: Subject
    in_phase: bool = False
    """It is said of the untap phase alone."""
    line: int = 0


class StoredAt(Struct, frozen=True, tag="stored-at"):
    """The card, though no item, can be stored at such a site."""

    where: Where
    line: int = 0


ItemClause = BorneBy | UntappedCost | StaysTapped | StoredAt
