"""The movement/hazard phase."""

from westmarch.kernel.actions import ChooseCompany, Finish
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities import COMPANIES_IN_PHASE
from westmarch.mechanics.table import companies_of

RULES = Rulebook("core.movement-hazard")


@RULES.define("one-phase-per-company", COMPANIES_IN_PHASE)
def companies_to_come(game: Game, phase: str) -> tuple[str, ...] | None:
    """Every company has its own movement/hazard phase, moving or not."""
    if phase != "movement-hazard":
        return None
    companies = companies_of(game, game.state.turn_player)
    return tuple(each.id for each in companies if not each.finished)


@RULES.permit("company-order", ChooseCompany)
def company_is_next(game: Game, action: ChooseCompany) -> bool:
    """The resource player picks the order."""
    state = game.state
    return (
        state.window.name == "choose-company"
        and action.player == state.turn_player
        and action.company in game.value(COMPANIES_IN_PHASE, state.phase)
    )


@RULES.permit("phase-ends-both-done", Finish)
def done_with_company(game: Game, action: Finish) -> bool | None:
    """Both players say when they are done."""
    window = game.state.window
    return (window.name == "movement-hazard" and action.player in window.waiting) or None
