"""What cards do with items: gold rings are tested, something is put with one, or one is played."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects.items import Allow, Place, TestRing
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.allowances import ALLOWANCE, Allowance
from westmarch.mechanics.lookups import stored_by
from westmarch.mechanics.second_rolls import TWO_ROLLS
from westmarch.rulebooks.cards.choices import choosing
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.conditions.cards import WITH_IT
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects.record import effect
from westmarch.rulebooks.cards.lasting import Key, note
from westmarch.rulebooks.cards.subjects import characters
from westmarch.table.events.cards import CardMoved, CardStored
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.rings import RingTest, RingTestCalled
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact


def _choosing(card: Card, effect: TestRing, key: Key) -> Iterator[Rule]:
    if effect.twice:
        yield choosing(card, TWO_ROLLS)


@effect(TestRing, leaves=_choosing)
def _test_ring(game: Game, effect: TestRing, here: Here, key: Key) -> Iterator[Event]:
    for each in characters(game, effect.subject, here):
        bearer, whose = game.card(each).host, game.card(each).owner
        test = RingTest(whose, each, bearer, effect.modifier, here.card, twice=effect.twice)
        yield RingTestCalled(test=test)


def _placing(card: Card, effect: Place, key: Key) -> Iterator[Rule]:
    """Let what lies with an item stay with it when that is stored."""

    def is_stored_with_it(game: Game, event: CardStored) -> list[Event]:
        found = game.card(event.card)
        along = [each for each in found.holds if game.name(each) == effect.name]
        if found.card != card.id or not along:
            return []
        fact = Fact(WITH_IT, found.id, effect.name, "game", card.id)
        return [*(CardStored(card=each) for each in along), Remembered(fact=fact)]

    def is_forgotten(game: Game, event: CardMoved) -> list[Event]:
        if game.state.fact(WITH_IT, event.card) is None:
            return []
        return [Forgotten(what=WITH_IT, about=event.card)]

    yield rule(card, "react", CardStored, is_stored_with_it)
    yield rule(card, "react", CardMoved, is_forgotten, of="itself")


@effect(Place, leaves=_placing)
def _place(game: Game, effect: Place, here: Here, key: Key) -> Iterator[Event]:
    """Take a stored card to where another lies."""
    host = here.role(game, effect.role)
    found = next(stored_by(game, here.player, effect.name), None)
    there = host in game.state.cards and game.card(host).place == IN_PLAY
    if there and found is not None:
        yield CardMoved(card=found, to=IN_PLAY, host=host)


@effect(Allow)
def _allow(game: Game, effect: Allow, here: Here, key: Key) -> Iterator[Event]:
    """Let the company of the site phase play one item more than it could."""
    company = here.company(game)
    if company is not None:
        given = Allowance(here.card, effect.classes, game.state.declared)
        yield note(game, here, ALLOWANCE, company, given, "turn")
