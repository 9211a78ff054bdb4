"""What single cards of The Lidless Eye say of the deeds and the downfall of single people."""

from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_follower
from westmarch.mechanics.quantities.actions import COPIES, TAKEN_FOR
from westmarch.mechanics.quantities.people import STANDS_FOR
from westmarch.mechanics.quantities.points import POINTS_BONUS
from westmarch.rulebooks.cards.either_side import attacks_or_is_attacked
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import ChangeControl
from westmarch.table.events.cards import EventPlayed
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import (
    CharacterDiscarded,
    CharacterEliminated,
    ControlLost,
)
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import FOUGHT, Fact

# LE-132

REBEL_TALK = Rulebook("LE-132")


@REBEL_TALK.react("follows-nobody", EventPlayed)
def leaves_his_leader(game: Game, event: EventPlayed) -> list[Event]:
    """Whoever leads him leads him no more."""
    who = event.target
    if game.printed(event.card).id != "LE-132" or who not in game.state.cards:
        return []
    return [ControlLost(card=str(who))] if is_follower(game, str(who)) else []


@REBEL_TALK.forbid(
    "follows-nobody", ChangeControl, says="{action.character} listens to no other character."
)
def listens_to_nobody(game: Game, action: ChangeControl) -> bool:
    """Nobody else leads him, either."""
    rebels = (game.card(each).host for each in game.value(COPIES, "LE-132"))
    return action.controller is not None and action.character in rebels


# LE-135

ROVING_EYE = Rulebook("LE-135")


@ROVING_EYE.react("takes-him-away", OwnTextFollowed)
def looks_at_him(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is remembered until all that comes of it is over."""
    who = event.here.target
    return [leave(game, event, who, "chain")] if who is not None else []


@ROVING_EYE.replace("takes-him-away", CharacterEliminated)
def is_only_discarded(game: Game, event: CharacterEliminated) -> list[Event] | None:
    """He is lost, and not for ever."""
    looked_at = own_reached(game, "LE-135.takes-him-away", event.card)
    return [CharacterDiscarded(card=event.card)] if looked_at else None


# LE-198

INDUR_UNLEASHED = Rulebook("LE-198")


attacks_or_is_attacked(
    INDUR_UNLEASHED,
    "It cancels an attack on his company, or has nothing cancel one that his company makes.",
    "As his company declares an attack he may see to it that nothing cancels that.",
)


# LE-221

REMNANTS_OF_OLD_ROBBERIES = Rulebook("LE-221")

_REMNANTS = "remnants of robberies"
"""Remembered of the event: the creature with whose card it lies."""


@REMNANTS_OF_OLD_ROBBERIES.react("is-worth-the-kill", OwnTextFollowed)
def lies_with_it(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is remembered who had robbed all that."""
    company = event.here.company(game)
    fact = game.state.fact(FOUGHT, company) if company is not None else None
    if fact is None:
        return []
    robber = fact.value[0].source
    return [Remembered(fact=Fact(_REMNANTS, event.card, robber, "game", "LE-221"))]


@REMNANTS_OF_OLD_ROBBERIES.define("is-worth-the-kill", POINTS_BONUS)
def is_worth_it(game: Game, card: str) -> int | None:
    """It is worth what a hero would have for the creature."""
    fact = game.state.fact(_REMNANTS, card)
    return game.printed(fact.value).points if fact is not None else None


# LE-228

SKIES_OF_FIRE = Rulebook("LE-228")


@SKIES_OF_FIRE.define("is-like-day", TAKEN_FOR)
def is_like_day(game: Game, name: str) -> bool | None:
    """To what prowls by night it is as bad as morning."""
    return (name == "Gates of Morning" and bool(game.value(COPIES, "LE-228"))) or None


# LE-256

WISDOM_TO_WIELD = Rulebook("LE-256")

_RINGS = Cards(("Dwarven ring",))


@WISDOM_TO_WIELD.react("like-a-dwarf", OwnTextFollowed)
def learns_to_bear_it(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is remembered for the turn."""
    who = event.here.target
    return [leave(game, event, who, "turn")] if who is not None else []


@WISDOM_TO_WIELD.define("like-a-dwarf", STANDS_FOR)
def is_like_a_dwarf(game: Game, who: str, card: str) -> tuple[str, ...] | None:
    """To a Dwarven ring that he bears he is a Dwarf."""
    borne = game.card(card).host == who and is_such_card(game, _RINGS, card)
    return ("Dwarf",) if borne and own_reached(game, "LE-256.like-a-dwarf", who) else None
