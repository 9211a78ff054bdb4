"""What effects leave behind: rules that hold for a while, and those that finish what was begun."""

from collections.abc import Iterator
from typing import Any, TypeGuard

from westmarch.cards.model.card import Card
from westmarch.cards.model.own import Own
from westmarch.cards.model.phrases.effect import Effect
from westmarch.cards.model.phrases.effects import (
    Adjoin,
    Bar,
    Cancel,
    Capture,
    Enable,
    Face,
    Fetch,
    Firm,
    Lasting,
    Lose,
    Lure,
    Passage,
    Place,
    Produce,
    Repeat,
    Rest,
    Retrace,
    Roll,
    RollTwice,
    Spare,
    Spend,
    TestRing,
    Treat,
    Waylay,
)
from westmarch.cards.model.phrases.raids import Raid
from westmarch.cards.model.phrases.targets import EachAttack
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.journey import keys_of_site, site_path
from westmarch.mechanics.quantities.actions import CARD_NUMBER, CARD_RESULT, IDLE
from westmarch.mechanics.quantities.combat import BEGINS_COMBAT, CANCELLABLE
from westmarch.mechanics.quantities.hazards import MET_REGARDLESS
from westmarch.mechanics.quantities.influence import INFLUENCE_CHECK
from westmarch.mechanics.quantities.journeys import PATH_CHANGES, REGION_COUNT
from westmarch.mechanics.second_rolls import TWO_ROLLS
from westmarch.rulebooks.cards.choices import choosing
from westmarch.rulebooks.cards.effects.happening import THE_ATTACK, happens
from westmarch.rulebooks.cards.effects.raids import raid_rules
from westmarch.rulebooks.cards.effects.rolls import additions, influence_over
from westmarch.rulebooks.cards.finding import producing
from westmarch.rulebooks.cards.here import Here
from westmarch.rulebooks.cards.items import placing
from westmarch.rulebooks.cards.lures import lure_rules
from westmarch.rulebooks.cards.making import rule
from westmarch.rulebooks.cards.numbers import changes, counts_for_none
from westmarch.rulebooks.cards.own import own_rules
from westmarch.rulebooks.cards.palantiri import binding
from westmarch.rulebooks.cards.passages import adjoining, passage_rules, retracing, waylaying
from westmarch.rulebooks.cards.prisoners import capturing
from westmarch.rulebooks.cards.repeats import repeat_rules
from westmarch.rulebooks.cards.rests import resting
from westmarch.rulebooks.cards.things.attacks import is_such_attack
from westmarch.rulebooks.cards.traces import Key, left_by, reached
from westmarch.table.actions import PlayCreature
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardPutAside,
    CardShown,
    CardTapped,
    ItemLost,
    ShuffleCalled,
)
from westmarch.table.events.chain import RollMade
from westmarch.table.events.combat import AttackBegan, AttackCancelled
from westmarch.table.game import Game
from westmarch.table.state import ASIDE, Combat, Fact

# What is left behind


def effect_rules(card: Card, effects: tuple[Effect, ...], clause: int) -> Iterator[Rule]:
    """Give the rules that a clause's effects leave behind, and those that finish them."""
    for number, effect in enumerate(effects):
        yield from _rules(card, effect, (clause, number))


def attacking(card: Card, effects: tuple[Effect, ...], way: int) -> Iterator[Rule]:
    """Give the rule by which one of an event's ways brings about an attack, if it does."""

    def makes_an_attack(game: Game, event: str, number: int) -> bool | None:
        return (number == way and game.printed(event).id == card.id) or None

    if any(isinstance(each, Face | Raid) for each in effects):
        yield rule(card, "define", BEGINS_COMBAT, makes_an_attack, of="itself")


def _rules(card: Card, effect: Effect, key: Key) -> Iterator[Rule]:
    match effect:
        case Own():
            yield from own_rules(card, effect)
        case Lasting():
            yield from _lasting_rules(card, effect, key)
        case Enable():
            yield binding(card)
        case Spare():
            yield _spared(card, key)
        case Firm():
            yield _firm(card, key)
        case Bar():
            yield _barred(card, effect, key)
        case Rest():
            yield from resting(card, effect, key)
        case Passage():
            yield from passage_rules(card, effect, key)
        case Adjoin():
            yield from adjoining(card, effect, key)
        case Retrace():
            yield from retracing(card, effect, key)
        case Waylay():
            yield waylaying(card, effect, key)
        case Spend():
            yield choosing(card, key)
            yield _spent(card, effect, key)
            yield from _rules(card, effect.effect, (*key, 0))
        case Treat(several=(number, kind)):
            yield _multiplied(card, number, kind, key)
        case Repeat():
            yield from repeat_rules(card, effect, key)
        case Cancel(what="the attack" | "the strike" | "it"):
            pass
        case Cancel():
            yield _cancelling(card, effect, key)
        case Lose() | Fetch():
            yield choosing(card, key)
            yield _chosen(card, effect, key)
        case Produce():
            yield from producing(card, effect, key)
        case RollTwice() | TestRing(twice=True):
            yield choosing(card, TWO_ROLLS)
        case Capture():
            yield capturing(card)
        case Place():
            yield from placing(card, effect)
        case Lure():
            yield from lure_rules(card, effect, key)
        case Raid():
            yield choosing(card, key)
            yield from raid_rules(card, effect, key)
        case Roll():
            yield _rolled(card, effect, key)
            for number, each in enumerate(effect.effects):
                yield from _rules(card, each, (*key, number))


