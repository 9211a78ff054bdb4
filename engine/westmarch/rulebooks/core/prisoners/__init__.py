"""Prisoners: who is taken and held where, what becomes of them, and how they are freed."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.prisoners")
