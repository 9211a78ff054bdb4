"""What single events of The Lidless Eye let people take from where others have hidden it."""

from collections.abc import Iterator

from westmarch.cards.model.card import Item
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.items import HOARD_ITEM, ONE_AT_A_TIME
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.context import Here
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import (
    CardChosen,
    CardTapped,
    ChoiceCalled,
    ItemTransferred,
    ItemUsed,
    ShuffleCalled,
)
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

# LE-213, LE-236

OLD_CACHE, SWAG = Rulebook("LE-213"), Rulebook("LE-236")

_TAKES, _GIVEN = "{}.is-shared-out", "{}.is-shared-out, which"
_PILES = ("play-deck", "discard-pile", "sideboard")
_TWO = 2
"""So many of the company may take something, each one piece."""


def _to_be_had(game: Game, player: str, but: str = "") -> tuple[str, ...]:
    """Give what may be taken, wherever it lies, but for what is being taken."""
    return tuple(
        each
        for pile in _PILES
        for each in game.state.pile(player, pile)
        if each != but and _is_plain_gear(game, each)
    )


def _is_plain_gear(game: Game, card: str) -> bool:
    printed = game.printed(card)
    return (
        isinstance(printed.facts, Item)
        and printed.facts.item_class == "minor"
        and not printed.unique
        and not game.value(HOARD_ITEM, card)
        and bool(_types(game, card))
    )


def _asks(game: Game, event: str, here: Here, taken: int, but: str = "") -> Iterator[Event]:
    """Ask who takes something next; the event itself stands for nobody more."""
    company = here.company(game)
    group = game.state.companies[company].characters if company is not None else ()
    ready = tuple(each for each in group if game.card(each).position == "untapped")
    if taken < _TWO and ready and _to_be_had(game, here.player, but):
        what = (_TAKES.format(game.card(event).card), here, taken)
        among = (event, *ready)
        yield ChoiceCalled(card=event, player=here.player, among=among, what=what)
    else:
        yield ShuffleCalled(player=here.player)


def _is_found(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """Its player says who takes something."""
    yield from _asks(game, event.card, event.here, 0)


def _goes_on(game: Game, event: CardChosen) -> Iterator[Event]:
    """Somebody taps, and then it is said what he takes."""
    card = game.printed(event.card).id
    if card not in ("LE-213", "LE-236"):
        return
    key, here, taken, *who = event.what
    if key == _GIVEN.format(card):
        yield ItemTransferred(card=event.chosen, character=who[0])
        if not _has_such(game, who[0], event.chosen):
            yield ItemUsed(card=event.chosen)
        yield from _asks(game, event.card, here, taken + 1, event.chosen)
    elif event.chosen == event.card:
        yield ShuffleCalled(player=here.player)
    else:
        yield CardTapped(card=event.chosen)
        among = _to_be_had(game, here.player)
        what = (_GIVEN.format(card), here, taken, event.chosen)
        yield ChoiceCalled(card=event.card, player=here.player, among=among, what=what)


def _has_such(game: Game, who: str, item: str) -> bool:
    """Tell whether somebody uses an item of the same type already."""
    used = (each for each in game.card(who).holds if game.card(each).in_use)
    types = _types(game, item)
    return any(not types.isdisjoint(_types(game, each)) for each in used)


def _types(game: Game, card: str) -> set[str]:
    """Give of the types of gear, weapon or armor, shield or helmet, those that a card has."""
    return {*game.value(ONE_AT_A_TIME)}.intersection(game.printed(card).keywords)


for _book in (OLD_CACHE, SWAG):
    _book.react("is-shared-out", OwnTextFollowed)(_is_found)
    _book.react("is-shared-out", CardChosen)(_goes_on)


@OLD_CACHE.permit(
    "is-shared-out", ChooseCard, says="One or two of them may tap and take something each."
)
def takes_from_the_cache(game: Game, action: ChooseCard) -> bool | None:
    """Who takes something, and what, their player says."""
    return is_called_for(game, action, _TAKES.format("LE-213"), _GIVEN.format("LE-213"))


@SWAG.permit(
    "is-shared-out", ChooseCard, says="One or two of them may tap and take something each."
)
def takes_of_the_swag(game: Game, action: ChooseCard) -> bool | None:
    """Who takes something, and what, their player says."""
    return is_called_for(game, action, _TAKES.format("LE-236"), _GIVEN.format("LE-236"))
