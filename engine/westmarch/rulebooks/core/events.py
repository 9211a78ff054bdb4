"""Events: when each sort may be played, what it has to be good for, and how long it lasts."""

from collections.abc import Iterator
from typing import Any

from msgspec.structs import replace

from westmarch.cards.model.effects import asks_for_skill, playings
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.allowances import allowances
from westmarch.mechanics.events import what_comes_of_it
from westmarch.mechanics.lookups import company_of, event_length, in_hand, is_hazard, is_resource
from westmarch.mechanics.quantities.actions import (
    CONCERNS,
    COSTS,
    HAS_EFFECT,
    IDLE,
    NEEDS_EFFECT,
    SECOND_COPY,
)
from westmarch.mechanics.sides import is_fallen, is_orc_or_troll, is_stage
from westmarch.table.actions import PRICED, Action, PlayEvent, PlayItem
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.chain import Declared, Negated, Resolved, RollCalled
from westmarch.table.events.characters import CorruptionCheckCalled
from westmarch.table.events.companies import CompanyFinished
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.events.turns import TurnEnded
from westmarch.table.game import Game
from westmarch.table.state import BEING_PLAYED, IN_PLAY, LASTING, Fact
from westmarch.table.telling import phase_now

RULES = Rulebook("core.events")

_ROLLS = (RollCalled, CorruptionCheckCalled)
_CHANGED = "changed by a response"
"""Remembered of the present chain of effects."""


# What a short-event has to be good for


@RULES.forbid(
    "short-needs-immediate-effect",
    PlayEvent,
    says="Nothing would come of {action.card} now.",
)
def does_nothing(game: Game, action: PlayEvent) -> bool:
    """Something has to come of it."""
    return _is_idle(game, action) and not what_comes_of_it(game, action)


@RULES.forbid(
    "short-not-just-to-discard",
    PlayEvent,
    says="The board would be no different after {action.card}.",
)
def changes_nothing(game: Game, action: PlayEvent) -> bool:
    """And what comes of it has to make a difference."""
    return _is_idle(game, action) and bool(what_comes_of_it(game, action))


@RULES.define("short-not-just-to-discard", HAS_EFFECT)
def changes_the_board(game: Game, card: str, action: PlayEvent) -> bool | None:
    """It does, if anything happens on the board there and then."""
    later = (Remembered, *_ROLLS)
    return any(not isinstance(each, later) for each in what_comes_of_it(game, action)) or None


@RULES.define("dice-roll-is-effect", HAS_EFFECT)
def has_dice_rolled(game: Game, card: str, action: PlayEvent) -> bool | None:
    """A roll will do."""
    return any(isinstance(each, _ROLLS) for each in what_comes_of_it(game, action)) or None


@RULES.define("later-potential-is-effect", HAS_EFFECT)
def may_matter_later(game: Game, card: str, action: PlayEvent) -> bool | None:
    """So will what may become of it later."""
    return (
        any(
            isinstance(each, Remembered) and not game.value(IDLE, card, each.fact)
            for each in what_comes_of_it(game, action)
        )
        or None
    )


def _is_idle(game: Game, action: PlayEvent) -> bool:
    """Tell whether an event has no effect that has to have one."""
    card = action.card
    if not event_length(game, card):
        return False
    return game.value(NEEDS_EFFECT, card) and not game.value(HAS_EFFECT, card, action)


# A Fallen-wizard's events


@RULES.forbid(
    "stage-permanent-in-organization",
    PlayEvent,
    says="Stage permanent-events are played in the organization phase, unless they say otherwise.",
)
def is_no_time_for_stages(game: Game, action: PlayEvent) -> bool:
    """A Stage permanent-event has its phase."""
    if not is_stage(game, action.card) or event_length(game, action.card) != "permanent":
        return False
    ways = playings(game.printed(action.card))
    own_time = 0 <= action.effect < len(ways) and bool(ways[action.effect].moment)
    return game.state.phase != "organization" and not own_time


@RULES.forbid(
    "hero-permanent-not-with-orcs",
    PlayEvent,
    says="There is an Orc or a Troll in {action.target}, and no hero permanent-event is played on "
    "such a company.",
)
def is_no_company_for_it(game: Game, action: PlayEvent) -> bool:
    """No hero permanent-event goes with a company that has an Orc or a Troll in it."""
    company = game.state.companies.get(action.target or "")
    return (
        company is not None
        and is_fallen(game, company.player)
        and game.printed(action.card).alignment == "hero"
        and event_length(game, action.card) == "permanent"
        and any(is_orc_or_troll(game, each) for each in company.characters)
    )


