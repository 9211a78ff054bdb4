"""The fourth step: the hazard player puts ongoing effects on the company's path in order."""

from collections.abc import Iterator
from itertools import permutations

from msgspec import Struct

from westmarch.kernel.event import Event
from westmarch.mechanics.lookups import HAZARDS, RegionChange, current_company
from westmarch.mechanics.quantities.journeys import REGION_CHANGES
from westmarch.rulebooks.core.movement_hazard import RULES
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import CardChosen, ChoiceCalled
from westmarch.table.events.companies import StepBegan
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

Changes = tuple[RegionChange, ...]

_IN_ORDER = "ongoing effect in order"
"""Remembered of a company: the cards, in the order in which they apply to it."""


class AppliesNext(Struct, frozen=True):
    """What is chosen: which of the ongoing effects on a company applies next."""

    company: str


@RULES.react("order-ongoing-effects", StepBegan)
def order_is_asked_for(game: Game, event: StepBegan) -> list[Event]:
    """When its step has come, all that bears on the company is put in order."""
    return [*_go_on(game, event.company, ())] if event.step == "ongoing-effects" else []


@RULES.permit("order-ongoing-effects", ChooseCard)
def says_what_applies_next(game: Game, action: ChooseCard) -> bool | None:
    """The hazard player says what applies next."""
    choice = next(iter(game.state.choices), None)
    if choice is None or not isinstance(choice.what, AppliesNext):
        return None
    return action.player in game.state.window.waiting and action.chosen in choice.among


@RULES.react("order-ongoing-effects", CardChosen)
def applies_next(game: Game, event: CardChosen) -> list[Event]:
    """What was chosen does, and then there may be more to choose."""
    if not isinstance(event.what, AppliesNext):
        return []
    company = event.what.company
    return [*_go_on(game, company, (*_order(game, company), event.chosen))]


@RULES.adjust("order-ongoing-effects", REGION_CHANGES)
def as_put_in_order(game: Game, changes: Changes) -> Changes | None:
    """They apply in the order in which they were put, and what comes later applies later."""
    company = current_company(game) if len(changes) > 1 else None
    if company is None:
        return None
    order = _order(game, company.id)
    return tuple(
        sorted(changes, key=lambda it: order.index(it.card) if it.card in order else len(order))
    )


def _order(game: Game, company: str) -> tuple[str, ...]:
    known = game.state.fact(_IN_ORDER, company)
    return known.value if known else ()


def _go_on(game: Game, company: str, order: tuple[str, ...]) -> Iterator[Event]:
    """Ask what applies next, if that makes a difference to the path; else leave the rest as is."""
    changes: Changes = game.value(REGION_CHANGES)
    by_card = {each.card: each for each in changes}
    first = [by_card[each] for each in order]
    left = [each for each in changes if each.card not in order]
    types = [region_type for region_type, _ in game.state.companies[company].path]
    paths = {_seen(types, (*first, *rest)) for rest in permutations(left)}
    among = tuple(each.card for each in left)
    if len(paths) > 1:
        hazard_player = game.state.opponent(game.state.turn_player)
        yield ChoiceCalled(
            card=among[0], player=hazard_player, among=among, what=AppliesNext(company)
        )
    else:
        order = (*order, *among)
    yield Forgotten(what=_IN_ORDER, about=company)
    yield Remembered(fact=Fact(_IN_ORDER, company, order, "company"))


def _seen(types: list[str], changes: Changes) -> tuple[tuple[str, ...], ...]:
    """The path as hazards see it, and as everything else does."""
    return tuple(_after(types, changes, purpose) for purpose in (HAZARDS, ""))


def _after(types: list[str], changes: Changes, purpose: str) -> tuple[str, ...]:
    for change in changes:
        if change.serves(purpose):
            types = [change.applied(each) for each in types]
    return tuple(types)
