"""What happens on the table. Events are the only way in which the state changes."""

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from westmarch.cards.attack import Attack
from westmarch.kernel.actions import PlayCard
from westmarch.kernel.state import (
    Combat,
    Company,
    Fact,
    State,
    Strike,
    Window,
    forgetting,
    pile,
    placed,
)


def _card(state: State, card_id: str, **changes: Any) -> State:
    cards = state.cards.copy()
    cards[card_id] = replace(cards[card_id], **changes)
    return replace(state, cards=cards)


def _company(state: State, company: str, **changes: Any) -> State:
    companies = state.companies.copy()
    companies[company] = replace(companies[company], **changes)
    return replace(state, companies=companies)


def _off_chain(state: State, action: Any) -> State:
    return replace(state, chain=tuple(each for each in state.chain if each is not action))


def _combat(state: State, **changes: Any) -> State:
    assert state.combat is not None
    return replace(state, combat=replace(state.combat, **changes))


def _stopped(state: State) -> State:
    """Break off whatever is under way."""
    interrupted = () if state.combat is None else state.combat.interrupted
    for action in (*state.chain, *interrupted):
        if isinstance(action, PlayCard):
            state = placed(state, action.card, "discard-pile")
    ended = replace(state, windows=(), chain=(), combat=None)
    return forgetting(ended, "chain", "combat", "strike")


class Event(Struct, frozen=True, tag_field="event", kw_only=True):
    """Something that has happened; what it leaves behind is a new state."""

    def apply(self, state: State) -> State:
        """Give the state after the event."""
        return state


class CardMoved(Event, frozen=True):
    """A card went from one place to another."""

    card: str
    to: str
    player: str | None = None
    """Whose pile it went to, when it is not its owner's."""
    host: str | None = None
    company: str | None = None

    def apply(self, state: State) -> State:
        return placed(
            state,
            self.card,
            self.to,
            player=self.player,
            host=self.host,
            company=self.company,
        )


class CardTapped(Event, frozen=True):
    """A card was tapped."""

    card: str

    def apply(self, state: State) -> State:
        return _card(state, self.card, position="tapped")


class CardUntapped(Event, frozen=True):
    """A card was untapped."""

    card: str

    def apply(self, state: State) -> State:
        return _card(state, self.card, position="untapped")


class CharacterWounded(Event, frozen=True):
    """A character was wounded."""

    card: str

    def apply(self, state: State) -> State:
        return _card(state, self.card, position="wounded")


class CharacterHealed(Event, frozen=True):
    """A wounded character was healed, and lies tapped now."""

    card: str

    def apply(self, state: State) -> State:
        return _card(state, self.card, position="tapped")


class CardTurned(Event, frozen=True):
    """A card was turned over, face-down or face-up."""

    card: str
    face_down: bool

    def apply(self, state: State) -> State:
        return _card(state, self.card, face_down=self.face_down)


class ItemUsed(Event, frozen=True):
    """A character began to use an item he bears."""

    card: str

    def apply(self, state: State) -> State:
        return _card(state, self.card, in_use=True)


class ItemLaidAside(Event, frozen=True):
    """A character stopped using an item he still bears."""

    card: str

    def apply(self, state: State) -> State:
        return _card(state, self.card, in_use=False)


class CharacterEliminated(Event, frozen=True):
    """A character was eliminated."""

    card: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "out-of-play")


class TurnBegan(Event, frozen=True):
    """A player's turn began."""

    player: str
    number: int

    def apply(self, state: State) -> State:
        fresh = {
            each.id: replace(
                each,
                finished=False,
                entered=False,
                moved=False,
                origin=None,
                way="",
                path=(),
                split_from=None,
            )
            for each in state.companies.values()
        }
        begun = replace(
            state,
            turn_player=self.player,
            turn=self.number,
            companies=fresh,
            turn_start=None,
        )
        return replace(begun, turn_start=begun)


