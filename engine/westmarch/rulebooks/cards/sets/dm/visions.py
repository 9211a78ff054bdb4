"""What resources of Dark Minions say of what lies on top of a play deck."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardPutAside,
    ChoiceCalled,
    ShuffleCalled,
)
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

# DM-126

EYES_OF_MANDOS = Rulebook("DM-126")

_SEES = "DM-126.sees-far"
_MOST = 8


@EYES_OF_MANDOS.react("sees-far", OwnTextFollowed)
def begins_to_see(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The first card is laid open."""
    seer = event.here.actor
    if seer is None or not game.state.pile(event.here.player, "play-deck"):
        return []
    return [*_sees_one_more(game, event.card, seer, ())]


@EYES_OF_MANDOS.permit(
    "sees-far", ChooseCard, says="One of the cards is chosen, or the next one is laid open as well."
)
def chooses(game: Game, action: ChooseCard) -> bool | None:
    """The card itself stands for one more."""
    return is_called_for(game, action, _SEES)


@EYES_OF_MANDOS.react("sees-far", CardChosen)
def has_seen(game: Game, event: CardChosen) -> Iterator[Event]:
    """One goes to hand, and the others into the deck again."""
    if not is_answer(event, _SEES):
        return
    seer, seen = event.what[1:]
    if event.chosen == event.card:
        yield from _sees_one_more(game, event.card, seer, seen)
        return
    yield CardMoved(card=event.chosen, to="hand")
    yield from (CardMoved(card=each, to="play-deck") for each in seen if each != event.chosen)
    yield ShuffleCalled(player=game.card(event.card).owner)


def _sees_one_more(game: Game, card: str, seer: str, seen: tuple[str, ...]) -> Iterator[Event]:
    """Lay open the top card of the deck beside him who sees, and ask which it is to be."""
    player = game.card(card).owner
    first, *rest = game.state.pile(player, "play-deck")
    lying = (*seen, first)
    more = (card,) if rest and len(lying) < _MOST else ()
    yield CardPutAside(card=first, beside=seer)
    yield ChoiceCalled(card=card, player=player, among=(*lying, *more), what=(_SEES, seer, lying))
