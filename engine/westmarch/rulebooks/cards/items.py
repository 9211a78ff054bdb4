"""What cards do with items: put something with them, or them with somebody."""

from collections.abc import Iterator

from msgspec import structs

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects import Place
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.people import PROWESS
from westmarch.mechanics.table import stored_by
from westmarch.rulebooks.cards.conditions.cards import WITH_IT
from westmarch.rulebooks.cards.here import Here
from westmarch.rulebooks.cards.making import rule
from westmarch.table.events.cards import CardMoved, CardStored
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

# A stored card is put with another


def place(game: Game, effect: Place, here: Here) -> Iterator[Event]:
    """Take a stored card to where another lies."""
    host = here.role(game, effect.role)
    found = next(stored_by(game, here.player, effect.name), None)
    there = host is not None and game.card(host).place == IN_PLAY
    if there and found is not None:
        yield CardMoved(card=found, to=IN_PLAY, host=host)


def placing(card: Card, effect: Place) -> Iterator[Rule]:
    """Give the rules by which what lies with an item stays with it when that is stored."""

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


def added_by_weapons(game: Game, who: str) -> int:
    """How much of somebody's prowess comes from the weapons that he has in hand."""
    state = game.state
    bare = {
        each: structs.replace(state.cards[each], in_use=False)
        for each in game.card(who).holds
        if "weapon" in game.printed(each).keywords
    }
    if not bare:
        return 0
    there = structs.replace(state, cards={**state.cards, **bare})
    without = Game(game.rules, game.pool, there)
    more: int = game.value(PROWESS, who) - without.value(PROWESS, who)
    return more
