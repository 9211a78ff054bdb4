"""Attacking with an agent: how often, and against whom not in earnest."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.combat import DETAINMENT
from westmarch.mechanics.sides import is_fallen
from westmarch.table.actions import AttackWithAgent
from westmarch.table.events.agents import AgentAttacks
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Combat, Fact

RULES = Rulebook("dark-minions.agent-attacking")

_THIS_TURN = "attacked this turn"
"""Remembered of an agent until the turn ends."""


@RULES.react("conditions", AgentAttacks)
def has_attacked_this_turn(game: Game, event: AgentAttacks) -> list[Event]:
    """It is remembered that he has attacked somebody."""
    return [Remembered(fact=Fact(_THIS_TURN, event.card, until="turn"))]


@RULES.forbid(
    "conditions",
    AttackWithAgent,
    says="{action.card} has attacked a company this turn.",
    blanket="card",
)
def attacks_another(game: Game, action: AttackWithAgent) -> bool:
    """He may attack each company that enters where he is; perhaps no more than one."""
    if game.state.fact(_THIS_TURN, action.card) is None:
        return False
    return game.reading("q.dark-minions.attacks-per-turn") == "b"


@RULES.define("detainment-against-minions", DETAINMENT)
def spares_all_minions(game: Game, combat: Combat) -> bool:
    """Who serves a Ringwraith or the Balrog is spared; perhaps so is every other minion."""
    if combat.kind != "agent" or not is_fallen(game, combat.defender):
        return False
    company = game.state.companies[combat.company]
    minions = any(game.printed(each).alignment == "minion" for each in company.characters)
    return minions and game.reading("q.dark-minions.minions-attacked") == "b"
