"""Creatures that are after one character, and who stands in their way."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.hunting_clauses import AfterOne, WardedOff
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.combat import CANCELLABLE, DEFENDERS
from westmarch.rulebooks.cards.clause_registry import makes, rule, saying
from westmarch.table.actions import CancelAttack
from westmarch.table.events.chain import Declared
from westmarch.table.events.combat import StrikeAssigned
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Combat, Fact
from westmarch.table.windows import COMBAT_ACTIONS, FACE_STRIKES

_VICTIM = "is after"
"""Remembered of a creature: the character to whom its first strike was assigned."""
_WARDED = "was warded off"
"""Remembered of a creature for each of its attacks against which somebody has tapped."""


def _attack(game: Game, card: Card) -> Combat | None:
    """The attack that is being fought, if it is one of the creature's."""
    combat = game.state.combat
    mine = combat is not None and game.card(combat.source).card == card.id
    return combat if mine else None


@makes(AfterOne)
def after_one(card: Card, clause: AfterOne) -> Iterator[Rule]:
    """From its first strike on it is after the same character."""

    def finds_its_victim(game: Game, event: StrikeAssigned) -> list[Event]:
        combat = _attack(game, card)
        if combat is None or game.state.fact(_VICTIM, combat.source) is not None:
            return []
        return [Remembered(fact=Fact(_VICTIM, combat.source, event.character, "company"))]

    def strikes_nobody_else(game: Game, event: StrikeAssigned) -> list[Event] | None:
        combat = _attack(game, card)
        fact = game.state.fact(_VICTIM, combat.source) if combat is not None else None
        return [] if fact is not None and fact.value != event.character else None

    def faces_it_alone(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
        combat = _attack(game, card)
        fact = game.state.fact(_VICTIM, combat.source) if combat is not None else None
        return None if fact is None else tuple(each for each in defenders if each == fact.value)

    yield rule(card, "react", StrikeAssigned, finds_its_victim)
    yield rule(card, "replace", StrikeAssigned, strikes_nobody_else)
    yield rule(card, "adjust", DEFENDERS, faces_it_alone)


@makes(WardedOff)
def warded_off(card: Card, clause: WardedOff) -> Iterator[Rule]:
    """Somebody taps, and the attack is cancelled."""

    def stands_in_its_way(game: Game, action: CancelAttack) -> bool | None:
        combat = _attack(game, card)
        if combat is None:
            return None
        fact = game.state.fact(_VICTIM, combat.source)
        victim = fact is not None and fact.value == action.character
        warded = sum(each.about == combat.source for each in game.state.facts_of(_WARDED))
        kind = game.state.window.kind
        to_come = any(not each.outcome for each in combat.strikes)
        return (
            (kind is COMBAT_ACTIONS or (kind is FACE_STRIKES and to_come))
            and combat.current is None
            and game.value(CANCELLABLE)
            and action.character in game.state.companies[combat.company].characters
            and game.card(action.character).owner == action.player == combat.defender
            and not (victim and clause.who == "companions")
            and warded < clause.number
        )

    def is_counted(game: Game, event: Declared) -> list[Event]:
        combat = _attack(game, card)
        if combat is None or not isinstance(event.action, CancelAttack):
            return []
        return [Remembered(fact=Fact(_WARDED, combat.source, None, "company"))]

    yield rule(card, "permit", CancelAttack, stands_in_its_way, saying(card, clause))
    yield rule(card, "react", Declared, is_counted)
