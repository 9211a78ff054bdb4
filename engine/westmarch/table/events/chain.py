"""What happens on the chain of effects, and by the texts of cards."""

from typing import Any

from msgspec.structs import replace

from westmarch.kernel.event import Event
from westmarch.table.actions import Action
from westmarch.table.events.event import interrupted, off_chain, resumed
from westmarch.table.state import State, forgetting


class Declared(Event, frozen=True):
    """An action was declared, and waits on the chain of effects."""

    action: Any

    def apply(self, state: State) -> State:
        chain, number = (*state.chain, self.action), state.declared + 1
        if not isinstance(self.action, Action):
            return replace(state, chain=chain, declared=number)
        player = self.action.player
        acts = {**state.acts, player: (number, state.acts.get(player, (0, 0))[0])}
        return replace(state, chain=chain, declared=number, acts=acts)


class Resolved(Event, frozen=True):
    """An action leaves the chain of effects to take effect."""

    action: Any

    def apply(self, state: State) -> State:
        return off_chain(state, self.action)


class Negated(Event, frozen=True):
    """An action leaves the chain of effects without taking effect."""

    action: Any

    def apply(self, state: State) -> State:
        return off_chain(state, self.action)


class TakenBack(Event, frozen=True):
    """What a player began is taken back, and all that was paid for it."""

    player: str
    """Who has it taken back, to act first."""
    before: State
    """The table as it was before."""

    def apply(self, state: State) -> State:  # noqa: ARG002
        return self.before


class CardCancelled(Event, frozen=True):
    """A card that was declared is cancelled, and its action leaves the chain of effects."""

    card: str

    def apply(self, state: State) -> State:
        kept = (each for each in state.chain if getattr(each, "card", None) != self.card)
        return replace(state, chain=tuple(kept))


class ChainInterrupted(Event, frozen=True):
    """The present chain of effects waits while another one is begun and resolved."""

    def apply(self, state: State) -> State:
        return interrupted(state, "chain")


class InterruptionOver(Event, frozen=True):
    """What had interrupted a chain of effects has come to its end, with all that it set off."""


class ChainResumed(Event, frozen=True):
    """The chain of effects that was interrupted goes on."""

    def apply(self, state: State) -> State:
        return resumed(state)


class ChainEnded(Event, frozen=True):
    """The last action of a chain of effects has resolved."""

    def apply(self, state: State) -> State:
        # A check may still be declared on the chain that this one has interrupted.
        within = bool(state.interrupted) and state.combat is None
        return forgetting(state, "chain") if within else forgetting(state, "chain", "check")


class ConditionMet(Event, frozen=True):
    """A passive condition has come up: its card and what it waits for are both there."""

    demand: Any
    """What it demands."""


class Demanded(Event, frozen=True):
    """A passive condition demands something, to be declared as soon as that can be."""

    demand: Any

    def apply(self, state: State) -> State:
        return replace(state, pending=(*state.pending, self.demand))


class DemandsOrdered(Event, frozen=True):
    """A player said what comes first of all that passive conditions demand."""

    demands: tuple[Any, ...]

    def apply(self, state: State) -> State:
        return replace(state, pending=self.demands)


class DemandTaken(Event, frozen=True):
    """One thing that a passive condition demanded takes effect without being declared."""

    demand: Any

    def apply(self, state: State) -> State:
        left = list(state.pending)
        left.remove(self.demand)
        return replace(state, pending=tuple(left))


class DemandMet(Event, frozen=True):
    """What passive conditions demanded is being declared."""

    def apply(self, state: State) -> State:
        return replace(state, pending=())


class AbilityUsed(Event, frozen=True):
    """A card in play was used for one of its effects."""

    card: str
    ability: int
    target: str | None = None


class RollCalled(Event, frozen=True):
    """The text of a card calls for a roll."""

    card: str
    of: str
    """About whom it is."""
    what: Any = None
    """What hangs on it."""
    check: bool = False
    """It is an influence check."""


class RollMade(Event, frozen=True):
    """A roll that the text of a card called for was made."""

    card: str
    of: str
    roll: int
    what: Any = None


class OwnTextFollowed(Event, frozen=True):
    """What a card alone says takes effect, as one of the effects of a clause.

    The text is asked for its events where any other effect gives its own, so this never happens by
    itself.
    """

    card: str
    text: str
    """The card's id and the key of the text: `TD-130.keeps-him`."""
    place: tuple[int | str, ...]
    """Which effect of the card it is."""
    here: Any
    """The situation in which it does."""


class TextResolved(Event, frozen=True):
    """What a passive condition of a card demanded takes effect."""

    card: str
    what: Any
