"""What players may take back from their discard piles as a turn ends."""

from collections.abc import Callable, Iterator
from typing import Any

from westmarch.kernel.event import Event
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.table.events.cards import ChoiceCalled
from westmarch.table.events.turns import EndFelt
from westmarch.table.game import Game


def each_may_choose(
    game: Game, event: EndFelt, card: str, among: Callable[[str], tuple[str, ...]], what: Any
) -> Iterator[Event]:
    """As a turn ends, have each player choose one of some cards, or the card itself for none."""
    copies = game.value(COPIES, card) if event.phase == "end-of-turn" else ()
    for copy in copies:
        for player in (game.state.turn_player, game.state.opponent(game.state.turn_player)):
            found = among(player)
            if found:
                told = (what, player)
                yield ChoiceCalled(card=copy, player=player, among=(*found, copy), what=told)
