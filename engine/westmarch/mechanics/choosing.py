"""Choosing any of several cards for one action."""

from collections.abc import Iterable

from msgspec.structs import replace

from westmarch.kernel.judge import allows
from westmarch.kernel.offers import Offer, SomeOf
from westmarch.table.actions import Action
from westmarch.table.game import Game


def any_of(game: Game, action: Action, cards: Iterable[str]) -> Offer:
    """Offer an action on any of the cards on each of which it could be done alone.

    How many it may be at once, rules say.
    """
    if game.is_barred(action):
        cards = ()
    able = tuple(each for each in cards if _is_allowed(game, action, (each,)))
    most = min(1, len(able))
    while most < len(able) and _is_allowed(game, action, able[: most + 1]):
        most += 1
    return Offer(action, cards=SomeOf(able, most=most))


def _is_allowed(game: Game, action: Action, cards: tuple[str, ...]) -> bool:
    return allows(game, replace(action, cards=cards))
