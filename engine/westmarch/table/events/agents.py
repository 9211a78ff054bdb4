"""What happens to agents: they come, act, move about in secret, and show themselves."""

from msgspec.structs import replace

from westmarch.kernel.event import Event
from westmarch.table.actions import Deed
from westmarch.table.events.event import with_card
from westmarch.table.state import IN_PLAY, State, placed


class AgentPlayed(Event, frozen=True):
    """An agent came into play as a hazard, with his back up."""

    card: str

    def apply(self, state: State) -> State:
        there = with_card(placed(state, self.card, IN_PLAY), self.card, face_down=True)
        return replace(there, agents=(*there.agents, self.card))


class AgentActed(Event, frozen=True):
    """An agent does what his player had him do."""

    card: str
    deed: Deed
    site: str | None = None
    """The site card to which he goes, where he needs one."""


class SiteLaid(Event, frozen=True):
    """A site card was laid with an agent: he is there."""

    card: str
    agent: str
    face_down: bool = False

    def apply(self, state: State) -> State:
        laid = placed(state, self.card, IN_PLAY, host=self.agent)
        return with_card(laid, self.card, face_down=self.face_down)


class AgentRevealed(Event, frozen=True):
    """An agent who lay face-down shows himself, and where he is."""

    card: str
    site: str | None = None
    """Where he has not left home: the card of his home site, or its name if there is no card."""


class AgentAttacks(Event, frozen=True):
    """It is declared that an agent attacks a company, and he is not revealed for it yet."""

    card: str
    company: str


class AgentSent(Event, frozen=True):
    """A card has an agent attack a company, there and then."""

    card: str
    company: str


class AgentBeaten(Event, frozen=True):
    """An agent was beaten for good; the player who beat him may keep him."""

    card: str
    player: str


class AgentClaimed(Event, frozen=True):
    """A player keeps an agent whom he has beaten."""

    card: str
    player: str


class AgentSpared(Event, frozen=True):
    """Nobody keeps an agent who was beaten."""

    card: str
