"""What happens to rings: they are tested, and others come in their place."""

from msgspec import Struct

from westmarch.kernel.event import Event
from westmarch.table.state import State, placed


class RingTest(Struct, frozen=True):
    """The test of a gold ring, as it is called for."""

    player: str
    card: str
    """The gold ring."""
    bearer: str | None = None
    """Who bears it, or bore it when it was stored."""
    modifier: int = 0
    """What the card adds that calls for the test."""
    source: str | None = None
    """That card."""
    stored: str | None = None
    """The site where it has just been stored, if that is why it is tested."""
    rolled: bool = True
    """A roll is made for it."""
    twice: bool = False
    """Two rolls are made for it, because the card says so that calls for it."""


class RingTestCalled(Event, frozen=True):
    """A gold ring is to be tested."""

    test: RingTest


class RingTested(Event, frozen=True):
    """A gold ring was tested."""

    test: RingTest
    roll: int
    total: int
    """The roll with all that is added to it."""


class RingPlayed(Event, frozen=True):
    """A special ring came into play in the place of a gold ring that was tested."""

    card: str
    character: str
    test: RingTest

    def apply(self, state: State) -> State:
        return placed(state, self.card, "in-play", host=self.character)


class OneRingDestroyed(Event, frozen=True):
    """The One Ring was destroyed."""

    card: str
    player: str
    """Whose character bore it."""

    def apply(self, state: State) -> State:
        return placed(state, self.card, "out-of-play")


class RingMastered(Event, frozen=True):
    """What a card asks of whoever would master The One Ring was achieved."""

    card: str
    player: str
