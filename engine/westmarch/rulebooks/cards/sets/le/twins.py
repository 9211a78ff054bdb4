"""What cards of The Lidless Eye say that were printed in The Wizards as well."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.corruption import CheckDemand
from westmarch.mechanics.quantities.actions import STILL_DEMANDED
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.shared_texts import (
    bears_the_ring,
    hangs_in_the_air,
    hears_a_call,
    leaves_it,
    leaving,
    may_leave_something,
    tempted,
)
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import CardChosen, ItemPlayed
from westmarch.table.events.chain import OwnTextFollowed, RollMade
from westmarch.table.events.characters import CharacterReturned
from westmarch.table.game import Game

# LE-105

CALL_OF_HOME = Rulebook("LE-105")


@CALL_OF_HOME.react("leaves-an-item", RollMade, order=Rank.BEFORE)
def hears_it(game: Game, event: RollMade) -> list[Event]:
    """It is remembered who hears it."""
    return hears_a_call(game, event, "LE-105")


@CALL_OF_HOME.replace("leaves-an-item", CharacterReturned)
def is_about_to_go(game: Game, event: CharacterReturned) -> list[Event] | None:
    """Before he goes, he may leave something."""
    return may_leave_something(game, event, "LE-105")


@CALL_OF_HOME.permit("leaves-an-item", ChooseCard, says="One item may be left, or none.")
def says_what_he_leaves(game: Game, action: ChooseCard) -> bool | None:
    """His player says what he leaves, and to whom."""
    return is_called_for(game, action, *leaving("LE-105"))


@CALL_OF_HOME.react("leaves-an-item", CardChosen)
def leaves_something(game: Game, event: CardChosen) -> list[Event]:
    """One item goes to a companion, and he is gone."""
    return leaves_it(game, event, "LE-105")


@CALL_OF_HOME.forbid("spares-the-ring-bearer", PlayEvent, says=AS_WRITTEN)
def has_another_errand(game: Game, action: PlayEvent) -> bool:
    """Whoever bears The One Ring hears nothing else."""
    return game.printed(action.card).id == "LE-105" and bears_the_ring(game, action.target)


# LE-113

GREED = Rulebook("LE-113")


@GREED.react("tempts-them", OwnTextFollowed)
def is_in_the_air(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It hangs on the site until the turn ends."""
    return hangs_in_the_air(game, event)


@GREED.react("tempts-them", ItemPlayed)
def tempts(game: Game, event: ItemPlayed) -> Iterator[Event]:
    """Everybody there would rather have it himself, the more so the heavier it is."""
    return tempted(game, event, "LE-113.tempts-them")


@GREED.define("tempts-them", STILL_DEMANDED)
def is_there_still(game: Game, greed: str, demand: object) -> bool | None:
    """The card itself is long gone, and tempts them all the same."""
    return (isinstance(demand, CheckDemand) and game.printed(greed).id == "LE-113") or None
