"""What events are played on, and abilities used on: what fits, and what there is to choose from."""

from collections.abc import Iterable

from westmarch.cards.model.phrases.targets import NAMED, Target
from westmarch.kernel.lack import Lack
from westmarch.rulebooks.cards.context import Here
from westmarch.rulebooks.cards.targets import attacks, cards, companies, people, places
from westmarch.rulebooks.cards.targets.record import TARGETS
from westmarch.table.game import Game

__all__ = [
    "attacks",
    "candidates",
    "cards",
    "companies",
    "fits_target",
    "misfit",
    "people",
    "places",
]


def misfit(game: Game, target: Target | None, here: Here, purpose: str = "") -> Lack | None:
    """Give in what that which an action is aimed at is not what the card says.

    Whether it has to be named, and whether it is within reach, is not for the card to say: the
    rules on targets do.
    """
    if target is None:
        return None if here.target is None else Lack("{0} is named", (here.target,))
    if here.target is None and isinstance(target, NAMED):
        return None
    return TARGETS[type(target)].misfit(game, target, here, purpose)


def fits_target(game: Game, target: Target | None, here: Here, purpose: str = "") -> bool:
    """Tell whether what an action is aimed at is what the card says."""
    return misfit(game, target, here, purpose) is None


def candidates(game: Game, target: Target | None) -> Iterable[str | None]:
    """Go through what an action might be aimed at."""
    return (None,) if target is None else TARGETS[type(target)].among(game, target)
