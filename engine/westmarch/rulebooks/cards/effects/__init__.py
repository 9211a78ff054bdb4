"""What effects do: the events that they bring about, and the rules that they leave behind.

An effect of some duration is remembered: a fact that bears the card's id and says which effect of
which clause it is, and whom it reached. The rules made here read such facts.
"""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effect import Effect
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.combat import BEGINS_COMBAT
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects import (
    attacks,
    cards,
    changes,
    creatures,
    finding,
    items,
    journeys,
    own,
    people,
    places,
    raids,
    rests,
    rolls,
    strikes,
)
from westmarch.rulebooks.cards.effects.record import EFFECTS, happens, left_behind
from westmarch.table.game import Game

__all__ = [
    "attacking",
    "attacks",
    "cards",
    "changes",
    "creatures",
    "effect_rules",
    "finding",
    "happen",
    "items",
    "journeys",
    "own",
    "people",
    "places",
    "raids",
    "rests",
    "rolls",
    "strikes",
]


def happen(game: Game, effects: tuple[Effect, ...], here: Here, clause: int) -> list[Event]:
    """Give the events that effects bring about, one after the other."""
    return [
        event
        for number, effect in enumerate(effects)
        for event in happens(game, effect, here, (clause, number))
    ]


def effect_rules(card: Card, effects: tuple[Effect, ...], clause: int) -> Iterator[Rule]:
    """Give the rules that a clause's effects leave behind, and those that finish them."""
    for number, effect in enumerate(effects):
        yield from left_behind(card, effect, (clause, number))


def attacking(card: Card, effects: tuple[Effect, ...], way: int) -> Iterator[Rule]:
    """Give the rule by which one of an event's ways brings about an attack, if it does."""

    def makes_an_attack(game: Game, event: str, number: int) -> bool | None:
        return (number == way and game.printed(event).id == card.id) or None

    if any(EFFECTS[type(each)].attacks for each in effects):
        yield rule(card, "define", BEGINS_COMBAT, makes_an_attack, of="itself")
