"""Moving an agent: what it costs to step back."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.table.events.agents import AgentActed
from westmarch.table.events.cards import CardTapped
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dark-minions.agent-moving")

_STEPS = "steps back untapped"
"""Remembered of an agent for as long as it takes him to step back."""


@RULES.react("step-back", AgentActed, order=Rank.BEFORE)
def lays_no_card(game: Game, event: AgentActed) -> list[Event]:
    """To step back is to move, and taps; perhaps only laying a card does."""
    if event.deed != "step-back" or game.reading("q.dark-minions.step-back-cost") == "a":
        return []
    return [Remembered(fact=Fact(_STEPS, event.card, until="phase"))]


@RULES.replace("step-back", CardTapped)
def stays_untapped(game: Game, event: CardTapped) -> list[Event] | None:
    """Then he stays as he was."""
    if game.state.fact(_STEPS, event.card) is None:
        return None
    return [Forgotten(what=_STEPS, about=event.card)]
