"""Creatures at an agent's site: what the insert left out when it was sold, and how many come."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import new_site
from westmarch.mechanics.lookups import current_company
from westmarch.mechanics.quantities.agents import KEEPERS, OPENED_BY, OPENED_TO
from westmarch.table.actions import PlayCreature
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dark-minions.agent-creatures")

_LET_IN = "has let a creature in"
"""Remembered of an agent until the turn ends."""
_BY_THIS = "has let it in this way"
"""Remembered of an agent until the turn ends: the one way in which a creature has come in."""


@RULES.adjust("company-must-be-there-printed", OPENED_TO)
def only_for_those_who_are_there(
    game: Game, ways: tuple[str, ...], agent: str, site: str, creature: str
) -> tuple[str, ...] | None:
    """A company that is only on its way there meets none of them."""
    company = current_company(game)
    on_its_way = company is not None and company.destination is not None
    return () if ways and on_its_way else None


@RULES.adjust("automatic-attack-type", KEEPERS)
def the_first_of_them(game: Game, races: tuple[str, ...], site: str) -> tuple[str, ...] | None:
    """Of several automatic-attacks each counts; perhaps the first alone."""
    if len(races) < 2 or game.reading("q.dark-minions.creatures-through-agent") == "a":
        return None
    return races[:1]


@RULES.react("automatic-attack-type", Declared)
def has_let_one_in(game: Game, event: Declared) -> list[Event]:
    """It is remembered by whom a creature has come in."""
    if not isinstance(event.action, PlayCreature):
        return []
    agent = game.value(OPENED_BY, event.action)
    return [] if agent is None else [Remembered(fact=Fact(_LET_IN, agent, until="turn"))]


@RULES.forbid(
    "automatic-attack-type",
    PlayCreature,
    says="A creature has come in already by the agent who has opened the site.",
)
def has_let_in_enough(game: Game, action: PlayCreature) -> bool:
    """As many may come as the hazard limit allows; perhaps no more than one."""
    if not game.state.facts_of(_LET_IN):
        return False
    agent = game.value(OPENED_BY, action)
    if agent is None or game.state.fact(_LET_IN, agent) is None:
        return False
    return game.reading("q.dark-minions.creatures-through-agent") == "b"


@RULES.react("both-routes-may-apply", Declared)
def has_let_it_in_so(game: Game, event: Declared) -> list[Event]:
    """It is remembered in which way a creature has come in that could come in no other."""
    if not isinstance(event.action, PlayCreature):
        return []
    agent = game.value(OPENED_BY, event.action)
    ways = () if agent is None else _ways(game, agent, event.action)
    if agent is None or len(ways) != 1:
        return []
    (way,) = ways
    return [Remembered(fact=Fact(_BY_THIS, agent, way, until="turn"))]


@RULES.forbid(
    "both-routes-may-apply",
    PlayCreature,
    says="The agent has opened the site in one way, and {action.card} would come in the other.",
)
def would_come_in_the_other_way(game: Game, action: PlayCreature) -> bool:
    """A site may be open in both ways; perhaps in one of them for each tap."""
    if not any(each.what == _BY_THIS for each in game.state.facts):
        return False
    agent = game.value(OPENED_BY, action)
    if agent is None:
        return False
    fact = game.state.fact(_BY_THIS, agent)
    if fact is None or fact.value in _ways(game, agent, action):
        return False
    return game.reading("q.dark-minions.two-routes-one-tap") == "b"


def _ways(game: Game, agent: str, action: PlayCreature) -> tuple[str, ...]:
    """The ways in which a creature can be keyed to the site that an agent has opened."""
    site = new_site(game, action.company)
    return () if site is None else game.value(OPENED_TO, agent, site, action.card)
