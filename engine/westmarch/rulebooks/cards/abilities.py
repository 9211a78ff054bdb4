"""What cards in play can be used for, and at what price."""

from collections.abc import Iterator
from typing import TypeGuard

from msgspec import structs

from westmarch.cards.model.card import Card
from westmarch.cards.model.effects import settled
from westmarch.cards.model.phrases.targets import OnCharacter, OnCompany, Target
from westmarch.cards.model.play_clauses import Ability
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, told
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.lookups import Cost, is_hazard, is_there
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.mechanics.quantities.turn import AT_THE_END
from westmarch.rulebooks.cards.clause_registry import makes, rule, saying
from westmarch.rulebooks.cards.context import Here, bearer_of, using_here
from westmarch.rulebooks.cards.effects import effect_rules, happen
from westmarch.rulebooks.cards.effects.record import purpose_of
from westmarch.rulebooks.cards.prices import ONCE_A_TURN, PAID, SPENT, STORED
from westmarch.rulebooks.cards.reach import is_within_reach
from westmarch.rulebooks.cards.targets import misfit
from westmarch.rulebooks.cards.ways import not_if, not_now, not_on
from westmarch.table.actions import UseCard
from westmarch.table.events.chain import AbilityUsed, Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.events.turns import RECKONING_PHASE
from westmarch.table.game import Game
from westmarch.table.moments import (
    AFTER_JOURNEY,
    ALSO,
    AT_THE_COUNCIL,
    is_own_time,
)
from westmarch.table.state import Fact
from westmarch.table.telling import place_told

_OF_OWN_TURN = ("core.turn.hazard-player-no-resources", "core.site-phase.other-companies-act")
"""What keeps a player from using his cards in the opponent's site phase."""
_OF_THE_END = ("core.turn.hazard-player-no-resources", "core.ending.no-actions-in-reckoning")
"""What keeps a player from using his cards in the final reckoning."""


@makes(Ability)
def ability(card: Card, clause: Ability) -> Iterator[Rule]:
    """One of the things for which the card can be used."""
    ways = [each for each in card.clauses if isinstance(each, Ability)]
    number, place = ways.index(clause), card.clauses.index(clause)
    effects = settled(clause.effects, clause.target)

    def is_used(action: object) -> TypeGuard[UseCard]:
        return isinstance(action, UseCard) and action.ability == number

    def may_be_used(game: Game, action: UseCard) -> bool | None:
        """Whoever bears a hazard may try what its text lets the bearer try."""
        if not is_used(action) or not is_hazard(game, action.card):
            return None
        state = game.state
        return (
            user_of(game, action.card) == action.player == state.turn_player
            and not state.chain
            and state.combat is None
        )

    def does_not_fit(game: Game, action: UseCard) -> Lack | None:
        if not is_used(action):
            return None
        here = using_here(game, action)
        # Once it is declared, the card may be gone: as the price of its own effect.
        declared = action in game.state.chain
        return (None if declared else out_of_reach(game, clause, here)) or unusable(
            game, clause, here
        )

    def is_declared(game: Game, action: UseCard) -> bool:
        return is_used(action) and action in game.state.chain

    def used_up(game: Game, action: UseCard) -> bool:
        return is_used(action) and game.state.fact("used", action.card) is not None

    def costs(game: Game, used: str | None, action: object) -> tuple[Cost, ...] | None:
        if not is_used(action) or used != action.card:
            return None
        paying = {"it": used, "bearer": bearer_of(game, used), "target": action.target}
        return tuple(
            Cost(paid, how)  # type: ignore[arg-type]
            for who, how in PAID[clause.price]
            if (paid := paying[who]) is not None
        )

    def remembers_bearer(game: Game, event: Declared) -> list[Event]:
        if not is_used(event.action) or game.printed(event.action.card).id != card.id:
            return []
        used: str = event.action.card
        facts = [Fact("borne by", used, game.card(used).host, "chain", card.id)]
        if clause.price in ONCE_A_TURN:
            facts.append(Fact("used", used, None, "turn", card.id))
        return [Remembered(fact=each) for each in facts]

    def takes_effect(game: Game, event: AbilityUsed) -> list[Event]:
        if event.ability != number:
            return []
        bearer = bearer_of(game, event.card)
        user = user_of(game, event.card)
        return happen(game, effects, Here(event.card, user, bearer, event.target), place)

    def in_its_own_time(game: Game, action: UseCard) -> bool | None:
        if not is_used(action) or user_of(game, action.card) != action.player:
            return None
        return is_own_time(game, clause.moment, action.player) or None

    def is_spent(game: Game, action: UseCard) -> bool:
        return is_used(action) and game.card(action.card).position == "tapped"

    def counts_one(game: Game, used: str | None, action: object) -> int | None:
        mine = is_used(action) and game.printed(action.card).id == card.id
        return 1 if mine else None

    def out_of_turn(game: Game, action: UseCard) -> bool | None:
        if not is_used(action) or game.state.phase != "site":
            return None
        theirs = action.player != game.state.turn_player
        return theirs or None

    def at_the_council(game: Game, action: UseCard) -> bool | None:
        if not is_used(action) or game.state.phase != RECKONING_PHASE:
            return None
        return user_of(game, action.card) == action.player or None

    def is_for_the_end(game: Game, which: str) -> bool | None:
        return game.printed(which).id == card.id or None

    says = saying(card, clause)
    if clause.moment == AFTER_JOURNEY:
        yield rule(card, "define", AT_THE_END, is_for_the_end, of="itself")
    yield rule(card, "permit", UseCard, may_be_used, says, of="itself")
    yield rule(card, "permit", UseCard, in_its_own_time, says, of="itself")
    yield rule(card, "forbid", UseCard, does_not_fit, told, again=True, of="itself")
    if clause.moment in ALSO:
        allowed = rule(card, "permit", UseCard, out_of_turn, says, of="itself")
        yield structs.replace(allowed, lifts=_OF_OWN_TURN)
    if clause.moment in AT_THE_COUNCIL:
        allowed = rule(card, "permit", UseCard, at_the_council, says, of="itself")
        yield structs.replace(allowed, lifts=_OF_THE_END)
    if clause.price == "freely":
        declared = f"{card.name} is being used so already."
        yield rule(card, "forbid", UseCard, is_declared, declared, of="itself")
    if clause.price == SPENT:
        tapped = f"{card.name} is tapped, and to be spent it would have to be untapped."
        yield rule(card, "forbid", UseCard, is_spent, tapped, of="itself")
        yield rule(card, "define", COUNTS, counts_one, of="itself")
    if clause.price in ONCE_A_TURN:
        used = f"{card.name} was used this turn."
        yield rule(card, "forbid", UseCard, used_up, used, of="itself")
    yield rule(card, "define", COSTS, costs, of="itself")
    yield rule(card, "react", Declared, remembers_bearer, order=Rank.FIRST)
    yield rule(card, "react", AbilityUsed, takes_effect, says, of="itself")
    yield from effect_rules(card, effects, place)