def _lasting_rules(card: Card, effect: Lasting, key: Key) -> Iterator[Rule]:
    subject = effect.subject

    def times(game: Game, whose: Any) -> int:
        if whose is not None:
            return reached(game, card, key, whose)
        combat = game.state.combat
        if isinstance(subject, EachAttack):
            meant = is_such_attack(game, subject.attacks, combat)
            return reached(game, card, key, combat.company) if meant and combat else 0
        return _attack_reached(game, card, key)

    def is_idle(game: Game, event: str, fact: Fact) -> bool:
        mine = left_by(fact, card, key)
        return mine and all(counts_for_none(game, each, fact.about) for each in effect.shifts)

    assert subject is not None
    for shift in effect.shifts:
        of_attack = subject == THE_ATTACK or isinstance(subject, EachAttack)
        yield from changes(card, shift, times, of_attack=of_attack)
    if any(shift.per for shift in effect.shifts):
        yield rule(card, "define", IDLE, is_idle)


def _attack_reached(game: Game, card: Card, key: Key) -> int:
    """Count how often an effect has reached the attack being fought, or those of the site."""
    combat = game.state.combat
    site = game.state.companies[combat.company].site if _is_automatic(combat) else None
    return reached(game, card, key, "attack") + (reached(game, card, key, site) if site else 0)


def _firm(card: Card, key: Key) -> Rule:
    def goes_on(game: Game, cancellable: bool) -> bool | None:
        return False if cancellable and _attack_reached(game, card, key) else None

    return rule(
        card, "adjust", CANCELLABLE, goes_on, f"{card.name} lets nothing cancel the attack."
    )


def _is_automatic(combat: Combat | None) -> TypeGuard[Combat]:
    return combat is not None and combat.kind == "automatic"


def _spared(card: Card, key: Key) -> Rule:
    def does_not_tap(game: Game, event: CardTapped) -> list[Event] | None:
        combat = game.state.combat
        if combat is None or combat.facing != event.card:
            return None
        return [] if reached(game, card, key, event.card) else None

    return rule(card, "replace", CardTapped, does_not_tap)


def _barred(card: Card, effect: Bar, key: Key) -> Rule:
    def is_path(game: Game, company: str) -> bool:
        if effect.longest is None:
            return True
        types = [each for each, _ in site_path(game, company)]
        return 0 < len(types) <= effect.longest and not set(types) & set(effect.without)

    def not_this_turn(game: Game, action: PlayCreature) -> bool:
        if not reached(game, card, key, action.company) or not is_path(game, action.company):
            return False
        if game.value(MET_REGARDLESS, action):
            return False
        if effect.keyed_to:
            return action.keyed_to in effect.keyed_to
        at_site = action.keyed_to in keys_of_site(game, action.company)
        return at_site if effect.at_site else not (effect.unless_site and at_site)

    says = f"{card.name} keeps such creatures from the company this turn."
    return rule(card, "forbid", PlayCreature, not_this_turn, says)


def _multiplied(card: Card, number: int, kind: str, key: Key) -> Rule:
    def counts_for_more(
        game: Game, count: int, company: str, region_type: str, purpose: str
    ) -> int | None:
        path = site_path(game, company, purpose)
        names = [name for each, name in path if each == kind == region_type if name is not None]
        nameless = game.value(PATH_CHANGES, company) if kind == region_type else ()
        names += [each.region for each in nameless if path[each.index][0] == kind]
        more = sum(reached(game, card, key, name) for name in names)
        return count + more * (number - 1) if more else None

    return rule(card, "adjust", REGION_COUNT, counts_for_more)


def _cancelling(card: Card, effect: Cancel, key: Key) -> Rule:
    kind = "creature" if "creature" in effect.what else "automatic"

    def cancels(game: Game, event: AttackBegan) -> list[Event]:
        combat = event.combat
        company = game.state.companies[combat.company]
        about = company.site if "at the site" in effect.what else company.id
        meant = combat.kind == kind and reached(game, card, key, about)
        return [AttackCancelled()] if meant and game.value(CANCELLABLE) else []

    return rule(card, "react", AttackBegan, cancels)


def _spent(card: Card, effect: Spend, key: Key) -> Rule:
    def pays(game: Game, event: CardChosen) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] != key:
            return []
        discarded = CardMoved(card=event.chosen, to="discard-pile")
        return [discarded, *happens(game, effect.effect, event.what[1], (*key, 0))]

    return rule(card, "react", CardChosen, pays)


def _chosen(card: Card, effect: Lose | Fetch, key: Key) -> Rule:
    def takes(game: Game, event: CardChosen) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] != key:
            return []
        if isinstance(effect, Lose):
            return [ItemLost(card=event.chosen)]
        here: Here = event.what[1]
        if effect.to == ASIDE:
            return [CardPutAside(card=event.chosen, beside=event.card)]
        moved: list[Event] = [CardMoved(card=event.chosen, to=effect.to)]
        if effect.to == "play-deck" or "play-deck" in effect.piles:
            moved.append(ShuffleCalled(player=here.player))
        if effect.shown:
            moved.append(CardShown(card=event.chosen))
        return moved

    return rule(card, "react", CardChosen, takes)


def _rolled(card: Card, effect: Roll, key: Key) -> Rule:
    def decides(game: Game, event: RollMade) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] != key:
            return []
        here: Here = event.what[1]
        total, than = event.roll, effect.than
        if effect.check:
            total = game.value(INFLUENCE_CHECK, event.of, total)
        added = [*additions(game, effect, here)]
        if added:
            total = game.value(CARD_RESULT, event.card, (total, "rolled"), *added)
        if effect.over:
            than = game.value(CARD_NUMBER, event.card, (than, "text"), *influence_over(game, here))
        happened = total > than if effect.above else total < than
        if not happened:
            return []
        return [
            event
            for number, each in enumerate(effect.effects)
            for event in happens(game, each, here, (*key, number))
        ]

    return rule(card, "react", RollMade, decides)
