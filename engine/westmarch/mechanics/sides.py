"""The sorts of companies that cards tell apart: hero and minion, overt and covert."""

from westmarch.mechanics.quantities.people import OVERT
from westmarch.table.game import Game

MINIONS = ("ringwraith", "balrog")
"""The kinds of players whose companies are minion companies."""


def sorts(game: Game, player: str, characters: tuple[str, ...]) -> tuple[str, str]:
    """Give the words that fit a player's company of these characters."""
    side = "minion" if game.state.kind(player) in MINIONS else "hero"
    return side, "overt" if game.value(OVERT, characters) else "covert"
