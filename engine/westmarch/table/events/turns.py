"""How the game goes on: turns, phases and windows, and its end."""

from msgspec.structs import replace

from westmarch.kernel.event import Event
from westmarch.table.events.event import stopped
from westmarch.table.state import Fact, State, Window, forgetting

CALLED = "called"
"""Remembered of the player who has called the end of the game, with the turn in which it was."""
FINAL_CHECK = "final check"
"""Remembered of a character who has made, or makes, the check of the final reckoning."""
RECKONING_PHASE = "reckoning"
"""What follows the last turn, named like a phase of it."""


class TurnBegan(Event, frozen=True):
    """A player's turn began."""

    player: str
    number: int

    def apply(self, state: State) -> State:
        fresh = {
            each.id: replace(
                each,
                finished=False,
                entered=False,
                moved=False,
                origin=None,
                way="",
                path=(),
                split_from=None,
            )
            for each in state.companies.values()
        }
        begun = replace(
            state,
            turn_player=self.player,
            turn=self.number,
            companies=fresh,
            turn_start=None,
        )
        return replace(begun, turn_start=begun)


class PhaseBegan(Event, frozen=True):
    """A phase of the turn began."""

    phase: str

    def apply(self, state: State) -> State:
        fresh = {
            each.id: replace(each, finished=False, hazard_limit=0, hazards=0)
            for each in state.companies.values()
        }
        return replace(state, phase=self.phase, companies=fresh)


class TurnEnded(Event, frozen=True):
    """A player's turn is over."""

    player: str

    def apply(self, state: State) -> State:
        return forgetting(state, "chain", "check", "strike", "combat", "company", "phase", "turn")


class EndSignalled(Event, frozen=True):
    """The end of a player's turn was signalled."""

    player: str


class BeginningFelt(Event, frozen=True):
    """Cards that wait for the beginning of a phase act on it."""

    phase: str


class PhaseEnding(Event, frozen=True):
    """Both players have finished what they could do in a phase."""

    phase: str


class EndFelt(Event, frozen=True):
    """Cards that wait for the end of a phase act on it."""

    phase: str


class PhaseEnded(Event, frozen=True):
    """The players are done with a phase."""

    phase: str

    def apply(self, state: State) -> State:
        return forgetting(state, "phase")


class WindowOpened(Event, frozen=True):
    """A time began in which players may act."""

    window: Window

    def apply(self, state: State) -> State:
        return replace(state, windows=(*state.windows, self.window))


class WindowClosed(Event, frozen=True):
    """Nobody has anything more to do in the window."""

    def apply(self, state: State) -> State:
        return replace(state, windows=state.windows[:-1])


class Passed(Event, frozen=True):
    """A player is done with the window."""

    player: str
    said: bool = False
    """He said so himself."""
    idle: bool = False
    """There was nothing for him to do."""

    def apply(self, state: State) -> State:
        window = state.window
        waiting = tuple(each for each in window.waiting if each != self.player)
        idle = (*window.idle, self.player) if self.idle else window.idle
        passed = replace(window, waiting=waiting, idle=idle)
        return replace(state, windows=(*state.windows[:-1], passed))


class WindowReopened(Event, frozen=True):
    """Something happened, so those who were done may act again."""

    waiting: tuple[str, ...]

    def apply(self, state: State) -> State:
        window = replace(state.window, waiting=self.waiting, idle=())
        return replace(state, windows=(*state.windows[:-1], window))


class CouncilCalled(Event, frozen=True):
    """A player has called the end of the game, which comes after one more turn."""

    player: str

    def apply(self, state: State) -> State:
        return replace(state, facts=(*state.facts, Fact(CALLED, self.player, state.turn)))


class ReckoningBegan(Event, frozen=True):
    """The last turn is over, and the final reckoning is held."""

    def apply(self, state: State) -> State:
        return replace(state, phase=RECKONING_PHASE)


class FinalCheckBegan(Event, frozen=True):
    """It is a character's turn to make the corruption check of the final reckoning."""

    character: str

    def apply(self, state: State) -> State:
        return replace(state, facts=(*state.facts, Fact(FINAL_CHECK, self.character)))


class CopyShown(Event, frozen=True):
    """A player has shown a card from hand that costs the other player a point."""

    card: str

    def apply(self, state: State) -> State:
        shown = replace(state.cards[self.card], shown=True)
        return replace(state, cards={**state.cards, self.card: shown})


class GameWon(Event, frozen=True):
    """A player has won the game; `tie` if neither has."""

    player: str

    def apply(self, state: State) -> State:
        return replace(state, winner=self.player)


class GameEnded(Event, frozen=True):
    """The game is over, whatever was under way, and nobody has anything more to decide."""

    def apply(self, state: State) -> State:
        return replace(stopped(state), windows=(Window("over", ()),), pending=(), choices=())
