"""What sites say beyond their facts, where several say it or others will."""

from typing import Literal

from msgspec import Struct


class HazardLimitHere(Struct, frozen=True, tag="hazard-limit-here"):
    """The hazard limit against a company that moves to this site is changed."""

    amount: int
    line: int = 0


class AttacksCancelledHere(Struct, frozen=True, tag="attacks-cancelled-here"):
    """Attacks on certain companies at this site are cancelled."""

    on: Literal["minion", "your"]
    """Minion companies, or companies of the player whose card it is."""
    line: int = 0


class CreaturesAttackHere(Struct, frozen=True, tag="creatures-attack-here"):
    """Creatures keyed to this site attack as detainment, or not as detainment."""

    detainment: bool
    other_than: str | None = None
    """A race of which nothing is said."""
    line: int = 0


class AlsoKeyedHere(Struct, frozen=True, tag="also-keyed-here"):
    """Creatures that may be keyed to this site, whatever their own cards say."""

    races: tuple[str, ...] = ()
    other_than: str | None = None
    """The name of a creature that is left out."""
    of_region: str | None = None
    """Instead of races, a type of region to which the creature can be keyed."""
    line: int = 0


class NobodyMovesHere(Struct, frozen=True, tag="nobody-moves-here"):
    """No company with a character of a race moves to this site."""

    race: str
    line: int = 0


class EntersPlayHere(Struct, frozen=True, tag="enters-play-here"):
    """Only characters who have their home site here, and some races, enter play at this site."""

    races: tuple[str, ...] = ()
    line: int = 0


class TapsWhoComes(Struct, frozen=True, tag="taps-who-comes"):
    """A company of some sort that reveals this site taps an untapped character, if it has one."""

    companies: Literal["covert", "overt"]
    line: int = 0


class ItemsWhileTapped(Struct, frozen=True, tag="items-while-tapped"):
    """Items are playable at this site even while it is tapped."""

    line: int = 0


SiteClause = (
    HazardLimitHere
    | AttacksCancelledHere
    | CreaturesAttackHere
    | AlsoKeyedHere
    | NobodyMovesHere
    | EntersPlayHere
    | TapsWhoComes
    | ItemsWhileTapped
)
