"""Creatures at an agent's site: what the insert left out when it was sold, and how many come."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.agents import KEEPERS, OPENED_BY, OPENED_TO
from westmarch.mechanics.table import current_company
from westmarch.table.actions import PlayCreature
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dark-minions.agent-creatures")

_LET_IN = "has let a creature in"
"""Remembered of an agent until the turn ends."""


@RULES.adjust("company-must-be-there-printed", OPENED_TO)
def only_for_those_who_are_there(
    game: Game, opened: bool, agent: str, site: str, creature: str
) -> bool | None:
    """A company that is only on its way there meets none of them."""
    company = current_company(game)
    on_its_way = company is not None and company.destination is not None
    return False if opened and on_its_way else None


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
    if not any(each.what == _LET_IN for each in game.state.facts):
        return False
    agent = game.value(OPENED_BY, action)
    if agent is None or game.state.fact(_LET_IN, agent) is None:
        return False
    return game.reading("q.dark-minions.creatures-through-agent") == "b"
