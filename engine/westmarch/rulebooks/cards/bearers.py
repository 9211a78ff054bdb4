"""What items say of those who bear them, and do for them."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card, Item
from westmarch.cards.model.item_clauses import (
    BorneBy,
    StaysTapped,
    StaysWithBearer,
    StoredAt,
    UntappedCost,
)
from westmarch.cards.wording.writing import write
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import stored_by
from westmarch.mechanics.quantities.actions import IN_FORCE
from westmarch.mechanics.quantities.combat import UNTAPPED_COST
from westmarch.mechanics.quantities.people import KEPT_TAPPED, PROWESS
from westmarch.mechanics.quantities.points import POINTS_BONUS
from westmarch.rulebooks.cards.clause_registry import makes, rule
from westmarch.rulebooks.cards.things.people import fits
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.rulebooks.cards.while_in_play import reaching
from westmarch.table.actions import (
    PlayAlly,
    PlayItem,
    RescueItem,
    StoreItem,
    TransferItem,
    Untap,
)
from westmarch.table.events.cards import (
    CardStored,
    StoringTried,
)
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.windows import ORGANIZATION


@makes(BorneBy)
def borne_by(card: Card, clause: BorneBy) -> Iterator[Rule]:
    """The item, or the ally, is neither played with anybody else nor handed over to him."""

    def is_not_meant(game: Game, action: PlayItem | PlayAlly | TransferItem | RescueItem) -> bool:
        its_own = game.printed(action.card).id == card.id
        return its_own and not (
            fits(game, clause.who, action.character, card=action.card) and strong(game, action)
        )

    def strong(game: Game, action: PlayItem | PlayAlly | TransferItem | RescueItem) -> bool:
        return not clause.prowess or game.value(PROWESS, action.character) >= clause.prowess

    says = f"{card.name}: {write(clause)}."
    for action in (PlayItem, PlayAlly, TransferItem, RescueItem):
        yield rule(card, "forbid", action, is_not_meant, says)


@makes(UntappedCost)
def untapped_cost(card: Card, clause: UntappedCost) -> Iterator[Rule]:
    """Staying untapped takes less out of somebody than out of others."""
    place = card.clauses.index(clause)

    def costs_less(game: Game, cost: int, who: str) -> int | None:
        copies = reaching(game, card, clause.subject, who)
        if not any(game.value(IN_FORCE, each, place) for each in copies):
            return None
        return min(cost, clause.prowess)

    yield rule(card, "adjust", UNTAPPED_COST, costs_less)


@makes(StaysTapped)
def stays_tapped(card: Card, clause: StaysTapped) -> Iterator[Rule]:
    """Somebody stays tapped, or the card itself does."""

    def is_meant(game: Game, who: str) -> bool:
        return bool(reaching(game, card, clause.subject, who))

    def keeps_tapped(game: Game, action: Untap) -> bool:
        return any(is_meant(game, each) for each in action.cards)

    says = f"{card.name} says: {write(clause)}."
    yield rule(card, "forbid", Untap, keeps_tapped, says)
    if not clause.in_phase:
        yield rule(card, "define", KEPT_TAPPED, is_meant)


@makes(StaysWithBearer)
def stays_with_bearer(card: Card, clause: StaysWithBearer) -> Iterator[Rule]:
    """Whoever has it keeps it."""

    def stays(game: Game, action: StoreItem | TransferItem | RescueItem) -> bool:
        return game.printed(action.card).id == card.id

    says = f"{card.name} {write(clause)}."
    for action in (StoreItem, TransferItem, RescueItem):
        yield rule(card, "forbid", action, stays, says, of="itself")


AS_AT_HAVEN = "stored as at a Darkhaven"
"""Remembered of a card that is stored elsewhere as it could be there."""


@makes(StoredAt)
def stored_at(card: Card, clause: StoredAt) -> Iterator[Rule]:
    """Storing it takes the right place, and for what is no item no corruption check."""
    stored_there = f"stored for the points of {card.id}"
    item = isinstance(card.facts, Item)

    def may_be_stored(game: Game, action: StoreItem) -> bool | None:
        state, found = game.state, game.card(action.card)
        site = site_of(game, action.card)
        return (
            state.at(ORGANIZATION)
            and (found.owner, found.place) == (action.player, IN_PLAY)
            and site is not None
            and is_such_site(game, clause.where, site, card.id)
        ) or None

    def is_worth_it(game: Game, event: CardStored) -> list[Event]:
        site = site_of(game, event.bearer) if event.bearer is not None else None
        if game.printed(event.card).id != card.id or site is None:
            return []
        stored = stored_by(game, game.card(event.card).owner, card.name)
        first = clause.later is None or all(each == event.card for each in stored)
        points = clause.points if first else clause.later
        as_at_haven = game.state.fact(AS_AT_HAVEN, event.card) is not None
        right = as_at_haven or is_such_site(game, clause.where, site, card.id)
        return [Remembered(fact=Fact(stored_there, event.card, points))] if right else []

    def is_worth_more(game: Game, which: str) -> int | None:
        fact = game.state.fact(stored_there, which) if game.card(which).stored else None
        return fact.value - card.points if fact is not None else None

    def is_stored(game: Game, event: StoringTried) -> list[Event]:
        its_own = game.printed(event.action.card).id == card.id
        return [CardStored(card=event.action.card, bearer=event.character)] if its_own else []

    says = f"{card.name} {write(clause)}."
    yield rule(card, "permit", StoreItem, may_be_stored, says, of="itself")
    if not item:
        yield rule(card, "react", StoringTried, is_stored)
    if clause.points is not None:
        yield rule(card, "react", CardStored, is_worth_it)
        yield rule(card, "define", POINTS_BONUS, is_worth_more)
