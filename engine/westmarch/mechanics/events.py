"""Events: cards played for their effect."""

from collections.abc import Iterator

from westmarch.cards.model import Event
from westmarch.kernel.actions import PlayEvent
from westmarch.kernel.events import CardMoved, EventPlayed
from westmarch.kernel.game import Game
from westmarch.kernel.play import Play
from westmarch.kernel.state import IN_PLAY
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.moves import MOVES


@MOVES.perform(PlayEvent)
def play_event(play: Play, action: PlayEvent) -> None:
    """Declare the event."""
    declare(play, action)


@resolves(PlayEvent)
def event_takes_effect(play: Play, action: PlayEvent) -> None:
    """Bring the event into play, and let it take effect."""
    play.do(CardMoved(card=action.card, to=IN_PLAY))
    play.do(EventPlayed(card=action.card, target=action.target))


@MOVES.offer("movement-hazard", "combat-actions")
def offer_events(game: Game, player: str) -> Iterator[PlayEvent]:
    """Each event in hand, alone and on the site."""
    company = game.state.window.company
    for card in game.state.pile(player, "hand"):
        if isinstance(game.printed(card).facts, Event):
            yield PlayEvent(player=player, card=card)
            if company is not None:
                site = game.state.companies[company].site
                yield PlayEvent(player=player, card=card, target=site)
