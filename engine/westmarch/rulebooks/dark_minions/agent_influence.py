"""Influencing with an agent: who is at home where he is."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.agents import AGENT_AT, HOMES_SHARED
from westmarch.table.game import Game

RULES = Rulebook("dark-minions.agent-influence")


@RULES.adjust("same-home-character", HOMES_SHARED)
def wherever_he_is(
    game: Game, homes: tuple[str, ...], agent: str, target: str
) -> tuple[str, ...] | None:
    """A home in common is enough; perhaps he has to be there."""
    if not homes or game.reading("q.dark-minions.home-bonus-place") == "a":
        return None
    return tuple(each for each in homes if each in game.value(AGENT_AT, agent))
