"""What tidings of The Lidless Eye do to whoever has to be won over."""

from typing import Any

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES, MORE_ROLLS
from westmarch.mechanics.quantities.influence import INFLUENCE_RESULT, INFLUENCE_TOTAL
from westmarch.mechanics.second_rolls import TWO_ROLLS
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.table.actions import ChooseCard, InfluenceCard, PlayFaction
from westmarch.table.game import Game

# LE-245

TIDINGS_OF_DEATH = Rulebook("LE-245")


def _despair(game: Game) -> int:
    return len(game.value(COPIES, "LE-245"))


@TIDINGS_OF_DEATH.adjust("spreads-despair", INFLUENCE_TOTAL, says="Tidings of Death")
def listens_less(game: Game, total: int, faction: str, who: str, dice: int) -> int | None:
    """Nobody is in a mood to listen."""
    return total - _despair(game) if _despair(game) else None


@TIDINGS_OF_DEATH.adjust("spreads-despair", INFLUENCE_RESULT, says="Tidings of Death")
def is_less_tempted(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """Nor do those listen who serve somebody already."""
    if game.printed(action.target).type != "faction" or not _despair(game):
        return None
    return result - _despair(game)


@TIDINGS_OF_DEATH.define("spreads-despair", MORE_ROLLS)
def may_say_it_again(game: Game, purpose: str, of: str, then: Any) -> tuple[str, ...] | None:
    """But whoever talks to a faction has another try."""
    card = then.target if isinstance(then, InfluenceCard) else getattr(then, "card", None)
    talks = isinstance(then, InfluenceCard | PlayFaction)
    if not talks or game.printed(str(card)).type != "faction":
        return None
    copies = game.value(COPIES, "LE-245")
    return copies or None


@TIDINGS_OF_DEATH.permit(
    "spreads-despair", ChooseCard, says="It is taken of two rolls the one that is liked better."
)
def takes_one_of_them(game: Game, action: ChooseCard) -> bool | None:
    """Its player says which; the event itself stands for the later one."""
    mine = game.printed(action.card).id == "LE-245"
    return is_called_for(game, action, TWO_ROLLS) if mine else None
