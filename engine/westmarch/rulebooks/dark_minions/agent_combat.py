"""Combat with an agent: how he lies after it."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.table.events.cards import CardTapped
from westmarch.table.events.combat import AttackFought
from westmarch.table.game import Game

RULES = Rulebook("dark-minions.agent-combat")


@RULES.react("after-combat", AttackFought, order=Rank.AFTER)
def is_tired_of_it(game: Game, event: AttackFought) -> list[Event]:
    """Who is neither wounded nor tapped after his attack taps; perhaps a wounded one does, too."""
    agent = event.combat.source
    if agent not in game.state.agents or game.card(agent).position == "tapped":
        return []
    # If his player may choose which of the two he is, he has no reason to choose the wound.
    wounded = game.card(agent).position == "wounded"
    if wounded and game.reading("q.dark-minions.state-after-combat") == "a":
        return []
    return [CardTapped(card=agent)]
