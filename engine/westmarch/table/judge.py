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
    """Answers for one edition of the rules and its pool of cards. Holds no game.

    >>> from westmarch.judging import judge_for
    >>> from westmarch.table.actions import Untap
    >>> from westmarch.wire.position import set_up
    >>> from westmarch.wire.protocol import CardAt, CompanyAt, PlayerAt, Position, Turn
    >>> judge = judge_for("emended")
    >>> state = set_up(
    ...     judge,
    ...     Position(
    ...         edition="emended",
    ...         turn=Turn(player="player", phase="untap"),
    ...         players=(PlayerAt(name="player"), PlayerAt(name="opponent")),
    ...         cards=(
    ...             CardAt(label="bree", card="TW-378", owner="player", place="in-play"),
    ...             CardAt(
    ...                 label="gloin",
    ...                 card="TW-160",
    ...                 owner="player",
    ...                 place="in-play",
    ...                 position="tapped",
    ...                 company="band",
    ...             ),
    ...         ),
    ...         companies=(CompanyAt(label="band", player="player", site="bree"),),
    ...     ),
    ... )
    >>> untap = Untap(player="player", cards=("gloin",))
    >>> judge.ask(state, untap).name
    'legal'
    >>> judge.ask(state, Untap(player="opponent", cards=("gloin",))).because
    ('core.actions.when-asked', 'core.untap.only-own-cards')
    >>> untap in judge.options(state, "player")
    True
    >>> judge.act(state, untap).state.cards["gloin"].position
    'untapped'
    """

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
