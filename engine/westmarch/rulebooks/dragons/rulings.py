"""The two rulings at the end of the insert."""

from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities import NUMBER_TO_EXCEED

RULES = Rulebook("dragons.rulings")

_PRINTED, _RULED = 2, 5


def _is_meant(game: Game, card: str) -> bool:
    return game.name(card) == "Stay Her Appetite"


@RULES.adjust("stay-her-appetite", NUMBER_TO_EXCEED)
def five_for_two(game: Game, number: int, card: str, printed: int) -> int | None:
    """Its two is a five."""
    return _RULED if _is_meant(game, card) and printed == _PRINTED else None


@RULES.adjust("omitted-in-emended", NUMBER_TO_EXCEED, order=10)
def two_again(game: Game, number: int, card: str, printed: int) -> int | None:
    """Whether what was left out has lapsed is open."""
    lapsed = _is_meant(game, card) and game.reading("q.dragons.omitted-rulings") == "b"
    return printed if lapsed else None
