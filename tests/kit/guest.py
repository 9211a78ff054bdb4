"""The reference engine as somebody else's: it gives no reasons, does not know all the cards, and
has its own way of modelling the game.

Whatever is said of it by the runner is not its fault: it is right about everything that it knows.
"""

from typing import Any

from msgspec.structs import replace

from westmarch.errors import WestmarchError
from westmarch.kernel.judge import allows
from westmarch.mechanics.patience import patient
from westmarch.table.actions import AnyAction, Finish, Organize
from westmarch.table.windows import WINDOWS
from westmarch.wire.engine import Draw
from westmarch.wire.paths import PATHS
from westmarch.wire.protocol import Hello, Position, Seen, Unsupported, VerdictGiven, Welcome
from westmarch.wire.reference import ReferenceEngine

HIDDEN = frozenset(
    {
        "respond",
        "organizing",
        "organization-ends",
        "end-untap",
        "combat-actions",
        "attacker-acts",
        "defender-acts",
        "on-the-way",
        "ending",
        "join",
        "entry-reveal",
        "agents",
        "end-discard",
        "turn-end",
    }
)
"""The windows that it does not open: there everybody passes by himself."""
UNSEEN = ("awaiting", "window", "window/about", "chain")
"""What it does not tell, as it would be another thing for it."""
_AT_MOST = 60


class Guest:
    """Somebody else's engine."""

    def __init__(
        self,
        cards: frozenset[str],
        actions: frozenset[str],
        without: frozenset[str] = frozenset(),
    ) -> None:
        self.cards = cards
        self.actions = actions - {"organize"}
        self.windows = WINDOWS.keys() - HIDDEN
        self.engine = ReferenceEngine(without=without)

    def hello(self, request: Hello) -> Welcome:
        return Welcome(
            name="guest",
            version="1",
            protocol=1,
            cards=tuple(sorted(self.cards)),
            actions=tuple(sorted(self.actions)),
            windows=tuple(sorted(self.windows)),
            paths=tuple(each.pattern for each in PATHS if each.pattern not in UNSEEN),
        )

    def setup(self, position: Position) -> Unsupported | None:
        assert {each.card for each in position.cards} <= self.cards
        return self.engine.setup(position)

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        before = self.engine.state
        self._turn_to(action)
        given = self._plain(self.engine.ask(action))
        self.engine.state = before
        return given

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:
        before = self.engine.state
        self._turn_to(action)
        given = self._plain(self.engine.act(action, draw))
        if isinstance(given, Unsupported) or given.verdict == "illegal":
            self.engine.state = before
        else:
            self._go_on(draw)
        return given

    def see(self, paths: tuple[str, ...]) -> Seen:
        assert not set(UNSEEN) & set(paths)
        return self.engine.see(paths)

    def options(self, player: str) -> tuple[AnyAction, ...]:
        return ()

    def explain(self) -> Any:
        return []

    def _plain(self, given: VerdictGiven | Unsupported) -> VerdictGiven | Unsupported:
        """Give no reason, and decide open questions without a word."""
        if isinstance(given, Unsupported):
            return given
        verdict = self.engine.verdict
        if given.verdict == "undetermined" and verdict is not None:
            return VerdictGiven(verdict.readings[0][2])
        return VerdictGiven(given.verdict)

    def _turn_to(self, action: AnyAction) -> None:
        """Begin or stop organizing, as nobody says so here."""
        engine, state = self.engine, self.engine.state
        assert engine.judge is not None
        assert state is not None
        passes = isinstance(action, Finish) and state.windows and state.window.name == "organizing"
        if not state.windows or (allows(engine.judge.game(state), action) and not passes):
            return
        turning = {
            "organization": Organize(player=action.player),
            "organizing": Finish(player=state.turn_player),
        }.get(state.window.name)
        if turning is None or not allows(engine.judge.game(state), turning):
            return
        turned = engine.judge.act(state, turning).state
        if passes or allows(engine.judge.game(turned), action):
            engine.state = turned

    def _go_on(self, draw: Draw) -> None:
        """Pass for everybody in the windows that are not there."""
        engine = self.engine
        for _ in range(_AT_MOST):
            assert engine.judge is not None
            assert engine.state is not None
            state = engine.state
            name = state.window.name if state.windows else ""
            if name not in HIDDEN or name == "organizing":
                return
            game = engine.judge.game(state)
            waiting = (
                state.window.waiting[:1] if state.window.kind.in_turn else state.window.waiting
            )
            done: AnyAction | None = next(
                (each for each in map(_pass, waiting) if allows(game, each)), None
            )
            if done is None:
                forced = [list(engine.judge.options(state, each)) for each in waiting]
                done = next((each[0] for each in forced if len(each) == 1), None)
            if done is None:
                return
            try:
                engine.act(done, draw)
            except WestmarchError:
                return


class Courteous(ReferenceEngine):
    """The reference engine as one that asks the hazard player where he can do nothing, too."""

    def hello(self, request: Hello) -> Welcome:
        return Welcome(name="courteous", version="1", protocol=1)

    def setup(self, position: Position) -> Unsupported | None:
        said = super().setup(position)
        state = self.state
        assert state is not None
        hazard_player = state.opponent(state.turn_player)
        waiting = (each for each in patient(state).facts if each not in state.facts)
        his = (each for each in waiting if each.about == hazard_player)
        self.state = replace(state, facts=(*state.facts, *his))
        return said


def _pass(player: str) -> Finish:
    return Finish(player=player)
