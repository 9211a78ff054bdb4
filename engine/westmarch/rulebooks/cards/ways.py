"""What the ways of playing and of using cards ask for, and how it is told what is not so."""

from collections.abc import Iterable

from westmarch.cards.model.phrases.conditions import Condition
from westmarch.cards.model.play_clauses import Ability, Playing
from westmarch.cards.wording.writing import write
from westmarch.kernel.lack import Lack
from westmarch.rulebooks.cards.conditions import unmet
from westmarch.rulebooks.cards.context import Here
from westmarch.table.game import Game
from westmarch.table.moments import is_moment
from westmarch.table.telling import phase_now

Way = Playing | Ability


def not_now(game: Game, way: Way, here: Here) -> Lack | None:
    """Give how it is not the moment for which a way is."""
    return None if is_moment(game, way.moment) else Lack(_at_another_time, (way, here))


def not_on(way: Way, here: Here, lack: Lack) -> Lack:
    """Tell of a way that what it is aimed at lacks something."""
    return Lack(_aimed_wrongly, (way, here, lack))


def not_if(game: Game, way: Way, conditions: Iterable[Condition], here: Here) -> Lack | None:
    """Give what is lacking where one of the conditions of a way is not met."""
    for each in conditions:
        lack = unmet(game, each, here)
        if lack is not None:
            return Lack(_not_so, (way, here, each, lack))
    return None


def done(game: Game, way: Way, here: Here) -> str:
    """Say that a card is played, or that it is used."""
    return f"{game.name(here.card)} is {'played' if isinstance(way, Playing) else 'used'}"


def _at_another_time(game: Game, way: Way, here: Here) -> str:
    when = f"{done(game, way, here)} {way.moment}"
    said = when.replace("/", " ").replace("-", " ").replace("the turn", "turn")
    if game.state.phase.replace("-", " ") in said:
        return f"{when}, and that moment is not now."
    return f"{when}, and it is {phase_now(game)}."


def _aimed_wrongly(game: Game, way: Way, here: Here, lack: Lack) -> str:
    target = write(way.target) if way.target is not None else "nothing"
    return f"{done(game, way, here)} on {target}, and {lack.told(game)}."


def _not_so(game: Game, way: Way, here: Here, condition: Condition, lack: Lack) -> str:
    return f"{done(game, way, here)} if {write(condition)}, and {lack.told(game)}."