class PhaseBegan(Event, frozen=True):
    """A phase of the turn began."""

    phase: str

    def apply(self, state: State) -> State:
        fresh = {
            each.id: replace(each, finished=False, hazard_limit=0, hazards=0)
            for each in state.companies.values()
        }
        return replace(state, phase=self.phase, companies=fresh)


class TurnEnded(Event, frozen=True):
    """A player's turn is over."""

    player: str

    def apply(self, state: State) -> State:
        return forgetting(state, "chain", "strike", "combat", "company", "phase", "turn")


class EndSignalled(Event, frozen=True):
    """The end of a player's turn was signalled."""

    player: str


class BeginningFelt(Event, frozen=True):
    """Cards that wait for the beginning of a phase act on it."""

    phase: str


class PhaseEnding(Event, frozen=True):
    """Both players have finished what they could do in a phase."""

    phase: str


class EndFelt(Event, frozen=True):
    """Cards that wait for the end of a phase act on it."""

    phase: str


class PhaseEnded(Event, frozen=True):
    """The players are done with a phase."""

    phase: str

    def apply(self, state: State) -> State:
        return forgetting(state, "phase")


class CompanyFormed(Event, frozen=True):
    """A new company came to be."""

    company: str
    player: str
    site: str
    split_from: str | None = None

    def apply(self, state: State) -> State:
        formed = Company(self.company, self.player, self.site, split_from=self.split_from)
        return replace(state, companies={**state.companies, self.company: formed})


class CompanyEmptied(Event, frozen=True):
    """A company has lost its last character."""

    company: str


class CompanyDissolved(Event, frozen=True):
    """A company is no more."""

    company: str

    def apply(self, state: State) -> State:
        companies = {each: it for each, it in state.companies.items() if each != self.company}
        return replace(state, companies=companies)


class CharacterPlayed(Event, frozen=True):
    """A character came into play."""

    card: str
    company: str
    controller: str | None = None

    def apply(self, state: State) -> State:
        return placed(state, self.card, "in-play", host=self.controller, company=self.company)


class ControlChanged(Event, frozen=True):
    """A character came under a companion's direct influence, or under general influence."""

    card: str
    controller: str | None

    def apply(self, state: State) -> State:
        company = state.cards[self.card].company
        moved = placed(state, self.card, "in-play", host=self.controller, company=company)
        return _card(moved, self.card, uncontrolled=False)


class ControlLost(Event, frozen=True):
    """A follower has lost its controller, and is under nobody's influence."""

    card: str

    def apply(self, state: State) -> State:
        company = state.cards[self.card].company
        moved = placed(state, self.card, "in-play", company=company)
        return _card(moved, self.card, uncontrolled=True)


class CompanyChanged(Event, frozen=True):
    """A character went over to another company."""

    card: str
    company: str

    def apply(self, state: State) -> State:
        host = state.cards[self.card].host
        return placed(state, self.card, "in-play", host=host, company=self.company)


class CompaniesJoined(Event, frozen=True):
    """All of one company went over to another, and nobody is left in it."""

    company: str
    other: str
    """The company in which nobody is left."""
    site: str
    """The site card it was at."""


class CompanySplit(Event, frozen=True):
    """Some characters left a company, and are one of their own at the same site."""

    company: str
    new: str


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


class MovementDeclared(Event, frozen=True):
    """A company declared movement to a site."""

    company: str
    site: str

    def apply(self, state: State) -> State:
        return _company(state, self.company, destination=self.site)


class MovementNegated(Event, frozen=True):
    """A company's movement came to nothing, and it stays where it is."""

    company: str
    site: str
    """The new site, to which it does not get."""

    def apply(self, state: State) -> State:
        return _company(state, self.company, destination=None, way="", path=())


class WayTaken(Event, frozen=True):
    """A moving company's site path was settled."""

    company: str
    way: str
    path: tuple[tuple[str, str | None], ...]

    def apply(self, state: State) -> State:
        return _company(state, self.company, way=self.way, path=self.path)


