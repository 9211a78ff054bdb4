"""Getting ready to play: decks and their limits, the draft, and how the game begins."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.setup")

Breaches = tuple[str, ...]
"""How a deck goes beyond a limit: a sentence without its full stop for each time."""
