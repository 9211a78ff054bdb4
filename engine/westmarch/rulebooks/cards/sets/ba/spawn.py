"""What comes again and again where a Spawn of Morgoth is about."""

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import current_company
from westmarch.mechanics.quantities.actions import AT_HAND, COPIES
from westmarch.table.actions import PlayCreature
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# BA-21

MONSTROSITY_OF_DIVERSE_SHAPE = Rulebook("BA-21")

_BEASTS = ("Wolf", "Animal")
_CAME_AGAIN = "has had a beast come again"
"""Remembered of a player for the turn."""


def _has_come(game: Game, card: str) -> bool:
    """Tell whether this is a beast that has attacked the company this turn."""
    facts, company = game.printed(card).facts, current_company(game)
    if (
        not isinstance(facts, Creature)
        or {*_BEASTS}.isdisjoint(facts.attack.races)
        or company is None
    ):
        return False
    faced = (each for each in game.state.facts_of("faced") if each.about == company.id)
    return any(each.value[1] == card for each in faced)


@MONSTROSITY_OF_DIVERSE_SHAPE.define("comes-again", AT_HAND)
def comes_again(game: Game, card: str, player: str) -> bool | None:
    """One beast in each turn that has been beaten is there again."""
    found = game.card(card)
    if (found.owner, found.place) != (player, "discard-pile"):
        return None
    if game.state.fact(_CAME_AGAIN, player) is not None or not _has_come(game, card):
        return None
    return any(game.card(each).owner == player for each in game.value(COPIES, "BA-21")) or None


@MONSTROSITY_OF_DIVERSE_SHAPE.react("comes-again", Declared)
def has_come_again(game: Game, event: Declared) -> list[Event]:
    """It is one beast for each turn."""
    action = event.action
    if not isinstance(action, PlayCreature) or not _has_come(game, action.card):
        return []
    return [Remembered(fact=Fact(_CAME_AGAIN, action.player, until="turn", card="BA-21"))]
