"""What hazards of Dark Minions say by which a creature comes back from the discard pile."""

from collections.abc import Iterator

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.hands import CALLED_UP
from westmarch.mechanics.quantities.actions import AT_HAND
from westmarch.mechanics.quantities.combat import ATTACK_CHANGE
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.rulebooks.cards.lurking import could_attack
from westmarch.table.actions import PlayCreature, PlayEvent
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

EXHALATION_OF_DECAY = Rulebook("DM-55")
IN_GREAT_WRATH = Rulebook("DM-66")

_RACES = {"DM-55": "Undead", "DM-66": "Nazgûl"}
"""Who rises again by which of them."""
_CHANGES = {"DM-55": {"prowess": -1}, "DM-66": {"prowess": 2, "body": -1}}
_RISEN = "has come back"
"""Remembered of a creature that attacks by one of them."""


def _ready(game: Game, player: str, card: str) -> Iterator[str]:
    """Go through the creatures in a player's discard pile that a card would call."""
    for each in game.state.pile(player, "discard-pile"):
        facts = game.printed(each).facts
        meant = isinstance(facts, Creature) and facts.attack.race == _RACES[card]
        if meant and could_attack(game, player, each):
            yield each


def _called(game: Game, creature: str, card: str) -> bool:
    return any(
        (each.about, each.card) == (creature, card) for each in game.state.facts_of(CALLED_UP)
    )


def _has_nobody(game: Game, action: PlayEvent, card: str) -> bool:
    mine = game.printed(action.card).id == card
    return mine and next(_ready(game, action.player, card), None) is None


def _call(game: Game, event: OwnTextFollowed, card: str) -> list[Event]:
    return [
        Remembered(fact=Fact(CALLED_UP, each, None, "company", card))
        for each in _ready(game, event.here.player, card)
    ]


def _lies_ready(game: Game, creature: str, player: str, card: str) -> bool | None:
    return (_called(game, creature, card) and game.card(creature).owner == player) or None


def _counts_nothing(game: Game, action: object, card: str) -> int | None:
    rises = isinstance(action, PlayCreature) and _called(game, action.card, card)
    return 0 if rises else None


def _now_or_never(game: Game, event: Declared, card: str) -> list[Event]:
    """It attacks at once, or not at all."""
    action = event.action
    called = [each for each in game.state.facts_of(CALLED_UP) if each.card == card]
    past: list[Event] = [
        EffectLapsed(fact=each) for each in called if game.card(each.about).owner == action.player
    ]
    if isinstance(action, PlayCreature) and _called(game, action.card, card):
        past.append(Remembered(fact=Fact(_RISEN, action.card, None, "company", card)))
    return past


def _changed(game: Game, what: str, card: str) -> int | None:
    combat = game.state.combat
    if combat is None:
        return None
    risen = [each for each in game.state.facts_of(_RISEN) if each.about == combat.source]
    return _CHANGES[card].get(what) if any(each.card == card for each in risen) else None


# DM-55


@EXHALATION_OF_DECAY.forbid(
    "rises", PlayEvent, says="No Undead of that discard pile could attack now."
)
def nobody_rises(game: Game, action: PlayEvent) -> bool:
    """One of the Undead has to be there that could attack."""
    return _has_nobody(game, action, "DM-55")


@EXHALATION_OF_DECAY.react("rises", OwnTextFollowed)
def rises(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Any of them may come."""
    return _call(game, event, "DM-55")


@EXHALATION_OF_DECAY.define("rises", AT_HAND)
def is_as_in_hand(game: Game, card: str, player: str) -> bool | None:
    """It is as good as in hand."""
    return _lies_ready(game, card, player, "DM-55")


@EXHALATION_OF_DECAY.adjust("rises", COUNTS)
def is_not_counted(game: Game, counts: int, played: str | None, action: object) -> int | None:
    """It takes nothing of the hazard limit."""
    return _counts_nothing(game, action, "DM-55")


@EXHALATION_OF_DECAY.react("rises", Declared)
def rises_now(game: Game, event: Declared) -> list[Event]:
    """It is now or never."""
    return _now_or_never(game, event, "DM-55")


@EXHALATION_OF_DECAY.define("rises", ATTACK_CHANGE)
def is_weaker(game: Game, what: str) -> int | None:
    """It is weaker than before."""
    return _changed(game, what, "DM-55")


# DM-66


@IN_GREAT_WRATH.forbid(
    "returns", PlayEvent, says="No Nazgûl of that discard pile could attack now."
)
def nobody_returns(game: Game, action: PlayEvent) -> bool:
    """A Nazgûl has to be there who could attack."""
    return _has_nobody(game, action, "DM-66")


@IN_GREAT_WRATH.react("returns", OwnTextFollowed)
def returns(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Any of them may come."""
    return _call(game, event, "DM-66")


@IN_GREAT_WRATH.define("returns", AT_HAND)
def is_ready(game: Game, card: str, player: str) -> bool | None:
    """He is as good as in hand."""
    return _lies_ready(game, card, player, "DM-66")


@IN_GREAT_WRATH.adjust("returns", COUNTS)
def takes_nothing(game: Game, counts: int, played: str | None, action: object) -> int | None:
    """He takes nothing of the hazard limit."""
    return _counts_nothing(game, action, "DM-66")


@IN_GREAT_WRATH.react("returns", Declared)
def returns_now(game: Game, event: Declared) -> list[Event]:
    """It is now or never."""
    return _now_or_never(game, event, "DM-66")


@IN_GREAT_WRATH.define("returns", ATTACK_CHANGE)
def is_wrathful(game: Game, what: str) -> int | None:
    """He is stronger, and more reckless."""
    return _changed(game, what, "DM-66")
