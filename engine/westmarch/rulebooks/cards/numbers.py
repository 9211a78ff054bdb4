"""Numbers that clauses change: which quantity is meant, of whom, and how it changes."""

from collections.abc import Callable, Iterator
from typing import Any

from msgspec import structs

from westmarch.cards.model.card import Card, Item
from westmarch.cards.model.phrases.effects.changes import Shift
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import AnyQuantity, Rule, Term
from westmarch.mechanics.journey import number_of_regions, site_of, site_path
from westmarch.mechanics.lookups import LimitModifier, company_of
from westmarch.mechanics.quantities.combat import (
    ATTACK_BODY,
    ATTACK_CHANGE,
    ATTACK_PROWESS,
    ATTACK_STRIKES,
    BODY_CHECK_TOTAL,
    STRIKES_FIXED,
)
from westmarch.mechanics.quantities.corruption import CORRUPTION_POINTS, CORRUPTION_TOTAL
from westmarch.mechanics.quantities.hazards import LIMIT_MODIFIERS
from westmarch.mechanics.quantities.influence import (
    DIRECT_INFLUENCE,
    GENERAL_INFLUENCE,
    INFLUENCE_CHECK,
    INFLUENCE_RESULT,
    INFLUENCE_TOTAL,
)
from westmarch.mechanics.quantities.items import ONE_AT_A_TIME
from westmarch.mechanics.quantities.journeys import REGION_LIMIT, UNDER_DEEPS_NUMBER
from westmarch.mechanics.quantities.people import BODY, CHARGED_MIND, MIND, PROWESS
from westmarch.mechanics.quantities.points import POINTS_BONUS, STAGE_POINTS
from westmarch.mechanics.quantities.rings import RING_TEST
from westmarch.mechanics.quantities.turn import DRAWS, HAND_SIZE
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.table.game import Game

Times = Callable[[Game, Any], int]
"""Of a game and a character, company, player or card: how many times a change counts for it.

For the attack that is being fought it is asked of None.
"""

_OF: dict[str, tuple[tuple[AnyQuantity, int], ...]] = {
    "prowess": ((PROWESS, 0),),
    "body": ((BODY, 0),),
    "body check": ((BODY_CHECK_TOTAL, 0),),
    "direct influence": ((DIRECT_INFLUENCE, 0),),
    "mind": ((MIND, 0),),
    "mind that takes no influence": ((MIND, 0),),
    "corruption points": ((CORRUPTION_POINTS, 0),),
    "corruption check": ((CORRUPTION_TOTAL, 0),),
    "influence check": ((INFLUENCE_TOTAL, 1), (INFLUENCE_RESULT, 0), (INFLUENCE_CHECK, 0)),
    "faction check here": ((INFLUENCE_TOTAL, 1), (INFLUENCE_RESULT, 0)),
    "hand size": ((HAND_SIZE, 0),),
    "general influence": ((GENERAL_INFLUENCE, 0),),
    "draws": ((DRAWS, 0),),
    "marshalling points": ((POINTS_BONUS, 0),),
    "stage points": ((STAGE_POINTS, 0),),
    "region limit": ((REGION_LIMIT, 0),),
    "ring test": ((RING_TEST, 2),),
    "Under-deeps number": ((UNDER_DEEPS_NUMBER, 0),),
}
"""For each number, the quantities that are meant, and which of their arguments it belongs to."""

_OF_ATTACKS = {"strikes": ATTACK_STRIKES, "prowess": ATTACK_PROWESS, "body": ATTACK_BODY}


def changes(card: Card, shift: Shift, times: Times, *, of_attack: bool) -> Iterator[Rule]:
    """Give the rules that change a number for those for whom it counts."""
    if of_attack:
        yield from _attack_changes(card, shift, times)
    elif shift.quantity == "hazard limit":
        yield _limit_change(card, shift, times)
    else:
        for quantity, place in _OF[shift.quantity]:
            yield from _change(card, quantity, place, shift, times)
    if shift.quantity == "mind that takes no influence":
        less = structs.replace(shift, amount=-shift.amount)
        yield from _change(card, CHARGED_MIND, 0, less, times)


def _change(
    card: Card, quantity: AnyQuantity, place: int, shift: Shift, times: Times
) -> Iterator[Rule]:
    def counts(game: Game, value: int | None, *about: Any) -> int | None:
        whose = about[place]
        if quantity is BODY_CHECK_TOTAL and whose.of_strike:
            return None
        if quantity in (INFLUENCE_RESULT, BODY_CHECK_TOTAL):
            whose = whose.character
        if quantity is RING_TEST:
            company = company_of(game, whose.bearer or "")
            if company is None or whose.stored is not None:
                return None
            whose = company.id
        if shift.quantity == "faction check here":
            if quantity is INFLUENCE_RESULT and game.printed(about[0].target).type != "faction":
                return None
            whose = site_of(game, whose)
        if quantity is DRAWS and game.state.companies[whose].player != about[1]:
            return None
        count = times(game, whose) if value is not None else 0
        return count * _each(game, shift, whose) if count else None

    def changed(game: Game, value: int | None, *about: Any) -> int | None:
        count = counts(game, value, *about)
        return None if count is None else _shifted(value, shift, count)

    def parts(game: Game, value: int, *about: Any) -> Iterator[Term]:
        """What it adds, and what its bound takes back."""
        whole = shift.amount * (counts(game, value, *about) or 0)
        over = (changed(game, value, *about) or 0) - value - whole
        yield whole, card.name
        if over:
            bound = f"{shift.maximum} at most" if over < 0 else f"{shift.minimum} at least"
            yield over, f"{bound} with {card.name}"

    def changed_first(game: Game, value: int | None, *about: Any) -> int | None:
        return changed(game, value, *about) if _is_worn(game, card) else None

    def changed_later(game: Game, value: int | None, *about: Any) -> int | None:
        return None if _is_worn(game, card) else changed(game, value, *about)

    if isinstance(card.facts, Item):
        # What is worn counts before everything else.
        first = rule(card, "adjust", quantity, changed_first, order=Layer.OWN)
        rules = [first, rule(card, "adjust", quantity, changed_later)]
    else:
        rules = [rule(card, "adjust", quantity, changed)]
    bounded = shift.maximum is not None or shift.minimum is not None
    for each in rules:
        yield structs.replace(each, terms=parts) if bounded else each


