"""What companies are, as players say it."""

from westmarch.mechanics.sides import sorts
from westmarch.table.game import Game


def sort_told(game: Game, company: str) -> str:
    """Say of what sort a company is: “this is an overt minion company”."""
    group = game.state.companies[company]
    side, overt = sorts(game, group.player, group.characters)
    return f"this is {'an' if overt == 'overt' else 'a'} {overt} {side} company"
