"""Characters who face several strikes of one attack."""

from westmarch.kernel.events import (
    CardMoved,
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
    Event,
    StrikesLost,
)
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.state import IN_PLAY

RULES = Rulebook("dragons.multiple-strikes")


@RULES.react(
    "leftover-cancelled",
    CardMoved,
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
)
def remaining_strikes_are_cancelled(
    game: Game, event: CardMoved | CharacterDiscarded | CharacterEliminated | CharacterReturned
) -> list[Event]:
    """The strikes that a character had still to face are cancelled when it is gone."""
    combat = game.state.combat
    if combat is None or game.card(event.card).place == IN_PLAY:
        return []
    left = any(each.target == event.card and not each.outcome for each in combat.strikes)
    return [StrikesLost(character=event.card, outcome="cancelled")] if left else []
