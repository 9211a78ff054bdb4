"""What happens in a fight: attacks, strikes, body checks, and what is left."""

from typing import Any

from msgspec.structs import replace

from westmarch.cards.model.attack import Attack
from westmarch.kernel.event import Event
from westmarch.table.events.event import (
    interrupted,
    resumed,
    with_combat,
    with_company,
    with_strike,
)
from westmarch.table.state import FOUGHT, Combat, Fact, State, Strike, forgetting, placed


class AttackCalled(Event, frozen=True):
    """A card in play calls for an attack on a company."""

    source: str
    attack: Attack
    company: str
    kind: str = "other"
    """What sort of attack it is: a creature's, or another."""


class AttackMade(Event, frozen=True):
    """A card has a company face an attack, there and then."""

    source: str
    attack: Attack
    company: str
    number: int = 0
    """Which of the attacks it is that the card has it face."""


class StrikesDue(Event, frozen=True):
    """An attack was not cancelled, and its strikes are about to be assigned."""

    combat: Combat


class AttackBegan(Event, frozen=True):
    """An attack became combat."""

    combat: Combat

    def apply(self, state: State) -> State:
        begun = replace(interrupted(state, "chain", "check"), combat=self.combat)
        if self.combat.kind != "automatic":
            return begun
        company = state.companies[self.combat.company]
        faced = (*company.faced, (self.combat.source, self.combat.number))
        return with_company(begun, company.id, faced=faced)


class AttackCancelled(Event, frozen=True):
    """The attack being fought was cancelled."""

    def apply(self, state: State) -> State:
        return with_combat(state, cancelled=True)


class StrikeAssigned(Event, frozen=True):
    """A strike was assigned to a character."""

    character: str
    by: str | None = None

    def apply(self, state: State) -> State:
        assert state.combat is not None
        strike = Strike(self.character, by=self.by)
        return with_combat(state, strikes=(*state.combat.strikes, strike))


class StrikeBegun(Event, frozen=True):
    """The strike sequence of a strike assigned to a character began."""

    character: str
    plan: Any
    """How the defending player means to face it."""

    def apply(self, state: State) -> State:
        assert state.combat is not None
        current = next(
            number
            for number, each in enumerate(state.combat.strikes)
            if each.target == self.character and not each.outcome
        )
        return with_combat(state, current=current, plan=self.plan, declared=state.declared)


class StrikeDealt(Event, frozen=True):
    """It is settled whether the character who strikes taps for it or stays untapped."""

    character: str
    tap: bool

    def apply(self, state: State) -> State:
        return with_strike(state, striker_tapping=self.tap)


class StrikeFaced(Event, frozen=True):
    """It is settled whether a character taps for the strike or stays untapped."""

    character: str
    tap: bool

    def apply(self, state: State) -> State:
        return with_strike(state, tapping=self.tap)


class StrikeSupported(Event, frozen=True):
    """A companion tapped to support the character against the strike."""

    character: str

    def apply(self, state: State) -> State:
        assert state.combat is not None
        assert state.combat.strike is not None
        return with_strike(state, supporters=state.combat.strike.supporters + 1)


class StrikeRolled(Event, frozen=True):
    """The roll against a strike was made, and everything was added to it."""

    character: str
    total: int
    prowess: int
    settled: bool = False
    """Whether a card has made it so, whatever was rolled."""


class StrikeFailed(Event, frozen=True):
    """The character's total was higher than the strike's prowess."""

    character: str

    def apply(self, state: State) -> State:
        return with_strike(state, outcome="failed")


class StrikeSucceeded(Event, frozen=True):
    """The character's total was lower than the strike's prowess."""

    character: str

    def apply(self, state: State) -> State:
        return with_strike(state, outcome="successful")


class StrikeIneffectual(Event, frozen=True):
    """The character's total was the strike's prowess exactly."""

    character: str

    def apply(self, state: State) -> State:
        return with_strike(state, outcome="ineffectual")


