"""The hazard limit: what it is, and what counts against it."""

from collections.abc import Iterator
from typing import Any

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Term
from westmarch.kernel.words import number_of
from westmarch.mechanics.lookups import (
    current_company,
    is_hazard,
)
from westmarch.mechanics.quantities.actions import NEGATED
from westmarch.mechanics.quantities.hazards import (
    BASE_HAZARD_LIMIT,
    COUNTED_AGAINST,
    COUNTS,
    HAZARD_LIMIT,
    HAZARDS_HELD_AGAINST,
    LIMIT_HALVED,
)
from westmarch.mechanics.quantities.people import COMPANY_SIZE
from westmarch.rulebooks.core.hazards import RULES
from westmarch.table.actions import HAZARD, Action
from westmarch.table.events.chain import Declared
from westmarch.table.events.companies import HazardCounted, HazardLimitSet, StepBegan
from westmarch.table.game import Game
from westmarch.table.state import Company

_LEAST = 2
"""The base hazard limit of the smallest company."""


def _base_terms(game: Game, company: str) -> Iterator[Term]:
    size = game.value(COMPANY_SIZE, company)
    yield size, "the size of the company"
    if size < _LEAST:
        yield _LEAST - size, f"{_LEAST} at least"


@RULES.define("base-hazard-limit", BASE_HAZARD_LIMIT, terms=_base_terms)
def limit_from_size(game: Game, company: str) -> int:
    """The size of the company, or two."""
    size = game.value(COMPANY_SIZE, company)
    return max(_LEAST, size)


@RULES.adjust(
    "base-limit-halved",
    BASE_HAZARD_LIMIT,
    says="half of it, rounded up, after the sideboard",
)
def half_the_base(game: Game, limit: int, company: str) -> int | None:
    """Half of it, if the hazard player went to the sideboard in the untap phase."""
    hazard_player = game.state.opponent(game.state.companies[company].player)
    return (limit + 1) // 2 if game.value(LIMIT_HALVED, hazard_player) else None


@RULES.react("base-limit-stays-fixed", StepBegan)
def base_is_set(game: Game, event: StepBegan) -> list[Event]:
    """The third step sets the base once and for all."""
    if event.step != "hazard-limit":
        return []
    return [
        HazardLimitSet(company=event.company, limit=game.value(BASE_HAZARD_LIMIT, event.company))
    ]


def _limit_told(game: Game, _: bool, action: Action) -> str:
    """Say how much of the limit is used up."""
    company = current_company(game)
    assert company is not None
    limit = game.value(HAZARD_LIMIT, company.id)
    so_far = number_of(company.hazards, "hazard has", "hazards have")
    return f"The hazard limit is {limit}, and {so_far} been declared."


def _room_is_left(game: Game, action: Action) -> str:
    """Say that there is room where it is the last, or where the company has become smaller."""
    company = current_company(game)
    if company is None:
        return ""
    counts = _counts(game, action)
    if not counts:
        card = getattr(action, "card", "")
        full = company.hazards >= game.value(HAZARD_LIMIT, company.id)
        if not full or not is_hazard(game, card):
            return ""
        return f"{_limit_told(game, False, action)} {game.name(card)} does not count against it."
    smaller = company.hazard_limit > game.value(BASE_HAZARD_LIMIT, company.id)
    if company.hazards + counts < game.value(HAZARD_LIMIT, company.id) and not smaller:
        return ""
    since = " The limit was set before the company became smaller, and stays." if smaller else ""
    return f"{_limit_told(game, False, action)}{since}"


@RULES.forbid(
    "limit-at-declaration",
    HAZARD,
    says=_limit_told,
    otherwise=_room_is_left,
)
def limit_is_reached(game: Game, action: Action) -> bool:
    """Fewer hazards than the limit must have been declared."""
    company = company_under_way(game)
    if company is None or not _counts(game, action):
        return False
    return company.hazards >= game.value(HAZARD_LIMIT, company.id)


@RULES.define("limit-at-resolution", NEGATED)
def limit_is_exceeded(game: Game, action: Any) -> bool:
    """No more than the limit must have been declared when a hazard resolves."""
    company = current_company(game)
    if company is None or not _counts(game, action):
        return False
    limit = game.value(HAZARD_LIMIT, company.id)
    declared = game.value(HAZARDS_HELD_AGAINST, company.id)
    return declared > limit


@RULES.react("hazard-actions", Declared)
def is_counted(game: Game, event: Declared) -> list[Event]:
    """What a hazard action takes of the limit, it takes as it is declared."""
    company = game.value(COUNTED_AGAINST, event.action)
    if company is None:
        return []
    return [HazardCounted(company=company)] * _counts(game, event.action)


def _counts(game: Game, action: Any) -> int:
    return game.value(COUNTS, getattr(action, "card", None), action)


def company_under_way(game: Game) -> Company | None:
    """The company whose movement/hazard phase it is."""
    return current_company(game) if game.state.phase == "movement-hazard" else None
