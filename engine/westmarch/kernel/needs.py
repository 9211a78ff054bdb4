"""What a permission needs, told where one of those things is missing."""

from collections.abc import Callable
from typing import Any

from westmarch.kernel.moment import Moment
from westmarch.kernel.words import sentence

Told = str | Callable[[Any, Any], str]
"""A sentence as a format string that may speak of `{action.card}`, or a function that makes it."""
Need = tuple[Callable[[Any, Any], Any], Told]
"""A condition on game and action, and what is said where it does not hold."""


class Named:
    """An action or event whose cards, companies and players answer as people call them."""

    def __init__(self, game: Moment, thing: Any) -> None:
        self._game = game
        self._thing = thing

    def __getattr__(self, field: str) -> Any:
        value = getattr(self._thing, field)
        return self._game.called(value) if isinstance(value, str) else value


def lacking(*needs: Need, otherwise: Told = "") -> Callable[[Any, Any], str]:
    """Tell of the first of some conditions that does not hold: what is missing, in the negative."""

    def told(game: Any, action: Any) -> str:
        text = next((says for holds, says in needs if not holds(game, action)), otherwise)
        said = text if isinstance(text, str) else text(game, action)
        return sentence(said.format(action=Named(game, action)))

    return told
