"""What happens to characters: they come and go, are wounded and healed, tempted and influenced."""

from typing import Any

from westmarch.kernel.event import Event
from westmarch.table.events.event import with_card
from westmarch.table.state import State, placed


class CharacterWounded(Event, frozen=True):
    """A character was wounded."""

    card: str
    again: bool = False
    """The character had been wounded already, and so has not become wounded."""

    def apply(self, state: State) -> State:
        return with_card(state, self.card, position="wounded")


class CharacterHealed(Event, frozen=True):
    """A wounded character was healed, and lies tapped now."""

    card: str

    def apply(self, state: State) -> State:
        return with_card(state, self.card, position="tapped")


class CharacterEliminated(Event, frozen=True):
    """A character was eliminated."""

    card: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "out-of-play")


class CharacterPlayed(Event, frozen=True):
    """A character came into play."""

    card: str
    company: str
    controller: str | None = None

    def apply(self, state: State) -> State:
        return placed(state, self.card, "in-play", host=self.controller, company=self.company)


class CharacterSummoned(Event, frozen=True):
    """The text of a card brings a character into play at a site, as a company of its own."""

    card: str
    site: str


class NewcomerCalled(Event, frozen=True):
    """The text of a card lets somebody come into play now, into a company."""

    card: str
    player: str
    company: str


class ControlChanged(Event, frozen=True):
    """A character came under a companion's direct influence, or under general influence."""

    card: str
    controller: str | None

    def apply(self, state: State) -> State:
        company = state.cards[self.card].company
        moved = placed(state, self.card, "in-play", host=self.controller, company=company)
        return with_card(moved, self.card, uncontrolled=False)


class ControlLost(Event, frozen=True):
    """A follower has lost its controller, and is under nobody's influence."""

    card: str

    def apply(self, state: State) -> State:
        company = state.cards[self.card].company
        moved = placed(state, self.card, "in-play", company=company)
        return with_card(moved, self.card, uncontrolled=True)


class CharacterDiscarded(Event, frozen=True):
    """A character was discarded from play."""

    card: str
    chosen: bool = False
    """Its player did so of his own will."""

    def apply(self, state: State) -> State:
        return placed(state, self.card, "discard-pile")


class CharacterReturned(Event, frozen=True):
    """A character went from play back to its player's hand."""

    card: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "hand")


class FactionInfluenced(Event, frozen=True):
    """The influence check for a faction was rolled."""

    card: str
    character: str
    total: int
    """What the roll came to, with everything added to it."""


class CorruptionRolled(Event, frozen=True):
    """A corruption check was rolled, and everything was added to it."""

    character: str
    total: int
    points: int
    then: Any = None
    """What the check was made for."""


class CorruptionCheckOmitted(Event, frozen=True):
    """A corruption check was called for from somebody whom corruption does not touch."""

    character: str
    then: Any = None
    """What the check would have been made for."""


class CorruptionCheckPassed(Event, frozen=True):
    """A corruption check succeeded."""

    character: str
    then: Any = None
    """What the check was made for."""


class CorruptionCheckCalled(Event, frozen=True):
    """A character has to make a corruption check."""

    character: str
    modifier: int = 0
    then: Any = None
    """What the check is made for, and happens if it succeeds."""
    source: str | None = None
    """The card whose text calls for it."""


class InfluenceRolled(Event, frozen=True):
    """An attempt to influence a card of the opponent away was rolled."""

    character: str
    target: str
    revealed: str | None
    total: int
    number: int


class CardInfluenced(Event, frozen=True):
    """A card of the opponent was influenced away."""

    character: str
    target: str
    revealed: str | None


class InfluenceFailed(Event, frozen=True):
    """An attempt to influence a card of the opponent away came to nothing."""

    character: str
    target: str
    revealed: str | None
