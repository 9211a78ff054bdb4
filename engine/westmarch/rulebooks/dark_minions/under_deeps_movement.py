"""Under-deeps movement: which way up is sure, and what a roll that failed comes to."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import lies_below, site_facts
from westmarch.mechanics.quantities.journeys import UNDER_DEEPS_NUMBER
from westmarch.table.events.companies import CompanyCutShort, UnderDeepsRolled
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dark-minions.under-deeps-movement")


@RULES.define("deep-to-surface-zero", UNDER_DEEPS_NUMBER, order=Rank.BEFORE)
def nobody_loses_the_way_up(game: Game, company: str) -> int | None:
    """The number is that on the card; perhaps it is a nought for the first that is listed."""
    here = game.state.companies[company]
    if here.destination is None or not lies_below(game, here.site):
        return None
    first = site_facts(game, here.site).adjacent[0]
    above = first[0] == game.name(here.destination)
    sure = above and first[1] > 0 and game.reading("q.dark-minions.odd-under-deeps-sites") == "b"
    return 0 if sure else None


@RULES.react("roll-failure", UnderDeepsRolled, order=Rank.AFTER)
def was_returned(game: Game, event: UnderDeepsRolled) -> list[Event]:
    """Who does not find the way has not moved; perhaps that is to be returned."""
    if event.total >= event.number or game.reading("q.dark-minions.failed-roll-aftermath") == "a":
        return []
    sent_back = Fact("sent-back", event.company, until="turn")
    return [Remembered(fact=sent_back), CompanyCutShort(company=event.company)]
