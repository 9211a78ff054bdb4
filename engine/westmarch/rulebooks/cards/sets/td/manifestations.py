"""What single manifestations of Dragons do about those that are played elsewhere."""

from typing import Any

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.hazards import MANIFESTATION_PLAYED
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.hazards import COUNTED_AGAINST, COUNTS
from westmarch.table.actions import PlayCard, PlayCreature, PlayEvent, PlayFaction
from westmarch.table.game import Game

# TD-2

AGBURANAR_AT_HOME = Rulebook("TD-2")


@AGBURANAR_AT_HOME.adjust("first-is-free", COUNTS)
def first_is_free(game: Game, counts: int, played: str | None, action: Any) -> int | None:
    """The first manifestation against each company is free."""
    if not isinstance(action, PlayCard) or not game.value(COPIES, "TD-2"):
        return None
    if game.printed(action.card).manifestation_kind is None:
        return None
    company = game.value(COUNTED_AGAINST, action)
    before = (
        each.value for each in game.state.facts_of(MANIFESTATION_PLAYED) if each.about == company
    )
    return 0 if next(before, played) == played else None


# TD-44

LEUCARUTH_AT_HOME = Rulebook("TD-44")


@LEUCARUTH_AT_HOME.forbid(
    "one-each-turn",
    PlayCreature,
    PlayEvent,
    PlayFaction,
    says="Leucaruth at Home lets only one manifestation be played each turn.",
)
def is_second(game: Game, action: PlayCreature | PlayEvent | PlayFaction) -> bool:
    """There is no second one in the same turn."""
    if game.printed(action.card).manifestation_kind is None:
        return False
    played = bool(game.state.facts_of(MANIFESTATION_PLAYED))
    return played and bool(game.value(COPIES, "TD-44"))
