"""What items do for those who bear them, beyond numbers and uses."""

from westmarch.cards.model.clause import Clause
from westmarch.cards.model.phrases.conditions import Condition
from westmarch.cards.model.phrases.targets import Someone
from westmarch.cards.model.phrases.things import Where, Who
from westmarch.cards.wording.declare import phrase


@phrase("only {who} [of {prowess} or more prowess] bears it")
class BorneBy(Clause, frozen=True):
    """Nobody but such a character bears the item."""

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


@phrase("can be stored at {where:place}")
class StoredAt(Clause, frozen=True):
    """The card, though no item, can be stored at such a site."""

    where: Where
