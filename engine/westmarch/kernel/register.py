"""The type of decorators that register a function and leave it as it is."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


class Register(Protocol):
    """Registers a function, and gives it back unchanged."""

    def __call__(self, function: F, /) -> F:
        """Register the function."""
        ...
