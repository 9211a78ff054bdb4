"""Before the first turn: minor items for the starting company."""

from collections.abc import Iterator

from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.table import companies_of
from westmarch.table.actions import PlaceStartingItem
from westmarch.table.events.cards import ItemPlayed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.windows import SETUP


@MOVES.perform(PlaceStartingItem)
def place_item(play: Play, action: PlaceStartingItem) -> None:
    """Give the item to the character."""
    play.do(ItemPlayed(card=action.card, character=action.character))


@MOVES.offer(SETUP)
def offer_items(game: Game, player: str) -> Iterator[PlaceStartingItem]:
    """Each card of the pool, with each starting character."""
    for card in game.state.pile(player, "pool"):
        for company in companies_of(game, player):
            for character in company.characters:
                yield PlaceStartingItem(player=player, card=card, character=character)
