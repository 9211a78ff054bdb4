"""What the kit asks of an engine, and the ways in which one can fail to answer."""

from collections.abc import Callable
from typing import Any, Literal, Protocol

from westmarch.kernel.chance import Need
from westmarch.table.actions import AnyAction
from westmarch.wire.protocol import Hello, Position, Seen, Unsupported, VerdictGiven, Welcome

Draw = Callable[[Need], tuple[int, ...]]
"""Gives the results of chance that an engine asks for."""


class Engine(Protocol):
    """Something that knows the rules: the reference engine, or another one at the end of a wire.

    Input that makes no sense to it is answered by `BadData`.
    """

    def hello(self, request: Hello) -> Welcome:
        """Say who it is and what it can do."""

    def setup(self, position: Position) -> Unsupported | None:
        """Set up a position and forget all others."""

    def ask(self, action: AnyAction) -> VerdictGiven | Unsupported:
        """Judge an action without doing it."""

    def act(self, action: AnyAction, draw: Draw) -> VerdictGiven | Unsupported:
        """Do an action if it is legal, and carry the game on to the next decision."""

    def see(self, paths: tuple[str, ...]) -> Seen:
        """Give what is to be seen at each path."""

    def options(self, player: str) -> tuple[AnyAction, ...]:
        """Give what a player may do now."""

    def explain(self) -> Any:
        """Give the reasons for the last verdict."""


class Declined(Exception):  # noqa: N818 - nothing went wrong
    """The engine says that it does not do this."""

    def __init__(self, unsupported: Unsupported) -> None:
        super().__init__(unsupported.reason)
        self.unsupported = unsupported


class Trouble(Exception):  # noqa: N818 - the name says it
    """The engine broke instead of answering."""

    def __init__(self, status: Literal["crash", "timeout", "protocol"], message: str) -> None:
        super().__init__(message)
        self.status = status
