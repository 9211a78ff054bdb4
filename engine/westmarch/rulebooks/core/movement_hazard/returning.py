"""Companies that are returned to their site of origin."""

from westmarch.kernel.event import Event
from westmarch.mechanics.lookups import current_company
from westmarch.rulebooks.core.movement_hazard import RULES
from westmarch.table.actions import EnterSite
from westmarch.table.events.companies import CompanyCutShort, CompanyReturned, JourneyForgotten
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact


@RULES.react("returned-company-ends-phase", CompanyReturned)
def its_phase_is_over(game: Game, event: CompanyReturned) -> list[Event]:
    """The phase of a company that is sent back is over at once."""
    current = current_company(game)
    mine = current is not None and current.id == event.company
    return [CompanyCutShort(company=event.company)] if mine else []


@RULES.react("returned-company-status", CompanyReturned)
def has_been_nowhere(game: Game, event: CompanyReturned) -> list[Event]:
    """It has no site path, and has not moved."""
    return [JourneyForgotten(company=event.company)]


@RULES.react("returned-company-site-phase", CompanyReturned)
def remember_return(game: Game, event: CompanyReturned) -> list[Event]:
    """That it was returned matters until the end of the turn."""
    return [Remembered(fact=Fact("sent-back", event.company, until="turn"))]


@RULES.forbid(
    "returned-company-site-phase",
    EnterSite,
    says="The company was returned to its site of origin this turn.",
)
def was_returned(game: Game, action: EnterSite) -> bool:
    """It cannot but do nothing in its site phase."""
    return game.state.fact("sent-back", action.company) is not None
