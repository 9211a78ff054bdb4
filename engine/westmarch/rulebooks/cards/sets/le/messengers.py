"""What messengers of The Lidless Eye bring home, and store where there is no Darkhaven."""

from collections.abc import Iterator

from westmarch.cards.model.item_clauses import StoredAt
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import item_facts
from westmarch.rulebooks.cards.bearers import AS_AT_HAVEN
from westmarch.rulebooks.cards.choices import is_called_for
from westmarch.rulebooks.cards.context import Here
from westmarch.table.actions import ChooseCard, StoreItem
from westmarch.table.events.cards import CardChosen, ChoiceCalled, StoringTried
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# LE-204, LE-208

MESSENGER, NEWS = Rulebook("LE-204"), Rulebook("LE-208")

_ITEMS_TOO = "LE-204"


def _storable(game: Game, event: str, company: str) -> Iterator[str]:
    """Go through what might be stored at a Darkhaven: events, and items if the card says so."""
    for each in game.state.companies[company].characters:
        for card in game.card(each).holds:
            printed = game.printed(card)
            said = [clause for clause in printed.clauses if isinstance(clause, StoredAt)]
            item = item_facts(game, card) is not None
            if item and game.card(event).card != _ITEMS_TOO:
                continue
            if any("Haven" in clause.where.kinds for clause in said) or (item and not said):
                yield card


def _asks(game: Game, event: str, here: Here, done: tuple[str, ...]) -> Iterator[Event]:
    company = here.company(game)
    left = (each for each in _storable(game, event, company) if each not in done) if company else ()
    among = tuple(left)
    if among:
        what = (f"{game.card(event).card}.stores-now", here, done)
        yield ChoiceCalled(card=event, player=here.player, among=(event, *among), what=what)


def _begin(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """Its player says what is stored, one after the other."""
    yield from _asks(game, event.card, event.here, ())


def _is_stored(game: Game, event: CardChosen) -> Iterator[Event]:
    """The bearer sets about it there and then; the event itself stands for no more."""
    if game.printed(event.card).id not in ("LE-204", "LE-208") or event.chosen == event.card:
        return
    _, here, done = event.what
    bearer = str(game.card(event.chosen).host)
    yield Remembered(fact=Fact(AS_AT_HAVEN, event.chosen, None, "turn"))
    action = StoreItem(player=here.player, card=event.chosen)
    yield StoringTried(action=action, character=bearer)
    yield from _asks(game, event.card, here, (*done, event.chosen))


for _book in (MESSENGER, NEWS):
    _book.react("stores-now", OwnTextFollowed)(_begin)
    _book.react("stores-now", CardChosen)(_is_stored)


@MESSENGER.permit("stores-now", ChooseCard, says="The messenger takes it with him, or does not.")
def messenger_takes_it(game: Game, action: ChooseCard) -> bool | None:
    """The player says what he takes."""
    return is_called_for(game, action, "LE-204.stores-now")


@NEWS.permit("stores-now", ChooseCard, says="The news get through, or they do not.")
def news_get_through(game: Game, action: ChooseCard) -> bool | None:
    """The player says which news."""
    return is_called_for(game, action, "LE-208.stores-now")
