"""The reference engine as the protocol sees it: positions in, verdicts and observations out."""

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from westmarch import __version__
from westmarch.book.load import our_book
from westmarch.errors import BadData
from westmarch.judging import judge_for
from westmarch.kernel.chance import Need, no_chance
from westmarch.kernel.event import Event
from westmarch.kernel.judge import Outcome, Verdict
from westmarch.kernel.trace import Spoke, Trace
from westmarch.mechanics.map import map_of
from westmarch.mechanics.patience import patient
from westmarch.table.actions import AnyAction
from westmarch.table.game import Game
from westmarch.table.judge import Judge
from westmarch.table.state import State
from westmarch.table.unmodelled import (
    Doubt,
    Gap,
    Telling,
    doubts,
    has_gaps,
    needed_to_see,
    on_the_table,
)
from westmarch.wire.naming import There, misnamed
from westmarch.wire.paths import declared, observe
from westmarch.wire.position import set_up
from westmarch.wire.protocol import (
    CAPABILITIES,
    PROTOCOL,
    Hello,
    Position,
    Seen,
    Unsupported,
    VerdictGiven,
    Welcome,
)

UNMODELLED = "a clause of {} is not modelled: "
"""What comes before a clause in words, where an answer would need it."""

Draw = Callable[[Need], tuple[int, ...]]


