"""Items that are stored or change hands while a player organizes his forces."""

from collections.abc import Iterator

from westmarch.cards.known import once_a_card
from westmarch.cards.model.card import Card, Item
from westmarch.cards.model.item_clauses import StoredAt
from westmarch.kernel.offers import Offer, one_of
from westmarch.mechanics.chain import resolves
from westmarch.mechanics.control import characters_of
from westmarch.mechanics.lookups import companies_of, company_of, item_facts
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.organization import same_site
from westmarch.table.actions import StoreItem, TransferItem
from westmarch.table.events.cards import StoringTried, TransferTried
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import IN_PLAY
from westmarch.table.windows import END_DISCARD, END_OF_TURN, ORGANIZATION


@once_a_card
def is_storable(card: Card) -> bool:
    """Tell whether a card might be stored: an item, or what says so."""
    by_itself = any(isinstance(each, StoredAt) for each in card.clauses)
    return by_itself or isinstance(card.facts, Item)


@resolves(StoreItem)
def try_to_store(play: Play, action: StoreItem) -> None:
    """Have the bearer try to store the item."""
    bearer = play.state.cards[action.card].host
    if bearer is not None:
        play.do(StoringTried(action=action, character=bearer))


@resolves(TransferItem)
def try_to_transfer(play: Play, action: TransferItem) -> None:
    """Have the bearer try to hand the item over."""
    bearer = play.state.cards[action.card].host
    if bearer is not None and play.state.cards[action.character].place == IN_PLAY:
        play.do(TransferTried(action=action, character=bearer))


@MOVES.offer(ORGANIZATION, END_DISCARD, END_OF_TURN)
def offer_items(game: Game, player: str) -> Iterator[StoreItem | Offer]:
    """Storing each item, and what lies on a company, and handing items to others at the site."""
    characters = tuple(characters_of(game, player))
    for character in characters:
        for card in game.card(character).holds:
            if is_storable(game.printed(card)):
                yield StoreItem(player=player, card=card)
            if item_facts(game, card) is None:
                continue
            near = (
                other
                for other in characters
                if other != character and _are_at_one_site(game, other, character)
            )
            yield from one_of(
                TransferItem(player=player, card=card, character=""), "character", near
            )
    for company in companies_of(game, player):
        for card in company.holds:
            if is_storable(game.printed(card)):
                yield StoreItem(player=player, card=card)


def _are_at_one_site(game: Game, one: str, other: str) -> bool:
    """Tell whether two characters are at the same site, be it at one card of it or at two."""
    here, there = company_of(game, one), company_of(game, other)
    return here is not None and there is not None and same_site(game, here, there)
