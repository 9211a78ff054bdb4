"""What is remembered, and forgotten again."""

from msgspec.structs import replace

from westmarch.kernel.event import Event
from westmarch.table.state import Fact, State, forgetting


class SpanEnded(Event, frozen=True):
    """A time is over, and what was to last no longer than that is forgotten."""

    span: str

    def apply(self, state: State) -> State:
        return forgetting(state, self.span)


class DragonFell(Event, frozen=True):
    """A manifestation of a unique Dragon was defeated or left the game."""

    dragon: str
    card: str | None = None
    """The manifestation, when it is a card of the table."""

    def apply(self, state: State) -> State:
        return replace(state, facts=(*state.facts, Fact("fallen", self.dragon)))


class Remembered(Event, frozen=True):
    """Something is worth remembering."""

    fact: Fact

    def apply(self, state: State) -> State:
        return replace(state, facts=(*state.facts, self.fact))


class EffectLapsed(Event, frozen=True):
    """An effect that was remembered has lasted long enough."""

    fact: Fact

    def apply(self, state: State) -> State:
        return replace(state, facts=tuple(each for each in state.facts if each != self.fact))


class Forgotten(Event, frozen=True):
    """What was remembered no longer matters."""

    unseen = True

    what: str
    about: str
    card: str | None = None
    """Of what this card of the pool did; without one, whatever it comes from."""

    def apply(self, state: State) -> State:
        kept = tuple(
            each
            for each in state.facts
            if (each.what, each.about) != (self.what, self.about)
            or self.card not in (None, each.card)
        )
        return replace(state, facts=kept)
