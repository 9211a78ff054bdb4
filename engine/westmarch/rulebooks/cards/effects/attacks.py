"""Attacks that cards cancel, let nothing cancel, or bring about."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects.attacks import Cancel, Face, Firm
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.combat import CANCELLABLE
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects.record import effect
from westmarch.rulebooks.cards.effects.remembered import of_attack, times_reached
from westmarch.rulebooks.cards.lasting import Key, reached, remember
from westmarch.rulebooks.cards.targets.cards import cancelling_by, hazards_aimed
from westmarch.table.events.chain import CardCancelled, Negated
from westmarch.table.events.combat import (
    AttackBegan,
    AttackCancelled,
    AttackMade,
    StrikeCancelled,
)
from westmarch.table.game import Game
from westmarch.table.state import BEING_PLAYED, LASTING

_NOW = ("the attack", "the strike", "it")
"""What is cancelled there and then."""

# Cancelling


def _cancelling(card: Card, effect: Cancel, key: Key) -> Iterator[Rule]:
    if effect.what in _NOW:
        return
    kind = "creature" if "creature" in effect.what else "automatic"

    def cancels(game: Game, event: AttackBegan) -> list[Event]:
        combat = event.combat
        company = game.state.companies[combat.company]
        about = company.site if "at the site" in effect.what else company.id
        meant = combat.kind == kind and reached(game, card, key, about)
        return [AttackCancelled()] if meant and game.value(CANCELLABLE) else []

    yield rule(card, "react", AttackBegan, cancels)


@effect(Cancel, leaves=_cancelling)
def _cancel(game: Game, effect: Cancel, here: Here, key: Key) -> Iterator[Event]:
    combat = game.state.combat
    if effect.what == "the attack":
        if combat is not None and game.value(CANCELLABLE):
            yield AttackCancelled()
    elif effect.what == "it":
        played = here.target is not None and game.card(here.target).place == BEING_PLAYED
        if here.target is not None and (played or here.target in hazards_aimed(game)):
            yield CardCancelled(card=here.target)
        else:
            yield from (Negated(action=each) for each in cancelling_by(game, here.target))
    elif effect.what == "the strike":
        if combat is not None and combat.facing is not None:
            yield StrikeCancelled(character=combat.facing)
    else:
        company = here.company(game)
        if company is not None:
            at_site = "at the site" in effect.what
            about = game.state.companies[company].site if at_site else company
            yield remember(game, here, key, about, LASTING)


def _standing_firm(card: Card, effect: Firm, key: Key) -> Iterator[Rule]:
    def goes_on(game: Game, cancellable: bool) -> bool | None:
        return False if cancellable and times_reached(game, card, key) else None

    says = f"{card.name} lets nothing cancel the attack."
    yield rule(card, "adjust", CANCELLABLE, goes_on, says)


@effect(Firm, leaves=_standing_firm)
def _make_firm(game: Game, effect: Firm, here: Here, key: Key) -> Iterator[Event]:
    for about, until in of_attack(game, here):
        yield remember(game, here, key, about, until)


# Facing one more


@effect(Face, attacks=True)
def _face(game: Game, effect: Face, here: Here, key: Key) -> Iterator[Event]:
    company = here.company(game)
    if company is not None:
        yield AttackMade(source=here.card, attack=effect.attack, company=company)
