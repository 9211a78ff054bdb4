"""Several strikes on one and the same character, and strikes on each of them."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.mechanics.combat import SEVERAL_STRIKES
from westmarch.mechanics.combat_actions import multiplies_strikes
from westmarch.mechanics.quantities.combat import (
    ATTACK_CHANGE,
    ATTACK_STRIKES,
    DEFENDERS,
    STRIKES_AT_MOST,
    STRIKES_FIXED,
)
from westmarch.rulebooks.core.strikes import RULES
from westmarch.table.actions import AIMED, PlayEvent, UseCard
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
)
from westmarch.table.events.combat import StrikesLost
from westmarch.table.events.prisoners import CharacterTaken
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.table.windows import ASSIGN_DEFENDER, COMBAT_ACTIONS


@RULES.define("several-on-one-character", STRIKES_AT_MOST)
def may_face_several(game: Game, character: str) -> int | None:
    """Some may be given several strikes by the player who defends."""
    combat = game.state.combat
    fact = game.state.fact(SEVERAL_STRIKES, character)
    if combat is None or fact is None or game.state.combat_step is not ASSIGN_DEFENDER:
        return None
    strikes: int = game.value(ATTACK_STRIKES) if fact.value is None else fact.value
    return strikes


@RULES.forbid(
    "several-on-one-character",
    AIMED,
    says="Strikes have been assigned already.",
)
def too_late_for_several(game: Game, action: PlayEvent | UseCard) -> bool:
    """That has to be settled before strikes are assigned."""
    combat = game.state.combat
    if combat is None or game.state.combat_step is COMBAT_ACTIONS:
        return False
    return multiplies_strikes(game, action)


@RULES.react(
    "eliminated-loses-rest",
    CardMoved,
    CharacterDiscarded,
    CharacterEliminated,
    CharacterReturned,
    CharacterTaken,
)
def remaining_strikes_succeed(
    game: Game,
    event: CardMoved
    | CharacterDiscarded
    | CharacterEliminated
    | CharacterReturned
    | CharacterTaken,
) -> list[Event]:
    """The strikes that a character had still to face succeed when it is gone."""
    combat = game.state.combat
    if game.card(event.card).place == IN_PLAY:
        return []
    lost = combat is not None and any(
        each.target == event.card and not each.outcome for each in combat.strikes
    )
    return [StrikesLost(character=event.card)] if lost else []


@RULES.adjust(
    "each-character-attacks", ATTACK_STRIKES, order=Layer.SPREAD, says="for each character"
)
def strikes_for_each(game: Game, strikes: int) -> int | None:
    """An attack on each character has its strikes for each of them."""
    combat = game.state.combat
    assert combat is not None
    each = combat.attack.each_character
    return strikes * len(game.value(DEFENDERS)) if each else None


@RULES.adjust("each-character-attacks", ATTACK_CHANGE, order=Layer.DENIED)
def strikes_are_fixed(game: Game, change: int, number: str) -> int | None:
    """Nothing adds to them or takes from them."""
    combat = game.state.combat
    assert combat is not None
    return 0 if combat.attack.each_character and number == "strikes" else None


@RULES.define("each-character-attacks", STRIKES_FIXED)
def only_a_number_counts(game: Game, times: str) -> bool:
    """What states a number may bring them down; whether a half is a number is open."""
    combat = game.state.combat
    if combat is None or not combat.attack.each_character:
        return False
    return times != "halved" or game.reading("q.dragons.halving-fixed-strikes") == "a"


@RULES.adjust("each-character-attacks", STRIKES_AT_MOST, order=Layer.CAPPED)
def one_each(game: Game, at_most: int, character: str) -> int | None:
    """And nobody takes several of them."""
    combat = game.state.combat
    assert combat is not None
    return combat.attack.strikes if combat.attack.each_character else None