class StrikeDefeated(Event, frozen=True):
    """A failed strike was beaten for good."""

    character: str

    def apply(self, state: State) -> State:
        return with_strike(state, defeated=True)


class BodyCheckCalled(Event, frozen=True):
    """A body check has to be made, of a character or of the strike he beat."""

    character: str
    of_strike: bool
    was_wounded: bool = False
    modifier: int = 0
    """What the card adds that calls for it."""

    def apply(self, state: State) -> State:
        # In a strike sequence there may be something to do before the check is made.
        in_strike = state.combat is not None and state.combat.current is not None
        return with_combat(state, check=self) if in_strike else state


class BodyCheckRolled(Event, frozen=True):
    """A body check was rolled, and everything was added to it."""

    character: str
    of_strike: bool
    total: int
    body: int
    dice: int
    """What the dice themselves showed."""

    def apply(self, state: State) -> State:
        return state if state.combat is None else with_combat(state, check=None)


class BodyCheckFailed(Event, frozen=True):
    """A body check was failed."""

    character: str
    of_strike: bool


class RescueBegan(Event, frozen=True):
    """A character is to be eliminated, and companions can take some of what it bears."""

    character: str


class ItemRescued(Event, frozen=True):
    """A companion took an item of a character who is to be eliminated."""

    card: str
    character: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "in-play", host=self.character)


class RescueEnded(Event, frozen=True):
    """Nobody takes anything more of a character who is to be eliminated."""

    character: str


class StrikeResolved(Event, frozen=True):
    """A strike sequence is over."""

    character: str

    def apply(self, state: State) -> State:
        return with_combat(state, current=None, plan=None, check=None)


class StrikesLost(Event, frozen=True):
    """Somebody is gone, and the strikes that were still to be faced succeed, or are cancelled."""

    character: str
    outcome: str = "successful"

    def apply(self, state: State) -> State:
        assert state.combat is not None
        strikes = tuple(
            replace(each, outcome=self.outcome)
            if each.target == self.character and not each.outcome
            else each
            for each in state.combat.strikes
        )
        return with_combat(state, strikes=strikes)


class AttackFought(Event, frozen=True):
    """The last strike was resolved, or there was none."""

    combat: Combat


class AttackDefeated(Event, frozen=True):
    """An attack was defeated."""

    combat: Combat

    def apply(self, state: State) -> State:
        fighting = state.combat is not None and state.combat.source == self.combat.source
        return with_combat(state, defeated=True) if fighting else state


class TrophyTaken(Event, frozen=True):
    """A character took a beaten creature as a trophy."""

    card: str
    character: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "in-play", host=self.character)


class AttackEnded(Event, frozen=True):
    """The attack is over, and combat with it."""

    combat: Combat

    def apply(self, state: State) -> State:
        fight = (state.combat or self.combat, state.declared)
        fought = Fact(FOUGHT, self.combat.company, fight, until="company")
        after = forgetting(replace(resumed(state), combat=None), "combat", "strike")
        kept = (each for each in after.facts if each.what != FOUGHT)
        return replace(after, facts=(*kept, fought))


class StrikesTaken(Event, frozen=True):
    """Somebody faces all strikes of the attack that are not settled, and those in excess."""

    character: str
    excess: int

    def apply(self, state: State) -> State:
        assert state.combat is not None
        strikes = tuple(
            each if each.outcome else replace(each, target=self.character)
            for each in state.combat.strikes
        )
        return with_combat(state, strikes=(*strikes, *(Strike(self.character),) * self.excess))


class StrikeCancelled(Event, frozen=True):
    """The strike that a character faces was cancelled."""

    character: str

    def apply(self, state: State) -> State:
        return with_strike(state, outcome="cancelled")


class ExcessSpent(Event, frozen=True):
    """Excess strikes were used up against the character who is facing a strike."""

    number: int

    def apply(self, state: State) -> State:
        assert state.combat is not None
        assert state.combat.strike is not None
        spent = state.combat.excess_spent + self.number
        changed = with_combat(state, excess_spent=spent)
        return with_strike(changed, excess=state.combat.strike.excess + self.number)
