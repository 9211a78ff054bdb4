"""What The Wizards teach those who use swords."""

from collections.abc import Iterator

from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.items import AT_ONCE
from westmarch.rulebooks.cards.things.people import is_anyway
from westmarch.table.actions import BeginUsing
from westmarch.table.events.cards import ItemLaidAside, ItemTransferred, ItemUsed
from westmarch.table.events.combat import ItemRescued
from westmarch.table.game import Game

# TW-498

SWORDMASTER = Rulebook("TW-498")

_WARRIOR = Who((("warrior",),))
_BOTH_HANDS = 2


@SWORDMASTER.define("wields-two", AT_ONCE)
def has_two_hands(game: Game, who: str, kind: str) -> int | None:
    """Whoever was a warrior before uses two weapons at a time."""
    if kind != "weapon":
        return None
    held = (each for each in game.value(COPIES, "TW-498") if game.card(each).host == who)
    return _BOTH_HANDS if any(is_anyway(game, _WARRIOR, who, each) for each in held) else None


@SWORDMASTER.react("wields-two", ItemUsed, ItemTransferred, ItemRescued, order=Rank.AFTER)
def has_no_third_hand(
    game: Game, event: ItemUsed | ItemTransferred | ItemRescued
) -> Iterator[Event]:
    """A second weapon takes the place of a shield, if it is taken up; no shield takes its own."""
    bearer = game.card(event.card).host
    if bearer is None or not _has_both_hands_full(game, bearer):
        return
    shields = [*_used(game, bearer, "shield")]
    taken_up = isinstance(event, ItemUsed) and event.card not in shields
    for each in shields if taken_up else [event.card] if shields else []:
        yield ItemLaidAside(card=each)


@SWORDMASTER.forbid(
    "wields-two", BeginUsing, says="Whoever uses two weapons has no hand left for a shield."
)
def has_no_hand_left(game: Game, action: BeginUsing) -> bool:
    """Nor does he take one up."""
    bearer = game.card(action.card).host
    shield = "shield" in game.printed(action.card).keywords
    return shield and bearer is not None and _has_both_hands_full(game, bearer)


def _has_both_hands_full(game: Game, who: str) -> bool:
    """Tell whether somebody may use two weapons, and does."""
    two = game.value(AT_ONCE, who, "weapon") == _BOTH_HANDS
    return two and len([*_used(game, who, "weapon")]) == _BOTH_HANDS


def _used(game: Game, who: str, kind: str) -> Iterator[str]:
    """The items of a type that somebody uses."""
    for each in game.card(who).holds:
        if kind in game.printed(each).keywords and game.card(each).in_use:
            yield each
