"""The one registry of how the game moves, filled by the other modules of this package."""

from westmarch.kernel.play import Moves

MOVES = Moves()
