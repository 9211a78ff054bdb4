"""What single creatures of Dark Minions say."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.combat import BODY_CHECK_TOTAL
from westmarch.table.events.combat import BodyCheckRolled
from westmarch.table.game import Game

# DM-107

DURINS_BANE = Rulebook("DM-107")


@DURINS_BANE.adjust("strikes-deep", BODY_CHECK_TOTAL, says="Durin’s Bane")
def strikes_deep(game: Game, total: int, event: BodyCheckRolled, dice: int) -> int | None:
    """Whom it wounds has less chance to live."""
    combat = game.state.combat
    if combat is None or event.of_strike or combat.facing != event.character:
        return None
    return total + 1 if game.card(combat.source).card == "DM-107" else None
