"""The eight steps of a company's movement/hazard phase, and what each leaves no time for."""

from westmarch.mechanics.chain import COMES_FIRST
from westmarch.mechanics.quantities.turn import NEXT_STEP, TIME_FOR_HAZARDS
from westmarch.mechanics.sides import is_hazard_action
from westmarch.rulebooks.core.movement_hazard import RULES
from westmarch.table.actions import (
    FREE,
    HAZARD,
    Action,
    ChooseCard,
)
from westmarch.table.game import Game
from westmarch.table.windows import (
    DRAW,
    JOURNEY,
    LIMIT,
    MOVEMENT_HAZARD,
    ONGOING_EFFECTS,
    REVEAL,
    WAY_CHOICE,
)

IMMEDIATE = (REVEAL, WAY_CHOICE, LIMIT, ONGOING_EFFECTS, DRAW)
"""The steps in which nobody acts: they are part of revealing the new site."""


@RULES.define("eight-steps", NEXT_STEP)
def step_after(game: Game, step: str) -> str | None:
    """Eight steps follow one another."""
    steps = [each.name for each in JOURNEY]
    following = steps.index(step) + 1
    return steps[following] if following < len(steps) else None


@RULES.define("eight-steps", TIME_FOR_HAZARDS)
def seventh_step(game: Game) -> bool:
    """Hazards have a step of their own, the seventh."""
    return game.state.during(MOVEMENT_HAZARD)


@RULES.forbid(
    "eight-steps",
    HAZARD,
    says="In a company's movement/hazard phase, hazards are played in the seventh step.",
)
def not_the_seventh_step(game: Game, action: Action) -> bool:
    """In the steps before and after it, there are none."""
    if game.state.phase != "movement-hazard" or not is_hazard_action(game, action):
        return False
    return not game.value(TIME_FOR_HAZARDS)


@RULES.forbid(
    "immediate-steps",
    FREE,
    says="The new site is still being revealed, and nobody acts before that is done.",
    blanket="time",
)
def still_revealing(game: Game, action: Action) -> bool:
    """Up to the drawing of cards, nobody does anything else."""
    return game.state.window.kind in IMMEDIATE


# What several rules ask


def says_what_comes_first(game: Game, action: ChooseCard) -> bool | None:
    """Tell whether a player puts in order what is due, as he was asked to."""
    choice = next(iter(game.state.choices), None)
    if choice is None or choice.what != COMES_FIRST:
        return None
    return action.player == choice.player and action.chosen in choice.among
