"""Companies that have lost their last character."""

from westmarch.mechanics.moves import MOVES
from westmarch.table.events.companies import CompanyDissolved, CompanyEmptied
from westmarch.table.events.memory import Remembered
from westmarch.table.play import Play
from westmarch.table.state import Company, Fact, State


def in_its_part(state: State, company: str) -> bool:
    """Tell whether a company is having its part of the phase."""
    return any(each.company == company for each in state.windows)


@MOVES.step
def notice_the_loss(play: Play) -> bool:
    """Let it be known that nobody is left, once no attack on the company is being fought."""
    state = play.state
    for company in state.companies.values():
        if company.characters:
            continue
        combat = state.combat
        fighting = combat is not None and company.id in (combat.company, combat.attacking)
        if not fighting and state.fact("empty", company.id) is None:
            play.do(Remembered(fact=Fact("empty", company.id, until="turn")))
            play.do(CompanyEmptied(company=company.id))
            return True
    return False


@MOVES.step
def dissolve_the_empty(play: Play) -> bool:
    """Forget a company of nobody, once nothing more can be about it."""
    state = play.state
    empty = [each for each in state.companies.values() if not each.characters]
    gone = [each for each in empty if _is_gone(state, each)] if empty else []
    if gone:
        play.do(*(CompanyDissolved(company=each.id) for each in gone))
    return bool(gone)


def _is_gone(state: State, company: Company) -> bool:
    if state.fact("empty", company.id) is None:
        return False
    # In the movement/hazard phase its sites may still be waiting to be put away.
    return state.phase != "movement-hazard" and not in_its_part(state, company.id)
