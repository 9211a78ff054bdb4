"""Results of a body check that discard a character, as Orcs and Trolls print them."""

from collections.abc import Iterator

from westmarch.cards.clauses.making import rule
from westmarch.cards.model import Card, Character
from westmarch.kernel.events.characters import CharacterDiscarded
from westmarch.kernel.events.combat import BodyCheckRolled
from westmarch.kernel.events.event import Event
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.combat import DISCARD_RESULTS


def discard_rules(card: Card) -> Iterator[Rule]:
    """Give the rule that discards the character, if there is one."""
    facts = card.facts
    if not isinstance(facts, Character) or not facts.discarded_by:
        return

    def slinks_off(game: Game, event: BodyCheckRolled) -> list[Event] | None:
        if event.of_strike or game.printed(event.character).id != card.id:
            return None
        discarding = game.value(DISCARD_RESULTS, event.character)
        return [CharacterDiscarded(card=event.character)] if event.total in discarding else None

    yield rule(card, "replace", BodyCheckRolled, slinks_off)
