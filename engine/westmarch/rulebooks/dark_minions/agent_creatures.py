"""Creatures at an agent's site: what the insert left out when it was sold."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.agents import OPENED_TO
from westmarch.mechanics.table import current_company
from westmarch.table.game import Game

RULES = Rulebook("dark-minions.agent-creatures")


@RULES.adjust("company-must-be-there-printed", OPENED_TO)
def only_for_those_who_are_there(
    game: Game, opened: bool, agent: str, site: str, creature: str
) -> bool | None:
    """A company that is only on its way there meets none of them."""
    company = current_company(game)
    on_its_way = company is not None and company.destination is not None
    return False if opened and on_its_way else None
