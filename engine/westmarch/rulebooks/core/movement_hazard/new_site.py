"""The first step: the new site is revealed."""

from westmarch.kernel.event import Event
from westmarch.mechanics.map import number_beside
from westmarch.mechanics.movement import could_set_out, ways
from westmarch.mechanics.quantities.journeys import UNDER_DEEPS_NUMBER
from westmarch.rulebooks.core.movement_hazard import RULES
from westmarch.table.events.cards import CardTurned
from westmarch.table.events.companies import (
    CompanyReturned,
    MovementNegated,
    NewSiteRevealed,
    StepBegan,
    UnderDeepsRolled,
)
from westmarch.table.game import Game


@RULES.react("reveal-new-site", StepBegan)
def new_site_is_revealed(game: Game, event: StepBegan) -> list[Event]:
    """A moving company's new site is turned up."""
    site = game.state.companies[event.company].destination
    if event.step != "reveal" or site is None:
        return []
    return [
        CardTurned(card=site, face_down=False),
        NewSiteRevealed(company=event.company, site=site),
    ]


@RULES.react("illegal-movement-negated", NewSiteRevealed)
def comes_to_nothing(game: Game, event: NewSiteRevealed) -> list[Event]:
    """A movement that could not be declared any more is negated."""
    if could_set_out(game, event.company) and ways(game, event.company):
        return []
    return [MovementNegated(company=event.company, site=event.site)]


@RULES.define("under-deeps-roll", UNDER_DEEPS_NUMBER)
def number_on_the_way_out(game: Game, company: str) -> int | None:
    """A company that leaves an Under-deeps site has to roll the number printed there."""
    here = game.state.companies[company]
    if here.destination is None:
        return None
    return number_beside(game.printed(here.site), game.printed(here.destination))


def _roll_told(game: Game, event: UnderDeepsRolled) -> str:
    """Say what was needed, and what was rolled."""
    enough = "the company finds its way" if event.total >= event.number else "the company stays"
    return f"The way takes {event.number} or more, and {event.total} was rolled: {enough}."


@RULES.react(
    "under-deeps-roll",
    UnderDeepsRolled,
    says=lambda game, _, event: _roll_told(game, event),
    otherwise=_roll_told,
)
def lost_its_way(game: Game, event: UnderDeepsRolled) -> list[Event]:
    """With less, it stays."""
    here = game.state.companies[event.company]
    if event.total >= event.number:
        return []
    assert here.destination is not None
    back = CompanyReturned(company=here.id, origin=here.site, new_site=here.destination)
    return [back]


@RULES.replace("failed-roll-not-returned", CompanyReturned)
def has_not_moved(game: Game, event: CompanyReturned) -> list[Event] | None:
    """Who does not find the way has not moved, and so is not returned."""
    here = game.state.companies[event.company]
    if here.way:
        return None
    return [MovementNegated(company=event.company, site=event.new_site)]
