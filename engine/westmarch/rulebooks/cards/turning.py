"""Allies that are made to attack those who control them."""

from collections.abc import Iterator

from msgspec import structs

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects import TurnOn
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.combat import DEFENDERS
from westmarch.mechanics.table import company_of, somebodys_facts
from westmarch.rulebooks.cards.making import rule
from westmarch.rulebooks.cards.traces import Key
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import RollMade
from westmarch.table.events.combat import AttackFought, AttackMade
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

_TURNED = "turned on its controller"
"""Remembered of an ally, with whoever controlled it."""


def turning(card: Card, effect: TurnOn, key: Key) -> Iterator[Rule]:
    """Give the rules by which an ally attacks its controller, and nobody else."""

    def attacks(game: Game, event: RollMade) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] != key:
            return []
        controller = game.card(event.of).host
        company = company_of(game, controller) if controller is not None else None
        if controller is None or company is None:
            return []
        return [
            Remembered(fact=Fact(_TURNED, event.of, controller, "combat", card.id)),
            AttackMade(
                source=event.of,
                attack=_attack(game, effect, event.of, event.roll),
                company=company.id,
            ),
        ]

    def it_alone(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
        fact = _turned(game, card)
        return None if fact is None else tuple(each for each in defenders if each == fact.value)

    def is_discarded(game: Game, event: AttackFought) -> list[Event]:
        fact = _turned(game, card)
        if fact is None or event.combat.source != fact.about:
            return []
        beaten = all(each.defeated for each in event.combat.strikes)
        stays = beaten or game.card(fact.about).place != IN_PLAY
        return [] if stays else [CardMoved(card=fact.about, to="discard-pile")]

    yield rule(card, "react", RollMade, attacks)
    yield rule(card, "adjust", DEFENDERS, it_alone)
    yield rule(card, "react", AttackFought, is_discarded)


def _attack(game: Game, effect: TurnOn, ally: str, roll: int) -> Attack:
    facts = somebodys_facts(game, ally)
    return structs.replace(effect.attack, race=facts.race, prowess=facts.prowess + roll)


def _turned(game: Game, card: Card) -> Fact | None:
    """The ally that a card has turned on its controller, while that attack is being fought."""
    combat = game.state.combat
    fact = game.state.fact(_TURNED, combat.source) if combat is not None else None
    return fact if fact is not None and fact.card == card.id else None
