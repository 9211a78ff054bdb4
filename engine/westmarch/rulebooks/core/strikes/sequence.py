"""The strike sequence: what may be done in each of its steps, and by whom."""

from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack
from westmarch.mechanics.combat_actions import (
    at_hand,
    cancels_strike,
    ordinary,
    requires_skill,
    taps,
)
from westmarch.mechanics.control import is_character
from westmarch.mechanics.foresight import bears_on
from westmarch.mechanics.lookups import is_hazard
from westmarch.mechanics.quantities.combat import FITS_STRIKE
from westmarch.rulebooks.core.strikes import RULES
from westmarch.table.actions import (
    AIMED,
    FREE,
    ORDINARY,
    Action,
    BeginUsing,
    FaceStrike,
    Finish,
    PlayEvent,
    UseCard,
)
from westmarch.table.events.chain import ChainEnded, Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.events.turns import WindowReopened
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import (
    ATTACKER_ACTS,
    DEAL_STRIKE,
    DEFENDER_ACTS,
    DEFENDER_FACES,
    FACE_STRIKES,
)

_IN_SEQUENCE = (ATTACKER_ACTS, DEAL_STRIKE, DEFENDER_FACES, DEFENDER_ACTS)


@RULES.permit(
    "sequence-order",
    FaceStrike,
    says="The defending player takes the strikes in any order.",
)
def resolves_a_strike(game: Game, action: FaceStrike) -> Lack | bool | None:
    """The defending player takes the strikes in any order."""
    combat = game.state.combat
    if combat is None or not game.state.at(FACE_STRIKES):
        return None
    if action.player != combat.defender:
        return Lack("It is for the defending player to say whose strike comes next.")
    if any(each.target == action.character and not each.outcome for each in combat.strikes):
        return True
    return Lack("{0.character} has no strike of this attack left to face.")


@RULES.permit(
    "actions-between-sequences",
    ORDINARY,
    says="Between strikes, players may do what the phase allows.",
)
def ordinary_between_strikes(game: Game, action: Action) -> bool | None:
    """What the phase allows is allowed between strikes."""
    if game.state.combat_step is not FACE_STRIKES:
        return None
    return ordinary(game, action) or None


@RULES.permit("actions-between-sequences", Finish)
def nothing_between(game: Game, action: Finish) -> bool | None:
    """Whoever has nothing to do between strikes says so; the defender when all have been faced."""
    combat = game.state.combat
    if combat is None or not game.state.at(FACE_STRIKES):
        return None
    return action.player == combat.attacker or all(each.outcome for each in combat.strikes)


@RULES.react("actions-between-sequences", ChainEnded)
def both_may_go_on(game: Game, event: ChainEnded) -> list[Event]:
    """When either has done something, the other may answer, even if he was done."""
    combat = game.state.combat
    if combat is None or not game.state.at(FACE_STRIKES):
        return []
    return [WindowReopened(waiting=(combat.defender, combat.attacker))]


@RULES.permit(
    "sequence-steps",
    FaceStrike,
    says="The strike sequence has come to this step.",
)
def faces_after_all(game: Game, action: FaceStrike) -> Lack | bool | None:
    """When the attacker has acted, the defender says anew how the character faces the strike."""
    combat = game.state.combat
    if combat is None or combat.facing is None:
        return None
    if action.player != combat.defender:
        return Lack("It is for the defending player to say how a strike is faced.")
    if action.character != combat.facing:
        return Lack("It is {0} who faces a strike now.", (combat.facing,))
    if game.state.combat_step is DEFENDER_FACES:
        return True
    return Lack("How {0.character} faces the strike has been said.")


@RULES.permit("sequence-steps", Finish)
def step_is_done(game: Game, action: Finish) -> bool | None:
    """Each player says when there is nothing more to do about the strike."""
    return game.state.window.kind in (ATTACKER_ACTS, DEFENDER_ACTS) or None


