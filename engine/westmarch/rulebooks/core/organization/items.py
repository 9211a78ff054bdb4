"""Items: how they are stored, and how they change hands."""

from westmarch.cards.kinds import BALROG
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import item_facts
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.rulebooks.core.organization import RULES
from westmarch.rulebooks.core.organization.organizing import (
    in_organization_phase,
    is_own_character,
    owns,
)
from westmarch.table.actions import StoreItem, TransferItem
from westmarch.table.events.cards import StoringTried, TransferTried
from westmarch.table.events.characters import CorruptionCheckCalled
from westmarch.table.game import Game
from westmarch.table.telling import not_now


@RULES.permit(
    "storing-window",
    StoreItem,
    says="In the organization phase, an item may be stored where its site allows it.",
)
def stores_an_item(game: Game, action: StoreItem) -> Lack | bool:
    """An item that is at a haven with its bearer may be stored."""
    return _stores(game, action) or True


def _when_items_are_stored(game: Game, action: StoreItem) -> Lack | None:
    if in_organization_phase(game, action.player):
        return None
    return Lack(not_now("Items are stored in the organization phase, before or after organizing"))


def _of_ones_own(game: Game, action: StoreItem | TransferItem) -> Lack | None:
    bearer = game.card(action.card).host
    borne = bearer is not None and bearer in game.state.cards
    own = borne and owns(game, action.player, str(bearer))
    if own and item_facts(game, action.card) is not None:
        return None
    return Lack("{0.card} is no item that a character of {0.player} bears.")


def _at_a_haven(game: Game, action: StoreItem) -> Lack | None:
    site = site_of(game, action.card)
    if site is not None and game.value(IS_HAVEN, site, action.player):
        return None
    return Lack(
        "{0} is at {1}, which is no haven of {2}'s.", (action.card, str(site), action.player)
    )


_stores = all_of(_when_items_are_stored, _of_ones_own, _at_a_haven)


@RULES.forbid(
    "no-balrog-storing-barad-dur",
    StoreItem,
    says="A Balrog player stores nothing at Barad-dûr.",
    blanket="card",
)
def is_at_the_dark_tower(game: Game, action: StoreItem) -> bool:
    """Nothing of the Balrog's is safe at Barad-dûr."""
    site = site_of(game, action.card)
    balrog = game.state.kind(action.player) == BALROG
    return balrog and site is not None and game.name(site) == "Barad-dûr"


@RULES.react("storing-corruption-check", StoringTried)
def storing_is_a_temptation(game: Game, event: StoringTried) -> list[Event]:
    """The bearer has to pass a corruption check for an item."""
    if item_facts(game, event.action.card) is None:
        return []
    return [CorruptionCheckCalled(character=event.character, then=event.action)]


@RULES.permit(
    "transfer-window-and-range",
    TransferItem,
    says="In the organization phase, an item may be handed to a character at the same site.",
)
def transfers_an_item(game: Game, action: TransferItem) -> Lack | bool:
    """An item may go from one character to another at the same site."""
    return _transfers(game, action) or True


def _when_items_change_hands(game: Game, action: TransferItem) -> Lack | None:
    if in_organization_phase(game, action.player):
        return None
    when = "Items are handed over in the organization phase, before or after organizing"
    return Lack(not_now(when))


def _to_another_bearer(game: Game, action: TransferItem) -> Lack | None:
    bears = game.card(action.card).host == action.character
    return Lack("{0.character} bears {0.card} already.") if bears else None


def _to_the_same_site(game: Game, action: TransferItem) -> Lack | None:
    here, there = site_of(game, action.card), site_of(game, action.character)
    if here is not None and there is not None and game.name(here) == game.name(there):
        return None
    return Lack("{0} is at {1}, and {2} at {3}.", (action.card, here, action.character, there))


_transfers = all_of(
    _when_items_change_hands,
    _of_ones_own,
    is_own_character,
    _to_another_bearer,
    _to_the_same_site,
)


@RULES.react("transfer-corruption-check", TransferTried)
def giving_is_a_temptation(game: Game, event: TransferTried) -> list[Event]:
    """The giver has to pass a corruption check for it."""
    return [CorruptionCheckCalled(character=event.character, then=event.action)]
