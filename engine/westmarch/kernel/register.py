"""The type of decorators that register a function and leave it as it is."""

from collections.abc import Callable
from typing import TypeVar

F = TypeVar("F")

Register = Callable[[F], F]
"""Registers a function of a certain type, and gives it back unchanged."""
