"""The turn: its phases, the companies' parts in them, and the windows in which players act."""

from collections.abc import Iterator
from functools import cache

from westmarch.kernel.judge import allows
from westmarch.kernel.offers import Offer, OneOf, action_of, actions_of
from westmarch.mechanics.ending import begin_reckoning
from westmarch.mechanics.hands import deal, open_reset
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.patience import waits_for
from westmarch.mechanics.quantities.ending import LAST_TURN
from westmarch.mechanics.quantities.setup import NEXT_SETUP_STEP
from westmarch.mechanics.quantities.turn import (
    ASKED_ANYWAY,
    COMPANIES_IN_PHASE,
    END_STEPS,
    FIRST_PLAYER,
    NEXT_PHASE,
    ROLLS_AGAIN,
)
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import IN_PASSING, ChooseCompany, Finish
from westmarch.table.events.companies import CompanyBegan, CompanyFinished, JourneysEnded
from westmarch.table.events.memory import Remembered
from westmarch.table.events.setup import SetupOver
from westmarch.table.events.turns import (
    EndSignalled,
    Passed,
    PhaseBegan,
    PhaseEnded,
    PhaseEnding,
    TurnBegan,
    TurnEnded,
    WindowClosed,
)
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import Fact, Window
from westmarch.table.windows import (
    CHOOSE_COMPANY,
    END_DISCARD,
    END_OF_TURN,
    END_UNTAP,
    ENTER_OR_NOT,
    JOIN,
    JOINING,
    LEFT_OVER,
    LONG_EVENT,
    ON_THE_WAY,
    ORGANIZATION_ENDS,
    PHASE_END,
    RESET_HAND,
    SETUP,
    SITE,
    STARTING_SITES,
    TURN_END,
    WINDOWS,
)


def begin_turn(play: Play, player: str, number: int) -> None:
    """Begin a player's turn."""
    play.do(TurnBegan(player=player, number=number))
    # Where no rule tells the order of phases, the present one comes again.
    begin_phase(play, play.game.value(NEXT_PHASE, "") or play.state.phase)


def next_setup_step(play: Play, done: str) -> None:
    """Go on with setting up; in the end give each player a hand, and settle whose turn is first."""
    following = play.game.value(NEXT_SETUP_STEP, done)
    if following is not None:
        open_window(play, WINDOWS[following])
        return
    play.do(SetupOver())
    for player in play.state.players:
        deal(play, player.name)
    rolls = _rolls_for_first_turn(play)
    while play.game.value(ROLLS_AGAIN, rolls):
        rolls = _rolls_for_first_turn(play)
    first = play.game.value(FIRST_PLAYER, rolls) or play.state.turn_player
    begin_turn(play, first, play.state.turn)


def _rolls_for_first_turn(play: Play) -> tuple[tuple[str, int], ...]:
    """Give what each player rolls, with his name."""
    names = [each.name for each in play.state.players]
    return tuple((each, sum(play.draw("2d6", "first-turn", each))) for each in names)


def begin_phase(play: Play, phase: str) -> None:
    """Begin a phase of the turn."""
    play.do(PhaseBegan(phase=phase))
    open_phase(play)


def open_phase(play: Play) -> None:
    """Open the first window of the present phase."""
    state = play.state
    if play.game.value(COMPANIES_IN_PHASE, state.phase):
        next_company(play)
    elif state.phase == "end-of-turn":
        next_end_step(play)
    else:
        open_window(play, WINDOWS[state.phase], asked=(state.turn_player,))


def end_phase(play: Play) -> None:
    """Let what is due at the end of the phase come first; then go on."""
    play.do(PhaseEnding(phase=play.state.phase))
    if play.state.pending:
        open_window(play, PHASE_END, asked=())
    else:
        next_phase(play)


def next_phase(play: Play) -> None:
    """Go on to the next phase, or to the other player's turn."""
    state = play.state
    play.do(PhaseEnded(phase=state.phase))
    following = play.game.value(NEXT_PHASE, state.phase)
    if following is None:
        play.do(TurnEnded(player=state.turn_player))
        if play.game.value(LAST_TURN):
            begin_reckoning(play)
            return
        begin_turn(play, state.opponent(state.turn_player), state.turn + 1)
    else:
        begin_phase(play, following)


def next_end_step(play: Play, done: str = "") -> None:
    """Go on to the next step of the end-of-turn phase, or to the end of the turn."""
    steps = play.game.value(END_STEPS)
    following = steps[steps.index(done) + 1 :] if done in steps else steps
    if not following:
        end_phase(play)
    elif following[0] == RESET_HAND.name:
        open_reset(play)
    else:
        open_window(play, WINDOWS[following[0]])


def next_company(play: Play) -> None:
    """Go on to the next company's part of the phase, or to the next phase."""
    state = play.state
    companies = play.game.value(COMPANIES_IN_PHASE, state.phase)
    if not companies and state.phase == "movement-hazard":
        play.do(JourneysEnded())
        open_window(play, JOINING)
    elif not companies:
        end_phase(play)
    elif state.phase == "site":
        open_window(play, ENTER_OR_NOT)
    elif len(companies) > 1:
        open_window(play, CHOOSE_COMPANY)
    else:
        begin_company(play, companies[0])


