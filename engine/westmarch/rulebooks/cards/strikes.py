"""What cards do to the strike that is being played out, and to those after it."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects import Effect, FaceAll, Foil, Rout
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.combat import EXCESS_STRIKES
from westmarch.rulebooks.cards.here import Here
from westmarch.rulebooks.cards.making import rule
from westmarch.rulebooks.cards.meant import characters
from westmarch.rulebooks.cards.traces import Key, left_by
from westmarch.table.events.combat import (
    BodyCheckCalled,
    StrikeDefeated,
    StrikeIneffectual,
    StrikesTaken,
)
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_AIMED = "would rout the attack"
"""Remembered of the attack while the strike is played out on whose defeat it hangs."""
_ROUTED = "routed"
"""Remembered of the attack after that."""
_ATTACK = "attack"


def strike_effect(game: Game, effect: Foil | Rout, card: str, key: Key) -> Iterator[Event]:
    """Give the events that an effect on the present strike brings about."""
    combat = game.state.combat
    if combat is None or combat.facing is None:
        return
    if isinstance(effect, Foil):
        yield StrikeIneffectual(character=combat.facing)
    else:
        yield Remembered(fact=Fact(_AIMED, _ATTACK, key, "strike", game.printed(card).id))


def take_all(game: Game, effect: FaceAll, here: Here) -> Iterator[Event]:
    """Have somebody face whatever of the attack is not settled."""
    for each in characters(game, effect.subject, here):
        yield StrikesTaken(character=each, excess=game.value(EXCESS_STRIKES))


def is_idle(game: Game, effect: Effect, here: Here) -> bool:
    """Tell whether somebody would take all strikes upon him who has all of them."""
    combat = game.state.combat
    if combat is None or not isinstance(effect, FaceAll):
        return False
    targets = {each.target for each in combat.strikes if not each.outcome}
    return targets.issubset(characters(game, effect.subject, here)) and not game.value(
        EXCESS_STRIKES
    )


def routing(card: Card, key: Key) -> Iterator[Rule]:
    """Give the rules by which the defeat of one strike makes those after it an easy prey."""

    def is_remembered(game: Game, what: str) -> bool:
        return any(fact.what == what and left_by(fact, card, key) for fact in game.state.facts)

    def loses_heart(game: Game, event: StrikeDefeated) -> list[Event]:
        if not is_remembered(game, _AIMED):
            return []
        return [Remembered(fact=Fact(_ROUTED, _ATTACK, key, "combat", card.id))]

    def is_beaten(game: Game, event: BodyCheckCalled) -> list[Event] | None:
        if not event.of_strike or not is_remembered(game, _ROUTED):
            return None
        return [StrikeDefeated(character=event.character)]

    says = f"The strike at which {card.name} was aimed was defeated, and so is this one."
    yield rule(card, "react", StrikeDefeated, loses_heart)
    yield rule(card, "replace", BodyCheckCalled, is_beaten, says)
