"""Palantíri: who has tapped to use one uses that one, and no other."""

from msgspec import structs

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.conditions import IsAble
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.combat_actions import way_of
from westmarch.mechanics.quantities.items import CAN_USE
from westmarch.rulebooks.cards.conditions.people import ABLE
from westmarch.rulebooks.cards.here import bearer_of
from westmarch.rulebooks.cards.making import rule
from westmarch.table.actions import UseCard
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact


def binding(card: Card) -> Rule:
    """Give the rule that binds whoever can use a palantír by a card to the first that he uses."""

    def is_bound(game: Game, event: Declared) -> list[Event]:
        action = event.action
        free = _ability_spent(game, action) if isinstance(action, UseCard) else None
        if free is None or free.card != card.id:
            return []
        bound = structs.replace(free, value=event.action.card)
        return [EffectLapsed(fact=free), Remembered(fact=bound)]

    return rule(card, "react", Declared, is_bound)


def _ability_spent(game: Game, action: UseCard) -> Fact | None:
    """What lets the bearer use this palantír, if it has not been for one palantír so far."""
    way, bearer = way_of(game, action), bearer_of(game, action.card)
    if way is None or not any(isinstance(each, IsAble) for each in way.conditions):
        return None
    able = [each for each in game.state.facts_of(ABLE) if each.about == bearer]
    settled = any(each.value == action.card for each in able)
    if settled or (bearer is not None and game.value(CAN_USE, bearer, action.card)):
        return None
    return next((each for each in able if each.value is None), None)
