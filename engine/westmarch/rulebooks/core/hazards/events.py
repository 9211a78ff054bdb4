"""Hazard events: at what they are aimed, and in whose phase."""

from collections.abc import Iterator
from typing import Any

from westmarch.cards.model.card import Faction
from westmarch.kernel.lack import UNSAID, Lack, all_of
from westmarch.kernel.words import sentence
from westmarch.mechanics.journey import new_site, site_path
from westmarch.mechanics.lookups import (
    current_company,
    event_length,
    in_hand,
    is_hazard,
)
from westmarch.mechanics.quantities.actions import AS_HAZARD
from westmarch.mechanics.quantities.hazards import (
    COUNTED_AGAINST,
    COUNTS,
)
from westmarch.mechanics.quantities.people import ASSOCIATED
from westmarch.rulebooks.core.hazards import RULES
from westmarch.rulebooks.core.hazards.limit import company_under_way
from westmarch.table.actions import PlayEvent
from westmarch.table.game import Game
from westmarch.table.state import Company

_ONLY_ABOUT_COMBAT = Lack("An attack is being fought, and only what bears on it is played.")


@RULES.define("hazard-event-counts-one", COUNTS)
def event_counts(game: Game, card: str | None, action: Any) -> int:
    """A hazard event counts one against the limit."""
    if not isinstance(action, PlayEvent):
        return 0
    return 1 if is_hazard(game, action.card) or game.value(AS_HAZARD, action.card, action) else 0


@RULES.permit(
    "event-targets",
    PlayEvent,
    says=lambda game, _, action: _reached(game, action),
)
def hazard_event_on_target(game: Game, action: PlayEvent) -> Lack | bool | None:
    """A hazard event's target has to do with the company whose phase it is."""
    if not _is_hazard_event(game, action.card) or action.target is None:
        return None
    if not in_hand(game, action.player, action.card):
        return None
    return _reaches_its_target(game, action) or True


def _while_a_company_is_under_way(game: Game, action: PlayEvent) -> Lack | None:
    # In which phase another rule tells.
    return UNSAID if company_under_way(game) is None else None


def _while_nobody_fights(game: Game, action: PlayEvent) -> Lack | None:
    return None if game.state.combat is None else _ONLY_ABOUT_COMBAT


def _at_what_has_to_do_with_it(game: Game, action: PlayEvent) -> Lack | None:
    company, target = company_under_way(game), str(action.target)
    if company is not None and (target in _about(game, company) or _is_elsewhere(game, target)):
        return None
    return Lack("{0.target} has nothing to do with the company whose movement/hazard phase it is.")


_reaches_its_target = all_of(
    _while_a_company_is_under_way, _while_nobody_fights, _at_what_has_to_do_with_it
)


@RULES.permit(
    "untargeted-hazard-events",
    PlayEvent,
    says="A hazard event that needs no target may be played without one.",
)
def hazard_event_without_target(game: Game, action: PlayEvent) -> Lack | bool | None:
    """A hazard long-event or permanent-event may do without a target."""
    if not _is_hazard_event(game, action.card) or action.target is not None:
        return None
    return _does_without(game, action) or True


def _in_a_movement_hazard_phase(game: Game, action: PlayEvent) -> Lack | None:
    # In which phase another rule tells.
    return None if game.state.phase == "movement-hazard" else UNSAID


def _from_hand(game: Game, action: PlayEvent) -> Lack | None:
    held = in_hand(game, action.player, action.card)
    return None if held else Lack("{0.card} is not in hand.")


def _if_it_needs_no_target(game: Game, action: PlayEvent) -> Lack | None:
    if event_length(game, action.card) != "short":
        return None
    if game.reading("q.core.untargeted-hazard-short-events") != "b":
        return None
    return Lack("{0.card} is a hazard short-event, and as that is read it needs a target.")


_does_without = all_of(
    _in_a_movement_hazard_phase, _while_nobody_fights, _from_hand, _if_it_needs_no_target
)


def _is_hazard_event(game: Game, card: str) -> bool:
    return is_hazard(game, card) and bool(event_length(game, card))


def _is_elsewhere(game: Game, card: str) -> bool:
    """Tell whether a card is of those that belong to no company: only a text can mean them."""
    if card not in game.state.cards:
        return False
    found, facts = game.card(card), game.printed(card).facts
    if card in game.state.agents or found.stored:
        return True
    faction = isinstance(facts, Faction) and found.place == "marshalling-point-pile"
    event = bool(event_length(game, card)) and found.host is None
    return faction or event


def _reached(game: Game, action: PlayEvent) -> str:
    """Say why an event reaches its target, whose company's phase it may be."""
    target = str(action.target)
    if _is_elsewhere(game, target):
        return (
            f"{game.name(target)} belongs to no company, and is within reach of "
            f"{game.name(action.card)} in the phase of any."
        )
    return (
        f"{sentence(game.called(target))} has to do with the company whose movement/hazard phase "
        "it is."
    )


def _about(game: Game, company: Company) -> Iterator[str | None]:
    """What has to do with a company: it, its members and what they bear, its path, its new site."""
    yield company.id
    yield new_site(game, company.id)
    yield from (region for _, region in site_path(game, company.id))
    yield from game.value(ASSOCIATED, company.id)


@RULES.define("hazards-reach-other-companies", COUNTED_AGAINST)
def company_whose_phase_it_is(game: Game, action: Any) -> str | None:
    """Whomever a hazard reaches, it counts against the company in whose phase it is played."""
    company = current_company(game)
    return None if company is None else company.id
