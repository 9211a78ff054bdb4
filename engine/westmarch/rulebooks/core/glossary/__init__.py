"""What words mean that matter in many chapters: home sites, overt companies, unique cards."""

from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.glossary")
