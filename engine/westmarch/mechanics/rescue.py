"""What companions save of a character who is about to be eliminated."""

from collections.abc import Iterator

from westmarch.mechanics.lookups import item_facts
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.combat import RESCUERS
from westmarch.mechanics.windows import open_window
from westmarch.table.actions import RescueItem
from westmarch.table.events.combat import ItemRescued, RescueBegan, RescueEnded
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import WindowClosed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import Fact
from westmarch.table.windows import RESCUE

DOOMED = "doomed"
"""Remembered of a player while items are taken: his character who has them."""


def doomed(game: Game) -> str | None:
    """The character who is to be eliminated, and whose items can be taken now."""
    if not game.state.at(RESCUE):
        return None
    who: str = next(each.value for each in game.state.facts_of(DOOMED))
    return who


def items_of(game: Game, character: str) -> tuple[str, ...]:
    """The items that a character bears."""
    return tuple(each for each in game.card(character).holds if item_facts(game, each) is not None)


@MOVES.follow(RescueBegan)
def let_rescue(play: Play, event: RescueBegan) -> None:
    """Let the character's player say who takes what."""
    player = play.game.card(event.character).owner
    play.do(Remembered(fact=Fact(DOOMED, player, event.character)))
    open_window(play, RESCUE, asked=(player,))


@MOVES.perform(RescueItem)
def rescue(play: Play, action: RescueItem) -> None:
    """Give the item to the companion."""
    play.do(ItemRescued(card=action.card, character=action.character))


@MOVES.step_in(RESCUE)
def rescue_is_over(play: Play) -> bool:
    """Go on when there is nothing more to take, or nobody who takes it."""
    who = doomed(play.game)
    if who is None:
        return False
    window = play.state.window
    if window.waiting and items_of(play.game, who) and play.game.value(RESCUERS, who):
        return False
    player = play.game.card(who).owner
    play.do(WindowClosed(), Forgotten(what=DOOMED, about=player), RescueEnded(character=who))
    return True


@MOVES.offer(RESCUE)
def offer_rescue(game: Game, player: str) -> Iterator[RescueItem]:
    """Each item, to each who can take one."""
    who = doomed(game)
    assert who is not None
    for card in items_of(game, who):
        for each in game.value(RESCUERS, who):
            yield RescueItem(player=player, card=card, character=each)
