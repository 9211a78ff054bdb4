"""Agents whom a hazard sends to influence cards away."""

from collections.abc import Collection

from westmarch.kernel.event import Event
from westmarch.mechanics.lookups import Cost, in_hand
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.people import TRIED_BY_AGENTS
from westmarch.table.actions import InfluenceCard, PlayEvent
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_MAY_TRY = "may try to influence"
"""Remembered of an agent who has tapped for one of these, until he tries or his player does
something else."""
TRIES = "tries to influence"
"""Remembered of him while his attempt is under way."""
PLACES = (
    "core.influence.character-at-same-site",
    "core.influence.ally-at-same-site",
    "core.influence.faction-at-playable-site",
)
"""Where those are met who are influenced away by characters."""


def has(game: Game, what: str, agent: str, card: str) -> Fact | None:
    """What is remembered of an agent by one of the cards."""
    facts = (each for each in game.state.facts if (each.what, each.about) == (what, agent))
    return next((each for each in facts if each.card == card), None)


def let_try(game: Game, event: OwnTextFollowed, card: str) -> list[Event]:
    """From now on the agent may try."""
    agent = str(event.here.target)
    if agent not in game.state.agents:
        return []
    return [Remembered(fact=Fact(_MAY_TRY, agent, until="company", card=card))]


def is_anothers(game: Game, action: PlayEvent, text: str) -> bool:
    """Tell whether an event would have somebody else's agent speak."""
    agent = action.target in game.state.agents and follows_own(game, action, text)
    return agent and game.card(str(action.target)).owner != action.player


def shows_himself(game: Game, action: PlayEvent, text: str) -> bool | None:
    """Tell whether an agent is meant who lies face-down, and comes to light as he taps for it."""
    return (
        follows_own(game, action, text)
        and action.target in game.state.agents
        and game.card(str(action.target)).owner == action.player
        and in_hand(game, action.player, action.card)
        and game.state.combat is None
        and game.value(ACTS_AGAINST_JOURNEYS, action.player)
    ) or None


def tapping(game: Game, action: object, text: str) -> tuple[Cost, ...] | None:
    """He taps for the card as it is declared."""
    if not isinstance(action, PlayEvent) or not follows_own(game, action, text):
        return None
    return (Cost(action.target, "tap"),) if action.target in game.state.agents else None


def may_try(
    game: Game,
    action: InfluenceCard,
    card: str,
    types: Collection[str] = TRIED_BY_AGENTS,
) -> bool | None:
    """Tell whether the agent is let try, tapped as he is."""
    if action.character not in game.state.agents:
        return None
    return (
        has(game, _MAY_TRY, action.character, card) is not None
        and game.card(action.character).owner == action.player
        and game.state.combat is None
        and game.value(ACTS_AGAINST_JOURNEYS, action.player)
        and game.card(action.target).owner != action.player
        and game.printed(action.target).type in types
    ) or None


def is_meant(
    game: Game,
    agent: str,
    target: str,
    card: str,
    types: Collection[str] = TRIED_BY_AGENTS,
) -> bool | None:
    """Tell whether an agent whom the card lets try may try this."""
    let = has(game, _MAY_TRY, agent, card) is not None
    return (let and game.printed(target).type in types) or None


def untapping(
    game: Game, paid: tuple[Cost, ...], action: object, card: str
) -> tuple[Cost, ...] | None:
    """He has tapped for the card, and does not tap for the attempt."""
    if not isinstance(action, InfluenceCard):
        return None
    tried = (has(game, each, action.character, card) for each in (_MAY_TRY, TRIES))
    if not any(tried):
        return None
    return tuple(each for each in paid if each.card != action.character)


def tries_now(game: Game, event: Declared, card: str) -> list[Event]:
    """He tries at once, or not at all."""
    action = event.action
    past: list[Event] = []
    for each in game.state.facts:
        if (each.what, each.card) != (_MAY_TRY, card):
            continue
        if game.card(each.about).owner != action.player:
            continue
        past.append(EffectLapsed(fact=each))
        if isinstance(action, InfluenceCard) and action.character == each.about:
            past.append(Remembered(fact=Fact(TRIES, each.about, until="chain", card=card)))
    return past
