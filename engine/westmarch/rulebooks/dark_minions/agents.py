"""Agents: whether they are like creatures, and what they count for in a deck."""

from westmarch.cards.deck import Part
from westmarch.cards.every import Named
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.combat import LIKE_A_CREATURE
from westmarch.mechanics.quantities.decks import AGENTS_COUNTED, HALF_CREATURES
from westmarch.table.game import Game
from westmarch.table.state import Combat

RULES = Rulebook("dark-minions.agents")


@RULES.define("half-creature-for-minimum", HALF_CREATURES, order=Rank.BEFORE)
def half_of_one_is_none(game: Game, card: Named, kind: str) -> int | None:
    """Two agents are one creature; perhaps each is rounded down for himself."""
    if not card.has("agent") or game.reading("q.dark-minions.half-creature-sum") == "a":
        return None
    return 0


@RULES.adjust("mind-limit-36", AGENTS_COUNTED)
def those_in_the_pool(game: Game, parts: tuple[Part, ...]) -> tuple[Part, ...] | None:
    """Agents in the pool count; perhaps those of play deck and sideboard do, and no others."""
    if game.reading("q.dark-minions.mind-limit-scope") == "a":
        return None
    return tuple(each for each in parts if each != "pool")


@RULES.define("hazard-like-creature", LIKE_A_CREATURE)
def attacks_like_one(game: Game, combat: Combat) -> bool:
    """What is said of creatures is not said of him; perhaps it is, since he does what they do."""
    return combat.kind == "agent" and game.reading("q.dark-minions.agent-as-creature") == "b"
