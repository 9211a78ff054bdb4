"""What factions say of being influenced."""

from collections.abc import Iterator

from westmarch.cards.clauses.making import makes, rule
from westmarch.cards.model import Card
from westmarch.cards.play_clauses import NumberInPlay
from westmarch.kernel.actions import InfluenceCard
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rule
from westmarch.mechanics.quantities import INFLUENCE_NUMBER


@makes(NumberInPlay)
def number_in_play(card: Card, clause: NumberInPlay) -> Iterator[Rule]:
    """An attempt to take the faction away has another number to beat."""

    def is_this(game: Game, _: int, action: InfluenceCard) -> int | None:
        return clause.number if game.printed(action.target).id == card.id else None

    yield rule(card, "adjust", INFLUENCE_NUMBER, is_this, order=-10)
