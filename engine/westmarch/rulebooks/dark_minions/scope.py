"""What the insert covers: the three rules that were not in the box, and may be in no force."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import current_company
from westmarch.mechanics.quantities.agents import OPENED_TO
from westmarch.mechanics.quantities.combat import DETAINMENT
from westmarch.table.actions import ActAgent
from westmarch.table.game import Game
from westmarch.table.state import Combat

RULES = Rulebook("dark-minions.scope")


def _as_sold(game: Game) -> bool:
    return game.reading("q.dark-minions.late-rules") == "b"


@RULES.forbid(
    "emended-rules-count-as-printed",
    ActAgent,
    says="The insert was sold without a word of untapping as an action.",
)
def is_not_in_the_box(game: Game, action: ActAgent) -> bool:
    """An agent may untap by an action of his; perhaps he may not."""
    return action.deed == "untap" and _as_sold(game)


@RULES.adjust("emended-rules-count-as-printed", OPENED_TO)
def nobody_comes_out(
    game: Game, ways: tuple[str, ...], agent: str, site: str, creature: str
) -> tuple[str, ...] | None:
    """Creatures come upon those who are on their way; perhaps they do not."""
    company = current_company(game)
    on_its_way = company is not None and company.destination is not None
    return () if on_its_way and _as_sold(game) else None


@RULES.adjust("emended-rules-count-as-printed", DETAINMENT)
def is_in_earnest(game: Game, detainment: bool, combat: Combat) -> bool | None:
    """Agents attack no minions in earnest; perhaps they do."""
    return False if combat.kind == "agent" and _as_sold(game) else None
