"""What happens to prisoners: they are taken, rescued and set free."""

from westmarch.kernel.event import Event
from westmarch.table.state import ASIDE, IN_PLAY, State, placed


class CharacterTaken(Event, frozen=True):
    """A character was taken prisoner."""

    card: str
    host: str
    """The hazard that holds it."""

    def apply(self, state: State) -> State:
        return placed(state, self.card, ASIDE, beside=self.host)


class RescueAttackFaced(Event, frozen=True):
    """A company is to face one of the rescue-attacks of a hazard host."""

    company: str
    host: str
    number: int


class RescueAttacksOver(Event, frozen=True):
    """A company has faced all rescue-attacks of a hazard host."""

    company: str
    host: str


class PrisonersRescued(Event, frozen=True):
    """A character of a company at the rescue site tapped, and so freed the prisoners of a host."""

    company: str
    host: str


class PrisonersReleased(Event, frozen=True):
    """The prisoners of a host are free, without having been rescued."""

    host: str
    who: str | None = None
    """This one alone."""


class CharacterFreed(Event, frozen=True):
    """A prisoner is in a company again."""

    card: str
    company: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, IN_PLAY, company=self.company)
