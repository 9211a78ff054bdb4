"""Strikes: who faces them, and how they end."""

from westmarch.kernel.actions import AssignStrike, FaceStrike, Finish, SpendExcess
from westmarch.kernel.events import (
    BodyCheckCalled,
    CardTapped,
    CharacterWounded,
    Event,
    StrikeDefeated,
    StrikeFailed,
    StrikeIneffectual,
    StrikeRolled,
    StrikeSucceeded,
)
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.state import Strike
from westmarch.mechanics.combat import unassigned
from westmarch.mechanics.quantities import (
    ATTACK_BODY,
    ATTACK_STRIKES,
    EXCESS_STRIKES,
    PROWESS_BONUS,
    STRIKE_PROWESS,
    STRIKE_TOTAL,
)

RULES = Rulebook("core.strikes")


@RULES.permit("defender-assigns-first", AssignStrike)
def defender_assigns(game: Game, action: AssignStrike) -> bool | None:
    """The defending player assigns strikes to untapped characters."""
    combat, window = game.state.combat, game.state.window
    if combat is None or action.player != combat.defender:
        return None
    untapped = game.card(action.character).position == "untapped"
    return (
        window.name == "assign-defender"
        and untapped
        and _facing(game, action.character)
        and unassigned(game) > 0
    )


@RULES.permit("opponent-assigns-rest", AssignStrike)
def attacker_assigns(game: Game, action: AssignStrike) -> bool | None:
    """The opponent assigns what is left to anybody."""
    combat, window = game.state.combat, game.state.window
    if combat is None or action.player != combat.attacker:
        return None
    return (
        window.name == "assign-attacker"
        and _facing(game, action.character)
        and unassigned(game) > 0
    )


@RULES.forbid(
    "attacker-chooses-defenders",
    AssignStrike,
    says="The attacker chooses the defending characters.",
)
def attacker_chooses(game: Game, action: AssignStrike) -> bool:
    """The defending player assigns nothing if the attacker chooses."""
    combat = game.state.combat
    return (
        combat is not None and combat.attack.attacker_chooses and (action.player == combat.defender)
    )


@RULES.forbid(
    "one-strike-one-character",
    AssignStrike,
    says="{action.character} has a strike of this attack already.",
)
def has_a_strike(game: Game, action: AssignStrike) -> bool:
    """One strike of an attack for each."""
    combat = game.state.combat
    return combat is not None and any(each.target == action.character for each in combat.strikes)


@RULES.permit("deferral-allowed", Finish)
def leaves_strikes_to_opponent(game: Game, action: Finish) -> bool | None:
    """The defending player may leave strikes for the opponent to assign."""
    window = game.state.window
    return (window.name == "assign-defender" and action.player in window.waiting) or None


@RULES.permit("sequence-order", FaceStrike)
def resolves_a_strike(game: Game, action: FaceStrike) -> bool | None:
    """The defending player takes the strikes in any order."""
    combat = game.state.combat
    if combat is None or game.state.window.name != "face-strikes":
        return None
    open_strikes = {each.target for each in combat.strikes if not each.outcome}
    if action.player != combat.defender or action.character not in open_strikes:
        return False
    return action.tap or game.card(action.character).position == "untapped"


@RULES.define("excess-strikes", EXCESS_STRIKES)
def strikes_beyond_characters(game: Game) -> int:
    """Strikes beyond the number of those who face the attack, as far as they are not used."""
    combat = game.state.combat
    assert combat is not None
    strikes: int = game.value(ATTACK_STRIKES)
    return max(0, strikes - len(combat.strikes) - combat.excess_spent)


@RULES.permit("sequence-steps", Finish)
def step_is_done(game: Game, action: Finish) -> bool | None:
    """Each player says when there is nothing more to do about the strike."""
    window = game.state.window
    return (window.name == "strike" and action.player in window.waiting) or None


