"""What cards ask of a company: its sort, how many are in it, and who."""

from westmarch.cards.model.phrases.conditions import HasCharacters, HasWithIt, IsOfSort, NoLarger
from westmarch.cards.model.vocabulary import Role
from westmarch.kernel.lack import Lack
from westmarch.mechanics.quantities.people import COMPANY_SIZE, MEMBERS
from westmarch.mechanics.sides import sorts
from westmarch.rulebooks.cards.conditions.record import condition
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.things.companies import sort_told
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.game import Game
from westmarch.table.state import Company

NO_COMPANY = Lack("there is no such company")


def company_meant(game: Game, role: Role, here: Here) -> Company | None:
    """The company that has this part, if a company has it."""
    return game.state.companies.get(here.role(game, role) or "")


@condition(IsOfSort)
def _is_of_sort(game: Game, condition: IsOfSort, here: Here) -> Lack | None:
    company = company_meant(game, condition.role, here)
    if company is None:
        return NO_COMPANY
    if condition.sort in sorts(game, company.player, company.characters):
        return None
    return Lack(sort_told, (company.id,))


@condition(NoLarger)
def _is_no_larger(game: Game, condition: NoLarger, here: Here) -> Lack | None:
    company = company_meant(game, condition.role, here)
    if company is None:
        return NO_COMPANY
    size = game.value(COMPANY_SIZE, company.id)
    return None if size <= condition.than else Lack("the company's size is {0}", (size,))


@condition(HasCharacters)
def _has_characters(game: Game, condition: HasCharacters, here: Here) -> Lack | None:
    company = company_meant(game, condition.role, here)
    number = len(company.characters) if company is not None else 0
    fewer = condition.comparison == "fewer"
    if number <= condition.number if fewer else number >= condition.number:
        return None
    return Lack("the company has {0}", (number,))


@condition(HasWithIt)
def _has_with_it(game: Game, condition: HasWithIt, here: Here) -> Lack | None:
    company = company_meant(game, condition.role, here)
    members = game.value(MEMBERS, company.id) if company is not None else ()
    if any(fits(game, condition.who, each) for each in members):
        return None
    return Lack("there is no such character in it")
