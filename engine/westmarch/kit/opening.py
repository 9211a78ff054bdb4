"""The opening of a game: two players bring their decks; what comes before the first turn is played.

The companies are drafted, sites laid out and hands drawn as the players and chance will have it.
"""

from westmarch.cards.deck import Deck
from westmarch.cards.pool import Pool
from westmarch.wire.protocol import PlayerAt, Position, Turn

PLAYERS = ("player", "opponent")


def opening(pool: Pool, decks: tuple[Deck, Deck]) -> Position:
    """Set out two decks: the first player begins."""
    return Position(
        edition=pool.edition,
        turn=Turn(PLAYERS[0], "setup"),
        players=tuple(
            PlayerAt(name, deck.player, deck=deck.cards)
            for name, deck in zip(PLAYERS, decks, strict=True)
        ),
    )
