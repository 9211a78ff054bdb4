"""The judge of this game: the generic one, with its pool of cards."""

from typing import Any

from msgspec.structs import replace

from westmarch.cards.pool import Pool
from westmarch.kernel.chance import Chance
from westmarch.kernel.judge import GenericJudge, Verdict, allows, ids, unliftable
from westmarch.kernel.play import Moves
from westmarch.kernel.rules import Rules
from westmarch.kernel.trace import Trace
from westmarch.table.actions import RegisterDeck, Undertake
from westmarch.table.covered import involved, out_of_reach, unknown_in_deck
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import State
from westmarch.table.unmodelled import about_part, has_gaps, needed_if_illegal, needed_if_legal
from westmarch.table.windows import OVER


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
    ('core.actions.when-asked',)
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

    def plainly_allows(self, state: State, action: Any) -> bool:
        """Tell whether an action is legal beyond doubt: nothing that was looked at leans on an open
        question or on what is not covered. If it does not hold, `ask` tells more.

        That of no card here a clause is in words only, whoever wants to know sees to.
        """
        if involved(action) is not None or isinstance(action, RegisterDeck) or state.at(OVER):
            return False
        game = self.game(state)
        return allows(game, action) and game.leaned <= state.readings.keys()

    def as_modelled(self, verdict: Verdict, state: State, action: Any, trace: Trace) -> Verdict:
        """Tell what a verdict would need that is in words only; a certain *illegal* stands."""
        unknown = unknown_in_deck(state, action)
        if unknown and verdict:
            needed = tuple(("", each) for each in unknown)
            return replace(verdict, name="unsupported", unmodelled=needed)
        if state.at(OVER) and (reason := out_of_reach(self.pool, state)):
            return replace(verdict, name="unsupported", unmodelled=(("", reason),))
        part = involved(action)
        if part is None and not has_gaps(self.pool, state):
            return verdict
        heard = Trace()
        game = self.see(state, heard)
        if part is not None:
            needed = (("", part.reason), *about_part(game, action, part.topic))
            # The windows of what is not covered are not there, either.
            if not verdict and not isinstance(action, Undertake) and unliftable(game, action):
                return verdict
        elif verdict:
            needed = needed_if_legal(game, action, trace)
        else:
            needed, certain = needed_if_illegal(game, action, trace)
            if certain:
                said = tuple(each for each in heard.here if each.rule in certain)
                return replace(verdict, because=ids(tuple(certain)), trace=said)
        return replace(verdict, name="unsupported", unmodelled=needed) if needed else verdict
