"""Strikes: who faces them, how a strike sequence goes, and how it ends."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.strikes")
