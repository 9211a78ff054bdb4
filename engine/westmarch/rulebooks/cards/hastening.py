"""Somebody who hastens to a company of his player's as a creature attacks it."""

from collections.abc import Iterator

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.allies import is_ally
from westmarch.mechanics.quantities.combat import ATTACKS_NEXT, COMES_BEFORE_STRIKES
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import UseCard
from westmarch.table.events.cards import CardMoved, CardTapped
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import CorruptionCheckCalled
from westmarch.table.events.combat import AttackFought, StrikeAssigned, StrikesDue
from westmarch.table.events.companies import CharacterHastened
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Combat, Fact
from westmarch.table.windows import COMBAT_ACTIONS


def hastens(book: Rulebook, key: str, *, after_all: bool) -> None:
    """Let the character of a card hasten to the company, face a strike there, and be tired.

    He is tired after the creature's attack, or `after_all` of them.
    """
    card = book.chapter
    has_come = f"has come as {card}"
    """Remembered of him: the card of the creature, and in which of its attacks he came."""

    @book.permit(key, UseCard, says=AS_WRITTEN, lifts=("core.combat.helper-in-company",))
    def may_come(game: Game, action: UseCard) -> bool | None:
        """Before strikes are assigned he comes to help, wherever he is."""
        combat = game.state.combat
        if combat is None or not follows_own(game, action, f"{card}.{key}"):
            return None
        return game.state.combat_step is COMBAT_ACTIONS and action.player == combat.defender

    @book.forbid(key, UseCard, says="{action.card} is in the company that is attacked.")
    def is_there_already(game: Game, action: UseCard) -> bool:
        """Whoever is there does not come."""
        combat = game.state.combat
        if combat is None or not follows_own(game, action, f"{card}.{key}"):
            return False
        return game.card(action.card).company == combat.company

    @book.react(key, OwnTextFollowed)
    def comes(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
        """His allies stay behind for good, and he is in the company at once."""
        combat, who = game.state.combat, event.card
        if combat is None:
            return
        for each in game.card(who).holds:
            if is_ally(game, each):
                yield CardMoved(card=each, to="discard-pile")
        yield CharacterHastened(card=who, company=combat.company)
        yield Remembered(fact=Fact(has_come, who, (combat.source, combat.number), "turn", card))

    def those_who_came(game: Game, combat: Combat | None) -> list[Fact]:
        """Those who have come against the creature that attacks."""
        facts = game.state.facts_of(has_come) if combat is not None else ()
        return [each for each in facts if combat is not None and each.value[0] == combat.source]

    @book.define(key, COMES_BEFORE_STRIKES)
    def comes_first(game: Game) -> bool | None:
        """His strike is assigned before all others."""
        combat = game.state.combat
        came = those_who_came(game, combat)
        return (combat is not None and any(e.value[1] == combat.number for e in came)) or None

    @book.react(key, StrikesDue, says=AS_WRITTEN)
    def faces_a_strike(game: Game, event: StrikesDue) -> Iterator[Event]:
        """Whatever is said of who is struck, he is."""
        for each in those_who_came(game, event.combat):
            if each.value[1] == event.combat.number:
                yield StrikeAssigned(character=each.about)

    @book.react(key, AttackFought, order=Rank.BEFORE, says=AS_WRITTEN)
    def is_tired(game: Game, event: AttackFought) -> Iterator[Event]:
        """When it is over he taps, and is tempted."""
        combat = event.combat
        if after_all and _attacks_again(game, combat):
            return
        for each in those_who_came(game, combat):
            yield EffectLapsed(fact=each)
            found = game.card(each.about)
            if found.place != IN_PLAY:
                continue
            if found.position == "untapped":
                yield CardTapped(card=each.about)
            yield CorruptionCheckCalled(character=each.about, modifier=0, source=each.about)


def _attacks_again(game: Game, combat: Combat) -> bool:
    """Tell whether the creature attacks once more right after this attack."""
    of, on, by = combat.source, combat.company, combat.keyed_to
    if not isinstance(game.printed(of).facts, Creature):
        return False
    return game.value(ATTACKS_NEXT, of, on, by, combat.number + 1)
