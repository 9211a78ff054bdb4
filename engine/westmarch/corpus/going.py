"""Goes on with a game in which nobody is said to act: they pass, or do what they have to."""

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from westmarch.corpus.model import Draw
from westmarch.corpus.rolls import Hand, Roll, Unanswered
from westmarch.corpus.timing import decides_by_passing, is_left, is_under_way
from westmarch.kernel.chance import Need
from westmarch.kernel.judge import allows
from westmarch.table.actions import AnyAction, ChooseCompany, Finish, TakeWay
from westmarch.table.judge import Judge
from westmarch.table.moments import is_moment_of
from westmarch.table.state import State
from westmarch.table.windows import RESPOND
from westmarch.wire.forced import forced

AT_MOST = 80
"""So many steps nobody wrote may come before one that somebody did."""
SHOWN = 12
"""So many options of somebody who has to decide are looked at."""


class Between(Struct, frozen=True):
    """Something that was done to carry the game on."""

    before: State
    action: AnyAction
    draws: tuple[Draw, ...]


class Halt(Struct, frozen=True):
    """The game cannot be carried on: somebody has to decide, or a roll is missing."""

    player: str = ""
    options: tuple[AnyAction, ...] = ()
    """Some of what there is to choose from."""
    need: Need | None = None
    leads: bool = False
    """What was to come could come after the decision."""


class Trail(Struct, frozen=True):
    """How the game has been carried on: to which state, by what, and with which rolls left."""

    state: State
    done: tuple[Between, ...] = ()
    left: tuple[Roll, ...] = ()


class Going:
    """Carries a game on, by the rules of one judge."""

    def __init__(self, judge: Judge, roads: tuple[AnyAction, ...] = ()) -> None:
        self.judge = judge
        self.roads = roads
        """Which company goes first and which way it takes, where no step tells."""
        self.open: tuple[AnyAction, ...] = ()
        """The roads there are, where one of them would have to be chosen to go on."""

    def may(self, state: State, action: AnyAction) -> bool:
        """Tell whether something may be done."""
        return bool(state.windows) and allows(self.judge.game(state), action)

    def is_refused(self, state: State, action: AnyAction, by: tuple[str, ...]) -> bool:
        """Tell whether something is refused, for these reasons among others."""
        verdict = self.judge.ask(state, action)
        open_ = verdict.questions if verdict.name == "undetermined" else ()
        return set(by) <= {*verdict.because, *open_, verdict.name}

    def objections(self, state: State, action: AnyAction) -> tuple[int, bool]:
        """Count what is against an action: nothing, if it cannot be said that it is illegal.

        Of two moments with as much against it, the one counts more of which its card speaks.
        """
        verdict = self.judge.ask(state, action)
        against = len(verdict.because) if verdict.name == "illegal" else 0
        return against, not is_moment_of(self.judge.game(state), action)

    def quiet(self, at: Trail, line: int, ahead: AnyAction | None = None) -> Trail | Halt:
        """Pass for the player who is asked, or do what there is no choice about.

        What lies `ahead` may tell that somebody has passed where that is a decision, too.
        """
        step = forced(self.judge.game(at.state)) if not is_left(at.state, ahead) else None
        if step is not None:
            return self.tried(at, step, line)
        window = at.state.window if at.state.windows else None
        asked = () if window is None else window.waiting
        halt = Halt()
        for player in asked[:1] if window is not None and window.kind.in_turn else asked:
            passing = Finish(player=player)
            if self.may(at.state, passing) and not decides_by_passing(at.state, ahead):
                return self.tried(at, passing, line)
            for road in self.roads:
                if road.player == player and self.may(at.state, road):
                    return self.tried(at, road, line)
            options = tuple(islice(self.judge.options(at.state, player), SHOWN))
            if len(options) == 1:
                return self.tried(at, options[0], line)
            if options and not halt.options:
                halt = Halt(player, options)
            if all(isinstance(each, (ChooseCompany, TakeWay)) for each in options):
                self.open = self.open or options
        return halt

    def tried(self, at: Trail, action: AnyAction, line: int) -> Trail | Halt:
        """Do something, if it may be done with the rolls that are given."""
        if not self.may(at.state, action):
            return Halt()
        rolls = Hand(at.left, line, missing=True)
        try:
            outcome = self.judge.act(at.state, action, rolls)
        except Unanswered as unanswered:
            return Halt(need=unanswered.need)
        return Trail(outcome.state, (*at.done, Between(at.state, action, rolls.draws)), rolls.left)

    def while_answered(self, here: Trail, line: int) -> Iterator[Trail]:
        """Go on for as long as something may be answered."""
        at = here
        yield at
        while at.state.windows and at.state.at(RESPOND):
            following = self.quiet(at, line)
            if isinstance(following, Halt):
                return
            at = following
            yield at

    def resolved(self, here: Trail, line: int) -> tuple[Trail, Halt | None]:
        """Let come to its end what was declared."""
        at = here
        for _ in range(AT_MOST):
            if not is_under_way(at.state):
                return at, None
            following = self.quiet(at, line)
            if isinstance(following, Halt):
                return at, following
            at = following
        return at, None

    def chosen(self, here: Trail, line: int) -> tuple[Trail, Halt | None]:
        """Go on through choices of which it was said how they are made, or that have one answer."""
        at = here
        for _ in range(AT_MOST):
            window = at.state.window if at.state.windows else None
            if window is None or window.kind.within != "choice" or not window.waiting:
                return at, None
            player = window.waiting[0]
            options = tuple(islice(self.judge.options(at.state, player), SHOWN))
            said = [each for each in self.roads if self.may(at.state, each)]
            if len(options) != 1 and not said:
                return at, Halt(player, options)
            following = self.tried(at, (*said, *options)[0], line)
            if isinstance(following, Halt):
                return at, following
            at, halt = self.resolved(following, line)
            if halt is not None:
                return at, halt
        return at, None

    def turned(self, here: Trail, line: int) -> tuple[Trail, Halt | None]:
        """Let the turn come to its end, if its player has ended it."""
        at = here
        for _ in range(AT_MOST):
            if at.state.fact("done", at.state.turn_player) is None:
                return at, None
            following = self.quiet(at, line)
            if isinstance(following, Halt):
                return at, following
            at = following
        return at, None
