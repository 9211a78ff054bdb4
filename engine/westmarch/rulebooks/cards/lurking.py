"""Whether a creature that is not in hand could attack a company all the same."""

from msgspec.structs import replace

from westmarch.kernel.judge import allows
from westmarch.mechanics.lookups import current_company
from westmarch.mechanics.quantities.hazards import KEYS
from westmarch.table.actions import PlayCreature
from westmarch.table.game import Game
from westmarch.table.state import placed
from westmarch.table.windows import BEGINNING, MOVEMENT_HAZARD

_TIMES = (BEGINNING.name, MOVEMENT_HAZARD.name)


def could_attack(game: Game, player: str, creature: str) -> bool:
    """Tell whether a creature could be played at once, if it were in hand and nothing counted."""
    company = current_company(game)
    names = [each.name for each in game.state.windows]
    time = next((each for each in _TIMES if each in names), None)
    if company is None or time is None:
        return False
    *before, now = game.state.windows[: names.index(time) + 1]
    quiet = replace(
        placed(game.state, creature, "hand"),
        windows=(*before, replace(now, name=MOVEMENT_HAZARD.name, waiting=(player,))),
        chain=(),
        companies={**game.state.companies, company.id: replace(company, hazards=0)},
    )
    there = Game(game.rules, game.pool, quiet)
    return any(
        allows(there, PlayCreature(player=player, card=creature, company=company.id, keyed_to=each))
        for each in (*game.value(KEYS, creature, company.id), None)
    )
