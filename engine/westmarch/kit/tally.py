"""What came up in games: counted from the events that happened and the rules that allowed actions.

Nothing is listed here: an event is counted under its own name, and under whatever word it holds
besides, such as the way that a company takes; an action is counted under each rule that lets it be
done. So what no game has come to can be told as well.
"""

from collections.abc import Container, Iterable, Iterator
from typing import Any

from msgspec import Struct

import westmarch.table.events as events_of_the_table
from westmarch.kernel.event import Event
from westmarch.kernel.judge import permitting
from westmarch.kernel.rules import Rules
from westmarch.table.actions import Finish, kebab
from westmarch.table.game import Game
from westmarch.table.state import State

CARDS = "cards"
"""Where the texts of cards are counted that allow something, all together."""
_EVENTS = f"{events_of_the_table.__name__}."


class Tally(Struct):
    """How often each thing came up."""

    allowed: dict[str, int] = {}
    """By the id of a rule: the actions that were done and that it permits."""
    used: dict[str, int] = {}
    """By the id of a card: the actions that were done with it."""
    happened: dict[str, int] = {}
    """By the name of an event: how often it happened."""

    def note(self, game: Game, action: Any) -> None:
        """Count an action by the rules that let it be done now; to be done is no action."""
        if not isinstance(action, Finish):
            rules = {CARDS if each.card else each.id for each in permitting(game, action)}
            _count(self.allowed, rules)
            card = game.state.cards.get(getattr(action, "card", ""))
            _count(self.used, () if card is None else (card.card,))

    def hear(self, before: State, after: State, events: Iterable[Event]) -> None:
        """Count what has happened between two states."""
        ids = {
            *after.cards,
            *before.companies,
            *after.companies,
            *(each.name for each in after.players),
        }
        _count(self.happened, (name for each in events for name in _names(each, ids)))

    def add(self, other: "Tally") -> None:
        """Add what came up elsewhere."""
        for each in self.__struct_fields__:
            mine = getattr(self, each)
            for name, number in getattr(other, each).items():
                mine[name] = mine.get(name, 0) + number


def all_that_allow(rules: Rules) -> tuple[str, ...]:
    """Name all rules that permit anything but to be done, in their order."""
    permitting = (index for action, index in rules.permits.items() if action is not Finish)
    found = (rule for index in permitting for rule in index.rules)
    return (*dict.fromkeys(each.id for each in found if not each.card), CARDS)


def all_that_happen() -> dict[str, str]:
    """Name all events there are, each with the subject that it belongs to."""
    kinds = (each for each in Event.__subclasses__() if each.__module__.startswith(_EVENTS))
    return {kebab(each.__name__): each.__module__.removeprefix(_EVENTS) for each in kinds}


def _names(event: Event, ids: Container[str]) -> Iterator[str]:
    """Give what an event is called, and what it is with each word that is nobody's id."""
    name = kebab(type(event).__name__)
    yield name
    for field in event.__struct_fields__:
        word = getattr(event, field)
        if isinstance(word, str) and word and word not in ids:
            yield f"{name}: {word}"


def _count(counted: dict[str, int], names: Iterable[str]) -> None:
    for name in names:
        counted[name] = counted.get(name, 0) + 1
