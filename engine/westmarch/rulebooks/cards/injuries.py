"""Body checks that cards add to those that strikes call for by themselves."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects import Injure
from westmarch.cards.model.play_clauses import WoundChecks
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.combat import BODY_CHECK_TOTAL, BODY_OF_STRIKE
from westmarch.mechanics.quantities.items import IN_USE
from westmarch.rulebooks.cards.making import makes, rule
from westmarch.rulebooks.cards.traces import Key, reached
from westmarch.table.events.combat import BodyCheckCalled, BodyCheckRolled, StrikeFailed
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact


def injury_rules(card: Card, effect: Injure, key: Key) -> Iterator[Rule]:
    """Give the rules by which even a strike that fails leaves something behind."""
    after = f"injured by {card.id}"

    def is_injured(game: Game, event: StrikeFailed) -> list[Event]:
        who = event.character
        if not reached(game, card, key, who):
            return []
        # The strike has its body check first, if it has a body.
        if game.value(BODY_OF_STRIKE) is not None:
            return [Remembered(fact=Fact(after, who, None, "strike", card.id))]
        return [BodyCheckCalled(character=who, of_strike=False)]

    def is_injured_then(game: Game, event: BodyCheckRolled) -> list[Event]:
        if not event.of_strike or game.state.fact(after, event.character) is None:
            return []
        return [
            Forgotten(what=after, about=event.character),
            BodyCheckCalled(character=event.character, of_strike=False),
        ]

    def is_protected(game: Game, total: int, check: BodyCheckCalled, dice: int) -> int | None:
        who = check.character
        if check.of_strike or not reached(game, card, key, who):
            return None
        worn = {
            word
            for each in game.card(who).holds
            if game.value(IN_USE, each)
            for word in game.printed(each).keywords
        }
        return total + effect.modifier * len(worn.intersection(effect.worn))

    yield rule(card, "react", StrikeFailed, is_injured)
    yield rule(card, "react", BodyCheckRolled, is_injured_then)
    yield rule(card, "adjust", BODY_CHECK_TOTAL, is_protected)


@makes(WoundChecks)
def wound_checks(card: Card, clause: WoundChecks) -> Iterator[Rule]:
    """Whom the creature wounds makes several body checks."""
    left = f"body checks by {card.id}"

    def is_its(game: Game, who: str) -> bool:
        combat = game.state.combat
        if combat is None or combat.facing != who:
            return False
        return game.printed(combat.source).id == card.id

    def more_to_come(game: Game, event: BodyCheckCalled) -> list[Event]:
        who = event.character
        if event.of_strike or not is_its(game, who) or game.state.fact(left, who) is not None:
            return []
        value = (clause.number - 1, event.was_wounded)
        return [Remembered(fact=Fact(left, who, value, "strike", card.id))]

    def once_more(game: Game, event: BodyCheckRolled) -> list[Event]:
        fact = None if event.of_strike else game.state.fact(left, event.character)
        if fact is None or event.total > event.body or fact.value[0] < 1:
            return []
        number, before = fact.value
        return [
            Forgotten(what=left, about=fact.about),
            Remembered(fact=Fact(left, fact.about, (number - 1, before), "strike", card.id)),
            BodyCheckCalled(character=fact.about, of_strike=False, was_wounded=before),
        ]

    def is_modified(game: Game, total: int, check: BodyCheckCalled, dice: int) -> int | None:
        its = not check.of_strike and is_its(game, check.character)
        return total + clause.modifier if its else None

    yield rule(card, "react", BodyCheckCalled, more_to_come)
    yield rule(card, "react", BodyCheckRolled, once_more)
    yield rule(card, "adjust", BODY_CHECK_TOTAL, is_modified)
