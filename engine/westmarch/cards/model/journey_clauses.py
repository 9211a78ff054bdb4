"""What cards say of journeys."""

from typing import Literal

from msgspec import Struct

from westmarch.cards.model.phrases.conditions import Condition


class PutsInMode(Struct, frozen=True, tag="puts-in-mode"):
    """The Ringwraith on whom, or on whose company, the card lies is in a mode."""

    mode: Literal["Black Rider", "Fell Rider", "Heralded Lord"]
    line: int = 0


class SendsBack(Struct, frozen=True, tag="sends-back"):
    """Companies that move through certain regions return to their sites of origin."""

    through: tuple[tuple[str, int], ...]
    """Any of these will do: a type of region, with how many of them are needed."""
    unless: str | None = None
    """A skill that helps a company through, if somebody in it has it."""
    line: int = 0


class MovesAgain(Struct, frozen=True, tag="moves-again"):
    """At the end of its movement/hazard phase, a company that moved to such a site moves again."""

    moved_to: Literal["a haven", "an Under-deeps site"]
    line: int = 0


class Farther(Struct, frozen=True):
    """Regions that count, too, while another card is in play."""

    regions: tuple[str, ...]
    while_in_play: str
    region_type: str | None = None
    """All regions of a type, besides."""


class Hunts(Struct, frozen=True, tag="hunts"):
    """The attack that the card prints falls on companies that move in certain regions."""

    regions: tuple[str, ...]
    farther: Farther | None = None
    line: int = 0


class RegionsCount(Struct, frozen=True, tag="regions-count"):
    """Every region of certain types counts as one of another."""

    types: tuple[tuple[str, str], ...]
    """For each type, the one it counts as; all of them at once."""
    conditions: tuple[Condition, ...] = ()
    line: int = 0


JourneyClause = PutsInMode | SendsBack | MovesAgain | Hunts | RegionsCount
