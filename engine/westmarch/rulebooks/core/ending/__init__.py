"""The end of the game: who may call it, what comes after that, and the final reckoning."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.ending")
