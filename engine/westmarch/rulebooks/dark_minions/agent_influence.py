"""Influencing with an agent: who is at home where he is."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.agents import AGENT_AT, HOMES_ADMITTING, HOMES_SHARED
from westmarch.mechanics.quantities.influence import INFLUENCE_NUMBER, INFLUENCE_RESULT
from westmarch.table.actions import InfluenceCard
from westmarch.table.game import Game

RULES = Rulebook("dark-minions.agent-influence")

_AMONG_HIS_OWN = 2
"""What helps an agent at whose home the ally could be played."""


@RULES.adjust("same-home-character", HOMES_SHARED)
def wherever_he_is(
    game: Game, homes: tuple[str, ...], agent: str, target: str
) -> tuple[str, ...] | None:
    """A home in common is enough; perhaps he has to be there."""
    if not homes or game.reading("q.dark-minions.home-bonus-place") == "a":
        return None
    return tuple(each for each in homes if each in game.value(AGENT_AT, agent))


def _is_of_his_home(game: Game, action: InfluenceCard) -> bool:
    """Tell whether an ally is playable at a home site of an agent who tries for it."""
    if action.character not in game.state.agents or game.printed(action.target).type != "ally":
        return False
    return bool(game.value(HOMES_ADMITTING, action.character, action.target))


@RULES.adjust("ally-playable-at-home", INFLUENCE_NUMBER, says="playable at his home")
def has_no_will(game: Game, number: int, action: InfluenceCard) -> int | None:
    """The mind of such an ally counts as nothing."""
    return 0 if _is_of_his_home(game, action) else None


@RULES.adjust("ally-playable-at-home", INFLUENCE_RESULT, says="playable at his home")
def listens_to_him(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """And he is listened to."""
    return result + _AMONG_HIS_OWN if _is_of_his_home(game, action) else None
