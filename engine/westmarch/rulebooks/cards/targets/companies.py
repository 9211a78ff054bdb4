"""Companies, as what cards are played and used on."""

from collections.abc import Iterable

from westmarch.cards.model.phrases.targets import OnCompany
from westmarch.cards.wording.writing import write
from westmarch.kernel.lack import Lack
from westmarch.mechanics.journey import moves, new_site, number_of_regions, site_of, site_path
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.quantities.journeys import AT_ONE_SITE
from westmarch.mechanics.quantities.people import COMPANY_SIZE
from westmarch.mechanics.sides import sorts
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.reach import not_there
from westmarch.rulebooks.cards.targets.record import target
from westmarch.rulebooks.cards.things.asked import Asked
from westmarch.rulebooks.cards.things.attacks import other_attack
from westmarch.rulebooks.cards.things.companies import sort_told
from westmarch.rulebooks.cards.things.people import fits
from westmarch.rulebooks.cards.things.places import purpose_of_card
from westmarch.table.game import Game
from westmarch.table.state import Company

COMPANIES = Asked(OnCompany)
"""What is asked of a company, by the card and those who have to do with it."""


def _every(game: Game, target: OnCompany) -> Iterable[str]:
    return game.state.companies


def is_such_company(game: Game, target: OnCompany, company: str | None) -> bool:
    """Tell whether a company, if it is one, is of those meant."""
    return other_company(game, target, Here("", "", target=company)) is None


@target(OnCompany, among=_every)
def other_company(game: Game, target: OnCompany, here: Here, purpose: str = "") -> Lack | None:
    """Give in what a company is none of those meant."""
    company = game.state.companies.get(here.target or "")
    if company is None:
        return Lack("{0} is no company", (here.target,))
    if not company.characters:
        return Lack("nobody is in the company")
    return COMPANIES[target](game, target, company, here)


@COMPANIES.asks("own")
def _is_his_own(game: Game, target: OnCompany, company: Company, here: Here) -> Lack | None:
    if company.player == here.player:
        return None
    return Lack("this is not a company of {0}'s", (here.player,))


@COMPANIES.asks("at_most")
def _is_small(game: Game, target: OnCompany, company: Company, here: Here) -> Lack | None:
    assert target.at_most is not None
    size = game.value(COMPANY_SIZE, company.id)
    return None if size <= target.at_most else Lack("the company's size is {0}", (size,))


@COMPANIES.asks("through")
def _goes_through(game: Game, target: OnCompany, company: Company, here: Here) -> Lack | None:
    purpose = purpose_of_card(game, here.card)
    if number_of_regions(game, company.id, target.through, purpose):
        return None
    return Lack(_way, (company.id, purpose))


@COMPANIES.asks("past")
def _goes_past(game: Game, target: OnCompany, company: Company, here: Here) -> Lack | None:
    assert target.past is not None
    number, region_type = target.past
    purpose = purpose_of_card(game, here.card)
    if number_of_regions(game, company.id, region_type, purpose) >= number:
        return None
    return Lack(_way, (company.id, purpose))


def _way(game: Game, company: str, purpose: str) -> str:
    path = ", ".join(kind for kind, _ in site_path(game, company, purpose))
    return f"the company goes through {path or 'no region'}"


@COMPANIES.asks("having")
def _has_somebody(game: Game, target: OnCompany, company: Company, here: Here) -> Lack | None:
    assert target.having is not None
    if any(fits(game, target.having, each) for each in company.characters):
        return None
    return Lack("nobody in the company is {0}", (write(target.having),))


@COMPANIES.asks("facing")
def _is_attacked(game: Game, target: OnCompany, company: Company, here: Here) -> Lack | None:
    assert target.facing is not None
    combat = game.state.combat
    if combat is None or combat.company != company.id:
        return Lack("the company is not being attacked")
    return other_attack(game, target.facing, combat)


@COMPANIES.asks("moving")
def _moves(game: Game, target: OnCompany, company: Company, here: Here) -> Lack | None:
    return None if moves(game, company.id) else Lack("the company does not move")


@COMPANIES.asks("of")
def _is_of_sort(game: Game, target: OnCompany, company: Company, here: Here) -> Lack | None:
    if target.of in sorts(game, company.player, company.characters):
        return None
    return Lack(sort_told, (company.id,))


@COMPANIES.asks("met")
def _is_met(game: Game, target: OnCompany, company: Company, here: Here) -> Lack | None:
    """Ask that whoever plays the card is at the company's site, with another company."""
    own = company_of(game, here.actor) if here.actor is not None else None
    if own is not None and own.id != company.id and game.value(AT_ONE_SITE, own.id, company.id):
        return None
    return Lack("the company is not met at the site")


@COMPANIES.asks("bound")
def _is_bound(game: Game, target: OnCompany, company: Company, here: Here) -> Lack | None:
    assert target.bound is not None
    return not_there(game, target.bound, company.id, new_site(game, company.id), here.card)


@COMPANIES.asks("at")
def _is_at(game: Game, target: OnCompany, company: Company, here: Here) -> Lack | None:
    assert target.at is not None
    return not_there(game, target.at, company.id, site_of(game, company.id), here.card)
