"""What cards ask of where somebody is, or has come."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.conditions import At, HasMoved, IsThere
from westmarch.kernel.lack import Lack
from westmarch.mechanics.journey import site_of
from westmarch.rulebooks.cards.conditions.companies import company_meant
from westmarch.rulebooks.cards.conditions.record import NOBODY, condition
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.reach import not_there, whereabouts
from westmarch.rulebooks.cards.things.places import other_site
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Company

_NOT_MOVED = Lack("the company has not")
_MOVED = Lack("the company has")


@condition(At)
def _is_at(game: Game, condition: At, here: Here) -> Lack | None:
    who = here.role(game, condition.role)
    if who is None:
        return NOBODY if condition.yes else None
    site = _site(game, who)
    lack = not_there(game, condition.where, who, site, here.card)
    if condition.yes:
        return lack
    return Lack(whereabouts, (who, site)) if lack is None else None


@condition(IsThere)
def _is_there(game: Game, condition: IsThere, here: Here) -> Lack | None:
    who = here.role(game, condition.role)
    if who is None:
        return NOBODY
    site = _site(game, who)
    there = site is not None and site == here.target
    return None if there else Lack(whereabouts, (who, site))


@condition(HasMoved)
def _has_moved(game: Game, condition: HasMoved, here: Here) -> Lack | None:
    company = company_meant(game, condition.role, here)
    there = company is not None and any(
        other_site(game, condition.where, each, here.card) is None
        for each in _reached(game, company)
    )
    if there == condition.yes:
        return None
    return _NOT_MOVED if condition.yes else _MOVED


def _reached(game: Game, company: Company) -> Iterator[str]:
    """The sites to which a company has moved this turn, or is on its way."""
    if company.destination is not None:
        yield company.destination
    if company.moved:
        yield company.site
    before = game.turn_start.state.companies.get(company.id)
    if company.origin is not None and (before is None or before.site != company.origin):
        yield company.origin


def _site(game: Game, who: str) -> str | None:
    card = game.state.cards.get(who)
    return site_of(game, who) if card is None or card.place == IN_PLAY else None
