"""What single cards say that servants of the Shadow bring home from their errands."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.table.actions import UseCard
from westmarch.table.game import Game

# LE-186

FOUL_TROPHIES = Rulebook("LE-186")


@FOUL_TROPHIES.forbid(
    "once-an-attack", UseCard, says="Foul Trophies were shown to those who attack already."
)
def were_shown(game: Game, action: UseCard) -> bool:
    """One look is enough."""
    if game.printed(action.card).id != "LE-186":
        return False
    shown = any((fact.card, fact.about) == ("LE-186", "attack") for fact in game.state.facts)
    declared = (each for each in game.state.chain if isinstance(each, UseCard))
    return shown or any(game.printed(each.card).id == "LE-186" for each in declared)
