"""Agent actions: what the insert left out when it was sold."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.table.actions import ActAgent
from westmarch.table.game import Game

RULES = Rulebook("dark-minions.agent-actions")


@RULES.forbid(
    "menu-printed",
    ActAgent,
    says="To untap is none of the five actions from which an agent may choose.",
)
def is_none_of_the_five(game: Game, action: ActAgent) -> bool:
    """An agent does not untap by an action of his."""
    return action.deed == "untap"