class NewSiteRevealed(Event, frozen=True):
    """The new site of a moving company is revealed."""

    company: str
    site: str


class UnderDeepsRolled(Event, frozen=True):
    """A company rolled for its way out of an Under-deeps site."""

    company: str
    total: int
    number: int
    """What the roll has to reach."""


class SiteExchanged(Event, frozen=True):
    """A company's site gives way to another."""

    company: str
    site: str

    def apply(self, state: State) -> State:
        return _company(state, self.company, destination=self.site)


class CompanyArrived(Event, frozen=True):
    """A moving company is at its new site."""

    company: str
    origin: str

    def apply(self, state: State) -> State:
        here = state.companies[self.company].destination
        return _company(
            state, self.company, site=here, destination=None, moved=True, origin=self.origin
        )


class CompanyReturned(Event, frozen=True):
    """A company was sent back to its site of origin."""

    company: str
    origin: str
    new_site: str
    """The site it does not get to, or does not stay at."""

    def apply(self, state: State) -> State:
        return _company(state, self.company, site=self.origin, destination=None, origin=None)


class JourneyForgotten(Event, frozen=True):
    """A company counts as one that has not moved."""

    company: str

    def apply(self, state: State) -> State:
        return _company(state, self.company, moved=False, way="", path=())


class JourneysEnded(Event, frozen=True):
    """Every company has had its movement/hazard phase."""


class CompanyBegan(Event, frozen=True):
    """A company's part of the phase began."""

    company: str

    def apply(self, state: State) -> State:
        return _company(state, self.company, hazards=0)


class StepBegan(Event, frozen=True):
    """A step of a company's movement/hazard phase began."""

    company: str
    step: str


class JourneyEnds(Event, frozen=True):
    """Nobody has anything more to do in a company's movement/hazard phase."""

    company: str


class CompanyCutShort(Event, frozen=True):
    """A company's part of the phase ended at once, with whatever was under way in it."""

    company: str

    def apply(self, state: State) -> State:
        return _stopped(state)


class CompanyFinished(Event, frozen=True):
    """A company's part of the phase is over."""

    company: str

    def apply(self, state: State) -> State:
        ended = _company(state, self.company, finished=True, entering=False)
        return forgetting(ended, "company")


class WindowOpened(Event, frozen=True):
    """A time began in which players may act."""

    window: Window

    def apply(self, state: State) -> State:
        return replace(state, windows=(*state.windows, self.window))


class WindowClosed(Event, frozen=True):
    """Nobody has anything more to do in the window."""

    def apply(self, state: State) -> State:
        return replace(state, windows=state.windows[:-1])


class Passed(Event, frozen=True):
    """A player is done with the window."""

    player: str
    said: bool = False
    """He said so himself; else there was nothing for him to do."""

    def apply(self, state: State) -> State:
        window = state.window
        waiting = tuple(each for each in window.waiting if each != self.player)
        return replace(state, windows=(*state.windows[:-1], replace(window, waiting=waiting)))


class WindowReopened(Event, frozen=True):
    """Something happened, so those who were done may act again."""

    waiting: tuple[str, ...]

    def apply(self, state: State) -> State:
        window = replace(state.window, waiting=self.waiting)
        return replace(state, windows=(*state.windows[:-1], window))


class Declared(Event, frozen=True):
    """An action was declared, and waits on the chain of effects."""

    action: Any

    def apply(self, state: State) -> State:
        chain = (*state.chain, self.action)
        return replace(state, chain=chain, declared=state.declared + 1)


class Resolved(Event, frozen=True):
    """An action leaves the chain of effects to take effect."""

    action: Any

    def apply(self, state: State) -> State:
        return _off_chain(state, self.action)


class Negated(Event, frozen=True):
    """An action leaves the chain of effects without taking effect."""

    action: Any

    def apply(self, state: State) -> State:
        return _off_chain(state, self.action)


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


