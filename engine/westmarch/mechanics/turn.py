"""The turn: its phases, the companies' parts in them, and the windows in which players act."""

from collections.abc import Callable, Iterator

from westmarch.kernel.judge import allows
from westmarch.kernel.offers import Offer, actions_of, kind_of
from westmarch.mechanics.choosing import being_done
from westmarch.mechanics.hands import open_reset
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.turn import COMPANIES_IN_PHASE, END_STEPS, NEXT_PHASE
from westmarch.mechanics.table import companies_of
from westmarch.table.actions import ActFirst, ChooseCompany, Finish
from westmarch.table.events.companies import CompanyBegan, CompanyFinished, JourneysEnded
from westmarch.table.events.memory import Remembered
from westmarch.table.events.turns import (
    EndSignalled,
    Passed,
    PhaseBegan,
    PhaseEnded,
    PhaseEnding,
    TurnBegan,
    TurnEnded,
    WindowClosed,
    WindowOpened,
)
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import Fact, Window

PHASES = ("untap", "organization", "long-event", "movement-hazard", "site", "end-of-turn")

OWN_WINDOWS = {
    "setup",
    "untap",
    "organization",
    "organizing",
    "long-event",
    "choose-company",
    "movement-hazard",
    "joining",
    "enter-or-not",
    "site",
    "end-of-turn",
}
"""Windows that the player whose turn it is closes himself, even with nothing to do in them."""

_NO_DEEDS = (Finish, ActFirst)
"""What is no reason to ask a player who can do nothing else."""


def begin_turn(play: Play, player: str, number: int) -> None:
    """Begin a player's turn."""
    play.do(TurnBegan(player=player, number=number))
    begin_phase(play, PHASES[0])


def begin_phase(play: Play, phase: str) -> None:
    """Begin a phase of the turn."""
    play.do(PhaseBegan(phase=phase))
    open_phase(play)


def open_phase(play: Play) -> None:
    """Open the first window of the present phase."""
    state = play.state
    somebody = bool(companies_of(play.game, state.turn_player))
    if state.phase in ("movement-hazard", "site") and somebody:
        next_company(play)
    elif state.phase == "end-of-turn":
        next_end_step(play)
    else:
        play.do(WindowOpened(window=Window(state.phase, (state.turn_player,))))


def end_phase(play: Play) -> None:
    """Let what is due at the end of the phase come first; then go on."""
    play.do(PhaseEnding(phase=play.state.phase))
    if play.state.pending:
        play.do(WindowOpened(window=Window("phase-end", ())))
    else:
        next_phase(play)


def next_phase(play: Play) -> None:
    """Go on to the next phase, or to the other player's turn."""
    state = play.state
    play.do(PhaseEnded(phase=state.phase))
    following = play.game.value(NEXT_PHASE, state.phase)
    if following is None:
        play.do(TurnEnded(player=state.turn_player))
        begin_turn(play, state.opponent(state.turn_player), state.turn + 1)
    else:
        begin_phase(play, following)


def next_end_step(play: Play, done: str = "") -> None:
    """Go on to the next step of the end-of-turn phase, or to the end of the turn."""
    state = play.state
    steps: tuple[str, ...] = play.game.value(END_STEPS)
    following = steps[steps.index(done) + 1 :] if done in steps else steps
    if not following:
        end_phase(play)
    elif following[0] == "reset-hand":
        open_reset(play)
    else:
        opponent = () if following[0] == "end-of-turn" else (state.opponent(state.turn_player),)
        play.do(WindowOpened(window=Window(following[0], (state.turn_player, *opponent))))


def next_company(play: Play) -> None:
    """Go on to the next company's part of the phase, or to the next phase."""
    state = play.state
    companies = play.game.value(COMPANIES_IN_PHASE, state.phase)
    if not companies and state.phase == "movement-hazard":
        play.do(JourneysEnded())
        play.do(WindowOpened(window=Window("joining", (state.turn_player,))))
    elif not companies:
        end_phase(play)
    elif state.phase == "site":
        play.do(WindowOpened(window=Window("enter-or-not", (state.turn_player,))))
    elif len(companies) > 1:
        play.do(WindowOpened(window=Window("choose-company", (state.turn_player,))))
    else:
        begin_company(play, companies[0])


def begin_company(play: Play, company: str) -> None:
    """Begin a company's movement/hazard phase; its steps follow by themselves."""
    play.do(CompanyBegan(company=company))
    play.do(WindowOpened(window=Window("on-the-way", (), company)))


@MOVES.perform(Finish)
def finish(play: Play, action: Finish) -> None:
    """Be done with the window, and with the whole turn if so declared."""
    if action.turn:
        play.do(Remembered(fact=Fact("done", action.player, until="turn")))
    play.do(Passed(player=action.player, said=True))


