"""The site phase: entering a site, and what may be played there."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.site-phase")
