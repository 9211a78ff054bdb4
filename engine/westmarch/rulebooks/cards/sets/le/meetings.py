"""Whom cards of The Lidless Eye let come where nobody would, and when."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_led, is_ringwraith
from westmarch.mechanics.lookups import is_avatar
from westmarch.mechanics.organization import may_come
from westmarch.mechanics.quantities.people import AVATAR
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.newcomers import is_met, meets
from westmarch.table.actions import PlayCharacter
from westmarch.table.game import Game

# LE-252

WE_HAVE_COME_TO_KILL = Rulebook("LE-252")


def _may_come(game: Game, action: PlayCharacter) -> bool:
    """Anybody but an avatar; of Ringwraiths one who follows."""
    if is_ringwraith(game, action.card):
        return action.controller is not None and is_ringwraith(game, action.controller)
    return not is_avatar(game, action.card)


@WE_HAVE_COME_TO_KILL.permit(
    "calls-somebody",
    PlayCharacter,
    says=AS_WRITTEN,
    lifts=("core.organization.avatar-limits-character-play",),
)
def comes_to_kill(game: Game, action: PlayCharacter) -> bool | None:
    """He comes wherever they are, be it as a Ringwraith who follows their own."""
    if not is_met(game, action.company, "LE-252") or not may_come(game, action):
        return None
    if not is_ringwraith(game, action.card):
        return None if action.controller is not None else True
    leader = str(action.controller)
    room = is_led(game, action.card, leader)
    return (leader == game.value(AVATAR, action.player) and room) or None


meets(WE_HAVE_COME_TO_KILL, "calls-somebody", _may_come)
