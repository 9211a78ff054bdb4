"""Who is assigned a strike, and by whom."""

from westmarch.kernel.lack import UNSAID, Lack, all_of
from westmarch.kernel.order import Rank
from westmarch.mechanics.combat import Claim, defending, unassigned
from westmarch.mechanics.quantities.agents import AMBUSH
from westmarch.mechanics.quantities.combat import (
    ATTACK_STRIKES,
    ATTACKER_CHOOSES,
    CLAIM_PREVAILS,
    DEFENDER_PICKS,
    EXCESS_STRIKES,
    READY_FOR_STRIKE,
    STRIKES_AT_MOST,
    STRUCK_BEFORE,
)
from westmarch.rulebooks.core.strikes import RULES
from westmarch.table.actions import FREE, Action, AssignStrike, Finish
from westmarch.table.game import Game
from westmarch.table.windows import ASSIGN_ATTACKER, ASSIGN_DEFENDER, ASSIGN_FIRST, ASSIGN_REST


@RULES.permit(
    "defender-assigns-first",
    AssignStrike,
    says="The defending player assigns strikes to untapped characters first.",
)
def defender_assigns(game: Game, action: AssignStrike) -> Lack | bool | None:
    """The defending player assigns strikes to untapped characters."""
    if game.state.combat is None:
        return None
    return _assigns_first(game, action) or True


def _when_the_defender_assigns(game: Game, _: AssignStrike) -> Lack | None:
    if game.state.at(ASSIGN_DEFENDER):
        return None
    # Who assigns the rest the rule on that tells.
    return UNSAID if game.state.at(ASSIGN_ATTACKER) else Lack("No strikes are being assigned now.")


def _to_one_who_faces_it(game: Game, action: AssignStrike) -> Lack | None:
    if action.character in defending(game):
        return None
    return Lack("{0.character} is not among those who face the attack.")


def _one_that_is_left(game: Game, _: AssignStrike) -> Lack | None:
    return None if unassigned(game) > 0 else Lack("All strikes of the attack are assigned.")


def _to_one_untapped(game: Game, action: AssignStrike) -> Lack | None:
    who = action.character
    if game.value(READY_FOR_STRIKE, who):
        return None
    return Lack(
        "{0} is {1}, and the defending player assigns strikes to untapped characters only.",
        (who, game.card(who).position),
    )


_assigns_first = all_of(
    _when_the_defender_assigns, _to_one_who_faces_it, _one_that_is_left, _to_one_untapped
)


@RULES.define("defender-assigns-first", READY_FOR_STRIKE)
def is_untapped(game: Game, character: str) -> bool:
    """Whoever is untapped may be assigned one."""
    return game.card(character).position == "untapped"


@RULES.forbid(
    "attacker-chooses-defenders",
    AssignStrike,
    says="The attacker chooses the defending characters.",
    otherwise=lambda game, action: _no_ambush_told(game, action),
)
def attacker_chooses(game: Game, action: AssignStrike) -> bool:
    """The defending player assigns nothing if the attacker chooses."""
    combat = game.state.combat
    if combat is None or action.player != combat.defender or game.value(DEFENDER_PICKS):
        return False
    return game.value(ATTACKER_CHOOSES)


def _no_ambush_told(game: Game, action: AssignStrike) -> str:
    """Say of an agent who came out of hiding that he was not at home, where that decides."""
    combat = game.state.combat
    if combat is None or action.player != combat.defender or game.value(AMBUSH) != (True, False):
        return ""
    return (
        f"{game.name(combat.source)} lay face-down as he attacked, but not at home, so the "
        "attacker does not choose."
    )


@RULES.forbid(
    "assignment-uninterrupted",
    FREE,
    says="Strikes are being assigned, and nothing comes in between.",
    blanket="time",
)
def strikes_are_being_assigned(game: Game, action: Action) -> bool:
    """Nothing until all strikes are assigned."""
    return game.state.combat_step in (ASSIGN_FIRST, ASSIGN_DEFENDER, ASSIGN_ATTACKER, ASSIGN_REST)


@RULES.forbid(
    "one-strike-one-character",
    AssignStrike,
    says="{action.character} has a strike of this attack already.",
)
def has_a_strike(game: Game, action: AssignStrike) -> bool:
    """One strike of an attack for each."""
    combat = game.state.combat
    assert combat is not None
    assigned = sum(each.target == action.character for each in combat.strikes)
    at_most = game.value(STRIKES_AT_MOST, action.character)
    return assigned >= at_most


@RULES.define("one-strike-one-character", STRIKES_AT_MOST, order=Rank.AFTER)
def takes_one(game: Game, character: str) -> int:
    """Who may not be given several takes one."""
    return 1


@RULES.permit(
    "deferral-allowed", Finish, says="The defending player may leave strikes to the opponent."
)
def leaves_strikes_to_opponent(game: Game, action: Finish) -> bool | None:
    """The defending player may leave strikes for the opponent to assign."""
    return game.state.at(ASSIGN_DEFENDER) or None


@RULES.permit(
    "opponent-assigns-rest",
    AssignStrike,
    says="What the defender leaves of the strikes, the attacker assigns.",
)
def attacker_assigns(game: Game, action: AssignStrike) -> Lack | bool | None:
    """The opponent assigns what is left to anybody."""
    if game.state.combat is None:
        return None
    return _assigns_the_rest(game, action) or True


def _when_the_attacker_assigns(game: Game, _: AssignStrike) -> Lack | None:
    return None if game.state.at(ASSIGN_ATTACKER) else UNSAID


_assigns_the_rest = all_of(_when_the_attacker_assigns, _to_one_who_faces_it, _one_that_is_left)


@RULES.define("excess-strikes", EXCESS_STRIKES)
def strikes_beyond_characters(game: Game) -> int:
    """Strikes beyond the number of those who face the attack, as far as they are not used."""
    combat = game.state.combat
    assert combat is not None
    strikes = game.value(ATTACK_STRIKES)
    return max(0, strikes - len(combat.strikes) - combat.excess_spent)


@RULES.define("always-beats-regardless", CLAIM_PREVAILS)
def always_is_always(game: Game, claim: Claim) -> bool:
    """“Always” holds even where the defender chooses “regardless”."""
    return claim.always


@RULES.forbid(
    "resource-beats-hazard",
    AssignStrike,
    says="Another has to be assigned a strike before {action.character}.",
)
def somebody_comes_before(game: Game, action: AssignStrike) -> bool:
    """Who is struck “in all cases” before another is struck even before a claim of the attacker."""
    claimed = game.state.combat_step is ASSIGN_FIRST
    return claimed and game.value(STRUCK_BEFORE, action.character) is not None
