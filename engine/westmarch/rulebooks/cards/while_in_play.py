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
    Standing,
)
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.journey import new_site
from westmarch.mechanics.quantities.actions import (
    COPIES,
    IN_FORCE,
    SWEEPING,
)
from westmarch.mechanics.quantities.combat import ATTACK_DEAF_TO
from westmarch.mechanics.quantities.hazards import SPARED
from westmarch.mechanics.quantities.items import IN_USE
from westmarch.rulebooks.cards.clause_registry import makes
from westmarch.rulebooks.cards.context import in_play_here
from westmarch.rulebooks.cards.numbers import changes
from westmarch.rulebooks.cards.subjects import characters, is_one_of
from westmarch.rulebooks.cards.things.attacks import is_such_attack
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.rulebooks.cards.things.people import fits
from westmarch.rulebooks.cards.things.places import is_such_site
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


def reaching(game: Game, card: Card, subject: Subject | EachCard, whose: Any) -> list[str]:
    """Give the copies of a card that reach somebody, or the attack that is being fought."""
    match subject:
        case EachAttack():
            return _reaching_attack(game, card, subject)
        case EachCard():
            if whose not in game.state.cards or not is_such_card(game, subject.cards, whose):
                return []
            owner = game.card(whose).owner
            sweeping = game.value(SWEEPING, card.id)
            return [each for each in sweeping if not game.value(SPARED, each, owner)]
        case Bearer():
            copies = _borne(game, card, whose)
            return [each for each in copies if fits(game, subject.who, whose, card=each)]
        case EachCharacter():
            if not is_one_of(game, subject, whose):
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
                copy
                for copy in game.value(COPIES, card.id)
                if _means(game, copy, subject, whose)
                and (not isinstance(card.facts, Item) or game.value(IN_USE, copy))
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
    if game.value(ATTACK_DEAF_TO, card.id):
        return []
    if subject.at is not None:
        there = combat.company in game.state.companies
        site = new_site(game, combat.company) if there else None
        if site is None or not is_such_site(game, subject.at, site):
            return []
    copies = game.value(SWEEPING, card.id)
    if not subject.on_company:
        return list(copies)
    return [
        copy
        for copy in copies
        if in_play_here(game, copy).role(game, "the company") == combat.company
    ]