@RULES.permit("excess-penalty", SpendExcess)
def spends_excess(game: Game, action: SpendExcess) -> bool | None:
    """The attacker turns unused excess strikes against the character."""
    combat = game.state.combat
    if combat is None or game.state.window.name != "strike":
        return None
    return action.player == combat.attacker and 0 < action.number <= game.value(EXCESS_STRIKES)


@RULES.adjust("excess-penalty", STRIKE_PROWESS)
def weakened_by_excess(game: Game, prowess: int, character: str) -> int | None:
    """Each excess strike so used takes one away."""
    spent = _strike_at(game, character).excess
    return prowess - spent if spent else None


@RULES.adjust("support", STRIKE_PROWESS)
def supported(game: Game, prowess: int, character: str) -> int | None:
    """Each companion who taps in support adds one."""
    supporters = _strike_at(game, character).supporters
    return prowess + supporters if supporters else None


@RULES.adjust("last-strike-takes-excess", STRIKE_PROWESS)
def excess_on_the_last(game: Game, prowess: int, character: str) -> int | None:
    """All excess strikes weigh on the strike that is resolved last."""
    combat = game.state.combat
    assert combat is not None
    if any(not each.outcome for each in combat.strikes if each.target != character):
        return None
    excess: int = game.value(EXCESS_STRIKES)
    return prowess - excess if excess else None


@RULES.adjust("stay-untapped", STRIKE_PROWESS)
def stays_untapped(game: Game, prowess: int, character: str) -> int | None:
    """Staying untapped costs three prowess."""
    return None if _strike_at(game, character).tapping else prowess - 3


@RULES.adjust("status-penalties", STRIKE_PROWESS)
def tapped_or_wounded(game: Game, prowess: int, character: str) -> int | None:
    """A tapped character has one less, a wounded one two."""
    penalty = {"tapped": 1, "wounded": 2}.get(game.card(character).position)
    return prowess - penalty if penalty else None


@RULES.define("roll", STRIKE_TOTAL)
def roll_and_prowess(game: Game, character: str, dice: int) -> int:
    """The roll and the prowess of the character, with all that changes it."""
    prowess: int = game.value(STRIKE_PROWESS, character)
    bonus: int = game.value(PROWESS_BONUS, character)
    return dice + prowess + bonus


@RULES.react("outcome-failed", StrikeRolled)
def strike_fails(game: Game, event: StrikeRolled) -> list[Event]:
    """A higher total beats the strike, if the strike's body check fails, too."""
    if event.total <= event.prowess:
        return []
    after: Event = StrikeDefeated(character=event.character)
    if game.value(ATTACK_BODY) is not None:
        after = BodyCheckCalled(character=event.character, of_strike=True)
    return [StrikeFailed(character=event.character), *_tap(game, event.character), after]


@RULES.react("outcome-successful", StrikeRolled)
def strike_succeeds(game: Game, event: StrikeRolled) -> list[Event]:
    """A lower total wounds the character, who makes a body check."""
    if event.total >= event.prowess:
        return []
    was_wounded = game.card(event.character).position == "wounded"
    return [
        StrikeSucceeded(character=event.character),
        CharacterWounded(card=event.character),
        BodyCheckCalled(character=event.character, of_strike=False, was_wounded=was_wounded),
    ]


@RULES.react("outcome-tied", StrikeRolled)
def strike_is_ineffectual(game: Game, event: StrikeRolled) -> list[Event]:
    """The same total hurts neither side."""
    if event.total != event.prowess:
        return []
    return [StrikeIneffectual(character=event.character), *_tap(game, event.character)]


def _facing(game: Game, character: str) -> bool:
    combat = game.state.combat
    return combat is not None and character in game.state.companies[combat.company].characters


def _strike_at(game: Game, character: str) -> Strike:
    combat = game.state.combat
    assert combat is not None
    return next(each for each in combat.strikes if each.target == character)


def _tap(game: Game, character: str) -> list[Event]:
    strike = _strike_at(game, character)
    untapped = game.card(character).position == "untapped"
    return [CardTapped(card=character)] if strike.tapping and untapped else []
