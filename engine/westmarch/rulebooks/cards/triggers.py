"""What follows when something happens while a card is in play.

What a card does as it comes into play, or as its attack begins, belongs to that and is done there
and then. All else is a passive condition: it has been met, and rules say when its effects come.
"""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from westmarch.cards.model.card import Card, Item
from westmarch.cards.model.effects import settled
from westmarch.cards.model.phrases.things import Attacks
from westmarch.cards.model.play_clauses import Happening, Trigger
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.allies import company_with
from westmarch.mechanics.prisoners import captives
from westmarch.mechanics.quantities.actions import COPIES, GONE, STILL_DEMANDED
from westmarch.mechanics.quantities.combat import COMES_BEFORE_STRIKES
from westmarch.mechanics.quantities.items import IN_USE, WORKS_UNUSED
from westmarch.mechanics.texts import TextDemand
from westmarch.rulebooks.cards.clause_registry import makes, rule, saying
from westmarch.rulebooks.cards.conditions import holds
from westmarch.rulebooks.cards.context import Here, in_play_here
from westmarch.rulebooks.cards.effects import effect_rules, happen
from westmarch.rulebooks.cards.things.attacks import is_such_attack
from westmarch.table.events.cards import (
    CardMoved,
    EventPlayed,
    ExhaustionFelt,
    ItemPlayed,
    ItemTransferred,
)
from westmarch.table.events.chain import ConditionMet, TextResolved
from westmarch.table.events.characters import CharacterPlayed, CharacterWounded
from westmarch.table.events.combat import AttackBegan, AttackDefeated, AttackFought, StrikesDue
from westmarch.table.events.companies import (
    CompanyArrived,
    CompanyChanged,
    JourneyEnds,
    NewSiteRevealed,
)
from westmarch.table.events.turns import BeginningFelt, EndFelt
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

Sees = Callable[[Game, Any, str], Iterator[Here]]
"""Of an event and a copy of the card in play: the situations in which the card acts."""

_BEFORE_STRIKES: Happening = "before its strikes are assigned"
_AT_ONCE: tuple[Happening, ...] = (
    "when it comes into play",
    "when it attacks",
    _BEFORE_STRIKES,
)


@makes(Trigger)
def trigger(card: Card, clause: Trigger) -> Iterator[Rule]:
    """Whenever it happens, the effects follow, once for each copy in play."""
    kinds, sees = _happening(clause)
    place = card.clauses.index(clause)
    effects = settled(clause.effects, None)
    at_once = clause.happening in _AT_ONCE
    is_item = isinstance(card.facts, Item)

    def situations(game: Game, event: Event) -> Iterator[Here]:
        for copy in game.value(COPIES, card.id):
            if is_item and _lies_idle(game, copy, clause):
                continue
            for here in sees(game, event, copy):
                if all(holds(game, condition, here) for condition in clause.conditions):
                    yield here

    def follows(game: Game, event: Event) -> list[Event]:
        if at_once:
            return [
                each
                for here in situations(game, event)
                for each in happen(game, effects, here, place)
            ]
        return [
            ConditionMet(demand=TextDemand(here.player, here.card, (place, here)))
            for here in situations(game, event)
        ]

    def takes_effect(game: Game, event: TextResolved) -> list[Event]:
        if game.printed(event.card).id != card.id or event.what[0] != place:
            return []
        return happen(game, effects, event.what[1], place)

    def still_demanded(game: Game, copy: str, demand: object) -> bool:
        if not isinstance(demand, TextDemand) or game.printed(copy).id != card.id:
            return False
        number, here = demand.what
        there = game.card(copy).place == IN_PLAY or game.printed(copy).type == "creature"
        return (
            number == place
            and there
            and all(holds(game, condition, here) for condition in clause.conditions)
        )

    def comes_first(game: Game) -> bool | None:
        combat = game.state.combat
        mine = combat is not None and game.card(combat.source).card == card.id
        return mine or None

    says = saying(card, clause)
    if clause.happening == _BEFORE_STRIKES:
        yield rule(card, "define", COMES_BEFORE_STRIKES, comes_first)
    for kind in kinds:
        # A creature is still there when its attack has been fought, but not for long.
        order = Rank.BEFORE if kind is AttackFought else Rank.USUAL
        yield rule(card, "react", kind, follows, says if at_once else None, order=order)
    if not at_once:
        yield rule(card, "react", TextResolved, takes_effect, says)
        yield rule(card, "define", STILL_DEMANDED, still_demanded)
    yield from effect_rules(card, effects, place)


