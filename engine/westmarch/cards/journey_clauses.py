"""What cards say of journeys."""

from typing import Literal

from msgspec import Struct


class PutsInMode(Struct, frozen=True, tag="puts-in-mode"):
    """The Ringwraith on whom, or on whose company, the card lies is in a mode."""

    mode: Literal["Black Rider", "Fell Rider", "Heralded Lord"]
    line: int = 0


class SendsBack(Struct, frozen=True, tag="sends-back"):
    """Companies that move through certain regions return to their sites of origin."""

    through: tuple[tuple[str, int], ...]
    """Any of these will do: a type of region, with how many of them are needed."""
    line: int = 0


JourneyClause = PutsInMode | SendsBack
