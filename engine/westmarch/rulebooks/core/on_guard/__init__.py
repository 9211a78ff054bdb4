"""Cards on-guard: how they are placed and returned, and when they are revealed."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.on-guard")
"""The base game."""