def _lies_idle(game: Game, item: str, clause: Trigger) -> bool:
    """Tell whether an item is not in use, and says nothing that counts all the same."""
    return not (game.value(IN_USE, item) or game.value(WORKS_UNUSED, item, clause.happening))


def _comes_into_play(game: Game, event: EventPlayed, copy: str) -> Iterator[Here]:
    if event.card == copy:
        yield in_play_here(game, copy)


def _deck_is_exhausted(game: Game, _: ExhaustionFelt, copy: str) -> Iterator[Here]:
    yield in_play_here(game, copy)


def _attacks(_: Game, event: AttackBegan, copy: str) -> Iterator[Here]:
    if event.combat.source == copy:
        yield Here(copy, event.combat.attacker, None, event.combat.company)


def _strikes_are_due(_: Game, event: StrikesDue, copy: str) -> Iterator[Here]:
    if event.combat.source == copy:
        yield Here(copy, event.combat.attacker, None, event.combat.company)


def _wounds(game: Game, event: CharacterWounded, copy: str) -> Iterator[Here]:
    combat = game.state.combat
    if combat is not None and combat.source == copy and combat.facing == event.card:
        yield Here(copy, combat.attacker, None, event.card)


def _has_wounded(game: Game, event: AttackFought, copy: str) -> Iterator[Here]:
    for fact in game.state.facts if event.combat.source == copy else ():
        if fact.what == "wounded" and fact.value == copy:
            yield Here(copy, event.combat.attacker, None, fact.about)


def _has_attacked(_: Game, event: AttackFought, copy: str) -> Iterator[Here]:
    if event.combat.source == copy and not event.combat.cancelled:
        yield Here(copy, event.combat.attacker, None, event.combat.company)


def _bearer_is_wounded(game: Game, event: CharacterWounded, copy: str) -> Iterator[Here]:
    here = in_play_here(game, copy)
    if here.bearer == event.card and not event.again:
        yield here


def _companion_is_turned(game: Game, event: CharacterWounded, copy: str) -> Iterator[Here]:
    if not event.again:
        yield from _companion(game, event.card, copy)


def _companion_gains(game: Game, event: ItemPlayed | ItemTransferred, copy: str) -> Iterator[Here]:
    yield from _companion(game, event.character, copy)


def _companion(game: Game, who: str, copy: str) -> Iterator[Here]:
    here, company = in_play_here(game, copy), company_with(game, who)
    if company is not None and here.company(game) == company.id:
        yield here


def _company_moves(game: Game, event: CompanyArrived, copy: str) -> Iterator[Here]:
    here = in_play_here(game, copy)
    if here.company(game) == event.company:
        yield here


def _untap_phase_ends(game: Game, event: EndFelt, copy: str) -> Iterator[Here]:
    here = in_play_here(game, copy)
    whose = game.card(here.bearer).owner if here.bearer in game.state.cards else here.player
    if event.phase == "untap" and game.state.turn_player == whose:
        yield here


def _company_grows(
    game: Game, event: CharacterPlayed | CompanyChanged, copy: str
) -> Iterator[Here]:
    here = in_play_here(game, copy)
    if here.company(game) == event.company:
        yield here


def _any_journey_ends(game: Game, _: JourneyEnds, copy: str) -> Iterator[Here]:
    yield in_play_here(game, copy)


def _their_site_phase_begins(game: Game, event: BeginningFelt, copy: str) -> Iterator[Here]:
    here = in_play_here(game, copy)
    if event.phase == "site" and game.state.turn_player != here.player:
        yield here


def _any_site_is_revealed(game: Game, _: NewSiteRevealed, copy: str) -> Iterator[Here]:
    yield in_play_here(game, copy)


def _any_turn_begins(game: Game, event: BeginningFelt, copy: str) -> Iterator[Here]:
    if event.phase == "untap":
        yield in_play_here(game, copy)


