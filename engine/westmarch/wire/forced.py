"""What comes by itself at most tables, done by those whose part it is at a table that waits."""

from westmarch.kernel.chance import Chance
from westmarch.kernel.judge import allows
from westmarch.mechanics.combat import forced_strikes
from westmarch.mechanics.patience import patient, waits_for
from westmarch.table.actions import AnyAction, AssignStrike, Finish
from westmarch.table.game import Game
from westmarch.table.judge import Judge
from westmarch.table.state import State
from westmarch.table.windows import ASSIGN_ATTACKER, ASSIGN_DEFENDER


def patiently(judge: Judge, state: State, action: AnyAction, chance: Chance) -> State:
    """Carry an action out at the same table, had it waited for its players."""
    after: State = judge.act(patient(state), action, chance).state
    return after


def forced(game: Game) -> AnyAction | None:
    """Give the next thing that a player does because there is no choice about it.

    The defender assigns what he may of strikes of which there are enough for everybody, and the
    attacker the rest.
    """
    state: State = game.state
    combat = state.combat
    if combat is None or not waits_for(state, combat.defender):
        return None
    if state.at(ASSIGN_DEFENDER):
        player = combat.defender
    elif state.at(ASSIGN_ATTACKER):
        player = combat.attacker
    else:
        return None
    strikes = [AssignStrike(player=player, character=each) for each in forced_strikes(game)]
    able = [each for each in strikes if allows(game, each)]
    if able or not strikes:
        return next(iter(able), None)
    return Finish(player=player) if allows(game, Finish(player=player)) else None
