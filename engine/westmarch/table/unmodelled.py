"""Which verdicts need a clause that the engine does not act on.

A clause names its topics: a quantity, an action by its tag, or a word for when it matters.
`playing` restricts the play of its card, `playing-otherwise` widens it, `duplicating` restricts
the play of a second copy, and `using` widens what the card can be used for.
"""

from typing import Any

from westmarch.cards.model.card import Unmodelled
from westmarch.cards.pool import Pool
from westmarch.kernel.trace import Trace
from westmarch.table.state import IN_PLAY, Card, State

_DEFEATED = ("marshalling-point-pile", "out-of-play")
"""Where a card goes that was defeated."""


def unmodelled(
    pool: Pool, state: State, action: Any, trace: Trace, *, legal: bool
) -> tuple[tuple[str, str], ...]:
    """Find the clauses that the answer to an action would need, each with its card."""
    played = getattr(action, "card", None)
    concerned = _concerned(state, action)
    tag = action.__struct_config__.tag
    found: list[tuple[str, str]] = []
    for card in state.cards.values():
        printed = pool[card.card]
        if not printed.unmodelled or (card.place != IN_PLAY and card.id != played):
            continue
        # What a site, a character or an item says is about itself; an event may reach anything.
        far = printed.type == "event" and card.id != played
        near = {card.id, card.host}
        found.extend(
            (card.card, clause.text)
            for clause in printed.unmodelled
            if (not clause.only_with or _met(pool, state, clause))
            and (
                _about_a_quantity(clause, trace, None if far else near)
                or (tag in clause.touching and (far or near & concerned))
                or (card.id == played and _plays(clause, state, card, legal))
                or (card.id == played and tag == "use-card" and _uses(clause, legal))
            )
        )
    return tuple(found)


def _met(pool: Pool, state: State, clause: Unmodelled) -> bool:
    """Tell whether one of the cards is there with which alone the clause matters."""
    places = {IN_PLAY, *_DEFEATED} if clause.or_defeated else {IN_PLAY}
    return any(
        card.place in places and pool[card.card].name in clause.only_with
        for card in state.cards.values()
    )


def _about_a_quantity(clause: Unmodelled, trace: Trace, near: set[str | None] | None) -> bool:
    return any(
        topic in trace.topics and (near is None or near & trace.topics[topic])
        for topic in clause.touching
    )


def _uses(clause: Unmodelled, legal: bool) -> bool:
    return not legal and "using" in clause.touching


def _plays(clause: Unmodelled, state: State, card: Card, legal: bool) -> bool:
    if card.place == IN_PLAY:
        return False
    if not legal:
        return "playing-otherwise" in clause.touching
    if "playing" in clause.touching:
        return True
    return "duplicating" in clause.touching and any(
        other.card == card.card and other.place == IN_PLAY for other in state.cards.values()
    )


def _concerned(state: State, action: Any) -> set[str | None]:
    """The cards that an action has to do with: those it names, and the company's with its site."""
    named = {getattr(action, each) for each in action.__struct_fields__}
    ids = {each for each in named if isinstance(each, str) and each in state.cards}
    companies = {state.cards[each].company for each in ids} | named
    for each in companies:
        if each in state.companies:
            company = state.companies[each]
            ids |= {company.site, *company.characters}
    return set(ids)
