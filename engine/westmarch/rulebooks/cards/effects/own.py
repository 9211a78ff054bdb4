"""Texts that one card alone has, as effects: what comes of them its own code says."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.own import Own
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.kernel.rules import NONE
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects.record import effect
from westmarch.rulebooks.cards.lasting import Key
from westmarch.rulebooks.cards.own_texts import own_rules
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game


def _rules(card: Card, effect: Own, key: Key) -> Iterator[Rule]:
    return own_rules(card, effect)


@effect(Own, leaves=_rules)
def _follow(game: Game, effect: Own, here: Here, key: Key) -> Iterator[Event]:
    card = game.printed(here.card).id
    text = f"{card}.{effect.key}"
    event = OwnTextFollowed(card=here.card, text=text, place=key, here=here)
    for rule in game.rules.reacts.get(text, NONE).clauses.get(card, ()):
        yield from game.evaluate(rule, event)