class ChainEnded(Event, frozen=True):
    """The last action of a chain of effects has resolved."""

    def apply(self, state: State) -> State:
        return forgetting(state, "chain")


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


class HazardCounted(Event, frozen=True):
    """A hazard was counted against a company's hazard limit."""

    company: str

    def apply(self, state: State) -> State:
        return _company(state, self.company, hazards=state.companies[self.company].hazards + 1)


class HazardLimitSet(Event, frozen=True):
    """A company's hazard limit was set."""

    company: str
    limit: int

    def apply(self, state: State) -> State:
        return _company(state, self.company, hazard_limit=self.limit)


class EntryDeclared(Event, frozen=True):
    """A company set out to enter its site."""

    company: str

    def apply(self, state: State) -> State:
        return _company(state, self.company, entering=True)


class AttacksToFaceAgain(Event, frozen=True):
    """What a company has faced before no longer counts."""

    company: str

    def apply(self, state: State) -> State:
        return _company(state, self.company, faced=())


class AutomaticAttacksFaced(Event, frozen=True):
    """A company has no automatic-attack left to face."""

    company: str


class SiteEntered(Event, frozen=True):
    """A company successfully entered its site."""

    company: str

    def apply(self, state: State) -> State:
        return _company(state, self.company, entered=True)


class ItemPlayed(Event, frozen=True):
    """An item came into play with a character."""

    card: str
    character: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "in-play", host=self.character)


class FactionInfluenced(Event, frozen=True):
    """The influence check for a faction was rolled."""

    card: str
    character: str
    roll: int


class FactionPlayed(Event, frozen=True):
    """A faction came into play."""

    card: str
    character: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "marshalling-point-pile")


class SiteResourcePlayed(Event, frozen=True):
    """A resource that normally taps the site was successfully played there."""

    card: str
    character: str
    site: str


class EventPlayed(Event, frozen=True):
    """An event took effect."""

    card: str
    target: str | None = None
    character: str | None = None
    """Who played it, where it takes a character."""
    effect: int = 0


class AttackCalled(Event, frozen=True):
    """A card in play calls for an attack on a company."""

    source: str
    attack: Attack
    company: str


class AttackMade(Event, frozen=True):
    """A card has a company face an attack, there and then."""

    source: str
    attack: Attack
    company: str


class AttackBegan(Event, frozen=True):
    """An attack became combat."""

    combat: Combat

    def apply(self, state: State) -> State:
        begun = replace(state, combat=replace(self.combat, interrupted=state.chain), chain=())
        if self.combat.kind != "automatic":
            return begun
        company = state.companies[self.combat.company]
        faced = (*company.faced, (self.combat.source, self.combat.number))
        return _company(begun, company.id, faced=faced)


class AttackCancelled(Event, frozen=True):
    """The attack being fought was cancelled."""

    def apply(self, state: State) -> State:
        return _combat(state, cancelled=True)


class CombatStep(Event, frozen=True):
    """Combat went on to its next step."""

    step: str

    def apply(self, state: State) -> State:
        return _combat(state, step=self.step)


class StrikeAssigned(Event, frozen=True):
    """A strike was assigned to a character."""

    character: str

    def apply(self, state: State) -> State:
        assert state.combat is not None
        return _combat(state, strikes=(*state.combat.strikes, Strike(self.character)))


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
        return _combat(state, current=current, plan=self.plan, declared=state.declared)


class StrikeFaced(Event, frozen=True):
    """It is settled whether a character taps for the strike or stays untapped."""

    character: str
    tap: bool

    def apply(self, state: State) -> State:
        return _strike(state, tapping=self.tap)


class StrikeSupported(Event, frozen=True):
    """A companion tapped to support the character against the strike."""

    character: str

    def apply(self, state: State) -> State:
        assert state.combat is not None
        assert state.combat.strike is not None
        return _strike(state, supporters=state.combat.strike.supporters + 1)