@RULES.forbid(
    "only-designated-actions",
    FREE,
    says="A strike is being played out: this step of it has no place for that.",
)
def not_designated(game: Game, action: Action) -> bool:
    """In a strike sequence, only what its steps name."""
    if game.state.combat_step not in _IN_SEQUENCE:
        return False
    if isinstance(action, PlayEvent | UseCard | BeginUsing):
        return not game.value(FITS_STRIKE, action)
    return True


@RULES.permit("attacker-actions", AIMED, says="The attacker acts on the strike first.")
@RULES.define("attacker-actions", FITS_STRIKE)
def attacker_acts(game: Game, action: PlayEvent | UseCard | BeginUsing) -> bool | None:
    """In a movement/hazard phase, the attacker may act on the strike before anybody else."""
    combat = game.state.combat
    if combat is None or combat.strike is None or not is_hazard(game, action.card):
        return None
    if "strike" not in bears_on(game, action):
        return None
    return (
        game.state.combat_step is ATTACKER_ACTS
        and game.state.phase == "movement-hazard"
        and has_his_turn(game, action, combat.attacker)
    )


@RULES.permit(
    "defender-actions",
    AIMED,
    BeginUsing,
    says="The defender may still do something about the strike.",
)
@RULES.define("defender-actions", FITS_STRIKE)
def defender_acts(game: Game, action: PlayEvent | UseCard | BeginUsing) -> bool | None:
    """The defender may act on the strike with resources, and with what faces it."""
    combat = game.state.combat
    if combat is None or combat.facing is None or is_hazard(game, action.card):
        return None
    touches = "strike" in bears_on(game, action) or taps(game, action, combat.facing)
    if not touches or cancels_strike(game, action):
        return None
    own = isinstance(action, PlayEvent) or _is_at_disposal(game, action.card, combat.facing)
    if not own:
        return False
    return game.state.combat_step is DEFENDER_ACTS and has_his_turn(game, action, combat.defender)


def _is_at_disposal(game: Game, card: str, character: str) -> bool:
    """Tell whether a card is the character who faces the strike, or under its control."""
    host = game.card(card).host
    return card == character or (host == character and not is_character(game, card))


@RULES.forbid(
    "no-pointless-tapping",
    AIMED,
    says="All that this would do to the strike is to tap the character who faces it.",
)
def taps_to_no_purpose(game: Game, action: PlayEvent | UseCard) -> bool:
    """Nobody taps for something else while he faces a strike."""
    combat = game.state.combat
    if combat is None or combat.facing is None or game.state.combat_step not in _IN_SEQUENCE:
        return False
    return taps(game, action, combat.facing) and "strike" not in bears_on(game, action)


@RULES.react("one-skill-resource", Declared)
def skill_is_used(game: Game, event: Declared) -> list[Event]:
    """It is noted that a resource for the skilled was played."""
    combat, action = game.state.combat, event.action
    if combat is None or not isinstance(action, PlayEvent) or not requires_skill(game, action):
        return []
    fighter = combat.fighter(action.player)
    return [Remembered(fact=Fact("skill used", fighter, until="strike"))] if fighter else []


@RULES.forbid(
    "one-skill-resource",
    PlayEvent,
    says="One resource that requires a skill was played in this strike sequence already.",
)
def second_skill(game: Game, action: PlayEvent) -> bool:
    """There is no second one against the same strike."""
    combat = game.state.combat
    fighter = combat.fighter(action.player) if combat is not None else None
    if fighter is None or game.state.fact("skill used", fighter) is None:
        return False
    return requires_skill(game, action)


@RULES.permit("cancel-until-roll", AIMED, says="Until the roll, the strike may be cancelled.")
@RULES.define("cancel-until-roll", FITS_STRIKE)
def strike_is_cancelled(game: Game, action: PlayEvent | UseCard | BeginUsing) -> bool | None:
    """Until the roll the defender may cancel the strike."""
    combat = game.state.combat
    if combat is None or not cancels_strike(game, action):
        return None
    return game.state.combat_step is DEFENDER_ACTS and has_his_turn(game, action, combat.defender)


def has_his_turn(game: Game, action: PlayEvent | UseCard | BeginUsing, player: str) -> bool:
    """Tell whether it is this player's to act, and he has the card."""
    return action.player == player and at_hand(game, action)
