"""What becomes of people: they tap and heal, make checks, and are able to use palantíri."""

from collections.abc import Iterator

from msgspec import structs

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.conditions import IsAble
from westmarch.cards.model.phrases.effects.people import BodyCheck, Check, Enable, Turn
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.combat_actions import way_of
from westmarch.mechanics.quantities.items import CAN_USE
from westmarch.mechanics.quantities.people import HEALED
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.conditions.people import ABLE
from westmarch.rulebooks.cards.context import Here, bearer_of
from westmarch.rulebooks.cards.effects.record import effect
from westmarch.rulebooks.cards.lasting import Key, note
from westmarch.rulebooks.cards.numbers import counted
from westmarch.rulebooks.cards.subjects import characters
from westmarch.table.actions import UseCard
from westmarch.table.events.cards import CardTapped, CardUntapped
from westmarch.table.events.chain import Declared
from westmarch.table.events.characters import (
    CharacterHealed,
    CharacterWounded,
    CorruptionCheckCalled,
)
from westmarch.table.events.combat import BodyCheckCalled
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# How they stand


def _heals(effect: Turn) -> bool:
    return effect.verb in ("heal", "restore")


def _purpose(effect: Turn) -> str:
    return "healing" if _heals(effect) else ""


@effect(Turn, purpose=_purpose)
def _turn(game: Game, effect: Turn, here: Here, key: Key) -> Iterator[Event]:
    """Turn those who are meant, and whoever is healed with them."""
    for one in characters(game, effect.subject, here):
        for each in game.value(HEALED, one) if _heals(effect) else (one,):
            yield from _turned(game, effect, each)


def _turned(game: Game, effect: Turn, card: str) -> Iterator[Event]:
    position = game.card(card).position
    if effect.verb == "tap" and position == "untapped":
        yield CardTapped(card=card)
    elif effect.verb == "untap" and position == "tapped":
        yield CardUntapped(card=card)
    elif effect.verb == "wound" and position != "wounded":
        yield CharacterWounded(card=card)
    elif _heals(effect) and position == "wounded":
        yield CharacterHealed(card=card)
        if effect.verb == "restore":
            yield CardUntapped(card=card)


# What they have to pass


@effect(Check)
def _check(game: Game, effect: Check, here: Here, key: Key) -> Iterator[Event]:
    for each in characters(game, effect.subject, here):
        for _ in range(counted(game, effect.per, each) if effect.per else 1):
            yield CorruptionCheckCalled(character=each, modifier=effect.modifier, source=here.card)


@effect(BodyCheck)
def _body_check(game: Game, effect: BodyCheck, here: Here, key: Key) -> Iterator[Event]:
    for each in characters(game, effect.subject, here):
        yield BodyCheckCalled(character=each, of_strike=False, modifier=effect.modifier)


# What they are able to do


def _binding(card: Card, effect: Enable, key: Key) -> Iterator[Rule]:
    """Bind whoever can use a palantír by a card to the first that he uses."""

    def is_bound(game: Game, event: Declared) -> list[Event]:
        action = event.action
        free = _ability_spent(game, action) if isinstance(action, UseCard) else None
        if free is None or free.card != card.id:
            return []
        bound = structs.replace(free, value=event.action.card)
        return [EffectLapsed(fact=free), Remembered(fact=bound)]

    yield rule(card, "react", Declared, is_bound)


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


@effect(Enable, leaves=_binding)
def _enable(game: Game, effect: Enable, here: Here, key: Key) -> Iterator[Event]:
    for each in characters(game, effect.subject, here):
        yield note(game, here, ABLE, each, None, "turn")
