"""What cards say by which an agent acts more than once in a turn."""

from westmarch.kernel.event import Event
from westmarch.mechanics.agents import HAS_ACTED
from westmarch.table.actions import ActAgent
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_ONE_MORE = "may act once more"
"""Remembered of an agent for the turn, of each card that has given him another action."""


def one_more(game: Game, agent: str, card: str) -> list[Event]:
    """Give the agent another action by the card, once a turn, when he has taken his own."""
    acted = game.state.fact(HAS_ACTED, agent)
    if acted is None or card in _given(game, agent):
        return []
    more = Fact(_ONE_MORE, agent, until="turn", card=card)
    return [EffectLapsed(fact=acted), Remembered(fact=more)]


def _given(game: Game, agent: str) -> list[str | None]:
    """The cards that have given the agent another action in this turn, the last one last."""
    return [each.card for each in game.state.facts if (each.what, each.about) == (_ONE_MORE, agent)]


def is_for_nothing(game: Game, action: object, card: str) -> int | None:
    """The action that the card has given counts nothing; one that another gives, does."""
    if not isinstance(action, ActAgent):
        return None
    return 0 if _given(game, action.card)[-1:] == [card] else None