def _is_worn(game: Game, card: Card) -> bool:
    """Tell whether an item is of a type of which a character uses one at a time."""
    return any(each in card.keywords for each in game.value(ONE_AT_A_TIME))


def _attack_changes(card: Card, shift: Shift, times: Times) -> Iterator[Rule]:
    quantity = _OF_ATTACKS[shift.quantity]
    bounded = shift.maximum is not None or shift.minimum is not None
    plain = not shift.times and not bounded and shift.to is None

    def added(game: Game, what: str) -> int | None:
        if what != shift.quantity or game.state.combat is None:
            return None
        return shift.amount * times(game, None) or None

    def changed(game: Game, value: int | None) -> int | None:
        if shift.quantity == "strikes" and shift.times and game.value(STRIKES_FIXED, shift.times):
            return None
        count = times(game, None) if value is not None and game.state.combat is not None else 0
        if not count:
            return None
        if shift.amount and not game.adjusted(ATTACK_CHANGE, shift.amount, shift.quantity):
            return None
        return _shifted(value, shift, count)

    def halved(reading: str) -> Callable[[Game, int | None], int | None]:
        def by_reading(game: Game, value: int | None) -> int | None:
            after = changed(game, value)
            if after is None or game.reading("q.core.doubled-and-halved") != reading:
                return None
            return after

        return by_reading

    if plain:
        yield rule(card, "define", ATTACK_CHANGE, added)
    elif shift.times == "halved":
        # Either behind whatever doubles the number, or before it.
        yield rule(card, "adjust", quantity, halved("a"), order=Layer.HALVED)
        yield rule(card, "adjust", quantity, halved("b"), order=Layer.HALVED_FIRST)
    else:
        yield rule(card, "adjust", quantity, changed, order=Layer.DOUBLED)


def _limit_change(card: Card, shift: Shift, times: Times) -> Rule:
    def modifiers(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
        count = times(game, company)
        if not count:
            return None
        if shift.times:
            return (LimitModifier(card.id, 0, doubles=True),) * count
        amount = shift.amount * _each(game, shift, company)
        return (LimitModifier(card.id, amount, shift.minimum or 0),) * count

    return rule(card, "define", LIMIT_MODIFIERS, modifiers)


def _shifted(value: int | None, shift: Shift, count: int) -> int | None:
    """Give the number after the change; a bound takes nothing away that was there before."""
    if value is None:
        return None
    if shift.to is not None:
        return min(value, shift.to)
    if shift.times:
        return {"doubled": value * 2, "tripled": value * 3, "halved": (value + 1) // 2}[shift.times]
    after = value + shift.amount * count
    if shift.maximum is not None and shift.amount > 0:
        after = max(value, min(after, shift.maximum))
    if shift.minimum is not None and shift.amount < 0:
        after = min(value, max(after, shift.minimum))
    return after


def _each(game: Game, shift: Shift, whose: Any) -> int:
    """Count what the amount is for each of."""
    if not shift.per:
        return 1
    found = counted(game, shift.per, whose)
    return found if shift.at_most is None else min(found, shift.at_most)


def counts_for_none(game: Game, shift: Shift, whose: str) -> bool:
    """Tell whether there is nothing for each of which the amount would count.

    Of a company that has not set out, nobody can tell what will be in its site path.
    """
    company = game.state.companies.get(whose)
    to_come = company is not None and not company.way and shift.per.endswith("in the site path")
    return not to_come and _each(game, shift, whose) == 0


def counted(game: Game, per: str, whose: str) -> int:
    """Count the characters of a company, the regions of its path, or points of prowess."""
    if per == "point of his prowess":
        prowess = game.value(PROWESS, whose)
        return max(0, prowess)
    if per == "strike beyond his first":
        strikes = game.state.combat.strikes if game.state.combat is not None else ()
        return max(0, sum(each.target == whose for each in strikes) - 1)
    company = whose if whose in game.state.companies else None
    if company is None:
        group = company_of(game, whose)
        company = group.id if group is not None else None
    if company is None:
        return 0
    if per == "character of the company":
        return len(game.state.companies[company].characters)
    if per == "other character of the company":
        return len(game.state.companies[company].characters) - 1
    if per == "region in the site path":
        return len(site_path(game, company))
    if per == "region fewer than four in the site path":
        return max(0, 4 - len(site_path(game, company)))
    region = per.removesuffix(" in the site path")
    return number_of_regions(game, company, region)
