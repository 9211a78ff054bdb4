"""Sauron himself."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.people import ONE_MORE
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.sauron import is_out_of_place, rules_in_his_name
from westmarch.table.actions import DiscardCharacter, PlayCharacter, PlayEvent
from westmarch.table.game import Game

# BA-43

SAURON = Rulebook("BA-43")


@SAURON.forbid("against-a-wizard", PlayEvent, says=AS_WRITTEN)
def would_be_idle(game: Game, action: PlayEvent) -> bool:
    """He comes where a Wizard is, and no Ringwraith has come in his place."""
    return game.printed(action.card).id == "BA-43" and is_out_of_place(game, action)


@SAURON.define("any-number", ONE_MORE)
def has_many_servants(game: Game, action: PlayCharacter | DiscardCharacter) -> bool | None:
    """Whoever comes is one more."""
    his = any(game.card(each).owner == action.player for each in game.value(COPIES, "BA-43"))
    return (his and isinstance(action, PlayCharacter)) or None


@SAURON.forbid("bids-no-more", PlayEvent, says=AS_WRITTEN)
def needs_nobody_to_rule(game: Game, action: PlayEvent) -> bool:
    """While he is there, nobody rules in his name."""
    return rules_in_his_name(game, action, "BA-43")
