"""The movement/hazard phase: one company after the other goes on its way, step by step."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.movement-hazard")
