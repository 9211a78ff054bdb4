"""What must be true of every state, whatever the rules say.

Random play asks after each action, so a sound state is to be known quickly: what is wrong in
detail is only looked for where the sums do not come out.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from westmarch.table.actions import PlayCard
from westmarch.table.state import ASIDE, BEING_PLAYED, IN_PLAY, PILES, Card, State
from westmarch.table.windows import WINDOWS

_HOLDING = (IN_PLAY, "marshalling-point-pile")
"""Where what holds another card may be, or is held: factions are led, and events lie on them."""


def faults(state: State) -> Iterator[str]:
    """Say what is wrong with a state; nothing, if all is well."""
    yield from _places(state)
    yield from _holders(state)
    yield from _companies(state)
    yield from _agents(state)
    yield from _chain(state)
    yield from _windows(state)
    if state.combat is not None and state.combat.company not in state.companies:
        yield f"a company that is not there, {state.combat.company}, is being attacked"


def _places(state: State) -> Iterator[str]:
    """A card is in play, or in the one pile that its place tells."""
    cards = state.cards
    lying = [each for ids in state.piles.values() for each in ids]
    elsewhere = {each.id for each in cards.values() if each.place != IN_PLAY}
    if len(lying) != len(elsewhere) or not elsewhere.issuperset(lying):
        yield from _miscounted(state, Counter(lying))
    for key, ids in state.piles.items():
        place = key.rpartition("/")[2]
        if place not in PILES:
            yield f"there is no such pile as {key}"
        for each in ids:
            if each in cards and cards[each].place != place:
                yield f"{each} lies in {key} and thinks it is in {cards[each].place}"


def _miscounted(state: State, lying: Counter[str]) -> Iterator[str]:
    for card in state.cards.values():
        if lying[card.id] != (card.place != IN_PLAY):
            yield f"{card.id} is in {lying[card.id]} piles and in “{card.place}”"
    for each in lying.keys() - state.cards.keys():
        yield f"{each} lies in a pile, and is no card of the game"


def _holders(state: State) -> Iterator[str]:
    """Who holds a card and who is in a company is known on both sides, and only in play."""
    cards, companies = state.cards, state.companies
    for key, card in cards.items():
        if key != card.id:
            yield f"{card.id} goes by the name of {key}"
        if card.host is not None:
            holder = companies.get(card.host) or cards.get(card.host)
            if holder is None or card.id not in holder.holds:
                yield f"{card.host} does not know that it holds {card.id}"
            elif isinstance(holder, Card) and holder.place not in _HOLDING:
                yield f"{card.host} holds {card.id}, and is in “{holder.place}”"
        for each in card.holds:
            if each not in cards or cards[each].host != card.id:
                yield f"{each} does not know that {card.id} holds it"
        if card.company is not None:
            company = companies.get(card.company)
            if company is None or card.id not in company.characters:
                yield f"{card.company} does not know that {card.id} is in it"
        astray = (card.host or card.holds) and card.place not in _HOLDING
        if astray or (card.company and card.place != IN_PLAY):
            yield f"{card.id} is in “{card.place}”, and belongs to something in play"
        if (card.beside is not None) != (card.place == ASIDE):
            yield f"{card.id} is in “{card.place}”, and is kept by {card.beside}"
        if card.beside is not None and card.beside not in cards and card.beside not in companies:
            yield f"{card.beside} keeps {card.id}, and is not there"


def _companies(state: State) -> Iterator[str]:
    for company in state.companies.values():
        listed = (*company.characters, *company.holds)
        if len(set(listed)) != len(listed):
            yield f"{company.id} has somebody twice"
        for each in company.characters:
            if each not in state.cards or state.cards[each].company != company.id:
                yield f"{each} does not know that it is in {company.id}"
        for each in company.holds:
            if each not in state.cards or state.cards[each].host != company.id:
                yield f"{each} does not know that it lies on {company.id}"


def _agents(state: State) -> Iterator[str]:
    """An agent is in play by himself, and what lies with him is a site or open."""
    if len(set(state.agents)) != len(state.agents):
        yield "an agent is listed twice"
    for each in state.agents:
        card = state.cards.get(each)
        if card is None or card.place != IN_PLAY or card.company or card.host:
            yield f"{each} is listed as an agent, and is none"


def _chain(state: State) -> Iterator[str]:
    """A card is being played exactly while its action waits on a chain of effects, or resolves."""
    waiting = (*state.waiting, *_resolving(state))
    declared = {each.card for each in waiting if isinstance(each, PlayCard)}
    shown = {each for key, ids in state.piles.items() if key.endswith(BEING_PLAYED) for each in ids}
    for each in sorted(declared - shown):
        yield f"{each} is declared, and lies in “{state.cards[each].place}”"
    for each in sorted(shown - declared):
        yield f"{each} is being played, and no action on the chain plays it"


def _windows(state: State) -> Iterator[str]:
    """The turn does not go on above a fight, a chain of effects or a choice."""
    for below, above in pairwise(state.windows):
        if WINDOWS[above.name].within == "turn" != WINDOWS[below.name].within:
            yield f"the turn goes on to “{above.name}” before “{below.name}” is over"


def _resolving(state: State) -> Iterator[Any]:
    """What goes on once somebody has chosen, as between two rolls."""
    for choice in state.choices:
        parts = choice.what if isinstance(choice.what, tuple) else ()
        yield from (each.then for each in parts if hasattr(each, "then"))
