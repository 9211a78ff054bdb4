"""What cards say of journeys."""

from typing import Annotated, Literal

from msgspec import Struct

from westmarch.cards.model.character_clauses import Mode
from westmarch.cards.model.clause import Clause
from westmarch.cards.model.phrases.conditions import Condition
from westmarch.cards.model.vocabulary import RegionType, Skill
from westmarch.cards.wording.declare import Said, phrase, words

Through = Annotated[tuple[RegionType, int], Said("regions_to_pass", "{1:a} {0:(s)}")]
"""A type of region, with how many of them are passed."""
Other = Annotated[tuple[RegionType, RegionType], Said("counting", "each {0} counts as a {1}")]
"""A type of region, and the one it counts as."""


@phrase("puts its Ringwraith in {mode} mode")
class PutsInMode(Clause, frozen=True):
    """The Ringwraith on whom, or on whose company, the card lies is in a mode."""

    mode: Mode


@phrase(
    "returns companies that move through {through:+or} to their sites of origin"
    "[, unless a {unless} is with them]"
)
class SendsBack(Clause, frozen=True):
    """Companies that move through certain regions return to their sites of origin."""

    through: tuple[Through, ...]
    """Any of these will do: a type of region, with how many of them are needed."""
    unless: Skill | None = None
    """A skill that helps a company through, if somebody in it has it."""


@phrase("a company that moved to {moved_to} may move again at the end of its movement/hazard phase")
class MovesAgain(Clause, frozen=True):
    """At the end of its movement/hazard phase, a company that moved to such a site moves again."""

    moved_to: Annotated[
        Literal["a haven", "an Under-deeps site"],
        words("MOVED_TO", "a sort of sites", "a haven", "an Under-deeps site"),
    ]


@phrase("[a {region_type},] {regions:or} while {while_in_play} is in play")
class Farther(Struct, frozen=True):
    """Regions that count, too, while another card is in play."""

    regions: tuple[str, ...]
    while_in_play: str
    region_type: RegionType | None = None
    """All regions of a type, besides."""


@phrase("attacks companies that move in {regions:or} [(and {farther})]")
class Hunts(Clause, frozen=True):
    """The attack that the card prints falls on companies that move in certain regions."""

    regions: tuple[str, ...]
    farther: Farther | None = None


@phrase("[while {conditions:+and}:] {types:and} {to_hazards:to hazards}")
class RegionsCount(Clause, frozen=True):
    """Every region of certain types counts as one of another."""

    types: tuple[Other, ...]
    """For each type, the one it counts as; all of them at once."""
    conditions: tuple[Condition, ...] = ()
    to_hazards: bool = False
    """They do so where hazards are played, and nowhere else."""
