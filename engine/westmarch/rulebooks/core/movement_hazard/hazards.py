"""The sixth and the seventh step: what is due at the beginning, and hazards."""

from westmarch.kernel.event import Event
from westmarch.mechanics.combat_actions import cancels_attack, helping_company, turns_site
from westmarch.mechanics.lookups import current_company
from westmarch.mechanics.quantities.actions import DEMANDS_WAIT, ORDERS_DEMANDS
from westmarch.mechanics.quantities.turn import TIME_FOR_HAZARDS
from westmarch.rulebooks.core.movement_hazard import RULES
from westmarch.rulebooks.core.movement_hazard.steps import IMMEDIATE, says_what_comes_first
from westmarch.table.actions import (
    AIMED,
    FREE,
    Action,
    ChooseCard,
    Finish,
    PlayEvent,
    UseCard,
)
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import Passed, WindowReopened
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import BEGINNING, ENDING, MOVEMENT_HAZARD


@RULES.define("beginning-conditions-wait", DEMANDS_WAIT)
def new_site_comes_first(game: Game) -> bool:
    """While a new site is being revealed, everything else waits."""
    return any(game.state.at(each) for each in IMMEDIATE)


@RULES.define("resolve-beginning-conditions", ORDERS_DEMANDS)
def resource_player_orders_beginning(game: Game) -> str | None:
    """What is due at the beginning comes in the order that the resource player wants."""
    return game.state.turn_player if game.state.at(BEGINNING) else None


@RULES.permit("resolve-beginning-conditions", ChooseCard)
def puts_beginning_in_order(game: Game, action: ChooseCard) -> bool | None:
    """The resource player says what comes first."""
    return says_what_comes_first(game, action) if game.state.during(BEGINNING) else None


@RULES.define("respond-during-step-six", TIME_FOR_HAZARDS)
def responds_to_beginning(game: Game) -> bool:
    """To what is due in the sixth step, the hazard player may respond."""
    return game.state.during(BEGINNING)


# The seventh step


@RULES.permit(
    "phase-ends-both-done", Finish, says="The phase of a company is over when both players say so."
)
def done_with_company(game: Game, action: Finish) -> bool | None:
    """Both players say when they are done."""
    return game.state.window.kind in (MOVEMENT_HAZARD, ENDING) or None


@RULES.forbid(
    "phase-ends-both-done",
    FREE,
    says="{action.player} has said that there is nothing more to come.",
    blanket="time",
)
def is_done(game: Game, action: Action) -> bool:
    """Whoever is done is done, until the other one acts."""
    window = game.state.window
    return window.kind is MOVEMENT_HAZARD and game.state.fact("is done", action.player) is not None


@RULES.react("phase-ends-both-done", Passed)
def has_said_so(game: Game, event: Passed) -> list[Event]:
    """To say that one is done is binding, until the other one acts."""
    if not event.said or not game.state.at(MOVEMENT_HAZARD):
        return []
    return [Remembered(fact=Fact("is done", event.player, until="company"))]


@RULES.react("phase-ends-both-done", Declared)
def resource_player_may_go_on(game: Game, event: Declared) -> list[Event]:
    """Whatever the hazard player begins gives the resource player something to think about."""
    return _reopened(game, event, game.state.turn_player)


@RULES.react("hazard-player-resumes", Declared)
def hazard_player_may_go_on(game: Game, event: Declared) -> list[Event]:
    """When the resource player acts again, so may the hazard player."""
    return _reopened(game, event, game.state.opponent(game.state.turn_player))


@RULES.forbid(
    "other-companies-actions",
    AIMED,
    says="In another company's movement/hazard phase, "
    "a company cancels no attack and untaps no site.",
)
def helps_from_elsewhere(game: Game, action: PlayEvent | UseCard) -> bool:
    """Other companies may do this and that, but they cancel no attack and untap no site."""
    current, company = current_company(game), helping_company(game, action)
    if game.state.phase != "movement-hazard" or current is None or company in (None, current.id):
        return False
    return cancels_attack(game, action) or turns_site(game, action, "untap")


def _reopened(game: Game, event: Declared, player: str) -> list[Event]:
    """Let a player act again who was done with the phase before the other one acted."""
    state = game.state
    if not state.at(MOVEMENT_HAZARD) or event.action.player == player:
        return []
    both = (state.turn_player, state.opponent(state.turn_player))
    return [Forgotten(what="is done", about=player), WindowReopened(waiting=both)]
