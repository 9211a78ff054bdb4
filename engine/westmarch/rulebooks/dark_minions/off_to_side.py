"""Cards off to the side: whose points they are worth."""

from collections.abc import Iterator

from westmarch.kernel.rulebook import Rulebook, Term
from westmarch.mechanics.lookups import is_hazard
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS
from westmarch.table.game import Game
from westmarch.table.state import ASIDE

RULES = Rulebook("dark-minions.off-to-side")


def _own_hazards(game: Game, player: str, source: str) -> Iterator[Term]:
    kept = game.state.pile(player, ASIDE) if source == "kill" else ()
    worth = [each for each in kept if is_hazard(game, each) and game.printed(each).points]
    if worth and game.reading("q.dark-minions.off-to-side-points") == "b":
        for each in worth:
            yield game.printed(each).points, game.name(each)


@RULES.define("marshalling-points-to-owner", MARSHALLING_POINTS, terms=_own_hazards)
def pays_whoever_has_it(game: Game, player: str, source: str) -> int | None:
    """A hazard that is kept is worth nothing to its player; perhaps it is, like all else."""
    return sum(points for points, _ in _own_hazards(game, player, source))
