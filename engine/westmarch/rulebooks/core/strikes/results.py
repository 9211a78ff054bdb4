"""What comes of a strike."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.mechanics.combat_actions import about
from westmarch.mechanics.corruption import CheckDemand
from westmarch.mechanics.quantities.combat import BODY_OF_STRIKE, DUE_NOW
from westmarch.mechanics.strikes import WHICH_FIRST, tap_for_strike
from westmarch.mechanics.texts import TextDemand
from westmarch.rulebooks.core.strikes import RULES
from westmarch.rulebooks.core.strikes.sequence import has_his_turn
from westmarch.table.actions import AIMED, FREE, Action, ChooseCard, PlayEvent, UseCard
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.events.combat import (
    BodyCheckCalled,
    StrikeDefeated,
    StrikeFailed,
    StrikeIneffectual,
    StrikeRolled,
    StrikeSucceeded,
)
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import RESPOND, STRIKE_RESULT


@RULES.react(
    "outcome-failed",
    StrikeRolled,
    says=lambda game, _, event: (
        f"The strike against {game.name(event.character)} fails, whatever was rolled."
        if event.settled
        else f"{game.name(event.character)} has {event.total} against {event.prowess}: the strike "
        "fails."
    ),
)
def strike_fails(game: Game, event: StrikeRolled) -> list[Event]:
    """A higher total beats the strike, if the strike's body check fails, too."""
    if event.total <= event.prowess:
        return []
    after: Event = StrikeDefeated(character=event.character)
    if game.value(BODY_OF_STRIKE) is not None:
        hurt = _is_a_wounded_agents(game)
        after = BodyCheckCalled(character=event.character, of_strike=True, was_wounded=hurt)
    return [StrikeFailed(character=event.character), *tap_for_strike(game, event.character), after]


def _is_a_wounded_agents(game: Game) -> bool:
    """Tell whether the strike is that of an agent who is wounded."""
    combat = game.state.combat
    if combat is None or combat.kind != "agent":
        return False
    return game.card(combat.source).position == "wounded"


@RULES.react(
    "outcome-successful",
    StrikeRolled,
    says=lambda game, _, event: (
        f"{game.name(event.character)} has {event.total} against {event.prowess}: "
        "the strike succeeds."
    ),
)
def strike_succeeds(game: Game, event: StrikeRolled) -> list[Event]:
    """A lower total makes the strike succeed, and a body check follows."""
    if event.total >= event.prowess:
        return []
    was_wounded = game.card(event.character).position == "wounded"
    return [
        StrikeSucceeded(character=event.character),
        BodyCheckCalled(character=event.character, of_strike=False, was_wounded=was_wounded),
    ]


@RULES.react("wounding-is-success", StrikeSucceeded, order=Rank.FIRST)
def wounded_at_once(game: Game, event: StrikeSucceeded) -> list[Event]:
    """The character is wounded before anything else comes of the strike."""
    return [CharacterWounded(card=event.character)]


@RULES.react(
    "outcome-tied",
    StrikeRolled,
    says=lambda game, _, event: (
        f"{game.name(event.character)} has {event.total} against {event.prowess}: "
        "the strike is ineffectual, and neither side has beaten the other."
    ),
)
def strike_is_ineffectual(game: Game, event: StrikeRolled) -> list[Event]:
    """The same total hurts neither side."""
    if event.total != event.prowess:
        return []
    return [StrikeIneffectual(character=event.character), *tap_for_strike(game, event.character)]


@RULES.define("passives-order", DUE_NOW)
def what_the_result_set_off(game: Game) -> tuple[TextDemand | CheckDemand, ...]:
    """What cards make of the result comes before the body check."""
    demanded = (TextDemand, CheckDemand)
    return tuple(each for each in game.state.pending if isinstance(each, demanded))


@RULES.permit("passives-order", ChooseCard)
def puts_in_order(game: Game, action: ChooseCard) -> bool | None:
    """The defender says which of them comes next."""
    for choice in game.state.choices[:1]:
        if choice.what == WHICH_FIRST:
            return action.chosen in choice.among
    return None


@RULES.forbid(
    "no-response-to-result",
    FREE,
    says="There is no response to what comes of a strike.",
)
def result_is_being_settled(game: Game, action: Action) -> bool:
    """Nobody acts while the result of a strike takes effect."""
    return game.state.combat_step is STRIKE_RESULT


@RULES.permit(
    "response-to-triggered-roll",
    AIMED,
    lifts=("core.strikes.no-response-to-result",),
)
def affects_the_roll(game: Game, action: PlayEvent | UseCard) -> bool | None:
    """But for what bears on a check that the result has called for."""
    if game.state.combat_step is not STRIKE_RESULT or not game.state.at(RESPOND):
        return None
    checks = about(game, action) & {"corruption check", "influence check"}
    return bool(checks) and has_his_turn(game, action, action.player)


@RULES.react("wounded-despite-healing", CharacterWounded)
def wound_is_noted(game: Game, event: CharacterWounded) -> list[Event]:
    """Who was wounded by a strike of the attack, however soon it heals."""
    combat = game.state.combat
    if combat is None or combat.facing != event.card:
        return []
    race = combat.attack.race
    return [
        Remembered(fact=Fact("wounded", event.card, combat.source, until="combat")),
        Remembered(fact=Fact("wounded this turn", event.card, race, until="turn")),
    ]
