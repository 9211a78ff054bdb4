"""Corruption checks: called, supported, rolled."""

from collections.abc import Iterator
from typing import Any

from msgspec import Struct

from westmarch.kernel.actions import StoreItem, SupportCheck, TransferItem
from westmarch.kernel.events import (
    CardStored,
    CardTapped,
    CorruptionCheckCalled,
    CorruptionCheckPassed,
    CorruptionRolled,
    ItemTransferred,
    Remembered,
)
from westmarch.kernel.game import Game
from westmarch.kernel.play import Play
from westmarch.kernel.state import Fact
from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities import CORRUPTION_POINTS, CORRUPTION_TOTAL, MAKES_CHECKS
from westmarch.mechanics.table import company_of


class CorruptionCheck(Struct, frozen=True):
    """A corruption check that waits on the chain of effects."""

    player: str
    character: str
    modifier: int = 0
    then: Any = None
    """What the check is made for, and happens if it succeeds."""


def call_check(play: Play, character: str, modifier: int = 0, then: Any = None) -> None:
    """Have a character make a corruption check."""
    player = play.state.cards[character].owner
    check = CorruptionCheck(player, character, modifier, then)
    if play.game.value(MAKES_CHECKS, character):
        declare(play, check)
    else:
        play.do(CorruptionCheckPassed(character=character, then=then))


@MOVES.follow(CorruptionCheckCalled)
def check_is_called(play: Play, event: CorruptionCheckCalled) -> None:
    """Have the character make the check that is called for."""
    call_check(play, event.character, event.modifier, event.then)


@resolves(CorruptionCheck)
def roll_check(play: Play, check: CorruptionCheck) -> None:
    """Roll the check."""
    if play.state.cards[check.character].place != "in-play":
        return
    dice = play.draw("2d6", "corruption-check", check.character)
    total = play.game.value(CORRUPTION_TOTAL, check.character, sum(dice) + check.modifier)
    points = play.game.value(CORRUPTION_POINTS, check.character)
    play.do(CorruptionRolled(character=check.character, total=total, points=points))
    # Whoever is still in play has passed, tapped or not.
    if play.state.cards[check.character].place == "in-play":
        play.do(CorruptionCheckPassed(character=check.character, then=check.then))


@MOVES.follow(CorruptionCheckPassed)
def go_through_with_it(play: Play, event: CorruptionCheckPassed) -> None:
    """Do what the check was made for."""
    if isinstance(event.then, TransferItem):
        play.do(ItemTransferred(card=event.then.card, character=event.then.character))
    elif isinstance(event.then, StoreItem):
        play.do(CardStored(card=event.then.card))


def check_on_chain(game: Game) -> CorruptionCheck | None:
    """The corruption check that resolves next, if one does."""
    last = game.state.chain[-1] if game.state.chain else None
    return last if isinstance(last, CorruptionCheck) else None


@MOVES.perform(SupportCheck)
def support(play: Play, action: SupportCheck) -> None:
    """Tap in support of the check."""
    check = check_on_chain(play.game)
    assert check is not None
    play.do(CardTapped(card=action.character))
    play.do(Remembered(fact=Fact("check support", check.character, action.character, "chain")))


@MOVES.offer("respond")
def offer_support(game: Game, player: str) -> Iterator[SupportCheck]:
    """Each companion of the character who makes a check."""
    check = check_on_chain(game)
    company = company_of(game, check.character) if check is not None else None
    if company is not None:
        for each in company.characters:
            yield SupportCheck(player=player, character=each)
