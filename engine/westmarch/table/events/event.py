"""How events change a state in one place."""

from typing import Any

from msgspec.structs import replace

from westmarch.table.actions import PlayCard
from westmarch.table.state import State, forgetting, placed


def with_card(state: State, card_id: str, **changes: Any) -> State:
    """Change a card."""
    cards = state.cards.copy()
    cards[card_id] = replace(cards[card_id], **changes)
    return replace(state, cards=cards)


def with_company(state: State, company: str, **changes: Any) -> State:
    """Change a company."""
    companies = state.companies.copy()
    companies[company] = replace(companies[company], **changes)
    return replace(state, companies=companies)


def off_chain(state: State, action: Any) -> State:
    """Take an action off the chain of effects."""
    return replace(state, chain=tuple(each for each in state.chain if each is not action))


def with_combat(state: State, **changes: Any) -> State:
    """Change the attack that is being fought."""
    assert state.combat is not None
    return replace(state, combat=replace(state.combat, **changes))


def stopped(state: State) -> State:
    """Break off whatever is under way."""
    interrupted = () if state.combat is None else state.combat.interrupted
    for action in (*state.chain, *interrupted):
        if isinstance(action, PlayCard):
            state = placed(state, action.card, "discard-pile")
    ended = replace(state, windows=(), chain=(), combat=None)
    return forgetting(ended, "chain", "combat", "strike")


def with_strike(state: State, **changes: Any) -> State:
    """Change the strike that is being resolved."""
    assert state.combat is not None
    strikes = tuple(
        replace(each, **changes) if number == state.combat.current else each
        for number, each in enumerate(state.combat.strikes)
    )
    return with_combat(state, strikes=strikes)
