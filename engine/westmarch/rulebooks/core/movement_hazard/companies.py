"""Whose movement/hazard phase comes next, and how often a company has one."""

from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.lookups import companies_of
from westmarch.mechanics.quantities.journeys import MAY_DECLARE
from westmarch.mechanics.quantities.turn import COMPANIES_IN_PHASE, NEXT_PHASE
from westmarch.rulebooks.core.movement_hazard import RULES
from westmarch.table.actions import ChooseCompany, Finish
from westmarch.table.game import Game
from westmarch.table.windows import CHOOSE_COMPANY, ON_THE_WAY


@RULES.define("one-phase-per-company", COMPANIES_IN_PHASE)
def companies_to_come(game: Game, phase: str) -> tuple[str, ...] | None:
    """Every company has its own movement/hazard phase, moving or not."""
    if phase != "movement-hazard":
        return None
    companies = companies_of(game, game.state.turn_player)
    return tuple(each.id for each in companies if not each.finished)


@RULES.permit(
    "company-order",
    ChooseCompany,
    says="The player whose turn it is says which company goes next.",
)
def company_is_next(game: Game, action: ChooseCompany) -> Lack | bool | None:
    """The resource player picks the order."""
    if game.state.phase == "site":
        return None
    return _chooses(game, action) or True


def _a_choice(game: Game, _: ChooseCompany) -> Lack | None:
    if game.state.at(CHOOSE_COMPANY):
        return None
    return Lack("There is no choice now of which company goes next.")


def _still_to_come(game: Game, action: ChooseCompany) -> Lack | None:
    state = game.state
    if action.company in game.value(COMPANIES_IN_PHASE, state.phase):
        return None
    if action.player == state.turn_player:
        return Lack("{0.company} has had its turn, or is not {0.player}'s.")
    return Lack(
        "It is not {0.player}'s turn, and so not for {0.player} to say which company goes next."
    )


_chooses = all_of(_a_choice, _still_to_come)


@RULES.adjust("no-companies-skip", NEXT_PHASE)
def nobody_to_move(game: Game, following: str | None, phase: str) -> str | None:
    """Without companies, the phase is passed over."""
    if following != "movement-hazard" or companies_of(game, game.state.turn_player):
        return None
    return game.value(NEXT_PHASE, following)


@RULES.adjust("multiple-moves", COMPANIES_IN_PHASE)
def moves_again_at_once(
    game: Game, companies: tuple[str, ...], phase: str
) -> tuple[str, ...] | None:
    """A company that moves again does so before any other."""
    own = companies_of(game, game.state.turn_player)
    return tuple(each.id for each in own if game.state.fact("moves-again", each.id)) or None


@RULES.define("multiple-moves", MAY_DECLARE)
def declares_once_more(game: Game, company: str) -> bool | None:
    """Right before its next phase, its player says where it goes."""
    window = game.state.window
    return (window.kind is ON_THE_WAY and window.company == company) or None


@RULES.permit("multiple-moves", Finish)
def stays_instead(game: Game, action: Finish) -> bool | None:
    """Or that it stays."""
    return game.state.at(ON_THE_WAY) or None
