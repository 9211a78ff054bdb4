"""Body checks, and what becomes of those who fail them."""

from westmarch.kernel.events import (
    BodyCheckCalled,
    BodyCheckFailed,
    BodyCheckRolled,
    CardMoved,
    CharacterEliminated,
    Event,
    StrikeDefeated,
)
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_character
from westmarch.mechanics.quantities import BODY_CHECK_TOTAL

RULES = Rulebook("core.body-checks")


@RULES.react("procedure", BodyCheckRolled)
def body_check_result(game: Game, event: BodyCheckRolled) -> list[Event]:
    """A result above the body is a failure."""
    if event.total <= event.body:
        return []
    failed = BodyCheckFailed(character=event.character, of_strike=event.of_strike)
    return [failed, StrikeDefeated(character=event.character)] if event.of_strike else [failed]


@RULES.adjust("already-wounded", BODY_CHECK_TOTAL)
def wounded_before(game: Game, total: int, event: BodyCheckCalled, dice: int) -> int | None:
    """One more against somebody who was wounded before the strike."""
    return total + 1 if event.was_wounded else None


@RULES.react("elimination", BodyCheckFailed)
def character_is_eliminated(game: Game, event: BodyCheckFailed) -> list[Event]:
    """A character who fails is eliminated."""
    return [] if event.of_strike else [CharacterEliminated(card=event.character)]


@RULES.react("other-cards-discarded", CharacterEliminated)
def cards_are_discarded(game: Game, event: CharacterEliminated) -> list[Event]:
    """What the eliminated character bore is discarded; those who followed him stay."""
    return [
        CardMoved(card=each, to="discard-pile")
        for each in game.card(event.card).holds
        if not is_character(game, each)
    ]
