"""What a player may see: the state with everything hidden taken out of it."""

from collections.abc import Iterator
from functools import cache
from itertools import count
from typing import Any

from msgspec.structs import replace

from westmarch.kernel.state import IN_PLAY, Card, Company, State

HIDDEN = "hidden"
"""Stands for what is printed on a card that the player may not see."""

_OWN_EYES = ("hand", "sideboard", "pool", "location-deck")
"""Piles whose owner knows them and the opponent does not."""


def may_see(card: Card, player: str) -> bool:
    """Tell whether a player may see what is printed on a card."""
    if card.place == "play-deck":
        return False
    hidden = card.face_down or card.place in _OWN_EYES
    return not hidden or card.owner == player


def view(state: State, player: str) -> State:
    """Give the state as a player sees it.

    A hidden card keeps its owner and its pile, so that cards can be counted; its own id goes,
    since it could tell what the card is, and with it the order of the pile. What everybody has
    seen happen, such as where a company came from, stays.
    """
    return Onlooker(player).look(state)


class Onlooker:
    """A player who watches a game, and looks only once at how each turn began."""

    __slots__ = ("_began", "_beginning", "player")

    def __init__(self, player: str) -> None:
        self.player = player
        self._began: State | None = None
        self._beginning: State | None = None

    def look(self, state: State) -> State:
        """Give the state as this player sees it."""
        if state.turn_start is not self._began:
            self._began = state.turn_start
            self._beginning = None if self._began is None else _seen(self._began, self.player)
        return replace(_seen(state, self.player), turn_start=self._beginning)


def _seen(state: State, player: str) -> State:
    names = _names(state, [each for each in state.cards.values() if not may_see(each, player)])
    return replace(
        state,
        cards=_cards(state, names),
        companies={each.id: _company(each, names) for each in state.companies.values()},
        piles={key: _pile(ids, names) for key, ids in state.piles.items()},
        choices=tuple(
            each if each.player == player else _choice(each, names) for each in state.choices
        ),
        facts=tuple(each for each in state.facts if each.known_to in (None, player)),
        speaking=None,
        turn_start=None,
    )


def _names(state: State, hidden: list[Card]) -> dict[str, str]:
    """Name hidden cards by where they are, in an order that does not tell one from another."""
    numbers: dict[str, Iterator[int]] = {}
    names: dict[str, str] = {}
    for each in _as_they_lie(state, hidden):
        where = f"{each.owner}/{each.place}"
        names[each.id] = f"{where}/{next(numbers.setdefault(where, count()))}"
    return names


def _as_they_lie(state: State, hidden: list[Card]) -> list[Card]:
    """Sort cards that lie face down on the table by what is seen around them."""
    if not any(each.place == IN_PLAY for each in hidden):
        return hidden
    goals = {each.destination: each.id for each in state.companies.values() if each.destination}
    return sorted(hidden, key=lambda each: (goals.get(each.id, ""), each.host or ""))


def _cards(state: State, names: dict[str, str]) -> dict[str, Card]:
    """Show the open cards as they are, and of the others only their backs."""
    shown = {key: each for key, each in state.cards.items() if key not in names}
    backs: dict[str, Card] = {}
    for key, name in names.items():
        card = state.cards[key]
        if card.place != IN_PLAY:
            backs[name] = _back(name, card.owner, card.place)
            continue
        backs[name] = replace(card, id=name, card=HIDDEN, **_neighbours(card, names))
        for near in (card.host, *card.holds):
            if near in shown:
                shown[near] = replace(shown[near], **_neighbours(shown[near], names))
    return {**shown, **{name: backs[name] for name in sorted(backs)}}


@cache
def _back(name: str, owner: str, place: str) -> Card:
    return Card(name, HIDDEN, owner, place)


def _neighbours(card: Card, names: dict[str, str]) -> dict[str, Any]:
    return {
        "host": None if card.host is None else names.get(card.host, card.host),
        "holds": tuple(names.get(each, each) for each in card.holds),
    }


def _company(company: Company, names: dict[str, str]) -> Company:
    if company.destination in names:
        company = replace(company, destination=names[company.destination])
    if names.keys().isdisjoint(company.holds):
        return company
    return replace(company, holds=tuple(names.get(each, each) for each in company.holds))


def _pile(ids: tuple[str, ...], names: dict[str, str]) -> tuple[str, ...]:
    if names.keys().isdisjoint(ids):
        return ids
    return tuple(sorted(names.get(each, each) for each in ids))


def _choice(choice: Any, names: dict[str, str]) -> Any:
    """Show what somebody else has to choose from, but for the cards that only he can see."""
    if names.keys().isdisjoint(choice.among):
        return choice
    among = tuple(HIDDEN if each in names else each for each in choice.among)
    return replace(choice, among=among)
