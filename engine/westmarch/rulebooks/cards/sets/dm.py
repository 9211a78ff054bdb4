"""What single cards of Dark Minions say."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.combat import has_a_strike
from westmarch.mechanics.quantities.combat import READY_FOR_STRIKE, STRUCK_BEFORE
from westmarch.table.actions import AssignStrike
from westmarch.table.game import Game
from westmarch.table.windows import ASSIGN_FIRST

# DM-179

NOBLE_HOUND = Rulebook("DM-179")


@NOBLE_HOUND.define("struck-before-its-bearer", STRUCK_BEFORE)
def comes_first(game: Game, who: str) -> str | None:
    """It throws itself between its bearer and the strike."""
    held = (each for each in game.card(who).holds if game.card(each).card == "DM-179")
    return next((each for each in held if not has_a_strike(game, each)), None)


@NOBLE_HOUND.define("struck-before-its-bearer", READY_FOR_STRIKE)
def is_ready(game: Game, who: str) -> bool | None:
    """Tapped or wounded, it does so all the same."""
    return game.printed(who).id == "DM-179" or None


@NOBLE_HOUND.forbid(
    "struck-before-its-bearer",
    AssignStrike,
    says="Noble Hound has to be assigned a strike first.",
)
def is_passed_over(game: Game, action: AssignStrike) -> bool:
    """Its bearer is not assigned one as long as it has none."""
    # Whether it comes even before a claim of the attacker's is not for the card alone to say.
    combat = game.state.combat
    claimed = combat is not None and game.state.combat_step is ASSIGN_FIRST
    return not claimed and comes_first(game, action.character) is not None
