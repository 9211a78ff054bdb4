"""Results of a body check that discard a character, as Orcs and Trolls print them."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card, Character
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.combat import DISCARD_RESULTS
from westmarch.rulebooks.cards.clause_registry import rule
from westmarch.table.events.characters import CharacterDiscarded
from westmarch.table.events.combat import BodyCheckRolled
from westmarch.table.game import Game


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

    def says(game: Game, _: list[Event], event: BodyCheckRolled) -> str:
        results = " or ".join(map(str, game.value(DISCARD_RESULTS, event.character)))
        return f"A body check of {results} discards {game.name(event.character)}."

    yield rule(card, "replace", BodyCheckRolled, slinks_off, says)