class ReferenceEngine:
    """One table, judged by the rules of the edition that its position names."""

    def __init__(
        self,
        edition: str | None = None,
        without: frozenset[str] = frozenset(),
        *,
        waits: bool = False,
    ) -> None:
        self.edition = edition
        """Takes the place of the edition that positions name."""
        self.without = without
        """Rules to be left out, to see who misses them."""
        self.waits = waits
        """Whether players are asked even where there is nothing for them to do, or to choose."""
        self.judge: Judge | None = None
        self.state: State | None = None
        self._verdict: Verdict | None = None
        self._unasked: AnyAction | None = None
        """What was done and is beyond doubt, until somebody wants to know its verdict."""
        self._before: State | None = None
        """The table as it was then."""
        self.listening = False
        """Whether to take note of the rules that speak, also where nobody asks for a verdict."""
        self.doubts: tuple[Doubt, ...] = ()
        """The clauses that may have made something else of what was done so far."""
        self._touched: set[str] = set()
        self._past: list[Event] = []
        self._has_gaps = False
        """Whether any card of the game has a clause that is not modelled."""

    def hello(self, request: Hello) -> Welcome:  # noqa: ARG002
        """Say who we are."""
        return Welcome(
            name="westmarch",
            version=__version__,
            protocol=PROTOCOL,
            language="Python",
            capabilities=tuple(CAPABILITIES),
            editions=tuple(our_book().editions),
        )

    def setup(self, position: Position) -> Unsupported | None:
        """Set the table."""
        edition = self.edition or position.edition
        self.judge = judge_for(edition, self.without)
        self.verdict = None
        self._touched = set()
        self._past = []
        self.doubts = ()
        trace = self._listen()
        laid = replace(position, edition=edition)
        self.state = set_up(self.judge, laid, trace, waits=self.waits)
        if self.waits:
            self.state = patient(self.state)
        self._note(trace)
        self._has_gaps = has_gaps(self.judge.pool, self.state)
        return None

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        """Answer whether an action is legal now."""
        judge, state = self._table()
        self._check(action)
        verdict = judge.ask(state, action)
        self._touched.update(_spoken(verdict.trace))
        if needed := self._doubts():
            verdict = replace(verdict, name="unsupported", unmodelled=needed)
        self.verdict = verdict
        return self._given(verdict)

    def act(self, action: AnyAction, draw: Draw = no_chance) -> VerdictGiven | Unsupported:
        """Do it if it is legal, and say whether it was."""
        judge, state = self._table()
        given: VerdictGiven | Unsupported
        if self._is_beyond_doubt(action):
            self._unasked, self._before = action, state
            given = VerdictGiven("legal")
        else:
            given = self.ask(action)
        if isinstance(given, Unsupported) or given.verdict == "illegal":
            return given
        trace = self._listen()
        outcome: Outcome = judge.act(state, action, draw, trace)
        self._note(trace)
        self.state = outcome.state
        self._past += outcome.events
        if self._has_gaps and trace is not None:
            before = judge.game(state)
            self.doubts += doubts(before, outcome.state, trace, outcome.events)
        if len(state.cards) != len(outcome.state.cards):
            self._has_gaps = has_gaps(judge.pool, outcome.state)
        return given

    @property
    def verdict(self) -> Verdict | None:
        """The last verdict that was asked for, or that something done would have had."""
        if self._unasked is not None and self.judge is not None:
            self.verdict = self.judge.ask(self._before, self._unasked)
        return self._verdict

    @verdict.setter
    def verdict(self, verdict: Verdict | None) -> None:
        self._verdict, self._unasked, self._before = verdict, None, None

    def _is_beyond_doubt(self, action: AnyAction) -> bool:
        """Tell whether an action is plainly legal, and nobody listens to the reasons."""
        if self.listening or self._has_gaps:
            return False
        judge, state = self._table()
        self._check(action)
        return judge.plainly_allows(state, action)

    def see(self, paths: tuple[str, ...]) -> Seen:
        """Tell what is to be seen at these paths."""
        judge, state = self._table()
        trace = self._listen()
        game = judge.game(state, trace)
        tellings = on_the_table(game) if self._has_gaps else ()
        values: dict[str, Any] = {}
        unsupported: dict[str, Unsupported] = {}
        for path in paths:
            if self._has_gaps and not (trace and trace.empty):
                # What is to be seen at one path has nothing to do with what the last one needed.
                game = judge.see(state, trace := Trace())
            value = observe(game, path, self._past)
            needed = self._needed(game, path, tellings) if self._has_gaps else ()
            if needed:
                unsupported[path] = _unsupported(needed)
            else:
                values[path] = value
            if trace is not None:
                self._note(trace)
        return Seen(values, unsupported=unsupported)

    def options(self, player: str) -> tuple[Any, ...]:
        """List what a player may do now."""
        judge, state = self._table()
        return tuple(judge.options(state, player))

    def explain(self) -> Verdict:
        """Give the last verdict with all that led to it."""
        if self.verdict is None:
            raise BadData("there is no verdict to explain yet", hint="Ask or act first.")
        return self.verdict

    @property
    def past(self) -> tuple[Event, ...]:
        """What has happened since the table was set."""
        return tuple(self._past)

    def touched(self) -> frozenset[str]:
        """Give the rules that spoke since the table was set up, if somebody was listening."""
        return frozenset(self._touched)

    def game(self) -> Game:
        """Give the game on the table."""
        judge, state = self._table()
        return judge.game(state)

    def _table(self) -> tuple[Judge, State]:
        if self.judge is None or self.state is None:
            raise BadData("there is no position on the table", hint="Send “setup” first.")
        return self.judge, self.state

    def _needed(self, game: Game, path: str, tellings: tuple[Telling, ...]) -> tuple[Gap, ...]:
        """Give the clauses on which it depends what is to be seen at a path."""
        assert game.trace is not None
        doubted = () if declared(path).certain else self._doubts(path)
        return doubted or needed_to_see(game, path, game.trace, tellings)

    def _doubts(self, path: str = "") -> tuple[Gap, ...]:
        """Give the clauses that may have made something else of what is asked or looked at."""
        found = (each.gap for each in self.doubts if each.concerns(path))
        return tuple(dict.fromkeys(found))

    def _listen(self) -> Trace | None:
        return Trace(thorough=True) if self.listening else Trace() if self._has_gaps else None

    def _note(self, trace: Trace | None) -> None:
        if trace is not None:
            self._touched.update(_spoken(tuple(trace.here)))

    def _check(self, action: AnyAction) -> None:
        """Refuse an action that speaks of cards, companies or players nobody knows."""
        game = self.game()
        state = game.state
        there = There(
            {
                "player": [each.name for each in state.players],
                "card": state.cards,
                "company": state.companies,
                "region": map_of(game.pool).types,
            },
            lambda card: str(game.printed(card).type),
        )
        for what, hint in misnamed(action, there):
            raise BadData(what, hint=hint)

    def _given(self, verdict: Verdict) -> VerdictGiven | Unsupported:
        if verdict.name == "unsupported":
            return _unsupported(verdict.unmodelled)
        return VerdictGiven(verdict.name, verdict.because, verdict.questions)


def _unsupported(needed: tuple[Gap, ...]) -> Unsupported:
    """Name the first clause that an answer would need."""
    card, text = needed[0]
    if not card:
        return Unsupported(text)
    return Unsupported(f"{UNMODELLED.format(card)}{text}", card=card)


def _spoken(said: tuple[Spoke, ...]) -> set[str]:
    found: set[str] = set()
    for each in said:
        found.update(filter(None, (each.rule.id, each.rule.text)))
        found |= _spoken(each.drawn_on)
    return found
