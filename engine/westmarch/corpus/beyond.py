"""What those steps do that speak of a part of the game which is not covered yet."""

from westmarch.corpus.table import Player, Table, reference
from westmarch.corpus.table import player as seat
from westmarch.table.actions import AnyAction, Part, Undertake


def draft(table: Table, player: str, character: str) -> AnyAction:
    """Take a character into the starting company."""
    piece = table.the(reference(character), ("character",))
    return Undertake(player=seat(player), what="deck construction", card=piece.label)


def riddle(table: Table, character: str) -> AnyAction:
    """Make a riddling roll, or an offering attempt."""
    piece = table.thing(character)
    return Undertake(player=piece.owner, what="riddles and offerings", card=piece.label)


def _with_card(table: Table, player: Player, what: Part, card: str) -> AnyAction:
    piece = table.played(reference(card), player)
    return Undertake(player=player, what=what, card=piece.label)
