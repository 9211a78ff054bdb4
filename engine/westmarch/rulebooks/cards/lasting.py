"""What effects of some duration leave behind: facts that say which effect it was, and of whom."""

from typing import Any

from westmarch.cards.model.card import Card
from westmarch.kernel.event import Event
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.journeys_ahead import asked_on_the_way, leads_there
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

Key = tuple[int | str, ...]
"""Which effect of a card: the number of its clause, its own number, and 0 for one within it.

The last part is a key where the effect is a text that no other card has."""

EFFECT = "effect"
"""What facts about effects of some duration are."""


def remember(game: Game, here: Here, key: Key, about: str, until: str) -> Event:
    """Give the event that an effect has reached somebody, and how long it lasts."""
    return note(game, here, EFFECT, about, key, until)


def note(game: Game, here: Here, what: str, about: str, value: Any, until: str) -> Event:
    """Give the event that something is remembered of somebody because a card says so."""
    return Remembered(fact=Fact(what, about, value, until, game.printed(here.card).id))


def left_by(fact: Fact, card: Card, key: Key) -> bool:
    """Tell whether this is what an effect of a card has left."""
    return fact.card == card.id and fact.value == key


def reached(game: Game, card: Card, key: Key, about: str | None) -> int:
    """Count how many times an effect has reached somebody and still lasts.

    One that was meant for a journey is at work where the journey leads as its card asks.
    """
    found = [
        fact.about
        for fact in game.state.facts
        if fact.card == card.id
        and fact.what == EFFECT
        and fact.value == key
        and (about is None or fact.about == about)
    ]
    conditions = asked_on_the_way(card).get(key[0], ()) if found else ()
    if not conditions:
        return len(found)
    return sum(leads_there(game, conditions, each, card.id) for each in found)


def leave(game: Game, event: OwnTextFollowed, about: str, until: str) -> Event:
    """Give the event that a card's own text has reached somebody, and how long it lasts."""
    return remember(game, event.here, (*event.place, event.text), about, until)


def left_by_own(fact: Fact, text: str) -> bool:
    """Tell whether this is what a text has left that one card alone has: `TD-130.keeps-him`."""
    return fact.what == EFFECT and fact.value[-1] == text


def own_reached(game: Game, text: str, about: str | None = None) -> bool:
    """Tell whether such a text has reached somebody, or anybody, and still lasts."""
    return any(left_by_own(fact, text) and about in (None, fact.about) for fact in game.state.facts)
