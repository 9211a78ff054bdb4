"""Attacks that a company faces for the sake of an event, and who taps for it when they are over."""

from collections.abc import Iterator

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects.raids import Onset, Raid
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.control import is_character
from westmarch.mechanics.lookups import lies_in_play, site_facts
from westmarch.mechanics.playable import is_playable_at
from westmarch.mechanics.quantities.combat import DEFENDERS, MORE_TO_COME
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS
from westmarch.rulebooks.cards.choices import answers, choosing
from westmarch.rulebooks.cards.clause_registry import rule, saying
from westmarch.rulebooks.cards.context import Here, company_of_card
from westmarch.rulebooks.cards.effects.record import effect
from westmarch.rulebooks.cards.lasting import Key, note
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.events.cards import CardChosen, CardMoved, CardTapped, ChoiceCalled
from westmarch.table.events.combat import AttackEnded, AttackMade
from westmarch.table.events.memory import Forgotten
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

RAID = "raid"
"""Remembered of an event: the effect by which a company faces attacks for it, and in what place."""
_KEPT = {"wins": "marshalling-point-pile", "bears": IN_PLAY}


def _faces(game: Game, effect: Raid, here: Here, number: int) -> Iterator[Event]:
    company = here.company(game)
    if company is not None and game.state.companies[company].characters:
        site = game.state.companies[company].site
        attack = _attack(game, effect.onsets[number], site)
        yield AttackMade(source=here.card, attack=attack, company=company, number=number)


def _attack(game: Game, onset: Onset, site: str) -> Attack:
    """Give an attack, by those who attack first at the site where the card does not say by whom."""
    if onset.attack is not None:
        return onset.attack
    there = [each.attack.race for each in game.value(AUTOMATIC_ATTACKS, site)]
    printed = [each.race for each in site_facts(game, site).automatic_attacks]
    return Attack(next(iter((*there, *printed)), ""), onset.strikes, onset.prowess)


def _raiding(card: Card, effect: Raid, key: Key) -> Iterator[Rule]:
    """Have one attack follow the other, until the event is won or lost."""

    def under_way(game: Game, source: str) -> Here | None:
        fact = game.state.fact(RAID, source)
        mine = fact is not None and fact.card == card.id and fact.value[0] == key
        return fact.value[1] if mine and fact is not None else None

    def goes_on(game: Game, event: AttackEnded) -> Iterator[Event]:
        here = under_way(game, event.combat.source)
        if here is None or not lies_in_play(game, here.card):
            return
        following = event.combat.number + 1
        more = following < len(effect.onsets)
        attacks = list(_faces(game, effect, here, following)) if more else []
        yield from attacks or _asks(game, effect, here, key)

    def is_settled(game: Game, event: CardChosen) -> Iterator[Event]:
        if answers(game, event, card, key):
            yield from _settles(game, effect, event)

    def on_him(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
        combat = game.state.combat
        here = under_way(game, combat.source) if combat is not None else None
        return None if here is None else tuple(each for each in defenders if each == here.target)

    def is_not_over(game: Game) -> bool | None:
        combat = game.state.combat
        return (combat is not None and under_way(game, combat.source) is not None) or None

    yield choosing(card, key)
    yield rule(card, "react", AttackEnded, goes_on)
    yield rule(card, "define", MORE_TO_COME, is_not_over)
    yield rule(card, "react", CardChosen, is_settled, saying(card, effect))
    if effect.alone:
        yield rule(card, "adjust", DEFENDERS, on_him)


@effect(Raid, leaves=_raiding, attacks=True)
def _raid(game: Game, effect: Raid, here: Here, key: Key) -> Iterator[Event]:
    """Have the company face the first of the attacks."""
    if here.company(game) is not None:
        yield note(game, here, RAID, here.card, (key, here), "turn")
        yield from _faces(game, effect, here, 0)


def _asks(game: Game, effect: Raid, here: Here, key: Key) -> Iterator[Event]:
    """Have its player say who taps, or that nobody does; with nobody untapped it is lost."""
    company = here.company(game)
    group = game.state.companies[company].characters if company is not None else ()
    free = tuple(
        each
        for each in group
        if game.card(each).position == "untapped"
        and is_character(game, each)
        and (each == here.target if effect.alone else fits(game, effect.who, each))
    )
    if free:
        among = (here.card, *free)
        yield ChoiceCalled(card=here.card, player=here.player, among=among, what=(key, here))
    else:
        yield from _lost(game, effect, here)


def _settles(game: Game, effect: Raid, event: CardChosen) -> Iterator[Event]:
    here: Here = event.what[1]
    yield Forgotten(what=RAID, about=event.card)
    if event.chosen == event.card:
        yield from _lost(game, effect, here)
        return
    yield CardTapped(card=event.chosen)
    if effect.fate:
        host = event.chosen if effect.fate == "bears" else None
        yield CardMoved(card=event.card, to=_KEPT[effect.fate], host=host)
    yield from _angers(game, effect, here)


def _lost(game: Game, effect: Raid, here: Here) -> Iterator[Event]:
    """Let the event go; whether what it says besides is done all the same is an open question.

    Of those that discard all unique factions of a site it is none: they do so if they stay.
    """
    company = company_of_card(game, here.card)
    spared = company is None or effect.lost == "all unique"
    angered = [] if spared else list(_angers(game, effect, here))
    yield CardMoved(card=here.card, to="discard-pile")
    if angered and game.reading("q.core.rest-of-discarded-event") == "b":
        yield from angered


def _angers(game: Game, effect: Raid, here: Here) -> Iterator[Event]:
    """Those go who are at home at the site: the player's own, or all of whom there is one."""
    company = here.company(game)
    if not effect.lost or company is None:
        return
    own = effect.lost == "own"
    site = game.state.companies[company].site
    to = "hand" if effect.lost == "unique" else "discard-pile"
    for player in (each.name for each in game.state.players if not own or each.name == here.player):
        for each in game.state.pile(player, "marshalling-point-pile"):
            printed = game.printed(each)
            meant = printed.type == "faction" and (own or printed.unique)
            if meant and is_playable_at(game, each, site):
                yield CardMoved(card=each, to=to)
