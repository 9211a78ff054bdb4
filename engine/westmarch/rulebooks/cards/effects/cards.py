"""Cards that leave play or are discarded, and those that players draw and show each other."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects.cards import Draw, Lose, Remove, Show
from westmarch.cards.model.phrases.targets import OnCompany, Subject
from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.lookups import in_play, is_there
from westmarch.rulebooks.cards.choices import answers, choosing
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects.record import effect
from westmarch.rulebooks.cards.lasting import EFFECT, Key
from westmarch.rulebooks.cards.numbers import counted
from westmarch.rulebooks.cards.subjects import characters
from westmarch.rulebooks.cards.targets.companies import is_such_company
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardShown,
    ChoiceCalled,
    DrawCalled,
    ItemLost,
    ShowCalled,
)
from westmarch.table.events.characters import CharacterDiscarded, CharacterReturned
from westmarch.table.events.memory import Forgotten
from westmarch.table.game import Game

# Leaving play


@effect(Remove)
def _remove(game: Game, effect: Remove, here: Here, key: Key) -> Iterator[Event]:
    if isinstance(effect.subject, Cards):
        meant = [
            each
            for each in in_play(game)
            if is_such_card(game, effect.subject, each) and _lies_on(game, effect.on, each, here)
            if not (effect.other and each == here.card)
        ]
        if effect.on is None:
            yield from _ended(game, effect.subject)
    else:
        meant = list(characters(game, effect.subject, here))
    for each in meant:
        if not is_there(game, each):
            continue
        kind = game.printed(each).type
        if kind == "item" and effect.to == "discard-pile":
            yield ItemLost(card=each)
        elif kind != "character":
            yield CardMoved(card=each, to=effect.to)
        elif effect.to == "hand":
            yield CharacterReturned(card=each)
        else:
            yield CharacterDiscarded(card=each)


def _lies_on(game: Game, on: Subject | OnCompany | None, card: str, here: Here) -> bool:
    """Tell whether a card lies on somebody who is meant, or on such a company itself."""
    host = game.card(card).host
    match on:
        case None:
            return True
        case OnCompany():
            return is_such_company(game, on, host)
    return host is not None and host in characters(game, on, here)


def _ended(game: Game, cards: Cards) -> Iterator[Event]:
    """Forget what such cards have done, whether or not they are still there."""
    for fact in game.state.facts:
        if fact.what == EFFECT and fact.card is not None and is_such_card(game, cards, fact.card):
            yield Forgotten(what=fact.what, about=fact.about, card=fact.card)


def _losing(card: Card, effect: Lose, key: Key) -> Iterator[Rule]:
    def goes(game: Game, event: CardChosen) -> list[Event]:
        mine = answers(game, event, card, key)
        return [ItemLost(card=event.chosen)] if mine else []

    yield choosing(card, key)
    yield rule(card, "react", CardChosen, goes)


@effect(Lose, leaves=_losing)
def _lose(game: Game, effect: Lose, here: Here, key: Key) -> Iterator[Event]:
    """Have somebody choose among the items that would do."""
    who, company = here.character(game), here.company(game)
    if company is None:
        return
    group = game.state.companies[company]
    bearers = group.characters if effect.of == "the company" else (who,) if who else ()
    among = tuple(
        each
        for bearer in bearers
        for each in game.card(bearer).holds
        if is_such_card(game, effect.cards, each)
    )
    if among:
        player = here.player if effect.by_attacker else group.player
        yield ChoiceCalled(card=here.card, player=player, among=among, what=(key, here))


# Seeing cards


@effect(Draw)
def _draw(game: Game, effect: Draw, here: Here, key: Key) -> Iterator[Event]:
    yield DrawCalled(player=here.player, number=effect.number)


@effect(Show)
def _show(game: Game, effect: Show, here: Here, key: Key) -> Iterator[Event]:
    """Have the opponent show his hand, or so many cards of it that chance picks them."""
    opponent = game.state.opponent(here.player)
    hand = game.state.pile(opponent, "hand")
    number = len(hand) if effect.number is None else effect.number
    if effect.per:
        number *= counted(game, effect.per, here.company(game) or "")
    if number >= len(hand):
        yield from (CardShown(card=each) for each in hand)
    elif number:
        yield ShowCalled(player=opponent, number=number)
