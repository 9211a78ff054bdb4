"""The judge of this game: the generic one, with its pool of cards."""

from typing import Any

from westmarch.cards.pool import Pool
from westmarch.kernel.chance import Chance
from westmarch.kernel.judge import GenericJudge
from westmarch.kernel.play import Moves
from westmarch.kernel.rulebook import Rules
from westmarch.kernel.trace import Trace
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import State
from westmarch.table.unmodelled import unmodelled


class Judge(GenericJudge[Game]):
    """Answers for one edition of the rules and its pool of cards. Holds no game."""

    def __init__(self, rules: Rules, pool: Pool, moves: Moves) -> None:
        super().__init__(rules, moves)
        self.pool = pool

    def see(self, state: State, trace: Trace | None) -> Game:
        """See a state with the cards of the pool."""
        return Game(self.rules, self.pool, state, trace)

    def play(self, game: Game, chance: Chance) -> Play:
        """Begin a stretch of the game."""
        return Play(game, self.moves, chance)

    def gaps(
        self, state: State, action: Any, trace: Trace, *, legal: bool
    ) -> tuple[tuple[str, str], ...]:
        """Give the clauses in words that the answer would need, each with its card."""
        return unmodelled(self.pool, state, action, trace, legal=legal)
