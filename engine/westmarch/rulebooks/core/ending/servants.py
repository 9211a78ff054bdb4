"""How the servants of the Shadow call the end: by the card Sudden Call."""

from westmarch.mechanics.quantities.actions import AS_HAZARD
from westmarch.mechanics.quantities.ending import CALLS_THE_END, CONDITIONS_MET, DEEPS_COUNT
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS
from westmarch.mechanics.table import in_hand
from westmarch.rulebooks.core.ending import RULES
from westmarch.rulebooks.core.ending.calling import told_of
from westmarch.table.actions import Action, CallCouncil, PlayEvent
from westmarch.table.game import Game


def _kind_is(game: Game, player: str, kind: str) -> bool:
    return game.state.kind(player) == kind


def _calls_as(game: Game, action: Action, sort: str) -> bool:
    """Tell whether an action calls the end by a card that is played as this sort of card."""
    return isinstance(action, PlayEvent) and game.value(CALLS_THE_END, action.card, action) == sort


@RULES.forbid(
    "ringwraith-no-free-call",
    CallCouncil,
    says="A Ringwraith player calls the end of the game with the card Sudden Call, or not at all.",
    blanket="kind",
)
def ringwraith_needs_the_card(game: Game, action: CallCouncil) -> bool:
    """A Ringwraith player does not simply call."""
    return _kind_is(game, action.player, "ringwraith")


@RULES.forbid(
    "balrog-no-free-call",
    CallCouncil,
    says="A Balrog player calls the end of the game with the card Sudden Call, or not at all.",
    blanket="kind",
)
def balrog_needs_the_card(game: Game, action: CallCouncil) -> bool:
    """Nor does a Balrog player."""
    return _kind_is(game, action.player, "balrog")


@RULES.forbid(
    "ringwraith-sudden-call-resource",
    PlayEvent,
    says=lambda game, _, action: told_of(game, action.player),
    otherwise=lambda game, action: (
        told_of(game, action.player) if _is_call_of_a(game, action, "ringwraith") else ""
    ),
)
def ringwraith_cannot_call_yet(game: Game, action: PlayEvent) -> bool:
    """As a resource it needs what any call needs."""
    return _cannot_call_yet(game, action, "ringwraith")


@RULES.forbid(
    "balrog-sudden-call-resource",
    PlayEvent,
    says=lambda game, _, action: told_of(game, action.player),
    otherwise=lambda game, action: (
        told_of(game, action.player) if _is_call_of_a(game, action, "balrog") else ""
    ),
)
def balrog_cannot_call_yet(game: Game, action: PlayEvent) -> bool:
    """So it does for a Balrog player."""
    return _cannot_call_yet(game, action, "balrog")


def _cannot_call_yet(game: Game, action: PlayEvent, kind: str) -> bool:
    return _is_call_of_a(game, action, kind) and not game.value(CONDITIONS_MET, action.player)


def _is_call_of_a(game: Game, action: PlayEvent, kind: str) -> bool:
    return _calls_as(game, action, "resource") and _kind_is(game, action.player, kind)


def _may_call_as_hazard(game: Game, action: Action) -> bool:
    """Tell whether somebody plays the card as a hazard who may; whether a Wizard may is open."""
    if not _calls_as(game, action, "hazard"):
        return False
    if _kind_is(game, action.player, "wizard"):
        return game.reading("q.core.sudden-call-of-a-wizard") == "a"
    return _kind_is(game, action.player, "ringwraith")


def _balrog_calls_as_hazard(game: Game, action: Action) -> bool:
    return _calls_as(game, action, "hazard") and _kind_is(game, action.player, "balrog")


@RULES.permit(
    "ringwraith-sudden-call-hazard",
    PlayEvent,
    says=lambda game, _, action: told_of(game, game.state.opponent(action.player)),
    otherwise=lambda game, action: told_of(game, game.state.opponent(action.player)),
)
def opponent_could_call(game: Game, action: PlayEvent) -> bool | None:
    """As a hazard it needs an opponent who has what any call needs."""
    return _calls_in_time(game, action) if _may_call_as_hazard(game, action) else None


@RULES.permit(
    "balrog-sudden-call-hazard",
    PlayEvent,
    says=lambda game, _, action: told_of(game, game.state.opponent(action.player)),
    otherwise=lambda game, action: told_of(game, game.state.opponent(action.player)),
)
def opponent_of_the_balrog_could_call(game: Game, action: PlayEvent) -> bool | None:
    """So it does for a Balrog player."""
    return _calls_in_time(game, action) if _balrog_calls_as_hazard(game, action) else None


def _calls_in_time(game: Game, action: PlayEvent) -> bool | None:
    player = action.player
    if not in_hand(game, player, action.card):
        return None
    # What a combat leaves no time for, the rules on combat tell.
    if not game.value(ACTS_AGAINST_JOURNEYS, player):
        return None
    return game.value(CONDITIONS_MET, game.state.opponent(player))


@RULES.define("ringwraith-sudden-call-hazard", AS_HAZARD)
def is_played_as_hazard(game: Game, card: str, action: Action) -> bool | None:
    """In the opponent's turn it is a hazard."""
    return _may_call_as_hazard(game, action) or None


@RULES.define("balrog-sudden-call-hazard", AS_HAZARD)
def is_played_as_hazard_by_the_balrog(game: Game, card: str, action: Action) -> bool | None:
    """So it is when a Balrog player plays it."""
    return _balrog_calls_as_hazard(game, action) or None


@RULES.define("balrog-under-deeps-counted", DEEPS_COUNT)
def deeps_of_the_balrog_count(game: Game, player: str) -> bool | None:
    """A Balrog player counts what is in the Under-deeps, where others do not."""
    return _kind_is(game, player, "balrog") or None
