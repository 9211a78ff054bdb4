"""The hazard limit: how cards change it, and when hazards are held against it."""

from collections.abc import Iterator
from itertools import permutations
from typing import Any

from msgspec import Struct

from westmarch.cards.model.own import Own
from westmarch.cards.model.phrases.effects.changes import Lasting
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import LimitModifier
from westmarch.mechanics.quantities.hazards import (
    BASE_HAZARD_LIMIT,
    COUNTED_AGAINST,
    COUNTS,
    HAZARD_LIMIT,
    HAZARDS_HELD_AGAINST,
    LIMIT_MODIFIERS,
)
from westmarch.rulebooks.cards.lasting import EFFECT
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import CardChosen, ChoiceCalled
from westmarch.table.events.chain import Negated
from westmarch.table.events.companies import HazardLimitSet
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

RULES = Rulebook("dragons.hazard-limit")

Modifiers = tuple[LimitModifier, ...]

_FIRST = "modifier that comes first"
"""Remembered of a company, once for each modifier that its player has put in order."""
_FIXED = "hazard limit is fixed"
_FAILED = "failed hazard"
"""Remembered of a company."""


class ComesFirst(Struct, frozen=True):
    """What is chosen: the next of the modifiers of a company's limit."""

    company: str


# In which order cards change the limit


@RULES.react("earlier-modifiers", HazardLimitSet)
def order_is_asked_for(game: Game, event: HazardLimitSet) -> list[Event]:
    """As the limit is fixed, all that is there to change it is put in order."""
    return [*_call(game, event.company)]


@RULES.permit("earlier-modifiers", ChooseCard, says="The order is for {action.player} to choose.")
def says_what_comes_first(game: Game, action: ChooseCard) -> bool | None:
    """Whoever controls the company chooses."""
    choice = next(iter(game.state.choices), None)
    if choice is None or not isinstance(choice.what, ComesFirst):
        return None
    return action.player in game.state.window.waiting and action.chosen in choice.among


@RULES.react("earlier-modifiers", CardChosen)
def goes_first(game: Game, event: CardChosen) -> list[Event]:
    """What was chosen comes next, and then there may be more to choose."""
    if not isinstance(event.what, ComesFirst):
        return []
    company, source = event.what.company, game.card(event.chosen).card
    return [
        Remembered(fact=Fact(_FIRST, company, source, "company")),
        *_call(game, company, source),
    ]


@RULES.adjust("earlier-modifiers", LIMIT_MODIFIERS, order=Layer.AFTER)
def as_chosen(game: Game, modifiers: Modifiers, company: str) -> Modifiers | None:
    """They apply in the order in which they were put."""
    order = _chosen(game, company)
    if not order:
        return None
    rank = {source: number for number, source in enumerate(order)}
    return tuple(sorted(modifiers, key=lambda each: rank.get(_card(game, each), len(rank))))


def _chosen(game: Game, company: str) -> list[str]:
    facts = game.state.facts
    return [each.value for each in facts if each.what == _FIRST and each.about == company]


def _call(game: Game, company: str, *just_chosen: str) -> Iterator[Event]:
    """Ask for the next modifier, if it makes any difference which it is."""
    ordered = {*_chosen(game, company), *just_chosen}
    modifiers: Modifiers = game.value(LIMIT_MODIFIERS, company)
    left = [each for each in modifiers if _card(game, each) not in ordered]
    limit = game.value(BASE_HAZARD_LIMIT, company)
    for each in modifiers:
        limit = limit if each in left else each.applied(limit)
    if len({_after(limit, order) for order in permutations(left)}) > 1:
        cards = dict.fromkeys(_on_table(game, each) for each in left)
        player = game.state.companies[company].player
        first = next(iter(cards))
        yield ChoiceCalled(card=first, player=player, among=(*cards,), what=ComesFirst(company))


def _after(limit: int, modifiers: Modifiers) -> int:
    for each in modifiers:
        limit = each.applied(limit)
    return limit


def _card(game: Game, modifier: LimitModifier) -> str:
    """The card of the pool that changes the limit."""
    found = game.state.cards.get(modifier.source)
    return modifier.source if found is None else found.card


def _on_table(game: Game, modifier: LimitModifier) -> str:
    card = _card(game, modifier)
    return next(each.id for each in game.state.cards.values() if each.card == card)


@RULES.react("later-modifiers", HazardLimitSet)
def limit_is_fixed(game: Game, event: HazardLimitSet) -> list[Event]:
    """What changes the limit from here on comes later."""
    return [Remembered(fact=Fact(_FIXED, event.company, until="company"))]


@RULES.adjust("later-modifiers", LIMIT_MODIFIERS, order=Layer.LATER)
def as_they_resolved(game: Game, modifiers: Modifiers, company: str) -> Modifiers | None:
    """And it comes in the order in which it resolved."""
    if len(modifiers) < 2:
        return None
    later = [
        fact.card
        for fact in _since_fixed(game, company)
        if fact.what == EFFECT and fact.about == company
    ]
    rank = {source: number for number, source in enumerate(later)}
    return tuple(sorted(modifiers, key=lambda each: rank.get(_card(game, each), -1)))


def _since_fixed(game: Game, company: str) -> tuple[Fact, ...]:
    facts = game.state.facts
    for number, fact in enumerate(facts):
        if fact.what == _FIXED and fact.about == company:
            return facts[number:]
    return ()


# When it does not change


@RULES.replace("site-phase-ignored", Remembered)
def comes_too_late(game: Game, event: Remembered) -> list[Event] | None:
    """In the site phase nothing changes the limit."""
    late = game.state.phase == "site" and event.fact.what == EFFECT
    return [] if late and _changes_the_limit(game, event.fact) else None


def _changes_the_limit(game: Game, fact: Fact) -> bool:
    assert fact.card is not None
    clause, number, *within = fact.value
    effect: Any = getattr(game.printed(fact.card).clauses[clause], "effects", ())[number]
    for part in within if not isinstance(effect, Own) else ():
        effect = effect.parts[part]
    return isinstance(effect, Lasting) and all(
        each.quantity == "hazard limit" for each in effect.shifts
    )


# When hazards are held against it


@RULES.adjust("reduction-not-retroactive", HAZARDS_HELD_AGAINST)
def what_was_played_is_safe(game: Game, hazards: int, company: str) -> int:
    """Once declared, a hazard is safe."""
    return 0


@RULES.adjust("resolution-check", HAZARDS_HELD_AGAINST, order=Layer.AFTER)
def what_has_resolved_is_safe(game: Game, hazards: int, company: str) -> int | None:
    """Until it has resolved, it is not; whether those that failed count is open."""
    declared = game.state.companies[company].hazards
    if declared <= game.value(HAZARD_LIMIT, company):
        return declared  # It holds in any case, so nothing open is asked.
    if game.reading("q.dragons.reduction-and-check") == "b":
        return None
    failed = sum(each.about == company for each in game.state.facts_of(_FAILED))
    if failed and game.reading("q.dragons.failed-hazard-counts") == "b":
        return declared - failed
    return declared


@RULES.react("resolution-check", Negated)
def hazard_has_failed(game: Game, event: Negated) -> list[Event]:
    """A hazard that comes to nothing is remembered for the next."""
    company = game.value(COUNTED_AGAINST, event.action)
    card = getattr(event.action, "card", None)
    if company is None or card is None or not game.value(COUNTS, card, event.action):
        return []
    return [Remembered(fact=Fact(_FAILED, company, card, "chain"))]
