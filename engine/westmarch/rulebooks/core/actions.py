"""Actions: what may be done at all, what it costs, and which conditions have to hold to the end."""

from typing import Any

from westmarch.cards.model import Event as EventFacts
from westmarch.kernel.actions import (
    PlayAlly,
    PlayEvent,
    PlayFaction,
    PlayItem,
    UseCard,
)
from westmarch.kernel.events import (
    CardMoved,
    CardTapped,
    Declared,
    EffectLapsed,
    Event,
    TurnEnded,
)
from westmarch.kernel.game import Game
from westmarch.kernel.judge import still_forbidding
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.state import IN_PLAY, LASTING
from westmarch.mechanics.chain import costs
from westmarch.mechanics.quantities import NEGATED
from westmarch.mechanics.table import is_hazard

RULES = Rulebook("core.actions")


@RULES.refuse("needs-allowance", says="No rule allows this now.")
def nothing_allows_it(game: Game, action: Any) -> bool:
    """Refuse what nothing permits."""
    return True


# Whose action it is, and when


@RULES.forbid(
    "resource-action-timing",
    UseCard,
    says="{action.card} is used in its player's own turn.",
)
def resource_out_of_time(game: Game, action: UseCard) -> bool:
    """Resources and characters act when their player could play a resource short-event."""
    return action.player != game.state.turn_player and not is_hazard(game, action.card)


# Costs and conditions


@RULES.react("costs-paid-at-declaration", Declared, order=-10)
def price_is_paid(game: Game, event: Declared) -> list[Event]:
    """The price is paid on the spot."""
    return [
        CardTapped(card=each.card)
        if each.how == "tap"
        else CardMoved(card=each.card, to="discard-pile")
        for each in costs(game, event.action)
    ]


@RULES.forbid(
    "tap-for-effect",
    UseCard,
    PlayEvent,
    PlayItem,
    PlayFaction,
    PlayAlly,
    says="What has to be tapped for it is not untapped.",
)
def cannot_tap(game: Game, action: Any) -> bool:
    """Whoever is to tap has to be untapped, and in play."""
    return any(
        each.how == "tap" and not _lies(game, each.card, "untapped") for each in costs(game, action)
    )


@RULES.forbid(
    "discard-for-effect",
    UseCard,
    PlayEvent,
    says="What has to be discarded for it is not in play.",
)
def cannot_discard(game: Game, action: Any) -> bool:
    """What is to be discarded has to be in play."""
    return any(
        each.how == "discard" and game.card(each.card).place != IN_PLAY
        for each in costs(game, action)
    )


@RULES.define("conditions-rechecked-at-resolution", NEGATED)
def condition_is_lost(game: Game, action: Any) -> bool:
    """What was tapped has to be there still, and tapped; what had to be so has to be so still."""
    tapped = (each.card for each in costs(game, action) if each.how == "tap")
    if not all(_lies(game, each, "tapped") for each in tapped):
        return True
    return bool(still_forbidding(game, action))


def _lies(game: Game, card: str, position: str) -> bool:
    found = game.card(card)
    return (found.place, found.position) == (IN_PLAY, position)


# Effects


@RULES.react("discarded-for-effect-lasts", TurnEnded)
def effects_are_over(game: Game, event: TurnEnded) -> list[Event]:
    """What a card did that was used is over with the turn, wherever the card is now."""
    return [
        EffectLapsed(fact=each)
        for each in game.state.facts
        if each.until == LASTING and each.card and not _is_short(game, each.card)
    ]


def _is_short(game: Game, card: str) -> bool:
    facts = game.printed(card).facts
    return isinstance(facts, EventFacts) and facts.length == "short"
