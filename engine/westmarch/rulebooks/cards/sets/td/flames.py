"""What a hazard of The Dragons asks for what is to be had where the worst of them lived."""

from westmarch.cards.model.card import Item
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.playable import is_to_be_had
from westmarch.table.actions import ChooseCard, PlayEvent, PlayItem
from westmarch.table.events.cards import CardChosen, CardMoved, ChoiceCalled, ItemPlayed
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import ON_GUARD, Fact

# TD-182

IREFUL_FLAMES = Rulebook("TD-182")

_BURNS = "TD-182.burns"
_PAID = "paid for by TD-182"
"""Remembered of an item that is being played: another one was given for it."""
_LAIRS = ("Gold Hill", "Irerock", "The Lonely Mountain", "Zarak Dûm")


def _price(game: Game, item: str, who: str) -> tuple[str, ...] | None:
    """What could be given for an item that somebody plays; None where nothing has to be."""
    company = company_of(game, who)
    if company is None or not game.value(COPIES, "TD-182"):
        return None
    if game.name(company.site) not in _LAIRS:
        return None
    return tuple(
        each
        for each in game.state.pile(company.player, "hand")
        if each != item
        and isinstance(game.printed(each).facts, Item)
        and is_to_be_had(game, each, company.site)
    )


@IREFUL_FLAMES.forbid("burns", PlayItem, says=AS_WRITTEN)
def has_nothing_to_give(game: Game, action: PlayItem) -> bool:
    """Who has nothing to give gets nothing."""
    return _price(game, action.card, action.character) == ()


def _asks(game: Game, item: str, who: str) -> list[Event]:
    price = _price(game, item, who)
    if not price:
        return []
    copy, player = game.value(COPIES, "TD-182")[0], game.card(who).owner
    return [ChoiceCalled(card=copy, player=player, among=price, what=(_BURNS,))]


@IREFUL_FLAMES.react("burns", Declared)
def has_to_give(game: Game, event: Declared) -> list[Event]:
    """Its player says what he gives as he declares it."""
    action = event.action
    if not isinstance(action, PlayItem):
        return []
    asked = _asks(game, action.card, action.character)
    paid = Remembered(fact=Fact(_PAID, action.card, None, "chain", "TD-182"))
    return [paid, *asked] if asked else []


@IREFUL_FLAMES.react("burns", ItemPlayed)
def has_to_give_all_the_same(game: Game, event: ItemPlayed) -> list[Event]:
    """For what is found there and then it is the same."""
    if game.state.fact(_PAID, event.card) is not None:
        return []
    return _asks(game, event.card, event.character)


@IREFUL_FLAMES.permit(
    "burns", ChooseCard, says="Another item that might be played there goes out of the game."
)
def says_what_he_gives(game: Game, action: ChooseCard) -> bool | None:
    """He gives what he can spare."""
    return is_called_for(game, action, _BURNS)


@IREFUL_FLAMES.react("burns", CardChosen)
def is_burnt(game: Game, event: CardChosen) -> list[Event]:
    """It is gone for good."""
    mine = is_answer(event, _BURNS)
    return [CardMoved(card=event.chosen, to="removed-from-the-game")] if mine else []


@IREFUL_FLAMES.forbid("stays-hidden", PlayEvent, says=AS_WRITTEN)
def is_not_revealed(game: Game, action: PlayEvent) -> bool:
    """It lies there for nothing."""
    card = game.card(action.card)
    return card.card == "TD-182" and card.place == ON_GUARD
