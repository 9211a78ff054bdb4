"""The final reckoning: its steps, the last corruption checks, and what may be done about them."""

from westmarch.cards.model.phrases.effects.cards import Remove
from westmarch.cards.model.phrases.effects.changes import Lasting
from westmarch.cards.model.play_clauses import Ability, Playing
from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.combat_actions import about, at_hand, way_of
from westmarch.mechanics.control import characters_of, is_ringwraith
from westmarch.mechanics.corruption import CorruptionCheck
from westmarch.mechanics.ending import still_to_check
from westmarch.mechanics.lookups import is_hazard
from westmarch.mechanics.quantities.ending import (
    CHECKED_IN_THE_END,
    CHECKING_ORDER,
    EFFECT_ON_CHECK,
    RECKONING_STEPS,
    TURNS_ARE_OVER,
)
from westmarch.rulebooks.core.ending import RULES
from westmarch.table.actions import AIMED, FREE, Action, MakeFinalCheck, PlayEvent, UseCard
from westmarch.table.events.turns import RECKONING_PHASE
from westmarch.table.game import Game
from westmarch.table.windows import FINAL_CHECKS, RECKONING


@RULES.define("reckoning-steps", RECKONING_STEPS)
def seven_steps(game: Game) -> tuple[str, ...]:
    """There are seven of them, in this order."""
    return tuple(each.name for each in RECKONING)


@RULES.define("final-corruption-checks", CHECKED_IN_THE_END)
def all_but_ringwraiths(game: Game, player: str) -> tuple[str, ...]:
    """Each character of a player's makes one, but Ringwraiths and Balrogs."""
    return tuple(
        each
        for each in characters_of(game, player)
        if not is_ringwraith(game, each) and not _is_balrog(game, each)
    )


def _is_balrog(game: Game, character: str) -> bool:
    return getattr(game.printed(character).facts, "race", "") == "Balrog"


@RULES.define("final-check-order", CHECKING_ORDER)
def last_player_first(game: Game) -> tuple[str, ...]:
    """First whoever had the last turn."""
    last = game.state.turn_player
    return (last, game.state.opponent(last))


@RULES.permit(
    "final-check-order",
    MakeFinalCheck,
    says="In the final reckoning each player says in which order the characters make their checks.",
)
def checks_next(game: Game, action: MakeFinalCheck) -> Lack | bool:
    """Any of a player's own characters may come next, when it is that player's time."""
    return _comes_next(game, action) or True


def _after_the_last_turn(game: Game, action: MakeFinalCheck) -> Lack | None:
    if game.state.phase == RECKONING_PHASE:
        return None
    return Lack("The last turn is not over, and such checks are made after that.")


def _one_of_his_own(game: Game, action: MakeFinalCheck) -> Lack | None:
    his = game.card(action.character).owner == action.player
    return None if his else Lack("{0.character} is not {0.player}'s.")


def _who_has_a_check_left(game: Game, action: MakeFinalCheck) -> Lack | None:
    if action.character in still_to_check(game, action.player):
        return None
    return Lack("{0.character} has no such check to make, or has made it already.")


def _when_he_is_asked(game: Game, action: MakeFinalCheck) -> Lack | None:
    if game.state.at(FINAL_CHECKS) and action.player in game.state.window.waiting:
        return None
    return Lack("The other player's characters come first, or another check is under way.")


_comes_next = all_of(
    _after_the_last_turn, _one_of_his_own, _who_has_a_check_left, _when_he_is_asked
)


@RULES.forbid(
    "no-actions-in-reckoning",
    FREE,
    says="In the final reckoning nothing is done but what bears directly on a corruption check.",
)
def is_no_time_for_it(game: Game, action: Action) -> bool:
    """Nothing is done but what the steps allow."""
    return game.state.phase == RECKONING_PHASE


# What is done about a check


@RULES.define("final-check-actions", TURNS_ARE_OVER)
def turns_are_over(game: Game) -> bool:
    """Whose turn was the last makes no difference any more."""
    return game.state.phase == RECKONING_PHASE


@RULES.permit(
    "final-check-actions",
    AIMED,
    says="It bears directly on a corruption check of the final reckoning.",
    lifts=("core.ending.no-actions-in-reckoning", "core.turn.hazard-player-no-resources"),
)
def bears_on_a_check(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """What bears directly on a check that waits may be done by either player."""
    return _reaches_check(game, action, "check")


@RULES.permit(
    "turn-effects-last-longer",
    AIMED,
    says="What would last until the turn ends lasts to the end of the game.",
    lifts=("core.ending.no-actions-in-reckoning", "core.turn.hazard-player-no-resources"),
)
def bears_on_it_to_the_end(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """So may what would last as long as the turn."""
    return _reaches_check(game, action, "turn")


def _reaches_check(game: Game, action: PlayEvent | UseCard, lasting: str) -> bool | None:
    if game.state.phase != RECKONING_PHASE or is_hazard(game, action.card):
        return None
    fits = at_hand(game, action) and game.value(EFFECT_ON_CHECK, action.card, action) == lasting
    return fits or None


@RULES.define("final-check-actions", EFFECT_ON_CHECK)
def effect_of_the_card(game: Game, card: str, action: PlayEvent | UseCard) -> str | None:
    """It changes the check, or the corruption points of the one who makes it."""
    way, checked = way_of(game, action), _checked(game)
    if way is None:
        return None
    if "corruption check" in about(game, action):
        return "check"
    if _changes_checks(way) and _is_aimed_at(game, action, checked):
        return "turn"
    return "check" if _takes_corruption(game, action, way, checked) else None


def _checked(game: Game) -> tuple[str, ...]:
    """Those who make a check that waits to be rolled."""
    return tuple(each.character for each in game.state.chain if isinstance(each, CorruptionCheck))


def _changes_checks(way: Playing | Ability) -> bool:
    """Tell whether something changes all checks of a while, and not only one that waits."""
    return any(
        shift.quantity == "corruption check"
        for each in way.effects
        if isinstance(each, Lasting)
        for shift in each.shifts
    )


def _is_aimed_at(game: Game, action: PlayEvent | UseCard, checked: tuple[str, ...]) -> bool:
    """Tell whether an action is aimed at one who makes a check, or at his company."""
    companies = [game.card(each).company for each in checked]
    return action.target in (*checked, *companies)


def _takes_corruption(
    game: Game, action: PlayEvent | UseCard, way: Playing | Ability, checked: tuple[str, ...]
) -> bool:
    """Tell whether an action takes a card with corruption points from one who makes a check."""
    if action.target not in game.state.cards or game.card(action.target).host not in checked:
        return False
    takes = any(isinstance(each, Remove) for each in way.effects)
    return takes and bool(game.printed(action.target).corruption)