@RULES.forbid(
    "hero-skill-not-from-orcs",
    PlayEvent,
    says="{action.card} asks for a skill, and a Fallen-wizard's Orcs and Trolls lend none to "
    "hero resources.",
)
def is_no_skill_for_heroes(game: Game, action: PlayEvent) -> bool:
    """What skill an Orc or a Troll has is none that a hero resource asks for."""
    who, ways = action.character, playings(game.printed(action.card))
    if who is None or not _is_hero_resource(game, action.player, action.card):
        return False
    by = ways[action.effect].by if 0 <= action.effect < len(ways) else None
    return by is not None and asks_for_skill(by) and is_orc_or_troll(game, who)


@RULES.forbid(
    "no-orc-tap-for-hero",
    PRICED,
    says="A Fallen-wizard's Orcs and Trolls do not tap for hero resources.",
)
def orc_would_tap(game: Game, action: Any) -> bool:
    """No Orc and no Troll pays for a hero resource."""
    card = getattr(action, "card", None)
    if card is None or not _is_hero_resource(game, action.player, card):
        return False
    return any(
        each.how == "tap" and is_orc_or_troll(game, each.card)
        for each in game.value(COSTS, card, action)
    )


def _is_hero_resource(game: Game, player: str, card: str) -> bool:
    """Tell whether a card is a hero resource, and its player a Fallen-wizard."""
    hero = game.printed(card).alignment == "hero" and is_resource(game, card)
    return hero and is_fallen(game, player)


# What becomes of its card


@RULES.react("short-discarded-after-resolving", EventPlayed, order=Rank.LATER)
def short_event_is_over(game: Game, event: EventPlayed) -> list[Event]:
    """A short-event is discarded when it has taken effect."""
    resolving = game.card(event.card).place == BEING_PLAYED
    short = resolving and event_length(game, event.card) == "short"
    return [CardMoved(card=event.card, to="discard-pile")] if short else []


@RULES.react(
    "no-change-returns-to-hand",
    Negated,
    order=Rank.BEFORE,
    says="Nothing on the board is different after the event, so it goes back to hand.",
)
def negated_event_returns(game: Game, event: Negated) -> list[Event]:
    """An event that comes to nothing is taken back, if nothing else has changed either."""
    action = event.action
    if not isinstance(action, PlayEvent) or _was_answered(game):
        return []
    short = game.value(NEEDS_EFFECT, action.card)
    return [CardMoved(card=action.card, to="hand")] if short else []


@RULES.permit(
    "allowance-taken-next",
    PlayItem,
    says="An event that has just resolved allows it.",
    lifts=(
        "core.site-phase.play-requirements",
        "core.site-phase.not-tapping-differs",
        "core.site-phase.extra-item-next-action",
    ),
)
def was_just_allowed(game: Game, action: PlayItem) -> bool | None:
    """What an event allows is done next, or not at all."""
    if not in_hand(game, action.player, action.card):
        return None
    covering = list(_covering(game, action))
    if not covering:
        return None
    untapped = game.card(action.character).position == "untapped"
    return untapped and any(
        game.state.is_next(action.player, each.value.declared) for each in covering
    )


@RULES.react("allowance-taken-next", Declared, order=Rank.EARLIER)
def allowance_is_used(game: Game, event: Declared) -> list[Event]:
    """And it is done once."""
    action = event.action
    if not isinstance(action, PlayItem):
        return []
    return [EffectLapsed(fact=each) for each in _covering(game, action)]


@RULES.react("allowance-missed-returns", Declared)
def missed_event_returns(game: Game, event: Declared) -> list[Event]:
    """If its player does something else, an event that did nothing more is taken back."""
    if not isinstance(event.action, Action):
        return []  # A passive condition declares it, and nobody has let the opportunity pass.
    mine = (each for each in allowances(game) if _player(game, each) == event.action.player)
    return [follow for each in mine for follow in _taken_back(each)]


@RULES.react(
    "no-change-returns-to-hand",
    CompanyFinished,
    says="Nothing was done with what the event allowed, so it goes back to hand.",
)
def forgone_event_returns(game: Game, event: CompanyFinished) -> list[Event]:
    """If nothing is done with it at all, nothing has changed, and it is taken back."""
    return [follow for each in allowances(game, event.company) for follow in _taken_back(each)]


@RULES.react("response-counts-as-change", Resolved)
def response_has_resolved(game: Game, event: Resolved) -> list[Event]:
    """Whatever was declared earlier and resolves later finds another board."""
    waiting = bool(game.state.chain)
    return [Remembered(fact=Fact(_CHANGED, "chain", until="chain"))] if waiting else []


@RULES.react("response-counts-as-change", EventPlayed, order=Rank.AFTER)
def board_has_changed(game: Game, event: EventPlayed) -> list[Event]:
    """With a response that did something, the event has not been in vain."""
    if not _was_answered(game):
        return []
    given = (each for each in allowances(game) if each.value.card == event.card)
    return [follow for each in given for follow in _no_longer_idle(each)]


