"""Characters who face several strikes of one attack."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.quantities.combat import (
    ATTACK_CHANGE,
    ATTACK_STRIKES,
    DEFENDERS,
    STRIKES_AT_MOST,
    STRIKES_FIXED,
)
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
)
from westmarch.table.events.combat import StrikesLost
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

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


@RULES.adjust("any-attack", ATTACK_STRIKES, order=Layer.SPREAD, says="for each character")
def strikes_for_each(game: Game, strikes: int) -> int | None:
    """An attack on each character has its strikes for each of them."""
    combat = game.state.combat
    assert combat is not None
    return strikes * len(game.value(DEFENDERS)) if combat.attack.each_character else None


# Whether anything else is said of these attacks, before it was said


@RULES.adjust("any-attack", ATTACK_CHANGE, order=Layer.DENIED)
def strikes_may_be_fixed(game: Game, change: int, number: str) -> int | None:
    """What adds to the strikes or takes from them does so, unless that was never meant."""
    fixed = change and number == "strikes" and _is_apart(game)
    return 0 if fixed else None


@RULES.define("any-attack", STRIKES_FIXED)
def a_number_may_count_alone(game: Game, times: str) -> bool:
    """So does what cuts them to a part."""
    if not _is_apart(game):
        return False
    return times != "halved" or game.reading("q.dragons.halving-fixed-strikes") == "a"


@RULES.adjust("any-attack", STRIKES_AT_MOST, order=Layer.CAPPED)
def one_each_perhaps(game: Game, at_most: int, character: str) -> int | None:
    """And whoever may take several takes several, unless that was never meant."""
    combat = game.state.combat
    if combat is None or at_most <= 1 or not _is_apart(game):
        return None
    return combat.attack.strikes


def _is_apart(game: Game) -> bool:
    """Tell whether the attack strikes at each character, and was always a matter of its own."""
    combat = game.state.combat
    if combat is None or not combat.attack.each_character:
        return False
    return game.reading("q.dragons.each-faces-as-printed") == "b"
