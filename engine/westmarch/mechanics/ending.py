"""The end of the game: it is called, and the final reckoning is held, step by step."""

from collections.abc import Iterator

from msgspec import Struct

from westmarch.kernel.offers import Offer, one_of
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.ending import (
    CHECKED_IN_THE_END,
    CHECKING_ORDER,
    RECKONING_STEPS,
)
from westmarch.mechanics.quantities.turn import WINNER
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import CallCouncil, MakeFinalCheck, ShowCopy
from westmarch.table.events.characters import CorruptionCheckCalled
from westmarch.table.events.turns import (
    FINAL_CHECK,
    CopyShown,
    CouncilCalled,
    FinalCheckBegan,
    GameWon,
    ReckoningBegan,
)
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import Window
from westmarch.table.windows import (
    COMPARISON,
    FINAL_CHECKS,
    FINAL_DOUBLING,
    FINAL_HALVING,
    FINAL_LOSSES,
    FINAL_TOTALS,
    SHOW_COPIES,
    TURN_END,
    WINDOWS,
)


class CallTerms(Struct, frozen=True):
    """What it takes to call the end of a game of some length, and when it ends uncalled."""

    points: int
    exhaustions: int
    """How often the caller's play deck was exhausted, besides."""
    exhaustions_alone: int
    """So many do without any points."""
    automatic_end: int
    """So many of both players end the game."""


@MOVES.perform(CallCouncil)
def call(play: Play, action: CallCouncil) -> None:
    """Call the end of the game."""
    play.do(CouncilCalled(player=action.player))


@MOVES.offer(TURN_END)
def offer_to_call(game: Game, player: str) -> Iterator[CallCouncil]:
    """Calling the end of the game."""
    yield CallCouncil(player=player)


def begin_reckoning(play: Play) -> None:
    """Hold the final reckoning."""
    play.do(ReckoningBegan())
    next_step(play)


def next_step(play: Play, done: str = "") -> None:
    """Go on to the next step of the final reckoning; after the last, the game is over."""
    steps = play.game.value(RECKONING_STEPS)
    following = steps[steps.index(done) + 1 :] if done in steps else steps
    if not following:
        winner = play.game.value(WINNER)
        assert winner is not None
        play.do(GameWon(player=winner))
    elif following[0] == FINAL_CHECKS.name:
        next_checks(play)
    else:
        open_window(play, WINDOWS[following[0]])


def next_checks(play: Play) -> None:
    """Have the next player make his checks who has characters to check; else take the next step."""
    for player in play.game.value(CHECKING_ORDER):
        if still_to_check(play.game, player):
            open_window(play, FINAL_CHECKS, asked=(player,))
            return
    next_step(play, FINAL_CHECKS.name)


def still_to_check(game: Game, player: str) -> tuple[str, ...]:
    """The characters of a player whose check is still to come."""
    due = game.value(CHECKED_IN_THE_END, player)
    return tuple(each for each in due if game.state.fact(FINAL_CHECK, each) is None)


@MOVES.perform(MakeFinalCheck)
def make_final_check(play: Play, action: MakeFinalCheck) -> None:
    """Have the character make the check."""
    who = action.character
    play.do(FinalCheckBegan(character=who), CorruptionCheckCalled(character=who))


@MOVES.offer(FINAL_CHECKS)
def offer_checks(game: Game, player: str) -> Iterator[Offer]:
    """Each character whose check is still to come."""
    check = MakeFinalCheck(player=player, character="")
    yield from one_of(check, "character", still_to_check(game, player))


@MOVES.perform(ShowCopy)
def show_copy(play: Play, action: ShowCopy) -> None:
    """Show the card."""
    play.do(CopyShown(card=action.card))


@MOVES.offer(SHOW_COPIES)
def offer_copies(game: Game, player: str) -> Iterator[Offer]:
    """Each card in hand."""
    yield from one_of(ShowCopy(player=player, card=""), "card", game.state.pile(player, "hand"))


@closes(FINAL_CHECKS)
def checks_are_made(play: Play, window: Window) -> None:
    """Go on to the other player's checks, or to the next step."""
    next_checks(play)


@closes(FINAL_TOTALS, FINAL_DOUBLING, FINAL_HALVING, SHOW_COPIES, FINAL_LOSSES, COMPARISON)
def step_is_taken(play: Play, window: Window) -> None:
    """Go on to the next step."""
    next_step(play, window.name)
