"""Combat: how it begins, what may be done before strikes are assigned, and what it comes to."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.combat")