class StrikeRolled(Event, frozen=True):
    """The roll against a strike was made, and everything was added to it."""

    character: str
    total: int
    prowess: int


class StrikeFailed(Event, frozen=True):
    """The character's total was higher than the strike's prowess."""

    character: str

    def apply(self, state: State) -> State:
        return _strike(state, outcome="failed")


class StrikeSucceeded(Event, frozen=True):
    """The character's total was lower than the strike's prowess."""

    character: str

    def apply(self, state: State) -> State:
        return _strike(state, outcome="successful")


class StrikeIneffectual(Event, frozen=True):
    """The character's total was the strike's prowess exactly."""

    character: str

    def apply(self, state: State) -> State:
        return _strike(state, outcome="ineffectual")


class StrikeDefeated(Event, frozen=True):
    """A failed strike was beaten for good."""

    character: str

    def apply(self, state: State) -> State:
        return _strike(state, defeated=True)


class BodyCheckCalled(Event, frozen=True):
    """A body check has to be made, of a character or of the strike he beat."""

    character: str
    of_strike: bool
    was_wounded: bool = False

    def apply(self, state: State) -> State:
        # In a strike sequence there may be something to do before the check is made.
        in_strike = state.combat is not None and state.combat.current is not None
        return _combat(state, check=self) if in_strike else state


class BodyCheckRolled(Event, frozen=True):
    """A body check was rolled, and everything was added to it."""

    character: str
    of_strike: bool
    total: int
    body: int
    dice: int
    """What the dice themselves showed."""

    def apply(self, state: State) -> State:
        return state if state.combat is None else _combat(state, check=None)


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
        return _combat(state, current=None, plan=None, check=None)


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
        return _combat(state, strikes=strikes)


class SpanEnded(Event, frozen=True):
    """A time is over, and what was to last no longer than that is forgotten."""

    span: str

    def apply(self, state: State) -> State:
        return forgetting(state, self.span)


class AttackFought(Event, frozen=True):
    """The last strike was resolved, or there was none."""

    combat: Combat


class AttackDefeated(Event, frozen=True):
    """An attack was defeated."""

    combat: Combat


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
        chain = (*self.combat.interrupted, *state.chain)
        after = replace(state, combat=None, chain=chain)
        return forgetting(after, "combat", "strike")


class CardDrawn(Event, frozen=True):
    """A player drew the top card of the play deck."""

    player: str

    def apply(self, state: State) -> State:
        return placed(state, state.pile(self.player, "play-deck")[0], "hand")


class DeckExhausted(Event, frozen=True):
    """The last card of a play deck was drawn."""

    player: str

    def apply(self, state: State) -> State:
        players = tuple(
            replace(each, exhausted=each.exhausted + 1) if each.name == self.player else each
            for each in state.players
        )
        return replace(state, players=players)


class ExhaustionFelt(Event, frozen=True):
    """Cards that wait for a play deck to be exhausted, anybody's, act on it."""

    player: str
    """Whose play deck it is."""


class DeckRenewed(Event, frozen=True):
    """A player who exhausted the play deck is done with what comes before there is a new one."""

    player: str


class DeckShuffled(Event, frozen=True):
    """A player's play deck was put into a new order, by what chance answered."""

    player: str
    order: tuple[int, ...]

    def apply(self, state: State) -> State:
        key = pile(self.player, "play-deck")
        cards = state.piles.get(key, ())
        return replace(state, piles={**state.piles, key: tuple(cards[each] for each in self.order)})


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


class StoringTried(Event, frozen=True):
    """A character sets about storing an item that it bears."""

    action: Any
    """The player's declaration."""
    character: str


class TransferTried(Event, frozen=True):
    """A character sets about handing an item to another."""

    action: Any
    """The player's declaration."""
    character: str


class CorruptionCheckCalled(Event, frozen=True):
    """A character has to make a corruption check."""

    character: str
    modifier: int = 0
    then: Any = None
    """What the check is made for, and happens if it succeeds."""
    source: str | None = None
    """The card whose text calls for it."""


