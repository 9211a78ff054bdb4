"""Companies that are returned to their site of origin."""

from westmarch.kernel.event import Event
from westmarch.mechanics.quantities.sites import BOUND_TO_SITE
from westmarch.mechanics.table import current_company
from westmarch.rulebooks.core.movement_hazard import RULES
from westmarch.table.actions import AT_SITE, EnterSite, PlayAlly, PlayFaction, PlayItem
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
    AT_SITE,
    says="The company was returned to its site of origin this turn.",
)
def was_returned(game: Game, action: EnterSite | PlayItem | PlayFaction | PlayAlly) -> bool:
    """It does nothing in its site phase."""
    company = (
        action.company if isinstance(action, EnterSite) else game.card(action.character).company
    )
    returned = company is not None and game.state.fact("sent-back", company) is not None
    return returned and bool(game.value(BOUND_TO_SITE, action))
