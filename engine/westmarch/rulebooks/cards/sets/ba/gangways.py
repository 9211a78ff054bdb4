"""Gangways by which companies of the Balrog's go on and on below the earth."""

from collections.abc import Iterator

from msgspec import Struct

from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.movement import UNDER_DEEPS, Way
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.journeys import UNDER_DEEPS_NUMBER, WAYS
from westmarch.table.events.companies import JourneyEnds, UnderDeepsRolled
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# BA-60

GANGWAYS = Rulebook("BA-60")

_USED = "used by a company of BA-60"
"""Remembered of a company for the turn: what it has behind it."""
_GOES_ON = "goes on by BA-60"
"""Remembered of a company that goes on by the gangways, until its next phase has ended."""
_LOST = "lost its way before BA-60"
"""Remembered of a company whose roll has failed, until the phase in which it did has ended."""


class _Behind(Struct, frozen=True):
    """What a company has behind it this turn."""

    phases: int = 0
    """So many movement/hazard phases."""
    sites: frozenset[str] = frozenset()
    """The names of the sites that it has used."""


def _behind(game: Game, company: str) -> _Behind:
    fact = game.state.fact(_USED, company)
    return _Behind() if fact is None else fact.value


@GANGWAYS.react("goes-on", UnderDeepsRolled)
def loses_its_way(game: Game, event: UnderDeepsRolled) -> list[Event]:
    """A company that has not found its way has moved as little as one that stays, and yet tried."""
    failed = event.total < event.number
    return [Remembered(fact=Fact(_LOST, event.company, None, "phase"))] if failed else []


@GANGWAYS.react("goes-on", JourneyEnds, order=Rank.LAST)
def goes_on(game: Game, event: JourneyEnds) -> Iterator[Event]:
    """It may try another site, unless some other card already lets it move again."""
    here = game.state.companies[event.company]
    if all(game.card(each).owner != here.player for each in game.value(COPIES, "BA-60")):
        return
    before, sites = _behind(game, here.id), (here.site, here.destination)
    used = before.sites | {game.name(each) for each in sites if each is not None}
    yield Forgotten(what=_USED, about=here.id)
    yield Remembered(fact=Fact(_USED, here.id, _Behind(before.phases + 1, used), "turn"))
    yield Forgotten(what=_GOES_ON, about=here.id)
    yield Forgotten(what=_LOST, about=here.id)
    # A company that has not come from its site at all this turn has its next phase there.
    tried = here.moved and game.state.fact(_LOST, here.id) is not None
    moving = here.destination is not None or tried
    if moving and game.state.fact("moves-again", here.id) is None:
        yield Remembered(fact=Fact("moves-again", here.id, until="phase"))
        yield Remembered(fact=Fact(_GOES_ON, here.id, None, "phase", "BA-60"))


@GANGWAYS.adjust("goes-on", WAYS, order=Layer.LAST)
def by_the_deeps_alone(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """There is no other way on, and none to where the company has been this turn."""
    if not ways or game.state.fact(_GOES_ON, company) is None:
        return None
    if game.name(site) in _behind(game, company).sites:
        return ()
    return tuple(each for each in ways if each.name == UNDER_DEEPS)


@GANGWAYS.adjust(
    "goes-on", UNDER_DEEPS_NUMBER, says="for the movement/hazard phases behind the company"
)
def is_tired(game: Game, number: int | None, company: str) -> int | None:
    """Each phase that it has had takes 1 from its roll: it needs 1 more."""
    if number is None or game.state.fact(_GOES_ON, company) is None:
        return None
    return number + _behind(game, company).phases
