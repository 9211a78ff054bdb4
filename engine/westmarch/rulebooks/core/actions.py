"""Actions: what may be done at all."""

from typing import Any

from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.actions")


@RULES.refuse("needs-allowance", says="No rule allows this now.")
def nothing_allows_it(game: Game, action: Any) -> bool:
    """Refuse what nothing permits."""
    return True
