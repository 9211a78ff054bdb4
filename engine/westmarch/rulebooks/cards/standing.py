"""What cards change as long as they are in play."""

from collections.abc import Iterator
from typing import Any

from westmarch.cards.model.card import Card, Item
from westmarch.cards.model.phrases.targets import (
    Bearer,
    EachAttack,
    EachCard,
    EachCharacter,
    One,
    Subject,
)
from westmarch.cards.model.play_clauses import (
    CountsInPlay,
    DiscardedWith,
    HostStays,
    LongEventsStay,
    Standing,
)
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.journey import new_site
from westmarch.mechanics.quantities.actions import (
    COPIES,
    IN_FORCE,
    IN_PLAY_BY_NAME,
    STAYS_IN_PLAY,
    SWEEPING,
)
from westmarch.mechanics.quantities.items import IN_USE
from westmarch.mechanics.table import in_play
from westmarch.rulebooks.cards.here import in_play_here
from westmarch.rulebooks.cards.making import makes, rule
from westmarch.rulebooks.cards.meant import (
    characters,
    fits,
    is_such_attack,
    is_such_card,
    is_such_site,
)
from westmarch.rulebooks.cards.numbers import changes
from westmarch.table.events.cards import CardMoved
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY


@makes(Standing)
def standing(card: Card, clause: Standing) -> Iterator[Rule]:
    """A number is another one while the card is in play, once for each copy of it."""
    subject, place = clause.subject, card.clauses.index(clause)
    of_attack = isinstance(subject, EachAttack) or subject == One("the attack")

    def times(game: Game, whose: Any) -> int:
        copies = reaching(game, card, subject, whose)
        if not clause.conditions:
            return len(copies)
        return sum(game.value(IN_FORCE, copy, place) for copy in copies)

    def times_borne(game: Game, bearer: str) -> int:
        return sum(times(game, each) for each in game.card(bearer).holds)

    for shift in clause.shifts:
        of_card = isinstance(subject, EachCard) or subject == One("this card")
        borne = of_card and shift.quantity == "corruption points"
        yield from changes(card, shift, times_borne if borne else times, of_attack=of_attack)


@makes(LongEventsStay)
def long_events_stay(card: Card, clause: LongEventsStay) -> Iterator[Rule]:
    """While the card is in play, long-events outlast the long-event phase."""

    def stays(game: Game, event: str) -> bool:
        there = any(each != event for each in game.value(COPIES, card.id))
        return there and is_such_card(game, clause.cards, event)

    yield rule(card, "define", STAYS_IN_PLAY, stays)


@makes(HostStays)
def host_stays(card: Card, clause: HostStays) -> Iterator[Rule]:
    """The long-event on which the card lies outlasts the long-event phase."""

    def stays(game: Game, event: str) -> bool:
        return any(game.card(each).card == card.id for each in game.card(event).holds)

    yield rule(card, "define", STAYS_IN_PLAY, stays)


@makes(CountsInPlay)
def counts_in_play(card: Card, clause: CountsInPlay) -> Iterator[Rule]:
    """As long as the card is in play, another counts as there, or as not there."""

    def counts(game: Game, there: bool, name: str, player: str) -> bool | None:
        if name != clause.name or there == clause.yes or not game.value(COPIES, card.id):
            return None
        if clause.unless is not None and _lies_there(game, clause.unless):
            return None
        return clause.yes

    yield rule(card, "adjust", IN_PLAY_BY_NAME, counts)


def _lies_there(game: Game, name: str) -> bool:
    return any(game.name(each) == name for each in in_play(game))


@makes(DiscardedWith)
def discarded_with(card: Card, clause: DiscardedWith) -> Iterator[Rule]:
    """When the card is discarded from play, other cards go before it."""

    def takes_along(game: Game, event: CardMoved) -> list[Event] | None:
        found = game.card(event.card)
        if (found.card, found.place, event.to) != (card.id, IN_PLAY, "discard-pile"):
            return None
        others = (each for each in in_play(game) if each != event.card)
        along = [each for each in others if is_such_card(game, clause.cards, each)]
        return [*(CardMoved(card=each, to=event.to) for each in along), event] if along else None

    yield rule(card, "replace", CardMoved, takes_along)


def reaching(game: Game, card: Card, subject: Subject | EachCard, whose: Any) -> list[str]:
    """Give the copies of a card that reach somebody, or the attack that is being fought."""
    match subject:
        case EachAttack():
            return _reaching_attack(game, card, subject)
        case EachCard():
            meant = whose in game.state.cards and is_such_card(game, subject.cards, whose)
            return list(game.value(SWEEPING, card.id)) if meant else []
        case Bearer():
            return _borne(game, card, whose) if fits(game, subject.who, whose) else []
        case EachCharacter():
            if not fits(game, subject.who, whose):
                return []
            return [
                copy
                for copy in game.value(SWEEPING, card.id)
                if not subject.of or whose in characters(game, subject, in_play_here(game, copy))
            ]
        case One(role="its bearer"):
            return _borne(game, card, whose)
        case One(role="the attack"):
            combat = game.state.combat
            if combat is None or game.printed(combat.source).id != card.id:
                return []
            return [combat.source]
        case One(role="the company" | "its player"):
            return [
                copy for copy in game.value(COPIES, card.id) if _means(game, copy, subject, whose)
            ]
    found = game.state.cards.get(whose)
    there = found is not None and (found.place == IN_PLAY or found.stored)
    itself = there and found is not None and found.card == card.id
    return [whose] if itself else []


def _means(game: Game, copy: str, subject: One, whose: Any) -> bool:
    """Tell whether a copy of the card means this company or player."""
    meant = in_play_here(game, copy).role(game, subject.role)
    # Between two steps of its part of the phase no company is the present one.
    between = meant is None and game.state.phase == "movement-hazard"
    return meant == whose or (between and whose in game.state.companies)


def _borne(game: Game, card: Card, whose: str) -> list[str]:
    """Give the copies that somebody bears: of an item, those in use."""
    if whose not in game.state.cards:
        return []
    used = isinstance(card.facts, Item)
    return [
        each
        for each in game.card(whose).holds
        if game.card(each).card == card.id and (not used or game.value(IN_USE, each))
    ]


def _reaching_attack(game: Game, card: Card, subject: EachAttack) -> list[str]:
    combat = game.state.combat
    if combat is None or not is_such_attack(game, subject.attacks, combat):
        return []
    if subject.at is not None:
        there = combat.company in game.state.companies
        site = new_site(game, combat.company) if there else None
        if site is None or not is_such_site(game, subject.at, site):
            return []
    copies: tuple[str, ...] = game.value(SWEEPING, card.id)
    if not subject.on_company:
        return list(copies)
    return [
        copy
        for copy in copies
        if in_play_here(game, copy).role(game, "the company") == combat.company
    ]
