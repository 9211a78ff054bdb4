"""Agents: characters who are played as hazards, move in secret, and strike in the end."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.agents")
