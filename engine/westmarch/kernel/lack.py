"""What is lacking for something to hold: deciding whether it does and explaining it are one.

A predicate, here called a need, gives nothing where what it asks for holds, and otherwise what is
lacking: a sentence that is written only when somebody wants to hear it.
"""

from collections.abc import Callable
from typing import Any, TypeAlias

from msgspec import Struct

from westmarch.kernel.moment import Moment


class Named:
    """An action or event whose cards, companies and players answer as people call them."""

    def __init__(self, game: Moment, thing: Any) -> None:
        self._game = game
        self._thing = thing

    def __getattr__(self, field: str) -> Any:
        value = getattr(self._thing, field)
        return self._game.called(value) if isinstance(value, str) else value


class Lack(Struct, frozen=True):
    """What is not as it would have to be: a sentence, and what it is about."""

    says: str | Callable[..., str]
    """The sentence as a format string, or a function of the game and of what it is about.

    In a format string `{0}` is the first thing that it is about: an id as people call it, another
    lack as it is told, and `{0.card}` a field of an action or an event as people call that.
    """
    about: tuple[Any, ...] = ()
    """Nothing, if it is about what was asked."""

    def told(self, game: Moment, *asked: Any) -> str:
        """Write the sentence; what says not what it is about is about what was asked."""
        about = self.about or asked
        if callable(self.says):
            return self.says(game, *about)
        return self.says.format(*(_called(game, each) for each in about))


UNSAID = Lack("")
"""What is lacking and goes without saying, as another rule tells it."""

Need: TypeAlias = Callable[..., Lack | None]
"""A predicate that gives what is lacking, or nothing if it holds."""


def told(game: Moment, lack: Lack, *asked: Any) -> str:
    """Tell what a restriction found lacking: this is what such a rule `says`."""
    return lack.told(game, *asked)


def all_of(*needs: Need) -> Need:
    """Ask for everything: what is lacking is what the first need lacks that does not hold."""
    if len(needs) == 1:
        return needs[0]

    def lacking(*about: Any) -> Lack | None:
        for need in needs:
            lack = need(*about)
            if lack is not None:
                return lack
        return None

    return lacking


def any_of(*needs: Need) -> Need:
    """Ask for anything of this: what is lacking is what the last need lacks, if none holds."""

    def lacking(*about: Any) -> Lack | None:
        lack = None
        for need in needs:
            lack = need(*about)
            if lack is None:
                break
        return lack

    return lacking


def not_(need: Need, says: str | Callable[..., str]) -> Need:
    """Ask that something does not hold, and say of what was asked where it does."""

    def lacking(game: Moment, *about: Any) -> Lack | None:
        return Lack(says, about) if need(game, *about) is None else None

    return lacking


def _called(game: Moment, one: Any) -> Any:
    if isinstance(one, str):
        return game.called(one)
    if isinstance(one, Lack):
        return one.told(game)
    return Named(game, one) if isinstance(one, Struct) else one
