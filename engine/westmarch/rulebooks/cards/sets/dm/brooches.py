"""The brooch of Lórien, which is lost in the place of what is worth more."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of, item_facts, lies_in_play
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.table.actions import ChooseCard
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, ItemLost
from westmarch.table.game import Game

# DM-171

LEAF_BROOCH = Rulebook("DM-171")

_INSTEAD = "DM-171.is-lost-instead"


@LEAF_BROOCH.replace("is-lost-instead", ItemLost)
def is_lost_instead(game: Game, event: ItemLost) -> list[Event] | None:
    """The player of the company says whether the item goes, or a brooch."""
    item, bearer = item_facts(game, event.card), game.card(event.card).host
    company = company_of(game, bearer) if bearer is not None else None
    if item is None or item.item_class == "special" or company is None:
        return None
    brooches = tuple(
        each
        for who in company.characters
        for each in game.card(who).holds
        if game.card(each).card == "DM-171"
    )
    if not brooches:
        return None
    among = (event.card, *brooches)
    what = (_INSTEAD,)
    return [ChoiceCalled(card=brooches[0], player=company.player, among=among, what=what)]


@LEAF_BROOCH.permit(
    "is-lost-instead", ChooseCard, says="The item may be discarded, or Leaf Brooch in its place."
)
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """A brooch that has gone for another item cannot go again."""
    called = is_called_for(game, action, _INSTEAD)
    return called and lies_in_play(game, action.chosen)


@LEAF_BROOCH.react("is-lost-instead", CardChosen)
def goes(game: Game, event: CardChosen) -> Iterator[Event]:
    """That one is discarded."""
    if is_answer(event, _INSTEAD):
        yield CardMoved(card=event.chosen, to="discard-pile")