def begin_company(play: Play, company: str) -> None:
    """Begin a company's movement/hazard phase; its steps follow by themselves."""
    play.do(CompanyBegan(company=company))
    open_window(play, ON_THE_WAY, asked=(), company=company)


@MOVES.perform(Finish)
def finish(play: Play, action: Finish) -> None:
    """Be done with the window, and with the whole turn if so declared."""
    if action.turn:
        play.do(Remembered(fact=Fact("done", action.player, until="turn")))
    play.do(Passed(player=action.player, said=True))


@MOVES.perform(ChooseCompany)
def choose_company(play: Play, action: ChooseCompany) -> None:
    """Take a company through the phase; at its site, it has to enter or do nothing first."""
    play.do(WindowClosed())
    if play.state.phase == "site":
        open_window(play, ENTER_OR_NOT, company=action.company)
    else:
        begin_company(play, action.company)


@MOVES.offer(CHOOSE_COMPANY, ENTER_OR_NOT)
def offer_companies(game: Game, player: str) -> Iterator[ChooseCompany]:
    """Each company that has not had its part."""
    if game.state.window.company is None:
        for company in game.value(COMPANIES_IN_PHASE, game.state.phase):
            yield ChooseCompany(player=player, company=company)


@MOVES.offer(*(each for each in WINDOWS.values() if each.finish))
def offer_finish(game: Game, player: str) -> Iterator[Offer]:
    """Being done."""
    yield _being_done(player)


@cache
def _being_done(player: str) -> Offer:
    """Offer to be done with a window; who is done with the turn says so in all that follow."""
    return Offer(Finish(player=player), turn=OneOf((False,), (True,)))


def _has_something_to_do(play: Play, player: str) -> bool:
    """Tell whether a player may do anything; looking for it is no part of what is being done."""
    game = play.game
    if game.trace is None:
        return _may_act(play, game, player)
    with game.aside():
        return _may_act(play, game, player)


def _may_act(play: Play, game: Game, player: str) -> bool:
    for deed in play.moves.candidates(game, player):
        if IN_PASSING in action_of(deed).traits:
            continue
        for each in actions_of(deed):
            if allows(game, each):
                return True
    return False


@MOVES.step
def pass_idle(play: Play) -> bool:
    """Pass for a player who has nothing to do in the window, or has declared to be done."""
    state = play.state
    if not state.windows:
        return False
    window = state.window
    # In a chain of effects the players are asked one after the other.
    asked = window.waiting[:1] if window.kind.in_turn else window.waiting
    for player in asked:
        done = state.fact("done", player) is not None
        if not done and player == state.turn_player and window.kind.kept:
            continue
        if done and allows(play.game, Finish(player=player)):
            play.do(Passed(player=player))
            return True
        waits = window.kind.finish and waits_for(state, player)
        if not waits and not _has_something_to_do(play, player):
            if not done and play.game.value(ASKED_ANYWAY, player):
                continue
            play.do(Passed(player=player, idle=True))
            return True
    return False


@closes(STARTING_SITES, SETUP, LEFT_OVER)
def setup_goes_on(play: Play, window: Window) -> None:
    """Go on to what comes next before the first turn."""
    next_setup_step(play, window.name)


@closes(END_UNTAP, ORGANIZATION_ENDS, LONG_EVENT, JOIN, TURN_END)
def phase_is_over(play: Play, window: Window) -> None:
    """End the phase."""
    end_phase(play)


@closes(PHASE_END)
def nothing_more_is_due(play: Play, window: Window) -> None:
    """Go on to the next phase, as all that was due at the end of this one is done."""
    next_phase(play)


@closes(RESET_HAND)
def hands_are_reset(play: Play, window: Window) -> None:
    """Go on to the next company, or to the next step of the end-of-turn phase."""
    if play.state.phase == "movement-hazard":
        next_company(play)
    else:
        next_end_step(play, window.name)


@closes(SITE)
def company_is_done(play: Play, window: Window) -> None:
    """Go on to the next company, if there is one."""
    if window.company is None:
        end_phase(play)
        return
    play.do(CompanyFinished(company=window.company))
    next_company(play)


@closes(ENTER_OR_NOT)
def nobody_else_enters(play: Play, window: Window) -> None:
    """Let the company that is next do nothing; without one, all that are left."""
    left = play.game.value(COMPANIES_IN_PHASE, play.state.phase)
    for company in left if window.company is None else (window.company,):
        play.do(CompanyFinished(company=company))
    next_company(play)


@closes(END_DISCARD)
def end_step_is_over(play: Play, window: Window) -> None:
    """Go on to the next step of the end-of-turn phase."""
    next_end_step(play, window.name)


@closes(END_OF_TURN)
def end_is_signalled(play: Play, window: Window) -> None:
    """The turn ends, but for what is to be done right at its end."""
    play.do(EndSignalled(player=play.state.turn_player))
    open_window(play, TURN_END)