@MOVES.perform(ChooseCompany)
def choose_company(play: Play, action: ChooseCompany) -> None:
    """Take a company through the phase."""
    play.do(WindowClosed())
    begin_company(play, action.company)


@MOVES.offer("choose-company")
def offer_companies(game: Game, player: str) -> Iterator[ChooseCompany]:
    """Each company that has not had its part."""
    for company in game.value(COMPANIES_IN_PHASE, game.state.phase):
        yield ChooseCompany(player=player, company=company)


@MOVES.offer(
    *PHASES,
    "setup",
    "organizing",
    "organization-ends",
    "draw",
    "enter-or-not",
    "respond",
    "combat-actions",
    "assign-first",
    "assign-defender",
    "face-strikes",
    "strike",
    "end-untap",
    "exchange",
    "end-discard",
    "turn-end",
)
def offer_finish(game: Game, player: str) -> Iterator[Offer]:
    """Being done."""
    yield being_done(player)


@MOVES.step
def pass_idle(play: Play) -> bool:
    """Pass for a player who has nothing to do in the window, or has declared to be done."""
    state = play.state
    if not state.windows:
        return False
    window = state.window
    # In a chain of effects the players are asked one after the other.
    asked = window.waiting[:1] if window.name == "respond" else window.waiting
    for player in asked:
        done = state.fact("done", player) is not None
        if not done and player == state.turn_player and window.name in OWN_WINDOWS:
            continue
        finish_now = Finish(player=player)
        if done and allows(play.game, finish_now):
            play.do(Passed(player=player))
            return True
        candidates = play.moves.candidates(play.game, player)
        deeds = (each for each in candidates if kind_of(each) not in _NO_DEEDS)
        if not any(allows(play.game, each) for deed in deeds for each in actions_of(deed)):
            play.do(Passed(player=player, idle=True))
            return True
    return False


@MOVES.step
def close_window(play: Play) -> bool:
    """Close a window of the turn in which nobody waits, and go on."""
    state = play.state
    if not state.windows or state.window.waiting or state.window.name not in _CLOSES:
        return False
    window = state.window
    play.do(WindowClosed())
    _CLOSES[window.name](play, window)
    return True


def _game_begins(play: Play, window: Window) -> None:
    begin_turn(play, play.state.turn_player, play.state.turn)


def _phase_is_over(play: Play, window: Window) -> None:
    end_phase(play)


def _nothing_more_is_due(play: Play, window: Window) -> None:
    next_phase(play)


def _organized(play: Play, window: Window) -> None:
    """Organizing is over; the organization phase goes on."""


def _organization_ends(play: Play, window: Window) -> None:
    """The resource player parts with those for whom there is not influence enough."""
    play.do(WindowOpened(window=Window("organization-ends", (play.state.turn_player,))))


def _hands_are_reset(play: Play, window: Window) -> None:
    if play.state.phase == "movement-hazard":
        next_company(play)
    else:
        next_end_step(play, window.name)


def _company_is_done(play: Play, window: Window) -> None:
    if window.company is None:
        end_phase(play)
        return
    play.do(CompanyFinished(company=window.company))
    next_company(play)


def _nobody_else_enters(play: Play, window: Window) -> None:
    for company in play.game.value(COMPANIES_IN_PHASE, play.state.phase):
        play.do(CompanyFinished(company=company))
    end_phase(play)


def _end_step_is_over(play: Play, window: Window) -> None:
    next_end_step(play, window.name)


def _end_is_signalled(play: Play, window: Window) -> None:
    """The turn ends, but for what is to be done right at its end."""
    state = play.state
    both = (state.turn_player, state.opponent(state.turn_player))
    play.do(EndSignalled(player=state.turn_player))
    play.do(WindowOpened(window=Window("turn-end", both)))


def _sideboard_time(play: Play, window: Window) -> None:
    """As the untap phase ends, the hazard player may reach for the sideboard."""
    hazard_player = play.state.opponent(play.state.turn_player)
    play.do(WindowOpened(window=Window("end-untap", (hazard_player,))))


_CLOSES: dict[str, Callable[[Play, Window], None]] = {
    "setup": _game_begins,
    "untap": _sideboard_time,
    "end-untap": _phase_is_over,
    "organization": _organization_ends,
    "organization-ends": _phase_is_over,
    "organizing": _organized,
    "long-event": _phase_is_over,
    "join": _phase_is_over,
    "reset-hand": _hands_are_reset,
    "enter-or-not": _nobody_else_enters,
    "site": _company_is_done,
    "end-discard": _end_step_is_over,
    "end-of-turn": _end_is_signalled,
    "turn-end": _phase_is_over,
    "phase-end": _nothing_more_is_due,
}
"""What comes after each window of the turn."""
