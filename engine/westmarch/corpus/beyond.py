"""What those steps do that speak of a part of the game which is not covered yet."""

from westmarch.corpus.scene import Table
from westmarch.table.actions import AnyAction, Undertake


def riddle(table: Table, character: str) -> AnyAction:
    """Make a riddling roll, or an offering attempt."""
    piece = table.thing(character)
    return Undertake(player=piece.owner, what="riddles and offerings", card=piece.label)
