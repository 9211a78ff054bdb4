"""What a player may see: the state with everything hidden taken out of it."""

from msgspec.structs import replace

from westmarch.kernel.state import Card, State

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
    since it could tell what the card is, and with it the order of the pile.
    """
    names = {
        each.id: f"{each.owner}/{each.place}/{number}"
        for number, each in enumerate(state.cards.values())
        if not may_see(each, player)
    }
    cards = {
        names.get(each.id, each.id): replace(each, id=names[each.id], card=HIDDEN)
        if each.id in names
        else each
        for each in state.cards.values()
    }
    piles = {
        key: tuple(sorted(names.get(each, each) for each in ids))
        if any(each in names for each in ids)
        else ids
        for key, ids in state.piles.items()
    }
    companies = {
        each.id: replace(each, destination=names[each.destination])
        if each.destination in names
        else each
        for each in state.companies.values()
    }
    before = state.turn_start
    return replace(
        state,
        cards=cards,
        companies=companies,
        piles=piles,
        facts=tuple(each for each in state.facts if each.known_to in (None, player)),
        turn_start=None if before is None else view(before, player),
    )
