"""How the servants of the Shadow call the end: by the card Sudden Call."""

from westmarch.cards.kinds import BALROG, MINIONS, PLAYERS, RINGWRAITH, WIZARD, Kind
from westmarch.kernel.words import sentence
from westmarch.mechanics.lookups import in_hand
from westmarch.mechanics.quantities.actions import AS_HAZARD
from westmarch.mechanics.quantities.ending import CALLS_THE_END, CONDITIONS_MET, DEEPS_COUNT
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS
from westmarch.rulebooks.core.ending import RULES
from westmarch.rulebooks.core.ending.calling import told_of
from westmarch.table.actions import Action, CallCouncil, PlayEvent
from westmarch.table.game import Game


def _kind_is(game: Game, player: str, kind: str) -> bool:
    return game.state.kind(player) == kind


def _calls_as(game: Game, action: Action, sort: str) -> bool:
    """Tell whether an action calls the end by a card that is played as this sort of card."""
    return isinstance(action, PlayEvent) and game.value(CALLS_THE_END, action.card, action) == sort


def _register_calls(kind: Kind) -> None:
    """Register how a kind of player who serves the Shadow calls the end."""

    @RULES.forbid(
        f"{kind}-no-free-call",
        CallCouncil,
        says=f"{sentence(PLAYERS[kind].called)} player calls the end of the game with the card "
        "Sudden Call, or not at all.",
        blanket="kind",
    )
    def needs_the_card(game: Game, action: CallCouncil) -> bool:
        """Such a player does not call the end without the card."""
        return _kind_is(game, action.player, kind)

    @RULES.forbid(
        f"{kind}-sudden-call-resource",
        PlayEvent,
        says=lambda game, _, action: told_of(game, action.player),
        otherwise=lambda game, action: (
            told_of(game, action.player) if _is_call_of_a(game, action, kind) else ""
        ),
    )
    def cannot_call_yet(game: Game, action: PlayEvent) -> bool:
        """Sudden Call as a resource needs what any call needs."""
        return _is_call_of_a(game, action, kind) and not game.value(CONDITIONS_MET, action.player)

    @RULES.permit(
        f"{kind}-sudden-call-hazard",
        PlayEvent,
        says=lambda game, _, action: told_of(game, game.state.opponent(action.player)),
        otherwise=lambda game, action: told_of(game, game.state.opponent(action.player)),
    )
    def opponent_could_call(game: Game, action: PlayEvent) -> bool | None:
        """Sudden Call as a hazard needs an opponent who has what any call needs."""
        return _calls_in_time(game, action) if _calls_as_hazard(game, action, kind) else None

    @RULES.define(f"{kind}-sudden-call-hazard", AS_HAZARD)
    def is_played_as_hazard(game: Game, card: str, action: Action) -> bool | None:
        """Sudden Call is a hazard in the opponent's turn."""
        return _calls_as_hazard(game, action, kind) or None


for _kind in MINIONS:
    _register_calls(_kind)


def _is_call_of_a(game: Game, action: PlayEvent, kind: str) -> bool:
    return _calls_as(game, action, "resource") and _kind_is(game, action.player, kind)


def _calls_as_hazard(game: Game, action: Action, kind: Kind) -> bool:
    """Tell whether such a player plays the card as a hazard; whether a Wizard player may is open.

    If one may, it is by the rule about Ringwraith players.
    """
    if not _calls_as(game, action, "hazard"):
        return False
    if kind == RINGWRAITH and _kind_is(game, action.player, WIZARD):
        return game.reading("q.core.sudden-call-of-a-wizard") == "a"
    return _kind_is(game, action.player, kind)


def _calls_in_time(game: Game, action: PlayEvent) -> bool | None:
    player = action.player
    if not in_hand(game, player, action.card):
        return None
    # What a combat leaves no time for, the rules on combat tell.
    if not game.value(ACTS_AGAINST_JOURNEYS, player):
        return None
    return game.value(CONDITIONS_MET, game.state.opponent(player))


@RULES.define("balrog-under-deeps-counted", DEEPS_COUNT)
def deeps_of_the_balrog_count(game: Game, player: str) -> bool | None:
    """A Balrog player counts what is in the Under-deeps, where others do not."""
    return _kind_is(game, player, BALROG) or None
