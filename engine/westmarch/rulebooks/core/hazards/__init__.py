"""Hazards: the hazard limit, what creatures are keyed to, and at what hazard events are aimed."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.hazards")
