"""Events that say of themselves that they may be revealed on-guard."""

from collections.abc import Iterator

from westmarch.cards.model.card import Card
from westmarch.cards.model.play_clauses import Revealable
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities.on_guard import REVEALED_BY_TEXT
from westmarch.rulebooks.cards.clause_registry import makes, rule, saying
from westmarch.table.game import Game


@makes(Revealable)
def revealable(card: Card, clause: Revealable) -> Iterator[Rule]:
    """It may be revealed, even if it has nothing to do with the company itself."""

    def may_be_revealed(game: Game, event: str) -> bool:
        return game.printed(event).id == card.id

    yield rule(card, "define", REVEALED_BY_TEXT, may_be_revealed, saying(card, clause), of="itself")
