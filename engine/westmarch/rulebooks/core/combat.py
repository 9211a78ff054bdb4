"""Combat: the attack as a whole, and what becomes of it."""

from westmarch.cards.model import CancelsAttack
from westmarch.kernel.actions import Finish, PlayEvent
from westmarch.kernel.events import AttackDefeated, AttackFought, CardMoved, Event
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.state import Combat
from westmarch.mechanics.table import in_hand

RULES = Rulebook("core.combat")


def _all_defeated(combat: Combat) -> bool:
    return bool(combat.strikes) and all(each.defeated for each in combat.strikes)


@RULES.permit("cancel-or-modify-window", PlayEvent)
def cancels_before_assignment(game: Game, action: PlayEvent) -> bool | None:
    """Before strikes are assigned, the defender may cancel the attack."""
    clauses = game.printed(action.card).clauses
    combat = game.state.combat
    if not any(isinstance(each, CancelsAttack) for each in clauses) or combat is None:
        return None
    return (
        in_hand(game, action.player, action.card)
        and action.player == combat.defender == game.state.turn_player
        and game.state.window.name == "combat-actions"
    )


@RULES.permit("window-closes", Finish)
def done_before_assignment(game: Game, action: Finish) -> bool | None:
    """Both players say when strikes may be assigned."""
    window = game.state.window
    return (window.name == "combat-actions" and action.player in window.waiting) or None


@RULES.forbid(
    "window-closes",
    PlayEvent,
    says="Strikes are being assigned or faced: it is too late to cancel the attack.",
)
def too_late_to_cancel(game: Game, action: PlayEvent) -> bool:
    """From the first assignment on, the attack as a whole is beyond reach."""
    return game.state.combat is not None and game.state.window.name != "combat-actions"


@RULES.react("creature-defeated", AttackFought)
def creature_is_defeated(game: Game, event: AttackFought) -> list[Event]:
    """With every assigned strike defeated, the creature goes to the defender's pile."""
    combat = event.combat
    if combat.kind != "creature" or not _all_defeated(combat):
        return []
    return [
        CardMoved(card=combat.source, to="marshalling-point-pile", player=combat.defender),
        AttackDefeated(combat=combat),
    ]


@RULES.react("creature-not-defeated", AttackFought)
def creature_survives(game: Game, event: AttackFought) -> list[Event]:
    """A creature that was not defeated is discarded."""
    combat = event.combat
    if combat.kind != "creature" or _all_defeated(combat):
        return []
    return [CardMoved(card=combat.source, to="discard-pile")]


@RULES.react("automatic-attack-result", AttackFought)
def automatic_attack_is_defeated(game: Game, event: AttackFought) -> list[Event]:
    """An automatic-attack is defeated like a creature's."""
    combat = event.combat
    if combat.kind != "automatic" or not _all_defeated(combat):
        return []
    return [AttackDefeated(combat=combat)]
