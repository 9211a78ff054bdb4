"""The organization phase: characters come and go, companies are set up, items change hands."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.organization")
