"""What single creatures of Dark Minions say."""

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import new_site
from westmarch.mechanics.quantities.combat import (
    BODY_CHECK_TOTAL,
    CANCELLABLE,
    PROWESS_OF_STRIKE,
)
from westmarch.mechanics.quantities.hazards import COUNTS, KEYS
from westmarch.mechanics.quantities.people import MIND
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.table.actions import CancelAttack, PlayCreature
from westmarch.table.events.cards import CardTapped
from westmarch.table.events.chain import Declared
from westmarch.table.events.combat import AttackFought, BodyCheckCalled, StrikeResolved
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import COMBAT_ACTIONS

# DM-107

DURINS_BANE = Rulebook("DM-107")


@DURINS_BANE.adjust("strikes-deep", BODY_CHECK_TOTAL, says="Durin’s Bane")
def strikes_deep(game: Game, total: int, event: BodyCheckCalled, dice: int) -> int | None:
    """Whom it wounds has less chance to live."""
    combat = game.state.combat
    if combat is None or event.of_strike or combat.facing != event.character:
        return None
    return total + 1 if game.card(combat.source).card == "DM-107" else None


# DM-105, DM-112

BUTHRAKAUR, UMAGAUR = Rulebook("DM-105"), Rulebook("DM-112")

_FACED = "has faced one of the great Trolls"
"""Remembered of a company for the turn, by the card of the Troll."""


def _has_come(game: Game, event: AttackFought) -> list[Event]:
    """It is remembered that the company has faced him."""
    card = game.printed(event.combat.source).id
    if card not in ("DM-105", "DM-112"):
        return []
    return [Remembered(fact=Fact(_FACED, event.combat.company, None, "turn", card))]


def _is_led(game: Game, creature: str, company: str) -> bool:
    """Tell whether it is an Orc or a Troll like others, and one of the two has gone before."""
    printed = game.printed(creature)
    if printed.unique or not isinstance(printed.facts, Creature):
        return False
    orc_or_troll = printed.facts.attack.race in ("Orc", "Troll")
    return orc_or_troll and game.state.fact(_FACED, company) is not None


def _follow(game: Game, counts: int, played: str | None, action: object) -> int | None:
    """Small fry follows where he has gone before, outside the hazard limit."""
    led = isinstance(action, PlayCreature) and _is_led(game, action.card, action.company)
    return 0 if led else None


def _find_the_way(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
    """By a reading, they follow wherever that is, and the name of the site is their key."""
    site = new_site(game, company)
    if site is None or not _is_led(game, creature, company):
        return None
    return (game.name(site),) if game.reading("q.core.playable-without-a-key") == "b" else None


for _book in (BUTHRAKAUR, UMAGAUR):
    _book.react("others-follow", AttackFought)(_has_come)
    _book.adjust("others-follow", COUNTS)(_follow)
    _book.define("others-follow", KEYS)(_find_the_way)

# DM-113

WISP_OF_PALE_SHEEN = Rulebook("DM-113")


@WISP_OF_PALE_SHEEN.react("dazzles", StrikeResolved)
def dazzles(game: Game, event: StrikeResolved) -> list[Event]:
    """Whoever has met it and has no strong mind stands there as in a dream."""
    combat, who = game.state.combat, event.character
    if combat is None or game.card(combat.source).card != "DM-113":
        return []
    cancelled = any(each.target == who and each.outcome == "cancelled" for each in combat.strikes)
    mind = game.value(MIND, who)
    if cancelled or mind is None or game.card(who).position != "untapped":
        return []
    return [CardTapped(card=who)] if mind <= game.value(PROWESS_OF_STRIKE) else []


# DM-109

NAMELESS_THING = Rulebook("DM-109")

_DRAWN_OFF = "drawn off"
"""Remembered of a Nameless Thing of which one attack has been cancelled by its text."""


@NAMELESS_THING.permit("one-draws-it-off", CancelAttack, says=AS_WRITTEN)
def draws_it_off(game: Game, action: CancelAttack) -> bool | None:
    """Somebody runs, and one of its heads follows him."""
    combat = game.state.combat
    if combat is None or game.card(combat.source).card != "DM-109":
        return None
    return (
        game.state.at(COMBAT_ACTIONS)
        and action.player == combat.defender
        and game.value(CANCELLABLE)
        and action.character in game.state.companies[combat.company].characters
        and game.state.fact(_DRAWN_OFF, combat.source) is None
    ) or None


@NAMELESS_THING.react("one-draws-it-off", Declared)
def is_drawn_off(game: Game, event: Declared) -> list[Event]:
    """The others stay."""
    combat = game.state.combat
    if combat is None or not isinstance(event.action, CancelAttack):
        return []
    if game.card(combat.source).card != "DM-109":
        return []
    return [Remembered(fact=Fact(_DRAWN_OFF, combat.source, None, "phase", "DM-109"))]
