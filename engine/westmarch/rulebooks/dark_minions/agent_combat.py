"""Combat with an agent: how he lies after it."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.table.events.cards import CardTapped
from westmarch.table.events.combat import AttackFought
from westmarch.table.game import Game

RULES = Rulebook("dark-minions.agent-combat")


@RULES.react("after-combat", AttackFought, order=50)
def is_tired_of_it(game: Game, event: AttackFought) -> list[Event]:
    """Who is neither wounded nor tapped after his attack taps."""
    agent = event.combat.source
    if agent not in game.state.agents or game.card(agent).position != "untapped":
        return []
    return [CardTapped(card=agent)]
