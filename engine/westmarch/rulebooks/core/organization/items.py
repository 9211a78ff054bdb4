"""Items: how they are stored, and how they change hands."""

from westmarch.cards.kinds import BALROG
from westmarch.kernel.event import Event
from westmarch.kernel.needs import lacking
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.quantities.people import IS_HAVEN
from westmarch.mechanics.table import item_facts
from westmarch.rulebooks.core.organization import RULES
from westmarch.rulebooks.core.organization.organizing import in_organization_phase, owns
from westmarch.table.actions import StoreItem, TransferItem
from westmarch.table.events.cards import StoringTried, TransferTried
from westmarch.table.events.characters import CorruptionCheckCalled
from westmarch.table.game import Game
from westmarch.table.telling import not_now


@RULES.permit(
    "storing-window",
    StoreItem,
    says="In the organization phase, an item may be stored where its site allows it.",
    otherwise=lacking(
        (
            lambda game, action: in_organization_phase(game, action.player),
            not_now("Items are stored in the organization phase, before or after organizing"),
        ),
        (
            lambda game, action: _own_item(game, action.player, action.card),
            "{action.card} is no item that a character of {action.player} bears.",
        ),
        otherwise=lambda game, action: (
            f"{game.name(action.card)} is at {game.name(str(site_of(game, action.card)))}, which "
            f"is no haven of {game.called(action.player)}'s."
        ),
    ),
)
def stores_an_item(game: Game, action: StoreItem) -> bool:
    """An item that is at a haven with its bearer may be stored."""
    site = site_of(game, action.card)
    return (
        in_organization_phase(game, action.player)
        and _own_item(game, action.player, action.card)
        and site is not None
        and game.value(IS_HAVEN, site, action.player)
    )


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
    otherwise=lacking(
        (
            lambda game, action: in_organization_phase(game, action.player),
            not_now("Items are handed over in the organization phase, before or after organizing"),
        ),
        (
            lambda game, action: _own_item(game, action.player, action.card),
            "{action.card} is no item that a character of {action.player} bears.",
        ),
        (
            lambda game, action: owns(game, action.player, action.character),
            "{action.character} is not {action.player}'s.",
        ),
        (
            lambda game, action: game.card(action.card).host != action.character,
            "{action.character} bears {action.card} already.",
        ),
        otherwise=lambda game, action: (
            f"{game.name(action.card)} is at {game.name(str(site_of(game, action.card)))}, and "
            f"{game.name(action.character)} at "
            f"{game.name(str(site_of(game, action.character)))}."
        ),
    ),
)
def transfers_an_item(game: Game, action: TransferItem) -> bool:
    """An item may go from one character to another at the same site."""
    here, there = site_of(game, action.card), site_of(game, action.character)
    return (
        in_organization_phase(game, action.player)
        and _own_item(game, action.player, action.card)
        and owns(game, action.player, action.character)
        and game.card(action.card).host != action.character
        and here is not None
        and there is not None
        and game.name(here) == game.name(there)
    )


@RULES.react("transfer-corruption-check", TransferTried)
def giving_is_a_temptation(game: Game, event: TransferTried) -> list[Event]:
    """The giver has to pass a corruption check for it."""
    return [CorruptionCheckCalled(character=event.character, then=event.action)]


def _own_item(game: Game, player: str, card: str) -> bool:
    bearer = game.card(card).host
    borne = bearer is not None and bearer in game.state.cards and owns(game, player, bearer)
    return borne and item_facts(game, card) is not None
