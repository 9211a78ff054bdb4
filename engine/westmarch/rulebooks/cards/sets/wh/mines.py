"""What Deep Mines says: where it lies, and who goes there."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.movement import UNDER_DEEPS, Way
from westmarch.mechanics.quantities.journeys import WAYS
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.mechanics.quantities.points import STAGE_POINTS
from westmarch.mechanics.quantities.sites import DUG_BELOW, PROTECTED, SURFACE_SITE
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.companies import CompanyArrived
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

# WH-55

DEEP_MINES = Rulebook("WH-55")

_BELOW = "dug below"
"""Remembered of a card of Deep Mines in play: the name of the Wizardhaven above it."""
_FAR_ENOUGH = 7


def _is_dug(game: Game, site: str) -> bool:
    return game.card(site).card == "WH-55"


@DEEP_MINES.define("below-a-wizardhaven", WAYS)
def leads_down_and_up(game: Game, company: str, site: str) -> tuple[Way, ...] | None:
    """Down from a protected Wizardhaven, and up again to the same one."""
    group = game.state.companies[company]
    if _is_dug(game, group.site):
        return (Way(UNDER_DEEPS),) if game.value(DUG_BELOW, group.site, site) else None
    above = game.value(IS_HAVEN, group.site, group.player)
    if not _is_dug(game, site) or not above or not game.value(PROTECTED, group.site, group.player):
        return None
    # How far he has strayed is asked when the new site is revealed.
    asked = game.state.phase == "movement-hazard"
    if asked and game.value(STAGE_POINTS, group.player) < _FAR_ENOUGH:
        return None
    return (Way(UNDER_DEEPS),)


@DEEP_MINES.react("below-a-wizardhaven", CompanyArrived)
def lies_below_it_now(game: Game, event: CompanyArrived) -> list[Event]:
    """From where somebody has come down, there it is dug."""
    here = game.state.companies[event.company].site
    if not _is_dug(game, here) or game.state.fact(_BELOW, here) is not None:
        return []
    above = game.name(event.origin)
    return [Remembered(fact=Fact(_BELOW, here, above, "game", "WH-55"))]


@DEEP_MINES.react("below-a-wizardhaven", CardMoved)
def is_filled_up(game: Game, event: CardMoved) -> Iterator[Event]:
    """When its card leaves play, it lies nowhere."""
    if event.to != IN_PLAY and game.state.fact(_BELOW, event.card) is not None:
        yield Forgotten(what=_BELOW, about=event.card)


@DEEP_MINES.define("below-a-wizardhaven", DUG_BELOW)
def is_dug_below(game: Game, below: str, site: str) -> bool | None:
    """It lies below the Wizardhaven from which they came."""
    fact = game.state.fact(_BELOW, below)
    return (fact is not None and fact.value == game.name(site)) or None


@DEEP_MINES.define("below-a-wizardhaven", SURFACE_SITE)
def is_above_it(game: Game, site: str, below: str) -> bool | None:
    """So that is its surface site."""
    return game.value(DUG_BELOW, below, site) or None
