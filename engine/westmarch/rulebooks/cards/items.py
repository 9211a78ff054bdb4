"""What cards do with items: put something with them, or them with somebody."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects import Bestow, Place
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.actions import WORKS_WITH
from westmarch.mechanics.table import in_play, stored_by
from westmarch.rulebooks.cards.choices import choosing
from westmarch.rulebooks.cards.here import Here
from westmarch.rulebooks.cards.making import rule
from westmarch.rulebooks.cards.meant import WITH_IT, is_such_card
from westmarch.rulebooks.cards.traces import Key
from westmarch.table.events.cards import CardChosen, CardMoved, CardStored, ChoiceCalled, ItemUsed
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


# An item is put with somebody


def bestow(game: Game, effect: Bestow, here: Here, key: Key) -> Iterator[Event]:
    """Have the player choose one of the items that would do."""
    among = tuple(
        each
        for each in game.state.pile(here.player, effect.pile)
        if is_such_card(game, effect.cards, each)
        and game.value(WORKS_WITH, here.card, each)
        and not (game.printed(each).unique and _is_taken(game, each))
    )
    if among:
        yield ChoiceCalled(card=here.card, player=here.player, among=among, what=(key, here))


def bestowing(card: Card, key: Key) -> Iterator[Rule]:
    """Give the rules by which an item is chosen, and then who gets it."""
    whom = (*key, -1)

    def goes_on(game: Game, event: CardChosen) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] not in (key, whom):
            return []
        here: Here = event.what[1]
        if event.what[0] == whom:
            item = event.what[2]
            return [CardMoved(card=item, to=IN_PLAY, host=event.chosen), ItemUsed(card=item)]
        company = game.state.companies[here.company(game) or ""]
        what = (whom, here, event.chosen)
        who = company.characters
        return [ChoiceCalled(card=event.card, player=here.player, among=who, what=what)]

    yield choosing(card, key, whom)
    yield rule(card, "react", CardChosen, goes_on)


def _is_taken(game: Game, item: str) -> bool:
    name = game.name(item)
    return any(game.name(each) == name for each in in_play(game))