class RollCalled(Event, frozen=True):
    """The text of a card calls for a roll."""

    card: str
    of: str
    """About whom it is."""
    what: Any = None
    """What hangs on it."""


class RollMade(Event, frozen=True):
    """A roll that the text of a card called for was made."""

    card: str
    of: str
    roll: int
    what: Any = None


class TextResolved(Event, frozen=True):
    """What a passive condition of a card demanded takes effect."""

    card: str
    what: Any


class ChoiceCalled(Event, frozen=True):
    """The text of a card has a player choose one of several cards."""

    card: str
    player: str
    among: tuple[str, ...]
    what: Any = None
    """What is to become of it."""

    def apply(self, state: State) -> State:
        return replace(state, choices=(*state.choices, self))


class CardChosen(Event, frozen=True):
    """A player chose a card, as another called for."""

    card: str
    chosen: str
    what: Any = None

    def apply(self, state: State) -> State:
        return replace(state, choices=state.choices[1:])


class DrawCalled(Event, frozen=True):
    """A player is to draw cards."""

    player: str
    number: int


class ShuffleCalled(Event, frozen=True):
    """A player's play deck is to be shuffled."""

    player: str


class SideboardOpened(Event, frozen=True):
    """A player reached for the sideboard."""

    player: str


class ItemTransferred(Event, frozen=True):
    """An item changed hands."""

    card: str
    character: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "in-play", host=self.character)


class CardStored(Event, frozen=True):
    """An item was stored."""

    card: str

    def apply(self, state: State) -> State:
        stored = placed(state, self.card, "marshalling-point-pile")
        return _card(stored, self.card, stored=True)


class AllyPlayed(Event, frozen=True):
    """An ally came into play under a character's control."""

    card: str
    character: str

    def apply(self, state: State) -> State:
        return placed(state, self.card, "in-play", host=self.character)


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
        return _combat(state, strikes=(*strikes, *(Strike(self.character),) * self.excess))


class StrikeCancelled(Event, frozen=True):
    """The strike that a character faces was cancelled."""

    character: str

    def apply(self, state: State) -> State:
        return _strike(state, outcome="cancelled")


class ExcessSpent(Event, frozen=True):
    """Excess strikes were used up against the character who is facing a strike."""

    number: int

    def apply(self, state: State) -> State:
        assert state.combat is not None
        assert state.combat.strike is not None
        spent = state.combat.excess_spent + self.number
        changed = _combat(state, excess_spent=spent)
        return _strike(changed, excess=state.combat.strike.excess + self.number)


class DragonFell(Event, frozen=True):
    """A manifestation of a unique Dragon was defeated or left the game."""

    dragon: str
    card: str | None = None
    """The manifestation, when it is a card of the table."""

    def apply(self, state: State) -> State:
        return replace(state, facts=(*state.facts, Fact("fallen", self.dragon)))


class TreasureDesignated(Event, frozen=True):
    """A player has said of an item that it is a lost treasure."""

    card: str
    player: str
    lair: str
    """The name of the lair where it was played."""


class GameWon(Event, frozen=True):
    """A player has won the game."""

    player: str

    def apply(self, state: State) -> State:
        return replace(state, winner=self.player)


class GameEnded(Event, frozen=True):
    """The game is over, whatever was under way, and nobody has anything more to decide."""

    def apply(self, state: State) -> State:
        return replace(_stopped(state), windows=(Window("over", ()),), pending=(), choices=())


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


class Rolled(Event, frozen=True):
    """Chance answered."""

    purpose: str
    of: str
    result: tuple[int, ...]


def _strike(state: State, **changes: Any) -> State:
    """Change the strike that is being resolved."""
    assert state.combat is not None
    strikes = tuple(
        replace(each, **changes) if number == state.combat.current else each
        for number, each in enumerate(state.combat.strikes)
    )
    return _combat(state, strikes=strikes)