def _was_answered(game: Game) -> bool:
    """Tell whether a response has resolved in the present chain of effects."""
    return game.state.fact(_CHANGED, "chain") is not None


def _covering(game: Game, action: PlayItem) -> Iterator[Fact]:
    """The allowances by which an item could be played at a tapped site."""
    company = company_of(game, action.character)
    if company is None or game.card(company.site).position != "tapped":
        return
    for each in allowances(game, company.id):
        if each.value.covers(game, action):
            yield each


def _taken_back(allowance: Fact) -> list[Event]:
    if not allowance.value.idle:
        return []
    back = CardMoved(card=allowance.value.card, to="hand")
    return [*_no_longer_idle(allowance), back]


def _no_longer_idle(allowance: Fact) -> list[Event]:
    settled = replace(allowance, value=replace(allowance.value, idle=False))
    return [EffectLapsed(fact=allowance), Remembered(fact=settled)]


def _player(game: Game, allowance: Fact) -> str:
    return game.card(allowance.value.card).owner


# How long it works, and how often


@RULES.react("short-effect-duration", TurnEnded)
def effects_are_over(game: Game, event: TurnEnded) -> list[Event]:
    """What short-events did is over with the turn."""
    return [
        EffectLapsed(fact=each)
        for each in game.state.facts
        if each.until == LASTING and event_length(game, str(each.card)) == "short"
    ]


@RULES.forbid(
    "short-no-duplicate-on-entity",
    PlayEvent,
    says="Another {action.card} is at work there already.",
    again=True,
)
def works_there_already(game: Game, action: PlayEvent) -> bool:
    """Not twice on the same thing."""
    return _is_second(game, action, "entity")


@RULES.forbid(
    "short-no-duplicate-general",
    PlayEvent,
    says="Another {action.card} is at work already.",
    again=True,
)
def works_already(game: Game, action: PlayEvent) -> bool:
    """Not twice at all."""
    return _is_second(game, action, "game")


def _is_second(game: Game, action: PlayEvent, where: str) -> bool:
    short = event_length(game, action.card) == "short"
    return short and game.value(SECOND_COPY, action.card, action) == where


# Long-events


@RULES.forbid(
    "long-event-timing",
    PlayEvent,
    says=lambda game, _, action: (
        f"{game.name(action.card)} is a "
        + (
            "hazard long-event, for the movement/hazard phase of the opponent's companies"
            if is_hazard(game, action.card)
            else "resource long-event, for the long-event phase of its player"
        )
        + f", and it is {phase_now(game)}."
    ),
)
def out_of_season(game: Game, action: PlayEvent) -> bool:
    """Resources in their player's long-event phase, hazards in the opponent's journey."""
    if event_length(game, action.card) != "long":
        return False
    state, hazard = game.state, is_hazard(game, action.card)
    phase = "movement-hazard" if hazard else "long-event"
    return state.phase != phase or (action.player == state.turn_player) == hazard


@RULES.define("long-event-needs-no-effect", NEEDS_EFFECT)
def may_be_idle(game: Game, card: str) -> bool | None:
    """A long-event may do nothing for now."""
    return False if event_length(game, card) == "long" else None


# Permanent-events


@RULES.define("permanent-event-potential-effect", NEEDS_EFFECT)
def may_be_of_use_later(game: Game, card: str) -> bool | None:
    """A permanent-event may do nothing yet."""
    return False if event_length(game, card) == "permanent" else None


@RULES.react("permanent-event-stays", EventPlayed, order=Rank.FIRST)
def comes_to_stay(game: Game, event: EventPlayed) -> list[Event]:
    """A permanent-event is in play from now on."""
    permanent = event_length(game, event.card) == "permanent"
    return [CardMoved(card=event.card, to=IN_PLAY)] if permanent else []


@RULES.react("played-on-one-card", EventPlayed, order=Rank.EARLIER)
def lies_on_its_target(game: Game, event: EventPlayed) -> list[Event]:
    """It lies on what it was played on."""
    # What is aimed at a name or a sort of sites lies on nothing.
    on = event.target if event.target in (*game.state.cards, *game.state.companies) else None
    if on is None or game.card(event.card).place != IN_PLAY:
        return []
    return [CardMoved(card=event.card, to=IN_PLAY, host=on)]


@RULES.define("played-on-one-card", CONCERNS)
def lies_on_it(game: Game, event: str, card: str) -> bool:
    """It is about the card on which it lies."""
    return game.card(event).host == card


@RULES.define("not-played-on-card", CONCERNS)
def lies_on_nothing(game: Game, event: str, card: str) -> bool:
    """What lies on no card is about every one of which it speaks."""
    return game.card(event).host is None
