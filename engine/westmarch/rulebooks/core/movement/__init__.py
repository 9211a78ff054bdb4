"""Declaring movement: when, where to, and by which kind of movement."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.movement")

MORANNON = (("Dagorlad", "Udûn"),)
"""The regions on the two sides of the Black Gate."""
