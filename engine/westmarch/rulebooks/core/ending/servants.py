"""How the servants of the Shadow call the end: by the card Sudden Call."""

from westmarch.mechanics.quantities.actions import AS_HAZARD
from westmarch.mechanics.quantities.ending import CALLS_THE_END, CONDITIONS_MET
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
)
def ringwraith_needs_the_card(game: Game, action: CallCouncil) -> bool:
    """A Ringwraith player does not simply call."""
    return _kind_is(game, action.player, "ringwraith")


@RULES.forbid(
    "ringwraith-sudden-call-resource",
    PlayEvent,
    says=lambda game, _, action: told_of(game, action.player),
    otherwise=lambda game, action: (
        told_of(game, action.player) if _is_a_ringwraiths_call(game, action) else ""
    ),
)
def ringwraith_cannot_call_yet(game: Game, action: PlayEvent) -> bool:
    """As a resource it needs what any call needs."""
    return _is_a_ringwraiths_call(game, action) and not game.value(CONDITIONS_MET, action.player)


def _is_a_ringwraiths_call(game: Game, action: PlayEvent) -> bool:
    calls = _calls_as(game, action, "resource")
    return calls and _kind_is(game, action.player, "ringwraith")


def _may_call_as_hazard(game: Game, player: str) -> bool:
    """Tell whether a player may play the card as a hazard; whether a Wizard may is open."""
    if _kind_is(game, player, "wizard"):
        return game.reading("q.core.sudden-call-of-a-wizard") == "a"
    return _kind_is(game, player, "ringwraith")


@RULES.permit(
    "ringwraith-sudden-call-hazard",
    PlayEvent,
    says=lambda game, _, action: told_of(game, game.state.opponent(action.player)),
    otherwise=lambda game, action: told_of(game, game.state.opponent(action.player)),
)
def opponent_could_call(game: Game, action: PlayEvent) -> bool | None:
    """As a hazard it needs an opponent who has what any call needs."""
    if not _calls_as(game, action, "hazard"):
        return None
    player = action.player
    if not _may_call_as_hazard(game, player) or not in_hand(game, player, action.card):
        return None
    if not game.value(ACTS_AGAINST_JOURNEYS, player) or game.state.combat is not None:
        return None
    met: bool = game.value(CONDITIONS_MET, game.state.opponent(player))
    return met


@RULES.define("ringwraith-sudden-call-hazard", AS_HAZARD)
def is_played_as_hazard(game: Game, card: str, action: Action) -> bool | None:
    """In the opponent's turn it is a hazard."""
    calls = _calls_as(game, action, "hazard")
    return (calls and _may_call_as_hazard(game, action.player)) or None
