"""How events change a state in one place."""

from typing import Any

from msgspec.structs import replace

from westmarch.table.actions import PlaceOnGuard, PlayCard
from westmarch.table.state import Interrupted, State, forgetting, placed


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


def interrupted(state: State, *spans: str) -> State:
    """Have the present chain of effects wait, with what is to be remembered for such times.

    Of one that goes no further, as its last action resolves, nothing is left to be remembered.
    """
    goes_on = spans if state.chain else tuple(each for each in spans if each != "chain")
    facts = tuple(each for each in state.facts if each.until in goes_on)
    held = Interrupted(state.chain, state.pending, facts)
    begun = replace(state, chain=(), pending=(), interrupted=(*state.interrupted, held))
    return forgetting(begun, *spans)


def resumed(state: State) -> State:
    """Go on with the chain of effects that was interrupted last."""
    *others, held = state.interrupted
    return replace(
        state,
        chain=(*held.actions, *state.chain),
        pending=(*held.pending, *state.pending),
        facts=(*state.facts, *held.facts),
        interrupted=tuple(others),
    )


def stopped(state: State) -> State:
    """Break off whatever is under way."""
    for action in state.waiting:
        if isinstance(action, PlayCard):
            state = placed(state, action.card, "discard-pile")
        elif isinstance(action, PlaceOnGuard):
            state = placed(state, action.card, "hand")
    free = {each.id: replace(each, to_face=()) for each in state.companies.values()}
    ended = replace(state, windows=(), chain=(), interrupted=(), combat=None, companies=free)
    return forgetting(ended, "chain", "check", "combat", "strike")


def with_strike(state: State, **changes: Any) -> State:
    """Change the strike that is being resolved."""
    assert state.combat is not None
    strikes = tuple(
        replace(each, **changes) if number == state.combat.current else each
        for number, each in enumerate(state.combat.strikes)
    )
    return with_combat(state, strikes=strikes)
