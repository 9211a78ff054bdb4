"""Watches a game: what has to hold after every action, whatever the rules say.

Every card is in one place, and sites keep to themselves. Each player sees all that he may see,
and nothing else. No turn goes round in a circle, or on for ever.
"""

from collections.abc import Iterator
from typing import Any, Literal

from msgspec import Struct

from westmarch.cards.pool import Pool
from westmarch.table.audit import faults
from westmarch.table.state import BEING_PLAYED, IN_PLAY, ON_GUARD, State
from westmarch.table.view import HIDDEN, Onlooker, may_see
from westmarch.table.windows import ORGANIZING

Kind = Literal["stuck", "errors", "cards_lost", "refusals_without_rule", "not_offered"]
_NO_SITES = ("hand", "play-deck", "sideboard")
_ONLY_SITES = "location-deck"
MOST_ACTIONS = 1000
"""No turn takes more actions than this."""


class Amiss(Exception):  # noqa: N818 - it is no error of the program's
    """Something that may not be in any game, and of which kind."""

    def __init__(self, kind: Kind, what: str) -> None:
        super().__init__(what)
        self.kind = kind


class Rounds:
    """Notices a position that comes again within a turn: then it may come again for ever.

    A player who organizes may put his companies as they were, as often as he likes.
    """

    def __init__(self) -> None:
        self._turn: tuple[int, State | None] | None = None
        self._positions: list[State] = []
        self.actions = 0
        """How many actions the turn has taken so far."""

    def has_come_again(self, state: State) -> bool:
        """Look at the table after an action, and tell whether it was so before in this turn."""
        turn = state.turn, state.turn_start
        if self._turn is None or turn[0] != self._turn[0] or turn[1] is not self._turn[1]:
            self._turn, self._positions, self.actions = turn, [], 0
        self.actions += 1
        # A pass that nobody waits for changes nothing. Whether anything else does, `act` sees.
        if state.during(ORGANIZING) or (self._positions and state == self._positions[-1]):
            return False
        again = any(each.windows == state.windows and each == state for each in self._positions)
        self._positions.append(state)
        return again


class Watch:
    """Watches one game, from the state in which it begins."""

    def __init__(self, pool: Pool, start: State) -> None:
        self._pool = pool
        self._begin(start)
        self._onlookers = [Onlooker(each.name) for each in start.players]
        self._rounds = Rounds()
        self._turn_start: State | None = None

    def _begin(self, state: State) -> None:
        """Take note of the cards there are, and of those that decks are still to bring."""
        decks = [each.deck for each in state.players if each.deck is not None]
        self._brought = sum(len(ids) for deck in decks for ids in deck.parts.values())
        self._cards = set(state.cards)
        self._sites = {
            each.id for each in state.cards.values() if self._pool.listed[each.card].type == "site"
        }

    def look(self, state: State) -> None:
        """Look at the table after an action; what is amiss is raised."""
        if self._brought and not any(each.deck for each in state.players):
            expected = len(self._cards) + self._brought
            if len(state.cards) != expected:
                raise Amiss("cards_lost", f"{expected} cards were brought, not {len(state.cards)}")
            self._begin(state)
        # Before the first turn a Wizard may come from outside the decks.
        if state.turn_start is None and self._cards < state.cards.keys():
            self._begin(state)
        for fault in (*self._strayed(state), *faults(state)):
            raise Amiss("cards_lost", fault)
        if self._rounds.has_come_again(state):
            raise Amiss("errors", f"turn {state.turn} has come to the same position again")
        if self._rounds.actions > MOST_ACTIONS:
            raise Amiss("errors", f"turn {state.turn} is not over after {MOST_ACTIONS} actions")
        new_turn = state.turn_start is not self._turn_start
        self._turn_start = state.turn_start
        for onlooker in self._onlookers:
            seen = onlooker.look(state)
            for leak in leaks(state, seen, onlooker.player):
                raise Amiss("errors", leak)
            if new_turn and state.turn_start is not None:
                for leak in leaks(state.turn_start, seen.turn_start, onlooker.player):
                    raise Amiss("errors", f"when the turn began: {leak}")

    def _strayed(self, state: State) -> Iterator[str]:
        """Find cards that came or went, and sites among other cards."""
        if state.cards.keys() != self._cards:
            for each in sorted(state.cards.keys() ^ self._cards):
                yield f"{each} came or went"
        for key, ids in state.piles.items():
            place = key.rpartition("/")[2]
            if place in _NO_SITES and not self._sites.isdisjoint(ids):
                yield f"there is a site in {key}"
            if place == _ONLY_SITES and not self._sites.issuperset(ids):
                yield f"there is more than sites in {key}"


def leaks(state: State, seen: State | None, player: str) -> Iterator[str]:
    """Find what a player is shown and may not see, or may see and is not shown."""
    if seen is None:
        yield f"{player} sees nothing"
        return
    cards, views = state.cards, seen.cards
    hidden = {key for key, card in cards.items() if not may_see(card, player)}
    shown = cards.keys() - hidden
    if [*map(cards.get, shown)] != [*map(views.get, shown)]:
        yield from _unseen(state, seen, shown, player)
    for each in hidden & views.keys():
        yield f"{player} sees {each} in {cards[each].owner}'s {cards[each].place}"
    backs = [each for each in views.keys() - shown if views[each].card == HIDDEN]
    if len(backs) != len(hidden) or len(views) != len(cards):
        yield f"{player} counts {len(backs)} hidden cards, and there are {len(hidden)}"
    for each in hidden & _named(seen, player):
        yield f"{player} sees {each} named"
    facts = (*seen.facts, *(fact for each in seen.interrupted for fact in each.facts))
    lying = {each for each in hidden if cards[each].place in (IN_PLAY, BEING_PLAYED, ON_GUARD)}
    for each in lying.intersection(_words(facts)) if lying else ():
        yield f"{player} remembers {each}"
    if seen.active:
        yield f"{player} is told which cards speak"
    if any(each.known_to not in (None, player) for each in facts):
        yield f"{player} knows what only another does"


def _words(said: Any) -> Iterator[str]:
    """Go through all the words in something that was said or is remembered."""
    if isinstance(said, str):
        yield said
    elif isinstance(said, tuple):
        for each in said:
            yield from _words(each)
    elif isinstance(said, Struct):
        for field in said.__struct_fields__:
            yield from _words(getattr(said, field))


def _unseen(state: State, seen: State, shown: set[str], player: str) -> Iterator[str]:
    """Find open cards that are not shown; next to a hidden card one may look a little different."""
    for card in map(state.cards.__getitem__, shown):
        found = seen.cards.get(card.id)
        if found is None or (found.card, found.place) != (card.card, card.place):
            yield f"{player} does not see {card.id} in {card.owner}'s {card.place}"


def _named(seen: State, player: str) -> set[str]:
    """Give what a view calls by name; what everybody heard or saw before is no secret."""
    named = set[str](seen.agents).union(*seen.piles.values())
    named.update(_words(seen.chain), _words(seen.pending))
    if seen.combat is not None:
        named.add(seen.combat.source)
    for each in seen.interrupted:
        named.update(_words(each.actions), _words(each.pending))
    for card in seen.cards.values():
        if card.host is not None:
            named.add(card.host)
        if card.holds:
            named.update(card.holds)
    for company in seen.companies.values():
        named.update(company.characters, company.holds, (company.destination or "",))
    for window in seen.windows:
        named.update(window.waiting, (window.company or "",))
    for choice in seen.choices:
        if choice.player != player:
            named.update((choice.card, *choice.among))
    return named
