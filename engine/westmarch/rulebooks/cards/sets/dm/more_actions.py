"""What cards of Dark Minions say by which an agent acts more than once in a turn."""

from westmarch.cards.kinds import BALROG
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.rulebooks.cards.busy_agents import is_for_nothing, one_more
from westmarch.table.actions import PlayEvent
from westmarch.table.events.agents import AgentActed
from westmarch.table.game import Game

# DM-74

NEVER_SEEN_HIM = Rulebook("DM-74")


@NEVER_SEEN_HIM.react("acts-once-more", AgentActed)
def nobody_notices_him(game: Game, event: AgentActed) -> list[Event]:
    """When he has taken his action he has one more."""
    borne = any(game.card(each).host == event.card for each in game.value(COPIES, "DM-74"))
    return one_more(game, event.card, "DM-74") if borne else []


@NEVER_SEEN_HIM.adjust("acts-once-more", COUNTS)
def is_not_counted(game: Game, counts: int, card: str | None, action: object) -> int | None:
    """It takes nothing of the hazard limit."""
    return is_for_nothing(game, action, "DM-74")


@NEVER_SEEN_HIM.forbid(
    "spares-balrogs", PlayEvent, says="It cannot be played against a Balrog player."
)
def spares_the_balrog(game: Game, action: PlayEvent) -> bool:
    """A Balrog player has not seen him, either."""
    balrog = game.state.kind(game.state.opponent(action.player)) == BALROG
    return balrog and game.printed(action.card).id == "DM-74"


# DM-62

GREAT_NEED_OR_PURPOSE = Rulebook("DM-62")


@GREAT_NEED_OR_PURPOSE.react("drives-them", AgentActed, order=Rank.LATER)
def is_driven(game: Game, event: AgentActed) -> list[Event]:
    """Each agent has one more action, which counts as the first one did."""
    return one_more(game, event.card, "DM-62") if game.value(COPIES, "DM-62") else []
