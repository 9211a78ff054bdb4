"""Dice that decide whether something happens, and those that are rolled twice."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects.rolls import Bonus, Roll, RollTwice
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.wording.writing import write
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.journey import companies_beside
from westmarch.mechanics.quantities.actions import CARD_NUMBER, CARD_RESULT, TWICE
from westmarch.mechanics.quantities.combat import ATTACK_PROWESS
from westmarch.mechanics.quantities.influence import (
    DIRECT_INFLUENCE,
    INFLUENCE_BONUS,
    INFLUENCE_CHECK,
    UNUSED_INFLUENCE,
)
from westmarch.mechanics.quantities.people import MEMBERS, MIND
from westmarch.mechanics.second_rolls import TWO_ROLLS
from westmarch.rulebooks.cards.choices import answers, choosing
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.effects.record import effect, happens, left_behind
from westmarch.rulebooks.cards.lasting import Key, note
from westmarch.rulebooks.cards.subjects import characters
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.events.chain import RollCalled, RollMade
from westmarch.table.game import Game

# Two rolls, and the better one counts

_CHECKS = {"": ("strike",), "influence check": ("influence-check", "influence-attempt")}
"""What rolls are for that are made twice."""


def _choosing(card: Card, effect: RollTwice, key: Key) -> Iterator[Rule]:
    yield choosing(card, TWO_ROLLS)


@effect(RollTwice, leaves=_choosing)
def _roll_twice(game: Game, effect: RollTwice, here: Here, key: Key) -> Iterator[Event]:
    value, until = (_CHECKS[effect.check], here.card), "check" if effect.check else "strike"
    for each in characters(game, effect.subject, here):
        yield note(game, here, TWICE, each, value, until)


# One roll, and what happens by it


def _deciding(card: Card, effect: Roll, key: Key) -> Iterator[Rule]:
    def decides(game: Game, event: RollMade) -> list[Event]:
        if not answers(game, event, card, key):
            return []
        here: Here = event.what[1]
        total, than = event.roll, effect.than
        if effect.check:
            total = game.value(INFLUENCE_CHECK, event.of, total)
        added = [*_additions(game, effect, here)]
        if added:
            total = game.value(CARD_RESULT, event.card, (total, "rolled"), *added)
        if effect.over:
            than = game.value(CARD_NUMBER, event.card, (than, "text"), *_influence_over(game, here))
        happened = total > than if effect.above else total < than
        if not happened:
            return []
        return [
            event
            for number, each in enumerate(effect.effects)
            for event in happens(game, each, here, (*key, number))
        ]

    yield rule(card, "react", RollMade, decides)
    for number, each in enumerate(effect.effects):
        yield from left_behind(card, each, (*key, number))


@effect(Roll, leaves=_deciding)
def _roll(game: Game, effect: Roll, here: Here, key: Key) -> Iterator[Event]:
    who = here.character(game) or here.card
    yield RollCalled(card=here.card, of=who, what=(key, here), check=bool(effect.check))


# What is added


def _additions(game: Game, effect: Roll, here: Here) -> Iterator[tuple[int, str]]:
    """What the text adds to a roll, and what each part of it is."""
    if effect.plus:
        yield _added(game, effect.plus, here), effect.plus.removeprefix("his ")
    for bonus in effect.bonuses:
        if _is_due(game, bonus, here):
            yield bonus.amount, write(bonus.who)


def _is_due(game: Game, bonus: Bonus, here: Here) -> bool:
    who = here.role(game, bonus.role)
    return who in game.state.cards and fits(game, bonus.who, str(who))


_SKILLED = {
    "the rangers of the company": Who((("ranger",),)),
    "the scouts of the company": Who((("scout",),)),
}
"""Those of a company who are added, one for each."""


def _added(game: Game, plus: str, here: Here) -> int:
    if plus == "the minion characters at its site":
        return sum(game.printed(each).alignment == "minion" for each in _beside(game, here))
    if plus == "the prowess of the attack":
        return game.value(ATTACK_PROWESS) if game.state.combat is not None else 0
    if plus in _SKILLED:
        members = game.value(MEMBERS, here.company(game) or "")
        return sum(fits(game, _SKILLED[plus], each) for each in members)
    who = here.target if here.target in game.state.cards else here.character(game)
    if not plus or who is None:
        return 0
    if plus == "his unused direct influence":
        return unused_influence(game, who)
    if plus == "his mind":
        return game.value(MIND, who) or 0
    return game.value(UNUSED_INFLUENCE, game.card(who).owner)


def _influence_over(game: Game, here: Here) -> Iterator[tuple[int, str]]:
    """What is left of influence to the player of what is targeted, and to its controller."""
    target = game.card(here.target) if here.target in game.state.cards else None
    if target is None or target.host not in game.state.cards:
        return
    direct = game.value(DIRECT_INFLUENCE, target.host)
    yield game.value(UNUSED_INFLUENCE, target.owner), "unused general influence"
    yield direct + game.value(INFLUENCE_BONUS, target.host, target.id), "direct influence"


def _beside(game: Game, here: Here) -> Iterator[str]:
    """The characters at the site of the company, be it on whose card it may."""
    company = here.company(game)
    if company is not None:
        for other in companies_beside(game, company):
            yield from other.characters


def unused_influence(game: Game, who: str) -> int:
    """What is left to somebody against the attacker, if there is one."""
    combat = game.state.combat
    bonus = game.value(INFLUENCE_BONUS, who, combat.source if combat is not None else who)
    return game.value(DIRECT_INFLUENCE, who) + bonus
