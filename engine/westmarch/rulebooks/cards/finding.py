"""Items that a text has somebody look for at a site, and which are played there and then."""

from collections.abc import Iterator

from msgspec.structs import replace

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects import Fetch, Produce
from westmarch.kernel.event import Event
from westmarch.kernel.judge import allows
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.chain import costs
from westmarch.mechanics.quantities.actions import WORKS_WITH
from westmarch.mechanics.table import company_of
from westmarch.rulebooks.cards.choices import choosing
from westmarch.rulebooks.cards.here import Here
from westmarch.rulebooks.cards.making import rule
from westmarch.rulebooks.cards.playable import is_to_be_had
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.rulebooks.cards.traces import Key
from westmarch.table.actions import PlayItem
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardTapped,
    ChoiceCalled,
    ItemPlayed,
    ShuffleCalled,
    SiteResourcePlayed,
)
from westmarch.table.game import Game
from westmarch.table.state import placed
from westmarch.table.windows import SITE


def found(game: Game, effect: Fetch | Produce, here: Here) -> tuple[str, ...]:
    """Give the cards in some piles that a text means, where it says so those of the site alone."""
    cards = tuple(
        each
        for pile in effect.piles
        for each in game.state.pile(here.player, pile)
        if is_such_card(game, effect.cards, each)
    )
    if isinstance(effect, Fetch) and not effect.here:
        return cards
    site = here.role(game, "the site")
    if site is None:
        return ()
    return tuple(
        each
        for each in cards
        if is_to_be_had(game, each, site) and game.value(WORKS_WITH, here.card, each)
    )


def produce(game: Game, effect: Produce, here: Here, key: Key) -> Iterator[Event]:
    """Have the player say which item it is to be; where there is none, he has looked in vain."""
    among = found(game, effect, here)
    if among:
        yield ChoiceCalled(card=here.card, player=here.player, among=among, what=(key, here))
    elif "play-deck" in effect.piles:
        yield ShuffleCalled(player=here.player)


def producing(card: Card, effect: Produce, key: Key) -> Iterator[Rule]:
    """Give the rules by which it is said which item it is, and who gets it."""
    taken = (*key, "taken")

    def is_found(game: Game, event: CardChosen) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] != key:
            return []
        here: Here = event.what[1]
        takers = tuple(_takers(game, here, event.chosen))
        if not takers:
            return list(_done(effect, here, CardMoved(card=event.chosen, to="discard-pile")))
        # Whoever chooses the card itself has nobody take the item.
        among, what = (*takers, event.card), (taken, here, event.chosen)
        return [ChoiceCalled(card=event.card, player=here.player, among=among, what=what)]

    def is_taken(game: Game, event: CardChosen) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] != taken:
            return []
        _, here, item = event.what
        if event.chosen == event.card:
            return list(_done(effect, here, CardMoved(card=item, to="discard-pile")))
        return list(_done(effect, here, *_played(game, here, item, event.chosen)))

    yield choosing(card, key, taken)
    yield rule(card, "react", CardChosen, is_found)
    yield rule(card, "react", CardChosen, is_taken)


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
