"""What a player may see: the state with everything hidden taken out of it."""

from functools import cache
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from westmarch.table.state import (
    ASIDE,
    BEING_PLAYED,
    IN_PLAY,
    ON_GUARD,
    Card,
    Company,
    Fact,
    Interrupted,
    State,
)

HIDDEN = "hidden"
"""Stands for what is printed on a card that the player may not see."""

_ON_THE_TABLE = (IN_PLAY, BEING_PLAYED, ASIDE, ON_GUARD)
_OWN_EYES = ("hand", "sideboard", "pool", "location-deck", ON_GUARD)
"""Piles whose owner knows them and the opponent does not."""


def may_see(card: Card, player: str) -> bool:
    """Tell whether a player may see what is printed on a card."""
    if card.place == "play-deck":
        return False
    hidden = card.face_down or (card.place in _OWN_EYES and not card.shown)
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
    shown: dict[str, Card] = {}
    hidden: dict[tuple[str, str], list[str]] = {}
    for key, card in state.cards.items():
        if may_see(card, player):
            shown[key] = card
        else:
            hidden.setdefault((card.owner, card.place), []).append(key)
    names: dict[str, str] = {}
    for where in sorted(hidden):
        ids = hidden[where]
        backs = _backs(*where, len(ids))
        if where[1] in _ON_THE_TABLE:
            ids = _as_they_lie(state, ids)
        names.update(zip(ids, backs, strict=True))
        shown.update(backs)
    lying: dict[str, str] = {}
    for (_, place), ids in hidden.items():
        if place in _ON_THE_TABLE:
            _lay_down(state, ids, names, shown)
            lying.update((each, names[each]) for each in ids)
    _show_keepers(names, shown)
    # Of what is in a pile it is not even told which of its cards somebody speaks of.
    secret = state.chain or state.pending or state.interrupted
    spoken = {**dict.fromkeys(names, HIDDEN), **lying} if secret else {}
    return replace(
        state,
        cards=shown,
        players=tuple(
            each if each.name == player else replace(each, deck=None) for each in state.players
        ),
        companies={each.id: _company(each, names) for each in state.companies.values()},
        agents=_said(state.agents, names),
        piles={key: _pile(ids, names) for key, ids in state.piles.items()},
        chain=_said(state.chain, spoken),
        pending=_said(state.pending, spoken),
        interrupted=tuple(_held(each, spoken, lying, player) for each in state.interrupted),
        combat=_combat(state.combat, names, lying),
        choices=tuple(
            each if each.player == player else _choice(each, names) for each in state.choices
        ),
        facts=_remembered(state.facts, lying, player),
        active=None,
        turn_start=None,
    )


@cache
def _backs(owner: str, place: str, number: int) -> dict[str, Card]:
    """Give so many cards of which only the backs are seen: one is like the other."""
    names = [f"{owner}/{place}/{each}" for each in range(number)]
    return {each: Card(each, HIDDEN, owner, place) for each in names}


def _as_they_lie(state: State, ids: list[str]) -> list[str]:
    """Sort cards that lie face down on the table by what is seen around them."""
    goals = {each.destination: each.id for each in state.companies.values() if each.destination}
    came = {each: number for number, each in enumerate(state.agents)}

    def seen(each: str) -> tuple[str | int, ...]:
        host = state.cards[each].host or ""
        agent = host if host in came else each
        stacked = state.cards[host].holds.index(each) if host in came else -1
        visible = "" if host in came else host
        return (
            goals.get(each, ""),
            came.get(agent, -1),
            stacked,
            visible,
            state.cards[each].beside or "",
            state.cards[each].lies_at or "",
            state.cards[each].guards or "",
        )

    return sorted(ids, key=seen)


def _lay_down(state: State, ids: list[str], names: dict[str, str], shown: dict[str, Card]) -> None:
    """Show of cards that lie face down how they lie, and who has to do with them."""
    for each in ids:
        card, name = state.cards[each], names[each]
        shown[name] = replace(card, id=name, card=HIDDEN, **_neighbours(card, names))
        for near in (card.host, *card.holds):
            if near in state.cards and near not in names:
                shown[near] = replace(shown[near], **_neighbours(shown[near], names))


def _show_keepers(names: dict[str, str], shown: dict[str, Card]) -> None:
    """Show of cards off to the side beside what they lie, even if that lies face down."""
    for each, card in shown.items():
        if card.beside in names:
            shown[each] = replace(card, beside=names[card.beside])


def _neighbours(card: Card, names: dict[str, str]) -> dict[str, Any]:
    return {
        "host": None if card.host is None else names.get(card.host, card.host),
        "holds": tuple(names.get(each, each) for each in card.holds),
        "lies_at": None if card.lies_at is None else names.get(card.lies_at, card.lies_at),
    }


def _held(
    chain: Interrupted, names: dict[str, str], lying: dict[str, str], player: str
) -> Interrupted:
    """Show a chain that waits: it is as secret as the present one, and so is what is remembered."""
    return Interrupted(
        _said(chain.actions, names),
        _said(chain.pending, names),
        _remembered(chain.facts, lying, player),
    )


def _remembered(facts: tuple[Fact, ...], lying: dict[str, str], player: str) -> tuple[Fact, ...]:
    return tuple(_fact(each, lying) for each in facts if each.known_to in (None, player))


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


def _fact(fact: Fact, names: dict[str, str]) -> Fact:
    """Show what is remembered without saying of which of the cards that lie face down."""
    if not names or (fact.about not in names and isinstance(fact.value, int | None)):
        return fact
    return replace(fact, about=names.get(fact.about, fact.about), value=_said(fact.value, names))


def _said(said: Any, names: dict[str, str]) -> Any:
    """Take out of what was said or remembered the names of cards that are hidden."""
    if isinstance(said, str):
        return names.get(said, said)
    if isinstance(said, tuple):
        return tuple(_said(each, names) for each in said)
    if not isinstance(said, Struct):
        return said
    changed = {}
    for field in said.__struct_fields__:
        value = getattr(said, field)
        if (shown := _said(value, names)) != value:
            changed[field] = shown
    return replace(said, **changed) if changed else said


def _combat(combat: Any, names: dict[str, str], lying: dict[str, str]) -> Any:
    """Show an attack without saying which card in a pile made it, where that is hidden."""
    if combat is None or combat.source not in names or combat.source in lying:
        return combat
    return replace(combat, source=HIDDEN)


def _choice(choice: Any, names: dict[str, str]) -> Any:
    """Show what somebody else has to choose from, but for the cards that only he can see."""
    if names.keys().isdisjoint((choice.card, *choice.among)):
        return choice
    among = tuple(HIDDEN if each in names else each for each in choice.among)
    return replace(choice, card=names.get(choice.card, choice.card), among=among)
