"""Rolls that are made twice or more, and of which a player takes the one he likes best."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from westmarch.kernel.register import Register
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.actions import MORE_ROLLS, ROLLED_TWICE
from westmarch.table.events.cards import CardChosen, ChoiceCalled
from westmarch.table.events.chain import ChainEnded
from westmarch.table.play import Play
from westmarch.table.state import State

TWO_ROLLS = "two rolls"
"""What a choice is about between two rolls: the card that had the second one made stands for that,
and whose rolls they are for the first."""

T = TypeVar("T")
GoesOn = Callable[[Play, T, int], None]
"""Goes on with what was rolled for something."""

_GOES_ON: dict[type, GoesOn[Any]] = {}


class Rolls(Struct, frozen=True):
    """Two rolls between which somebody chooses, and what goes on with the one that he takes."""

    first: int
    second: int
    then: Any
    of_chain: bool
    """It was for what has resolved last of a chain of effects, which ends once it is over."""
    purpose: str
    of: str
    left: tuple[str, ...] = ()
    """The cards for which it is rolled once more after that."""


def rolled_for(what: type[T]) -> Register[GoesOn[T]]:
    """Tell how it goes on, once it is known what was rolled for something of this type."""

    def register(function: GoesOn[T]) -> GoesOn[T]:
        _GOES_ON[what] = function
        return function

    return register


def roll_for(play: Play, purpose: str, of: str, then: Any, *, sort: str = "") -> None:
    """Roll two dice, and two more wherever a card says so, and go on with the sum."""
    twice = play.game.value(ROLLED_TWICE, sort or purpose, of, then)
    more = play.game.value(MORE_ROLLS, sort or purpose, of, then)
    first = sum(play.draw("2d6", purpose, of))
    of_chain = play.state.combat is None
    left = more if twice is None else (twice, *more)
    _roll_again(play, Rolls(first, first, then, of_chain, purpose, of, left), first)


def _roll_again(play: Play, rolls: Rolls, taken: int) -> None:
    """Roll once more for each card that is left, until there is something to choose."""
    left = rolls.left
    while left:
        card, *rest = left
        left = tuple(rest)
        second = sum(play.draw("2d6", rolls.purpose, rolls.of))
        if second != taken:
            now = replace(rolls, first=taken, second=second, left=left)
            player = play.state.cards[rolls.of].owner
            what = (TWO_ROLLS, now)
            play.do(ChoiceCalled(card=card, player=player, among=(rolls.of, card), what=what))
            return
    _GOES_ON[type(rolls.then)](play, rolls.then, taken)


def waits_for_rolls(state: State) -> bool:
    """Tell whether somebody has yet to choose between two rolls."""
    return any(_is_between_rolls(each.what) for each in state.choices)


def _is_between_rolls(what: Any) -> bool:
    return isinstance(what, tuple) and what[0] == TWO_ROLLS


@MOVES.follow(CardChosen)
def take_roll(play: Play, event: CardChosen) -> None:
    """Go on with the roll that was taken."""
    if not _is_between_rolls(event.what):
        return
    rolls: Rolls = event.what[1]
    taken = rolls.second if event.chosen == event.card else rolls.first
    _roll_again(play, rolls, taken)
    if rolls.of_chain and not play.state.chain and not waits_for_rolls(play.state):
        play.do(ChainEnded())
