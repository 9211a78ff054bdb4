"""Numbers that are others for a while."""

from collections.abc import Iterator
from typing import Any

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects.changes import Lasting
from westmarch.cards.model.phrases.targets import THE_ATTACK, EachAttack, One
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.actions import IDLE
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects.record import effect
from westmarch.rulebooks.cards.effects.remembered import of_attack, times_reached
from westmarch.rulebooks.cards.lasting import Key, left_by, reached, remember
from westmarch.rulebooks.cards.numbers import changes, counts_for_none
from westmarch.rulebooks.cards.subjects import characters
from westmarch.rulebooks.cards.things.attacks import is_such_attack
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact

_UNTIL = {"turn": LASTING}
"""How long that is which is said to last so long; other spans are called what they are."""

_SPANS = {"corruption check": "check", "influence check": "check"}
"""How long a change lasts of which nothing is said, by its number; else as long as the attack."""

_OF_COMPANIES = ("hazard limit", "region limit", "draws")
"""Numbers that belong to a company and not to its characters."""


def _changes(card: Card, effect: Lasting, key: Key) -> Iterator[Rule]:
    subject = effect.subject

    def times(game: Game, whose: Any) -> int:
        if whose is not None:
            return reached(game, card, key, whose)
        combat = game.state.combat
        if isinstance(subject, EachAttack):
            meant = is_such_attack(game, subject.attacks, combat)
            return reached(game, card, key, combat.company) if meant and combat else 0
        return times_reached(game, card, key)

    def is_idle(game: Game, event: str, fact: Fact) -> bool:
        mine = left_by(fact, card, key)
        return mine and all(counts_for_none(game, each, fact.about) for each in effect.shifts)

    assert subject is not None
    for shift in effect.shifts:
        fought = subject == THE_ATTACK or isinstance(subject, EachAttack)
        yield from changes(card, shift, times, of_attack=fought)
    if any(shift.per for shift in effect.shifts):
        yield rule(card, "define", IDLE, is_idle)


@effect(Lasting, leaves=_changes)
def _last(game: Game, effect: Lasting, here: Here, key: Key) -> Iterator[Event]:
    for about, span in _reached(game, effect, here):
        until = _UNTIL.get(effect.until, effect.until)
        yield remember(game, here, key, about, until or span)


def _reached(game: Game, effect: Lasting, here: Here) -> Iterator[tuple[str, str]]:
    """Whom a change reaches, and how long unless it says."""
    subject, (first, *_) = effect.subject, effect.shifts
    assert subject is not None
    if subject == THE_ATTACK:
        yield from of_attack(game, here)
    elif isinstance(subject, EachAttack) or first.quantity in _OF_COMPANIES:
        company = here.company(game)
        if company is not None:
            yield company, LASTING
    elif first.quantity == "faction check here":
        company = here.company(game)
        if company is not None:
            yield game.state.companies[company].site, LASTING
    elif subject == One("its player"):
        yield here.player, LASTING
    else:
        for each in characters(game, subject, here):
            yield each, _SPANS.get(first.quantity, LASTING)
