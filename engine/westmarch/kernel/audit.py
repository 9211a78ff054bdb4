"""What must be true of every state, whatever the rules say."""

from collections import Counter
from collections.abc import Iterator

from westmarch.kernel.actions import PlayCard
from westmarch.kernel.state import BEING_PLAYED, IN_PLAY, PILES, State, pile


def faults(state: State) -> Iterator[str]:
    """Say what is wrong with a state; nothing, if all is well."""
    yield from _cards(state)
    yield from _companies(state)
    yield from _chain(state)
    if state.combat is not None and state.combat.company not in state.companies:
        yield f"a company that is not there, {state.combat.company}, is being attacked"


def _cards(state: State) -> Iterator[str]:
    found = Counter(each for ids in state.piles.values() for each in ids)
    for card in state.cards.values():
        if card.place != IN_PLAY and card.place not in PILES:
            yield f"{card.id} is nowhere: {card.place}"
        if found[card.id] != (card.place != IN_PLAY):
            yield f"{card.id} is in {found[card.id]} piles and in “{card.place}”"
        if card.host is not None:
            holder = state.companies.get(card.host) or state.cards[card.host]
            if card.id not in holder.holds:
                yield f"{card.host} does not know that it holds {card.id}"
        for each in card.holds:
            if state.cards[each].host != card.id:
                yield f"{each} does not know that {card.id} holds it"
    for key, ids in state.piles.items():
        for each in ids:
            if not key.endswith(pile("", state.cards[each].place)):
                yield f"{each} lies in {key} and thinks it is in {state.cards[each].place}"


def _companies(state: State) -> Iterator[str]:
    for company in state.companies.values():
        for each in company.characters:
            if state.cards[each].company != company.id:
                yield f"{each} does not know that it is in {company.id}"
        for each in company.holds:
            if state.cards[each].host != company.id:
                yield f"{each} does not know that it lies on {company.id}"
    for card in state.cards.values():
        if card.company is not None and card.id not in state.companies[card.company].characters:
            yield f"{card.company} does not know that {card.id} is in it"


def _chain(state: State) -> Iterator[str]:
    """A card is being played exactly while its action waits on a chain of effects."""
    interrupted = () if state.combat is None else state.combat.interrupted
    waiting = (*state.chain, *interrupted)
    declared = {each.card for each in waiting if isinstance(each, PlayCard)}
    shown = {each.id for each in state.cards.values() if each.place == BEING_PLAYED}
    for each in sorted(declared - shown):
        yield f"{each} is declared, and lies in “{state.cards[each].place}”"
    for each in sorted(shown - declared):
        yield f"{each} is being played, and no action on the chain plays it"
