"""What a hazard of Dark Minions buries below the earth, or a resource."""

from collections.abc import Iterator

from westmarch.cards.model.card import Item
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of, in_hand, site_facts
from westmarch.mechanics.quantities.actions import ACTION_SORT, AT_HAND, OUT_OF_TURN
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.mechanics.quantities.items import HOARD_ITEM
from westmarch.mechanics.quantities.uniqueness import COUNTS_AS_IN_PLAY
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import ChooseCard, PlayEvent, PlayItem
from westmarch.table.events.cards import (
    CardChosen,
    CardPutAside,
    CardShown,
    ChoiceCalled,
    ShuffleCalled,
)
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

# DM-63

GREAT_SECRETS_BURIED_THERE = Rulebook("DM-63")

_HIS = "DM-63.buries"
_OWN = "DM-63.buries-ones-own"
_TOP = 10


def _whose(game: Game, player: str, *, own: bool) -> str:
    return player if own else game.state.opponent(player)


@GREAT_SECRETS_BURIED_THERE.forbid("takes-ten", PlayEvent, says=AS_WRITTEN)
def is_too_small(game: Game, action: PlayEvent) -> bool:
    """Little is buried in a small deck."""
    if game.printed(action.card).id != "DM-63":
        return False
    whose = _whose(game, action.player, own=follows_own(game, action, _OWN))
    return len(game.state.pile(whose, "play-deck")) < _TOP


@GREAT_SECRETS_BURIED_THERE.react("buries", OwnTextFollowed)
def buries_his(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """The opponent looks for something to bury."""
    yield from _looks(game, event, _whose(game, event.here.player, own=False))


@GREAT_SECRETS_BURIED_THERE.react("buries-ones-own", OwnTextFollowed)
def buries_ones_own(game: Game, event: OwnTextFollowed) -> Iterator[Event]:
    """Its player looks himself."""
    yield from _looks(game, event, event.here.player)


def _looks(game: Game, event: OwnTextFollowed, whose: str) -> Iterator[Event]:
    """Have a player choose among the items on top of his deck, or show that there is none."""
    top = game.state.pile(whose, "play-deck")[:_TOP]
    items = tuple(each for each in top if _is_meant(game, each))
    if items:
        yield ChoiceCalled(card=event.card, player=whose, among=items, what=(_HIS, whose))
    else:
        yield from (CardShown(card=each) for each in top)
        yield ShuffleCalled(player=whose)


def _is_meant(game: Game, card: str) -> bool:
    facts = game.printed(card).facts
    plain = isinstance(facts, Item) and facts.item_class != "special"
    return plain and not game.value(HOARD_ITEM, card)


@GREAT_SECRETS_BURIED_THERE.permit(
    "takes-ten", ChooseCard, says="One of the items on top of the deck is buried."
)
def says_what_is_buried(game: Game, action: ChooseCard) -> bool | None:
    """Its owner says which one."""
    return is_called_for(game, action, _HIS)


@GREAT_SECRETS_BURIED_THERE.react("takes-ten", CardChosen)
def is_buried(game: Game, event: CardChosen) -> list[Event]:
    """There it lies."""
    if not is_answer(event, _HIS):
        return []
    aside = CardPutAside(card=event.chosen, beside=event.card)
    return [aside, ShuffleCalled(player=event.what[1])]


# As a resource


def _is_own(game: Game, action: object) -> bool:
    return isinstance(action, PlayEvent) and follows_own(game, action, _OWN)


@GREAT_SECRETS_BURIED_THERE.define("buries-ones-own", ACTION_SORT, order=Rank.BEFORE)
def is_a_resource(game: Game, action: object) -> str | None:
    """Upon one's own deck it is a resource."""
    return "resource" if _is_own(game, action) else None


@GREAT_SECRETS_BURIED_THERE.adjust("buries-ones-own", COUNTS)
def is_no_hazard(game: Game, counts: int, played: str | None, action: object) -> int | None:
    """So it takes nothing of the hazard limit."""
    return 0 if counts and _is_own(game, action) else None


@GREAT_SECRETS_BURIED_THERE.permit(
    "buries-ones-own",
    PlayEvent,
    says=AS_WRITTEN,
    lifts=("core.turn.resource-player-no-hazards", "core.turn.hazard-player-window"),
)
def is_time_for_it(game: Game, action: PlayEvent) -> bool | None:
    """It is played in one's own turn."""
    quiet = game.state.combat is None and game.state.window.kind.resources
    mine = _is_own(game, action) and in_hand(game, action.player, action.card)
    own_turn = action.player == game.state.turn_player
    return (mine and own_turn and (bool(game.state.chain) or quiet)) or None


@GREAT_SECRETS_BURIED_THERE.forbid("buries-ones-own", PlayEvent, says=AS_WRITTEN)
def is_the_opponents_turn(game: Game, action: PlayEvent) -> bool:
    """In the opponent's turn it is a hazard, and for him."""
    return _is_own(game, action) and action.player != game.state.turn_player


@GREAT_SECRETS_BURIED_THERE.define("buries-ones-own", OUT_OF_TURN)
def may_be_out_of_turn(game: Game, card: str) -> bool | None:
    """So it is worth asking about in either turn."""
    return game.printed(card).id == "DM-63" or None


# What is buried


@GREAT_SECRETS_BURIED_THERE.adjust("is-buried", COUNTS_AS_IN_PLAY, order=Layer.DENIED)
def is_nowhere(game: Game, counts: bool, card: str) -> bool | None:
    """Others of its name do not find it in their way."""
    keeper = game.card(card).beside
    return False if keeper is not None and game.printed(keeper).id == "DM-63" else None


@GREAT_SECRETS_BURIED_THERE.define("can-be-dug-up", AT_HAND)
def is_as_in_hand(game: Game, kept: str, player: str) -> bool | None:
    """Its owner may have it."""
    beside = game.card(kept).beside
    buried = beside in game.state.cards and game.card(str(beside)).card == "DM-63"
    return (buried and game.card(kept).owner == player) or None


@GREAT_SECRETS_BURIED_THERE.forbid("can-be-dug-up", PlayItem, says=AS_WRITTEN)
def is_not_deep_enough(game: Game, action: PlayItem) -> bool:
    """But for that he has to go below the earth."""
    beside = game.card(action.card).beside
    if beside not in game.state.cards or game.card(str(beside)).card != "DM-63":
        return False
    company = company_of(game, action.character)
    return company is None or not site_facts(game, company.site).under_deeps
