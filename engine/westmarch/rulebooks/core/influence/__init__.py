"""Influencing the opponent's cards away, and playing the copies that were shown for it."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.influence")