def _its_organization_begins(game: Game, event: BeginningFelt, copy: str) -> Iterator[Here]:
    here = in_play_here(game, copy)
    company = game.state.companies.get(here.company(game) or "")
    own = company is not None and company.player == game.state.turn_player
    if event.phase == "organization" and own:
        yield here


def _turn_of_bearer_ends(game: Game, event: EndFelt, copy: str) -> Iterator[Here]:
    here = in_play_here(game, copy)
    bearer = game.state.cards.get(here.bearer or "")
    if event.phase == "end-of-turn" and bearer and bearer.owner == game.state.turn_player:
        yield here


def _is_gone(name: str, game: Game, event: CardMoved, copy: str) -> Iterator[Here]:
    leaves = event.to != IN_PLAY and game.name(event.card) == name
    if leaves and game.value(GONE, name):
        yield in_play_here(game, copy)


def _has_come(name: str, game: Game, event: EventPlayed, copy: str) -> Iterator[Here]:
    if game.name(event.card) == name and event.card != copy:
        yield in_play_here(game, copy)


def _is_beaten(attacks: Attacks, game: Game, event: AttackDefeated, copy: str) -> Iterator[Here]:
    if is_such_attack(game, attacks, event.combat):
        yield in_play_here(game, copy)


def _journey_ends(game: Game, event: JourneyEnds, copy: str) -> Iterator[Here]:
    here = in_play_here(game, copy)
    if here.company(game) == event.company:
        yield here


def _prisoner_untaps(game: Game, event: BeginningFelt, copy: str) -> Iterator[Here]:
    for each in captives(game, copy) if event.phase == "untap" else ():
        if game.card(each).owner == game.state.turn_player:
            yield Here(copy, game.card(copy).owner, None, each)


_HAPPENINGS: dict[Happening, tuple[tuple[type[Event], ...], Sees]] = {
    "when it comes into play": ((EventPlayed,), _comes_into_play),
    "when a play deck is exhausted": ((ExhaustionFelt,), _deck_is_exhausted),
    "when it attacks": ((AttackBegan,), _attacks),
    _BEFORE_STRIKES: ((StrikesDue,), _strikes_are_due),
    "when it wounds a character": ((CharacterWounded,), _wounds),
    "after its attack": ((AttackFought,), _has_attacked),
    "after its attack for each character it wounded": ((AttackFought,), _has_wounded),
    "when its bearer becomes wounded": ((CharacterWounded,), _bearer_is_wounded),
    "when a character of the company becomes wounded": ((CharacterWounded,), _companion_is_turned),
    "when a character of the company gains an item": (
        (ItemPlayed, ItemTransferred),
        _companion_gains,
    ),
    "when the company moves": ((CompanyArrived,), _company_moves),
    "at the end of the untap phase": ((EndFelt,), _untap_phase_ends),
    "at the end of the movement/hazard phase": ((JourneyEnds,), _journey_ends),
    "when somebody joins the company": ((CharacterPlayed, CompanyChanged), _company_grows),
    "at the end of any movement/hazard phase": ((JourneyEnds,), _any_journey_ends),
    "at the beginning of the opponent's site phase": (
        (BeginningFelt,),
        _their_site_phase_begins,
    ),
    "when a new site is revealed": ((NewSiteRevealed,), _any_site_is_revealed),
    "as any untap phase begins": ((BeginningFelt,), _any_turn_begins),
    "as its organization phase begins": ((BeginningFelt,), _its_organization_begins),
    "as the turn of its bearer ends": ((EndFelt,), _turn_of_bearer_ends),
    "as the untap phase of a prisoner begins": ((BeginningFelt,), _prisoner_untaps),
}
"""For each happening, the events that may be one, and which situations they are."""


def _happening(clause: Trigger) -> tuple[tuple[type[Event], ...], Sees]:
    if clause.happening == "when another card leaves play":
        return (CardMoved,), partial(_is_gone, clause.name)
    if clause.happening == "when such an attack is defeated":
        return (AttackDefeated,), partial(_is_beaten, clause.attacks)
    if clause.happening == "when another card comes into play":
        return (EventPlayed,), partial(_has_come, clause.name)
    return _HAPPENINGS[clause.happening]
