"""What is to be seen of the turn, the game's end, and what the game waits for just now."""

from typing import Any

from westmarch.mechanics.quantities.ending import GAME_LENGTH, LAST_TURN
from westmarch.mechanics.quantities.turn import WINNER
from westmarch.table.events.turns import CALLED, RECKONING_PHASE
from westmarch.table.game import Game
from westmarch.table.windows import RESPOND
from westmarch.wire.sights.named import of
from westmarch.wire.sights.path import Path


def _won(game: Game) -> str | None:
    counted = game.state.winner is not None and game.state.phase == RECKONING_PHASE
    return game.value(WINNER) if counted else game.state.winner


def _called(game: Game) -> str | None:
    return next((each.about for each in game.state.facts if each.what == CALLED), None)


def _chain(game: Game) -> list[str]:
    """The cards that are declared and have not resolved, the last one last."""
    return [label for action in game.state.chain if (label := _about(action)) is not None]


def _window(game: Game) -> str | None:
    return game.state.window.name if game.state.windows else None


def _awaiting(game: Game) -> str | None:
    """The player who has to act."""
    return next(iter(game.state.window.waiting), None) if game.state.windows else None


def _matter(game: Game) -> str | None:
    """What a decision is about: a card that was declared or asks, somebody's strike, a company."""
    state = game.state
    if not state.windows:
        return None
    if state.choices:
        label: str = state.choices[0].card
        return label
    if state.at(RESPOND):
        return _about(state.chain[-1]) if state.chain else None
    combat = state.combat
    if combat is not None and state.window.kind.within == "combat":
        return combat.facing or combat.source
    return state.window.company


def _about(action: Any) -> str | None:
    """The card that an action plays or uses, or else whoever acts."""
    for field in ("card", "character", "company"):
        label: str | None = getattr(action, field, None)
        if label is not None:
            return label
    return None


TURN = (
    Path("turn/player", "a player", "Whose turn it is.", lambda game: game.state.turn_player,
        certain=True),
    Path("turn/phase", "a phase", "How far the turn has come.", lambda game: game.state.phase,
        certain=True),
    Path("turn/last", "true or false", "Whether the game ends with this turn, as things stand.",
        of(LAST_TURN), certain=True),
    Path("length", "a word", "The length of the game: starter, short, long, campaign.",
        of(GAME_LENGTH)),
    Path("called", "a player or null", "Who has called the end of the game.", _called),
    Path("winner", "a player, tie or nobody",
        "Who would win if the game were over now; `nobody` where it could not be over.",
        of(WINNER)),
    Path("won", "a player, tie or null", "Who has won the game, so that it is over.", _won),
    Path("awaiting", "a player or null", "Who has to act now.", _awaiting),
    Path("window", "a window or null", "What kind of window is open.", _window),
    Path("window/about", "a label or null",
        "What is to be decided about: the card that was declared last or asks for a choice, "
        "the one who faces a strike, the card that attacks, or the company whose part it is.",
        _matter),
    Path("chain", "a list of labels", "What is declared and not yet resolved, the last one last.",
        _chain),
)  # fmt: skip
