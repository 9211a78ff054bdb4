"""What cards do about strikes: who faces how many, untapped, with two rolls, and to what end."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects.strikes import Capture, Foil, Several, Spare
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.combat import SEVERAL_STRIKES
from westmarch.mechanics.prisoners import CAPTURE
from westmarch.mechanics.quantities.prisoners import CAPTOR
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects.record import effect
from westmarch.rulebooks.cards.lasting import Key, note, reached, remember
from westmarch.rulebooks.cards.subjects import characters
from westmarch.table.events.cards import CardTapped
from westmarch.table.events.combat import StrikeIneffectual
from westmarch.table.game import Game


@effect(Several)
def _several(game: Game, effect: Several, here: Here, key: Key) -> Iterator[Event]:
    for each in characters(game, effect.subject, here):
        yield note(game, here, SEVERAL_STRIKES, each, effect.number, "combat")


def _spared(card: Card, effect: Spare, key: Key) -> Iterator[Rule]:
    def does_not_tap(game: Game, event: CardTapped) -> list[Event] | None:
        combat = game.state.combat
        if combat is None or combat.facing != event.card:
            return None
        return [] if reached(game, card, key, event.card) else None

    yield rule(card, "replace", CardTapped, does_not_tap)


@effect(Spare, leaves=_spared)
def _spare(game: Game, effect: Spare, here: Here, key: Key) -> Iterator[Event]:
    for each in characters(game, effect.subject, here):
        yield remember(game, here, key, each, "strike")


@effect(Foil)
def _foil(game: Game, effect: Foil, here: Here, key: Key) -> Iterator[Event]:
    if game.state.combat is not None and game.state.combat.facing is not None:
        yield StrikeIneffectual(character=game.state.combat.facing)


def _capturing(card: Card, effect: Capture, key: Key) -> Iterator[Rule]:
    def waits_for_him(game: Game, who: str) -> str | None:
        for fact in game.state.facts:
            if (fact.what, fact.about, fact.card) == (CAPTURE, who, card.id):
                host: str = fact.value
                return host
        return None

    yield rule(card, "define", CAPTOR, waits_for_him)


@effect(Capture, leaves=_capturing)
def _capture(game: Game, effect: Capture, here: Here, key: Key) -> Iterator[Event]:
    """Wait for a strike against somebody to succeed."""
    combat = game.state.combat
    for each in characters(game, effect.subject, here):
        facing = combat is not None and combat.facing == each
        yield note(game, here, CAPTURE, each, here.card, "strike" if facing else "combat")
