"""How companies go with cards of The Balrog: quietly, and not far."""

from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import LimitModifier, site_facts
from westmarch.mechanics.movement import REGION, STARTER, Way
from westmarch.mechanics.quantities.hazards import LIMIT_MODIFIERS
from westmarch.mechanics.quantities.journeys import REGION_LIMIT, WAYS
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import UseCard
from westmarch.table.game import Game

_FAR = 3
"""So many regions are all that such a company passes."""


def _goes_so(game: Game, company: str, card: str) -> int:
    """How many copies of a card lie on a company."""
    return sum(game.card(each).card == card for each in game.state.companies[company].holds)


def _no_farther(game: Game, limit: int, company: str, card: str) -> int | None:
    return min(limit, _FAR) if _goes_so(game, company, card) else None


def _less_danger(game: Game, company: str, card: str) -> tuple[LimitModifier, ...] | None:
    if game.state.companies[company].way != REGION:
        return None
    return (LimitModifier(card, -1, 2),) * _goes_so(game, company, card) or None


def _is_none_of_theirs(game: Game, action: UseCard, card: str) -> bool:
    combat = game.state.combat
    if not follows_own(game, action, f"{card}.upon-them") or combat is None:
        return False
    return combat.attacking is None or combat.company != game.card(action.card).host


# BA-29

CREPT_ALONG_CAREFULLY = Rulebook("BA-29")


@CREPT_ALONG_CAREFULLY.adjust(
    "goes-carefully",
    WAYS,
    says="A company that crept along uses no Starter Movement, and goes to no Under-deeps site.",
    bars=True,
)
def creeps(game: Game, ways: tuple[Way, ...], company: str, site: str) -> tuple[Way, ...] | None:
    """It goes from region to region, above the ground."""
    if not ways or not _goes_so(game, company, "BA-29"):
        return None
    below = site_facts(game, site).under_deeps
    return () if below else tuple(each for each in ways if each.name != STARTER)


@CREPT_ALONG_CAREFULLY.adjust(
    "goes-carefully", REGION_LIMIT, order=Layer.DENIED, says="Crept Along"
)
def creeps_not_far(game: Game, limit: int, company: str) -> int | None:
    """It does not get far."""
    return _no_farther(game, limit, company, "BA-29")


@CREPT_ALONG_CAREFULLY.define("goes-carefully", LIMIT_MODIFIERS)
def is_seldom_seen(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
    """It meets less."""
    return _less_danger(game, company, "BA-29")


@CREPT_ALONG_CAREFULLY.forbid("upon-them", UseCard, says=AS_WRITTEN)
def is_another_danger(game: Game, action: UseCard) -> bool:
    """It hides them from other companies, and nobody else."""
    return _is_none_of_theirs(game, action, "BA-29")


# BA-37

GOING_EVER_UNDER_DARK = Rulebook("BA-37")


@GOING_EVER_UNDER_DARK.adjust(
    "goes-in-the-dark",
    WAYS,
    says="A company that is going ever under dark uses no Starter Movement.",
    bars=True,
)
def goes_by_night(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """It goes from region to region."""
    if not ways or not _goes_so(game, company, "BA-37"):
        return None
    return tuple(each for each in ways if each.name != STARTER)


@GOING_EVER_UNDER_DARK.adjust(
    "goes-in-the-dark", REGION_LIMIT, order=Layer.DENIED, says="Under Dark"
)
def goes_not_far(game: Game, limit: int, company: str) -> int | None:
    """It does not get far."""
    return _no_farther(game, limit, company, "BA-37")


@GOING_EVER_UNDER_DARK.define("goes-in-the-dark", LIMIT_MODIFIERS)
def is_not_seen(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
    """It meets less."""
    return _less_danger(game, company, "BA-37")


@GOING_EVER_UNDER_DARK.forbid("upon-them", UseCard, says=AS_WRITTEN)
def is_some_other_danger(game: Game, action: UseCard) -> bool:
    """It hides them from other companies, and nobody else."""
    return _is_none_of_theirs(game, action, "BA-37")
