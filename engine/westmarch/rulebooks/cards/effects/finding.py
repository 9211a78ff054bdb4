"""Cards that a text has somebody look for: he takes them, or plays them there and then."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects.finding import Fetch, Produce
from westmarch.kernel.event import Event
from westmarch.kernel.judge import allows
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.chain import costs
from westmarch.mechanics.lookups import company_of, lies_in_play
from westmarch.mechanics.quantities.actions import WORKS_WITH
from westmarch.rulebooks.cards.choices import answers, choosing
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects.record import effect
from westmarch.rulebooks.cards.lasting import Key
from westmarch.rulebooks.cards.playable import is_to_be_had
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import PlayItem
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardPutAside,
    CardShown,
    CardTapped,
    ChoiceCalled,
    ItemPlayed,
    ShuffleCalled,
    SiteResourcePlayed,
)
from westmarch.table.game import Game
from westmarch.table.state import ASIDE, placed
from westmarch.table.windows import SITE

# Taken


def _taking(card: Card, effect: Fetch, key: Key) -> Iterator[Rule]:
    def takes(game: Game, event: CardChosen) -> list[Event]:
        if not answers(game, event, card, key):
            return []
        here: Here = event.what[1]
        if effect.to == ASIDE:
            return [CardPutAside(card=event.chosen, beside=event.card)]
        moved: list[Event] = [CardMoved(card=event.chosen, to=effect.to)]
        if effect.to == "play-deck" or "play-deck" in effect.piles:
            moved.append(ShuffleCalled(player=here.player))
        if effect.shown:
            moved.append(CardShown(card=event.chosen))
        return moved

    yield choosing(card, key)
    yield rule(card, "react", CardChosen, takes)


@effect(Fetch, leaves=_taking)
def _fetch(game: Game, effect: Fetch, here: Here, key: Key) -> Iterator[Event]:
    if effect.to == ASIDE and not lies_in_play(game, here.card):
        return
    among = tuple(_such_cards(game, effect, here))
    if effect.here:
        among = tuple(_playable(game, here, among))
    if among:
        yield ChoiceCalled(card=here.card, player=here.player, among=among, what=(key, here))


# Played


def _producing(card: Card, effect: Produce, key: Key) -> Iterator[Rule]:
    """Have the player say which item it is, and who gets it."""
    taken = (*key, "taken")

    def is_found(game: Game, event: CardChosen) -> list[Event]:
        if not answers(game, event, card, key):
            return []
        here: Here = event.what[1]
        takers = tuple(_takers(game, here, event.chosen))
        if not takers:
            return list(_done(effect, here, CardMoved(card=event.chosen, to="discard-pile")))
        # Whoever chooses the card itself has nobody take the item.
        among, what = (*takers, event.card), (taken, here, event.chosen)
        return [ChoiceCalled(card=event.card, player=here.player, among=among, what=what)]

    def is_taken(game: Game, event: CardChosen) -> list[Event]:
        if not answers(game, event, card, taken):
            return []
        _, here, item = event.what
        if event.chosen == event.card:
            return list(_done(effect, here, CardMoved(card=item, to="discard-pile")))
        return list(_done(effect, here, *_played(game, here, item, event.chosen)))

    yield choosing(card, key, taken)
    yield rule(card, "react", CardChosen, is_found)
    yield rule(card, "react", CardChosen, is_taken)


@effect(Produce, leaves=_producing)
def _produce(game: Game, effect: Produce, here: Here, key: Key) -> Iterator[Event]:
    """Have the player say which item it is to be; where there is none, he has looked in vain."""
    among = tuple(_playable(game, here, _such_cards(game, effect, here)))
    if among:
        yield ChoiceCalled(card=here.card, player=here.player, among=among, what=(key, here))
    elif "play-deck" in effect.piles:
        yield ShuffleCalled(player=here.player)


def _takers(game: Game, here: Here, item: str) -> Iterator[str]:
    """Those of the company who could play the item if it were in hand, and nothing going on."""
    group = game.state.companies.get(here.company(game) or "")
    windows = list(game.state.windows)
    while windows and windows[-1].name != SITE.name:
        windows.pop()
    if group is None or not windows:
        return
    at_hand = placed(game.state, item, "hand")
    state = replace(at_hand, windows=tuple(windows), chain=(), pending=(), choices=())
    then = Game(game.rules, game.pool, state)
    for each in group.characters:
        if allows(then, PlayItem(player=here.player, card=item, character=each)):
            yield each


def _played(game: Game, here: Here, item: str, who: str) -> Iterator[Event]:
    """It comes into play at the price at which items do."""
    for cost in costs(game, PlayItem(player=here.player, card=item, character=who)):
        yield CardTapped(card=cost.card)
    yield ItemPlayed(card=item, character=who)
    company = company_of(game, who)
    if company is not None:
        yield SiteResourcePlayed(card=item, character=who, site=company.site)


def _done(effect: Produce, here: Here, *events: Event) -> Iterator[Event]:
    """After that the deck is shuffled in which he has looked."""
    yield from events
    if "play-deck" in effect.piles:
        yield ShuffleCalled(player=here.player)


# Found


def _such_cards(game: Game, effect: Fetch | Produce, here: Here) -> Iterator[str]:
    """Go through the cards in some piles that a text means."""
    for pile in effect.piles:
        for each in game.state.pile(here.player, pile):
            if is_such_card(game, effect.cards, each):
                yield each


def _playable(game: Game, here: Here, cards: Iterable[str]) -> Iterator[str]:
    """Go through those of the cards that are playable at the site."""
    site = here.role(game, "the site")
    if site is None:
        return
    for each in cards:
        if is_to_be_had(game, each, site) and game.value(WORKS_WITH, here.card, each):
            yield each
