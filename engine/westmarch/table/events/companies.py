"""What happens to companies: they form, part, set out and arrive."""

from typing import Any

from msgspec.structs import replace

from westmarch.kernel.event import Event
from westmarch.table.events.event import stopped, with_company
from westmarch.table.state import IN_PLAY, Company, State, forgetting, placed
from westmarch.table.windows import WAY_CHOICE


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


class MovementDeclared(Event, frozen=True):
    """A company declared movement to a site."""

    company: str
    site: str

    def apply(self, state: State) -> State:
        return with_company(state, self.company, destination=self.site, way="", path=())


class MovementNegated(Event, frozen=True):
    """A company's movement came to nothing, and it stays where it is."""

    company: str
    site: str
    """The new site, to which it does not get."""

    def apply(self, state: State) -> State:
        return with_company(state, self.company, destination=None, way="", path=())


class WayTaken(Event, frozen=True):
    """A moving company's site path was settled, and there is nothing more to choose."""

    company: str
    way: str
    path: tuple[tuple[str, str | None], ...]

    def apply(self, state: State) -> State:
        # What lies in wait on the way may open other windows before this one is closed.
        windows = tuple(
            replace(each, waiting=())
            if (each.kind, each.company) == (WAY_CHOICE, self.company)
            else each
            for each in state.windows
        )
        there = replace(state, windows=windows)
        return with_company(there, self.company, way=self.way, path=self.path)


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
        return with_company(state, self.company, destination=self.site)


class SiteReplaced(Event, frozen=True):
    """Another card of the same site took the place of one; what was there is there still."""

    site: str
    """The card that was there."""
    by: str

    def apply(self, state: State) -> State:
        there = placed(state, self.by, IN_PLAY)
        for each in state.cards[self.site].holds:
            there = placed(there, each, IN_PLAY, host=self.by)
        companies = {
            key: replace(
                each,
                site=self.by if each.site == self.site else each.site,
                destination=self.by if each.destination == self.site else each.destination,
            )
            for key, each in there.companies.items()
        }
        cards = {
            key: replace(each, lies_at=self.by) if each.lies_at == self.site else each
            for key, each in there.cards.items()
        }
        return replace(there, companies=companies, cards=cards)


class CompanyArrived(Event, frozen=True):
    """A moving company is at its new site."""

    company: str
    origin: str

    def apply(self, state: State) -> State:
        here = state.companies[self.company].destination
        return with_company(
            state, self.company, site=here, destination=None, moved=True, origin=self.origin
        )


class CompanyReturned(Event, frozen=True):
    """A company was sent back to its site of origin."""

    company: str
    origin: str
    new_site: str
    """The site it does not get to, or does not stay at."""

    def apply(self, state: State) -> State:
        return with_company(state, self.company, site=self.origin, destination=None, origin=None)


class CharacterTurnsBack(Event, frozen=True):
    """Somebody leaves a company on its way, and goes back to its site of origin."""

    card: str
    company: str


class CharacterHastened(Event, frozen=True):
    """Somebody is to be in another company at once, wherever that is, and nobody with him."""

    card: str
    company: str


class JourneyForgotten(Event, frozen=True):
    """A company counts as one that has not moved."""

    company: str

    def apply(self, state: State) -> State:
        return with_company(state, self.company, moved=False, way="", path=())


class JourneysEnded(Event, frozen=True):
    """Every company has had its movement/hazard phase."""


class CompanyBegan(Event, frozen=True):
    """A company's part of the phase began."""

    company: str

    def apply(self, state: State) -> State:
        return with_company(state, self.company, hazards=0)


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
        return stopped(state)


class CompanyFinished(Event, frozen=True):
    """A company's part of the phase is over."""

    company: str

    def apply(self, state: State) -> State:
        ended = with_company(state, self.company, finished=True, entering=False)
        return forgetting(ended, "company")


class HazardCounted(Event, frozen=True):
    """A hazard was counted against a company's hazard limit."""

    company: str

    def apply(self, state: State) -> State:
        return with_company(state, self.company, hazards=state.companies[self.company].hazards + 1)


class HazardGivenBack(Event, frozen=True):
    """A hazard that was counted against a company's hazard limit counts no longer."""

    company: str

    def apply(self, state: State) -> State:
        return with_company(state, self.company, hazards=state.companies[self.company].hazards - 1)


class HazardLimitSet(Event, frozen=True):
    """A company's hazard limit was set."""

    company: str
    limit: int

    def apply(self, state: State) -> State:
        return with_company(state, self.company, hazard_limit=self.limit)


class EntryDeclared(Event, frozen=True):
    """A company set out to enter its site."""

    company: str

    def apply(self, state: State) -> State:
        return with_company(state, self.company, entering=True)


class AttacksToFaceAgain(Event, frozen=True):
    """What a company has faced before no longer counts."""

    company: str

    def apply(self, state: State) -> State:
        return with_company(state, self.company, faced=())


class AutomaticAttacksFaced(Event, frozen=True):
    """A company has no automatic-attack left to face."""

    company: str


class AttackPutOff(Event, frozen=True):
    """An attack declared as a company enters its site waits until its turn has come."""

    company: str
    action: Any

    def apply(self, state: State) -> State:
        waiting = (*state.companies[self.company].to_face, self.action)
        return with_company(state, self.company, to_face=waiting)


class AttackDue(Event, frozen=True):
    """The turn of an attack has come that was put off, for it to be made or to come to nothing."""

    company: str
    action: Any

    def apply(self, state: State) -> State:
        waiting = state.companies[self.company].to_face
        left = tuple(each for each in waiting if each is not self.action)
        return with_company(state, self.company, to_face=left)


class SiteEntered(Event, frozen=True):
    """A company successfully entered its site."""

    company: str

    def apply(self, state: State) -> State:
        return with_company(state, self.company, entered=True)


class CompanyAttacked(Event, frozen=True):
    """A company has attacked one of the opponent's."""

    company: str