def can_use(game: Game, clause: Ability, here: Here) -> bool:
    """Tell whether a card lies where it can be used in this way, and can be so used now."""
    return out_of_reach(game, clause, here) is None and unusable(game, clause, here) is None


def out_of_reach(game: Game, clause: Ability, here: Here) -> Lack | None:
    """Give how a card does not lie where it can be used.

    A card that is its own price has to be in play anyway: core.actions.tap-for-effect,
    core.actions.discard-for-effect.
    """
    found = game.card(here.card)
    pays = any(who == "it" for who, _ in PAID[clause.price])
    if found.stored != (clause.price in STORED):
        return Lack("{0} is stored." if found.stored else "{0} is not stored.", (here.card,))
    if not (pays or is_there(game, here.card)):
        return Lack(_is_elsewhere, (here.card,))
    if "bearer" in clause.price and found.host is None:
        return Lack("Nobody bears {0}.", (here.card,))
    if _reaches_far(clause.target) or is_within_reach(game, here.card, here.target):
        return None
    return Lack("{0} is not in the company in which {1} is.", (here.target, here.card))


def _is_elsewhere(game: Game, card: str) -> str:
    return f"{game.name(card)} is {place_told(game, card)}."


def _reaches_far(target: Target | None) -> bool:
    """Tell whether a card in play is used on somebody who need not be with whoever bears it."""
    match target:
        case OnCharacter():
            return target.beside
        case OnCompany():
            return target.afar
    return False


def unusable(game: Game, clause: Ability, here: Here) -> Lack | None:
    """Give why a card cannot be used in this way now."""
    return game.once(_unusable, clause, here)


def _unusable(game: Game, clause: Ability, here: Here) -> Lack | None:
    lack = not_now(game, clause, here)
    if lack is not None:
        return lack
    misfitting = misfit(game, clause.target, here, purpose_of(clause.effects))
    if misfitting is not None:
        return not_on(clause, here, misfitting)
    return not_if(game, clause, clause.conditions, here)


def user_of(game: Game, card: str) -> str:
    """Who may use a card: its player, or whose character bears it, if it is a hazard."""
    bearer = bearer_of(game, card)
    if is_hazard(game, card) and bearer in game.state.cards:
        return game.card(bearer).owner
    return game.card(card).owner
