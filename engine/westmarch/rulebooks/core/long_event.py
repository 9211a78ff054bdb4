"""The long-event phase."""

from westmarch.cards.model.card import Event as EventFacts
from westmarch.kernel.event import Event
from westmarch.kernel.lack import UNSAID, Lack, all_of
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.hands import is_held
from westmarch.mechanics.lookups import in_play
from westmarch.mechanics.quantities.actions import STAYS_IN_PLAY
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.turns import PhaseBegan, PhaseEnded
from westmarch.table.game import Game
from westmarch.table.windows import LONG_EVENT

RULES = Rulebook("core.long-event")


@RULES.react("resource-long-events-expire", PhaseBegan)
def resource_events_are_over(game: Game, event: PhaseBegan) -> list[Event]:
    """As the phase begins, the resource player's own resource long-events are discarded."""
    begins = event.phase == "long-event"
    return _discarded(game, game.state.turn_player, "resource") if begins else []


@RULES.permit(
    "play-resource-long-events",
    PlayEvent,
    says="Resource long-events are played in the long-event phase of one's own turn.",
)
def plays_long_event(game: Game, action: PlayEvent) -> Lack | bool | None:
    """Resource long-events are played in their phase only."""
    if not _is_long(game, action.card, "resource"):
        return None
    return _plays(game, action) or True


def _in_its_phase(game: Game, action: PlayEvent) -> Lack | None:
    # In which phase another rule tells.
    own = action.player == game.state.turn_player
    return None if own and game.state.phase == "long-event" else UNSAID


def _no_chain(game: Game, _: PlayEvent) -> Lack | None:
    if game.state.window.kind is LONG_EVENT:
        return None
    return Lack("A chain of effects is under way, and a long-event begins its own.")


_plays = all_of(_in_its_phase, is_held, _no_chain)


@RULES.react("hazard-long-events-expire", PhaseEnded)
def hazard_events_are_over(game: Game, event: PhaseEnded) -> list[Event]:
    """As the phase ends, the hazard player's hazard long-events are discarded."""
    hazard_player = game.state.opponent(game.state.turn_player)
    return _discarded(game, hazard_player, "hazard") if event.phase == "long-event" else []


def _discarded(game: Game, player: str, side: str) -> list[Event]:
    return [
        CardMoved(card=each, to="discard-pile")
        for each in in_play(game)
        if game.card(each).owner == player
        and _is_long(game, each, side)
        and not game.value(STAYS_IN_PLAY, each)
    ]


def _is_long(game: Game, card: str, side: str) -> bool:
    facts = game.printed(card).facts
    return isinstance(facts, EventFacts) and (facts.side, facts.length) == (side, "long")
