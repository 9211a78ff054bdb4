"""The lines of a scenario as they are written, before it is settled when in the game they come."""

from collections.abc import Mapping
from typing import Any, Literal, TypeVar

from msgspec import Struct
from msgspec.structs import asdict, replace

from westmarch.corpus.model import ActStep, AnyStep, AskStep, Case, Draw, Expect, Step
from westmarch.corpus.rolls import CONTESTED, WHATEVER, a_roll, purpose_of
from westmarch.corpus.said import Said
from westmarch.corpus.scene import WHEREABOUTS, Later, Table
from westmarch.corpus.scene import player as seat
from westmarch.errors import BadData
from westmarch.table.actions import AnyAction
from westmarch.table.game import Game
from westmarch.table.windows import ENDS


class Rolled(Step, frozen=True):
    """Dice are given for whenever the game asks for them."""

    draw: Draw


class Until(Step, frozen=True):
    """The game goes on until something is over, or has come to its end."""

    over: Literal["attack", "phase", "rest of the phase"]
    phase: str = ""


class Line(Struct, frozen=True):
    """A step as it is written."""

    step: AnyStep | Rolled | Until
    now: bool = False
    """It comes at this very moment: nothing resolves before it, and nobody passes."""
    in_response: bool = False
    """It comes so, too, and answers what was declared before it."""
    later: tuple[Later, ...] = ()
    """What is left open until the game comes to it."""
    said: Said | None = None
    """What a dispute names beside a card that is played or used, if it may mean several things."""
    whole: bool = False
    """What the line means is settled: nothing of its action is left open."""


class Draft(Struct, frozen=True):
    """A case whose steps are only written yet."""

    case: Case
    lines: tuple[Line, ...]
    notes: tuple[str, ...] = ()
    """How sentences were read that say a thing in words of their own."""
    unread: tuple[str, ...] = ()
    """The expectations that could not be read."""
    roads: tuple[AnyAction, ...] = ()
    """Which company goes first and which way it takes, where no step tells."""
    turn_is_open: bool = False
    """No step says which turn it is: it is taken to come after the first turns of both players."""


_Named = TypeVar("_Named", bound=Struct)


def placed(action: _Named, sites: Mapping[str, str]) -> _Named:
    """Put the site cards where companies are for what stands for them in an action."""
    named = {name: _site(value, sites) for name, value in asdict(action).items()}
    return replace(action, **named)


def placed_step(step: AnyStep, sites: Mapping[str, str]) -> AnyStep:
    """The same for whatever a step does, asks or claims."""
    if isinstance(step, Expect):
        path = "/".join(_site(each, sites) for each in step.path.split("/"))
        return replace(step, path=path, value=_site(step.value, sites))
    if isinstance(step, (ActStep, AskStep)):
        return replace(step, action=placed(step.action, sites))
    return step


def _site(value: Any, sites: Mapping[str, str]) -> Any:
    if isinstance(value, tuple):
        return tuple(_site(each, sites) for each in value)
    if not isinstance(value, str) or not value.startswith(WHEREABOUTS):
        return value
    return sites[value.removeprefix(WHEREABOUTS)]


def settled(action: AnyAction, later: tuple[Later, ...], game: Game) -> AnyAction:
    """Settle what was left open of an action, as the game has come to it."""
    for settle in later:
        action = settle(game, action)
    return action


def roll(table: Table, dice: str, purpose: str, whose: str = "") -> Rolled:
    """Give dice by what they are for."""
    of = table.thing(whose).label if whose else ""
    return Rolled(text="", line=0, draw=a_roll(dice, purpose_of(purpose), of))


def roll_for_first_turn(_: Table, player: str, dice: str) -> Rolled:
    """Give the dice of a player who rolls for the first turn."""
    return Rolled(text="", line=0, draw=a_roll(dice, CONTESTED, seat(player)))


def roll_whatever(table: Table, dice: str, **_: str) -> Rolled:
    """Give dice for what asks for them first; in a dispute that is enough."""
    if not table.loosely:
        raise BadData(
            f"What is the roll of {dice} for?", hint=f"Write “{dice} are rolled for the strike”."
        )
    return Rolled(text="", line=0, draw=a_roll(dice, WHATEVER, ""))


def attack_is_over(_: Table) -> Until:
    """Go on until nothing is being fought."""
    return Until(text="", line=0, over="attack")


def phase_is_over(_: Table, phase: str) -> Until:
    """Go on until a phase is over."""
    return Until(text="", line=0, over="phase", phase=phase.replace("/", "-"))


def phase_ends(_: Table, phase: str) -> Until:
    """Go on until there is nothing left of a phase but its end."""
    named = phase.replace("/", "-")
    if named not in ENDS:
        *most, last = (each.replace("movement-hazard", "movement/hazard") for each in ENDS)
        raise BadData(
            f"Nothing is done at the end of the {phase} phase.",
            hint=f"Something may be at the end of the {', '.join(most)} or {last} phase.",
        )
    return Until(text="", line=0, over="rest of the phase", phase=named)
