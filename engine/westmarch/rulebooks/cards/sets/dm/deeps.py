"""What single cards of Dark Minions about ways, above and below, say."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.journeys import REGION_LIMIT
from westmarch.mechanics.table import site_of
from westmarch.rulebooks.cards.making import AS_WRITTEN
from westmarch.table.actions import PlayEvent
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
