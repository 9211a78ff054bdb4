"""The lines of a scenario as they are written, before it is settled when in the game they come."""

from typing import Literal

from msgspec import Struct

from westmarch.corpus.model import AnyStep, Case, Draw, Step
from westmarch.corpus.rolls import a_roll, purpose_of
from westmarch.corpus.table import Table


class Rolled(Step, frozen=True):
    """Dice are given for whenever the game asks for them."""

    draw: Draw


class Until(Step, frozen=True):
    """The game goes on until something is over."""

    over: Literal["attack", "phase"]
    phase: str = ""


class Line(Struct, frozen=True):
    """A step as it is written."""

    step: AnyStep | Rolled | Until
    now: bool = False
    """It comes at this very moment: nothing resolves before it, and nobody passes."""


class Draft(Struct, frozen=True):
    """A case whose steps are only written yet."""

    case: Case
    lines: tuple[Line, ...]


def roll(table: Table, dice: str, purpose: str, whose: str = "") -> Rolled:
    """Give dice by what they are for."""
    of = table.thing(whose).label if whose else ""
    return Rolled(text="", line=0, draw=a_roll(dice, purpose_of(purpose), of))


def attack_is_over(_: Table) -> Until:
    """Go on until nothing is being fought."""
    return Until(text="", line=0, over="attack")


def phase_is_over(_: Table, phase: str) -> Until:
    """Go on until a phase is over."""
    return Until(text="", line=0, over="phase", phase=phase.replace("/", "-"))
