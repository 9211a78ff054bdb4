"""The Balrog's companies: which ways they go."""

from westmarch.cards.kinds import BALROG
from westmarch.mechanics.movement import STARTER, Way
from westmarch.mechanics.quantities.journeys import WAYS
from westmarch.rulebooks.core.movement import RULES
from westmarch.table.game import Game


@RULES.adjust(
    "no-starter-balrog",
    WAYS,
    says="Starter Movement is closed to Balrog players.",
    bars=True,
)
def not_by_starter(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """A Balrog player's companies do not go by Starter Movement."""
    balrog = game.state.kind(game.state.companies[company].player) == BALROG
    return tuple(each for each in ways if each.name != STARTER) if ways and balrog else None
