"""A Fallen-wizard's Stage resources: those that are stored, and those that he gives up."""

from collections.abc import Iterator

from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.rulebook import Term
from westmarch.mechanics.quantities.points import STAGE_POINTS, STAGE_RESOURCES
from westmarch.mechanics.sides import is_fallen, is_stage
from westmarch.mechanics.stages import GIVEN_UP
from westmarch.rulebooks.core.organization import RULES
from westmarch.table.actions import DiscardStage
from westmarch.table.game import Game
from westmarch.table.telling import not_now
from westmarch.table.windows import ORGANIZATION_ENDS

_LEAST = 3


def _stored(game: Game, player: str) -> Iterator[Term]:
    for each in game.state.pile(player, "marshalling-point-pile"):
        if points := game.printed(each).stage_points:
            yield points, game.name(each)


@RULES.define("stored-stage-resources", STAGE_POINTS, terms=_stored)
def stored_ones_count(game: Game, player: str) -> int | None:
    """The points of a Stage resource count on when it is stored."""
    return sum(points for points, _ in _stored(game, player)) if is_fallen(game, player) else None


@RULES.define("stored-stage-resources", STAGE_RESOURCES)
def stored_ones_may_go(game: Game, player: str) -> tuple[str, ...]:
    """And it is his to discard."""
    pile = game.state.pile(player, "marshalling-point-pile")
    return tuple(each for each in pile if is_stage(game, each))


@RULES.permit(
    "stage-resource-self-discard",
    DiscardStage,
    says="As his organization phase ends, a Fallen-wizard may discard a Stage resource.",
)
def gives_one_up(game: Game, action: DiscardStage) -> Lack | bool:
    """As his organization phase ends, a Fallen-wizard may discard one."""
    return _discards(game, action) or True


def _as_the_phase_ends(game: Game, action: DiscardStage) -> Lack | None:
    if game.state.at(ORGANIZATION_ENDS) and action.player == game.state.turn_player:
        return None
    if not is_fallen(game, action.player):
        return Lack("{0.player} is no Fallen-wizard player.")
    return Lack(not_now("A Stage resource is discarded as one's organization phase ends"))


def _one_of_his(game: Game, action: DiscardStage) -> Lack | None:
    if action.card in game.value(STAGE_RESOURCES, action.player):
        return None
    return Lack("{0.card} is no Stage resource that {0.player} has in play or stored.")


_discards = all_of(_as_the_phase_ends, _one_of_his)


@RULES.forbid(
    "stage-resource-self-discard",
    DiscardStage,
    says=lambda game, _, action: (
        f"{game.called(action.player)} has discarded a Stage resource in this phase."
        if game.state.fact(GIVEN_UP, action.player) is not None
        else f"Without {game.name(action.card)}, {game.value(STAGE_POINTS, action.player)} stage "
        f"points would become fewer than {_LEAST}."
    ),
)
def would_be_too_few(game: Game, action: DiscardStage) -> bool:
    """Only one, and at least three stage points have to be left."""
    left = game.value(STAGE_POINTS, action.player) - game.printed(action.card).stage_points
    return bool(left < _LEAST) or game.state.fact(GIVEN_UP, action.player) is not None
