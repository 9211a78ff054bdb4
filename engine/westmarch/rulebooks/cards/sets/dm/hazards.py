"""What other hazards of Dark Minions say that stay in play."""

from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import moves
from westmarch.mechanics.lookups import LimitModifier
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.hazards import LIMIT_MODIFIERS
from westmarch.mechanics.quantities.people import COMPANY_SIZE, MIND
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.game import Game

# DM-56

EYES_OF_THE_SHADOW = Rulebook("DM-56")

_TOO_MANY = 4
_GREAT = 6
_WIZARD, _RANGER = Who((("Wizard",),)), Who((("ranger",),))


@EYES_OF_THE_SHADOW.define("watches-the-great", LIMIT_MODIFIERS)
def watches_the_great(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
    """Small companies of great people are looked for."""
    there = game.value(COPIES, "DM-56")
    if not there or not moves(game, company) or game.value(COMPANY_SIZE, company) >= _TOO_MANY:
        return None
    found = any(_is_great(game, each) for each in game.state.companies[company].characters)
    return (LimitModifier("DM-56", 2, 0),) if found else None


def _is_great(game: Game, who: str) -> bool:
    if fits(game, _WIZARD, who):
        return True
    return (game.value(MIND, who) or 0) >= _GREAT and not fits(game, _RANGER, who)
