"""What single cards of Dark Minions about ways, above and below, say."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import moves
from westmarch.mechanics.movement_hazard import Return
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME, STILL_DEMANDED
from westmarch.mechanics.quantities.journeys import REGION_LIMIT
from westmarch.mechanics.table import current_company, site_facts, site_of
from westmarch.rulebooks.cards.making import AS_WRITTEN
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import EventPlayed
from westmarch.table.events.chain import ConditionMet
from westmarch.table.events.companies import WayTaken
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

# DM-162

VEIN_OF_ARDA = Rulebook("DM-162")


@VEIN_OF_ARDA.forbid("once-a-site", PlayEvent, says=AS_WRITTEN, again=True)
def is_dug_already(game: Game, action: PlayEvent) -> bool:
    """Whoever bears another is not at a site of the same name."""
    site = site_of(game, action.target) if action.target in game.state.cards else None
    if game.printed(action.card).id != "DM-162" or site is None:
        return False
    bearers = (game.card(each).host for each in game.value(COPIES, "DM-162") if each != action.card)
    dug = (site_of(game, each) for each in bearers if each in game.state.cards)
    return any(each is not None and game.name(each) == game.name(site) for each in dug)


# DM-75

NO_WAY_FORWARD = Rulebook("DM-75")

_AT_LEAST = 2


@NO_WAY_FORWARD.adjust("narrows-the-ways", REGION_LIMIT, says="No Way Forward")
def narrows_the_ways(game: Game, limit: int, company: str) -> int | None:
    """Ways are laid out while organizing, so what comes into play later narrows none."""
    before = game.turn_start.state.cards
    lay = [each for each in game.value(COPIES, "DM-75") if before[each].place == IN_PLAY]
    if not lay or limit <= _AT_LEAST:
        return None
    player = game.card(lay[0]).owner
    less = 2 if game.value(IN_PLAY_BY_NAME, "Doors of Night", player) else 1
    return max(_AT_LEAST, limit - less)


# DM-98

THE_WAY_IS_SHUT = Rulebook("DM-98")


def _goes_below(game: Game, company: str) -> bool:
    """Tell whether a company is on its way to or from a site of the Under-deeps."""
    here = game.state.companies[company]
    ends = (here.site, here.destination or here.site)
    return moves(game, company) and any(site_facts(game, each).under_deeps for each in ends)


@THE_WAY_IS_SHUT.react("bars-the-way", WayTaken, EventPlayed)
def way_is_shut(game: Game, event: WayTaken | EventPlayed) -> list[Event]:
    """As soon as its way is known, or the card is in play, it has to turn back."""
    if isinstance(event, WayTaken):
        company: str | None = event.company
    else:
        current = current_company(game)
        played = game.printed(event.card).id == "DM-98"
        company = current.id if played and current is not None else None
    if company is None or not _goes_below(game, company):
        return []
    player = game.state.turn_player
    return [
        ConditionMet(demand=Return(player=player, company=company, card=each))
        for each in game.value(COPIES, "DM-98")
    ]


@THE_WAY_IS_SHUT.define("bars-the-way", STILL_DEMANDED)
def way_is_still_shut(game: Game, sender: str, demand: object) -> bool:
    """Unless it is gone by then."""
    if not isinstance(demand, Return) or game.printed(sender).id != "DM-98":
        return False
    return game.card(sender).place == IN_PLAY and _goes_below(game, demand.company)
