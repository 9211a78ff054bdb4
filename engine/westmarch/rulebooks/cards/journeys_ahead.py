"""What a card that is played before a journey asks of the journey, as it will be."""

from collections.abc import Mapping
from typing import TypeGuard

from westmarch.cards.known import once_a_card
from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.conditions import Condition, HasMoved
from westmarch.cards.model.play_clauses import Playing
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.table.game import Game

_BEFORE = ("in the organization phase", "at the end of the organization phase")


@once_a_card
def asked_on_the_way(card: Card) -> Mapping[int | str, tuple[HasMoved, ...]]:
    """Give the conditions of each clause that are asked when the company is under way.

    Nobody has seen the new site as the card is played; it is asked when that has been revealed, and
    anew in each of the company's movement/hazard phases.
    """
    return {
        number: tuple(each for each in clause.conditions if _leads_somewhere(each))
        for number, clause in enumerate(card.clauses)
        if isinstance(clause, Playing) and clause.moment in _BEFORE
    }


def asked_at_once(clause: Playing) -> tuple[Condition, ...]:
    """Give the conditions of a clause that are asked as its card is played."""
    if clause.moment not in _BEFORE:
        return clause.conditions
    return tuple(each for each in clause.conditions if not _leads_somewhere(each))


def _leads_somewhere(condition: Condition) -> TypeGuard[HasMoved]:
    """Tell whether a condition asks where a journey leads, and does not keep the card from it."""
    return isinstance(condition, HasMoved) and condition.yes


def leads_there(game: Game, conditions: tuple[HasMoved, ...], company: str, card: str) -> bool:
    """Tell whether a company goes where a card asks, or has just come there."""
    group = game.state.companies.get(company)
    if group is None:
        return False
    site = group.destination or (group.site if group.moved else None)
    return site is not None and all(
        is_such_site(game, each.where, site, card) for each in conditions
    )
