"""What the game waits for just now, as an engine is asked to see it."""

from typing import Any

from westmarch.errors import BadData, nearest
from westmarch.table.game import Game
from westmarch.table.windows import RESPOND


def chain(game: Game, rest: list[str]) -> list[str]:  # noqa: ARG001
    """The cards that are declared and have not resolved, the last one last."""
    return [label for action in game.state.chain if (label := _about(action)) is not None]


def window(game: Game, rest: list[str]) -> str | None:
    """The kind of window that is open, or the card or company that it is about."""
    if not game.state.windows:
        return None
    if not rest:
        return game.state.window.name
    if rest != ["about"]:
        raise BadData(f"there is no “{'/'.join(rest)}” to see", hint=nearest(rest[0], ["about"]))
    return _matter(game)


def awaiting(game: Game, rest: list[str]) -> str | None:  # noqa: ARG001
    """The player who has to act."""
    return next(iter(game.state.window.waiting), None) if game.state.windows else None


def _matter(game: Game) -> str | None:
    """What a decision is about: a card that was declared or asks, somebody's strike, a company."""
    state = game.state
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
