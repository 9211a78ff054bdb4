"""What cards of Dark Minions say by which an agent acts more than once in a turn."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.agents import HAS_ACTED
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.table.actions import ActAgent, PlayEvent
from westmarch.table.events.agents import AgentActed
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_ONE_MORE = "may act once more"
"""Remembered of an agent for the turn, of each card that has given him another action."""


def _one_more(game: Game, agent: str, card: str) -> list[Event]:
    """Give the agent another action by the card, once a turn, when he has taken his own."""
    acted = game.state.fact(HAS_ACTED, agent)
    if acted is None or card in _given(game, agent):
        return []
    more = Fact(_ONE_MORE, agent, until="turn", card=card)
    return [EffectLapsed(fact=acted), Remembered(fact=more)]


def _given(game: Game, agent: str) -> list[str | None]:
    """The cards that have given the agent another action in this turn, the last one last."""
    return [each.card for each in game.state.facts if (each.what, each.about) == (_ONE_MORE, agent)]


def _is_for_nothing(game: Game, action: object, card: str) -> int | None:
    """The action that the card has given counts nothing; one that another gives, does."""
    if not isinstance(action, ActAgent):
        return None
    return 0 if _given(game, action.card)[-1:] == [card] else None


# DM-74

NEVER_SEEN_HIM = Rulebook("DM-74")


@NEVER_SEEN_HIM.react("acts-once-more", AgentActed)
def nobody_notices_him(game: Game, event: AgentActed) -> list[Event]:
    """When he has taken his action he has one more."""
    borne = any(game.card(each).host == event.card for each in game.value(COPIES, "DM-74"))
    return _one_more(game, event.card, "DM-74") if borne else []


@NEVER_SEEN_HIM.adjust("acts-once-more", COUNTS)
def is_not_counted(game: Game, counts: int, card: str, action: object) -> int | None:
    """It takes nothing of the hazard limit."""
    return _is_for_nothing(game, action, "DM-74")


@NEVER_SEEN_HIM.forbid(
    "spares-balrogs", PlayEvent, says="It cannot be played against a Balrog player."
)
def spares_the_balrog(game: Game, action: PlayEvent) -> bool:
    """A Balrog player has not seen him, either."""
    balrog = game.state.kind(game.state.opponent(action.player)) == "balrog"
    return balrog and game.printed(action.card).id == "DM-74"


# DM-29

MY_PRECIOUS = Rulebook("DM-29")


@MY_PRECIOUS.react("is-restless", AgentActed, order=10)
def is_restless(game: Game, event: AgentActed) -> list[Event]:
    """Seen by all, he does two things for one."""
    his = game.printed(event.card).id == "DM-29" and not game.card(event.card).face_down
    return _one_more(game, event.card, "DM-29") if his else []


@MY_PRECIOUS.adjust("is-restless", COUNTS)
def costs_nothing(game: Game, counts: int, card: str, action: object) -> int | None:
    """The second one takes nothing of the hazard limit."""
    return _is_for_nothing(game, action, "DM-29")


# DM-62

GREAT_NEED_OR_PURPOSE = Rulebook("DM-62")


@GREAT_NEED_OR_PURPOSE.react("drives-them", AgentActed, order=20)
def is_driven(game: Game, event: AgentActed) -> list[Event]:
    """Each agent has one more action, which counts as the first one did."""
    return _one_more(game, event.card, "DM-62") if game.value(COPIES, "DM-62") else []
