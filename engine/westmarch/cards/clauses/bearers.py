"""What items say of those who may bear them."""

from collections.abc import Iterator

from westmarch.cards.clause_words import clause_line
from westmarch.cards.clauses.making import makes, rule
from westmarch.cards.clauses.meant import fits
from westmarch.cards.model import Card
from westmarch.cards.play_clauses import BorneBy
from westmarch.kernel.actions import PlayItem, RescueItem, TransferItem
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rule


@makes(BorneBy)
def borne_by(card: Card, clause: BorneBy) -> Iterator[Rule]:
    """The item is neither played with anybody else nor handed over to him."""

    def is_not_meant(game: Game, action: PlayItem | TransferItem | RescueItem) -> bool:
        its_own = game.printed(action.card).id == card.id
        return its_own and not fits(game, clause.who, action.character)

    says = f"{card.name}: {clause_line(clause)}."
    for action in (PlayItem, TransferItem, RescueItem):
        yield rule(card, "forbid", action, is_not_meant, says)
