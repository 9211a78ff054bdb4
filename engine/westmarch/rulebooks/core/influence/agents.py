"""Agents who try to influence cards away while companies are on their way."""

from westmarch.kernel.event import Event
from westmarch.kernel.lack import UNSAID, Lack, all_of
from westmarch.kernel.order import Rank
from westmarch.mechanics.agent_actions import is_at, shown_at
from westmarch.mechanics.agents import homes_of
from westmarch.mechanics.allies import company_with
from westmarch.mechanics.control import is_character
from westmarch.mechanics.journey import new_site
from westmarch.mechanics.needs import in_no_attack
from westmarch.mechanics.playable import is_playable_at_any
from westmarch.mechanics.quantities.actions import ACTION_SORT
from westmarch.mechanics.quantities.agents import (
    AGENT_AT,
    AGENT_TRIES,
    HOMES_ADMITTING,
    HOMES_SHARED,
)
from westmarch.mechanics.quantities.influence import (
    DIRECT_INFLUENCE,
    INFLUENCE_NUMBER,
    INFLUENCE_RESULT,
)
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS
from westmarch.rulebooks.core.influence import RULES
from westmarch.rulebooks.core.influence.looking import is_agents, is_item
from westmarch.table.actions import Action, InfluenceCard
from westmarch.table.events.agents import AgentRevealed
from westmarch.table.events.chain import Declared
from westmarch.table.game import Game
from westmarch.table.telling import not_now

_AT_HOME = 2
_AMONG_HIS_OWN = 2
"""What helps an agent who is at home, and one whose home it is where the other comes from."""


@RULES.permit(
    "agent-needs-an-effect",
    InfluenceCard,
    says="An effect lets {action.character} make an attempt in the movement/hazard phase.",
)
def agent_may_try(game: Game, action: InfluenceCard) -> Lack | bool | None:
    """An agent may try what an effect lets him try, in the opponent's movement/hazard phase."""
    return _tries(game, action) or True if is_agents(game, action) else None


def _while_hazards_act(game: Game, action: InfluenceCard) -> Lack | None:
    if game.value(ACTS_AGAINST_JOURNEYS, action.player):
        return None
    # In whose turn, other rules tell.
    return UNSAID if game.state.phase == "movement-hazard" else Lack(_NOT_NOW)


def _by_his_own(game: Game, action: InfluenceCard) -> Lack | None:
    his = game.card(action.character).owner == action.player
    return None if his else Lack("{0.character} is not {0.player}'s.")


def _by_one_untapped(game: Game, action: InfluenceCard) -> Lack | None:
    untapped = game.card(action.character).position == "untapped"
    return None if untapped else Lack("{0.character} is not untapped, and would have to tap.")


def _at_what_is_the_opponents(game: Game, action: InfluenceCard) -> Lack | None:
    own = game.card(action.target).owner == action.player
    return Lack("{0.target} is {0.player}'s own.") if own else None


def _as_an_effect_lets_him(game: Game, action: InfluenceCard) -> Lack | None:
    if game.value(AGENT_TRIES, action.character, action.target):
        return None
    return Lack("No effect lets {0.character} try to influence {0.target} away.")


_NOT_NOW = not_now("Attempts of agents are for the movement/hazard phase")
_tries = all_of(
    _while_hazards_act,
    _by_his_own,
    _by_one_untapped,
    in_no_attack,
    _at_what_is_the_opponents,
    _as_an_effect_lets_him,
)


@RULES.define("agent-needs-an-effect", ACTION_SORT, order=Rank.BEFORE)
def is_of_hazard(game: Game, action: Action) -> str | None:
    """So it is an action of hazards."""
    his = isinstance(action, InfluenceCard) and is_agents(game, action)
    return "hazard" if his else None


def _met_at(game: Game, target: str) -> str | None:
    """The site where a character or an ally is met: where its company goes, or is."""
    company = company_with(game, target)
    return None if company is None else new_site(game, company.id)


@RULES.forbid(
    "agent-place-character-or-ally",
    InfluenceCard,
    says="{action.character} is not where the company of {action.target} goes, or is if it stays.",
)
def is_elsewhere(game: Game, action: InfluenceCard) -> bool:
    """Characters and allies he meets where they go."""
    person = is_character(game, action.target) or game.printed(action.target).type == "ally"
    if not is_agents(game, action) or not person:
        return False
    site = _met_at(game, action.target)
    return site is None or not is_at(game, action.character, game.name(site))


@RULES.forbid(
    "agent-place-faction",
    InfluenceCard,
    says="{action.character} is not at a site where {action.target} is playable.",
)
def faction_is_elsewhere(game: Game, action: InfluenceCard) -> bool:
    """Factions he meets where they could be played."""
    if not is_agents(game, action) or game.printed(action.target).type != "faction":
        return False
    return _where(game, action) is None


def _where(game: Game, action: InfluenceCard) -> str | None:
    """The name of the site where an agent makes an attempt."""
    if game.printed(action.target).type == "faction":
        names = game.value(AGENT_AT, action.character)
        there = (each for each in names if is_playable_at_any(game, action.target, each))
        return next((each for each in there if is_at(game, action.character, each)), None)
    site = _met_at(game, action.target)
    return None if site is None else game.name(site)


@RULES.react("agent-revealed-as-influencer", Declared)
def shows_himself(game: Game, event: Declared) -> list[Event]:
    """Who lies face-down is revealed as he begins to speak."""
    action = event.action
    if not isinstance(action, InfluenceCard):
        return []
    where = _where(game, action) if game.card(action.character).face_down else None
    shown = None if where is None else shown_at(game, action.character, where)
    return [] if shown is None else [AgentRevealed(card=action.character, site=shown.site)]


@RULES.forbid(
    "agent-cannot-reveal-card",
    InfluenceCard,
    says="For {action.character}, an agent, no copy is shown from hand.",
)
def shows_a_copy(game: Game, action: InfluenceCard) -> bool:
    """No copy helps him."""
    return is_agents(game, action) and action.revealed is not None


@RULES.forbid(
    "agent-cannot-influence-item",
    InfluenceCard,
    says="{action.target} is an item, and no agent influences an item away.",
)
def tries_an_item(game: Game, action: InfluenceCard) -> bool:
    """So he gets no items."""
    return is_agents(game, action) and is_item(game, action.target)


# What helps him


@RULES.adjust("agent-home-direct-influence", DIRECT_INFLUENCE, says="at home")
def speaks_with_authority(game: Game, influence: int, who: str) -> int | None:
    """At home an agent has more to say."""
    if who not in game.state.agents:
        return None
    at_home = set(game.value(AGENT_AT, who)) <= set(homes_of(game, who))
    return influence + _AT_HOME if at_home else None


@RULES.define("agent-shared-home-site", HOMES_SHARED)
def where_both_are_at_home(game: Game, agent: str, target: str) -> tuple[str, ...]:
    """A character may have a home in common with him."""
    theirs = homes_of(game, target)
    return tuple(each for each in homes_of(game, agent) if each in theirs)


def _comes_from_his_home(game: Game, action: InfluenceCard) -> bool:
    """Tell whether somebody has a home in common with an agent."""
    his = is_agents(game, action)
    return his and bool(game.value(HOMES_SHARED, action.character, action.target))


@RULES.adjust("agent-shared-home-site", INFLUENCE_NUMBER, says="a home in common")
def has_no_will(game: Game, number: int, action: InfluenceCard) -> int | None:
    """Of whoever has a home in common with him, the mind counts as nothing."""
    return 0 if _comes_from_his_home(game, action) else None


@RULES.adjust("agent-shared-home-site", INFLUENCE_RESULT, says="a home in common")
def is_listened_to(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """And he is listened to."""
    return result + _AMONG_HIS_OWN if _comes_from_his_home(game, action) else None


def _comes_to_his_home(game: Game, action: InfluenceCard) -> bool:
    """Tell whether a faction is playable at a home site of an agent."""
    faction = game.printed(action.target).type == "faction"
    his = faction and is_agents(game, action)
    return his and bool(game.value(HOMES_ADMITTING, action.character, action.target))


@RULES.adjust("agent-faction-at-home", INFLUENCE_NUMBER, says="playable at his home")
def asks_for_nothing(game: Game, number: int, action: InfluenceCard) -> int | None:
    """A faction of his home asks for nothing."""
    return 0 if _comes_to_his_home(game, action) else None


@RULES.adjust("agent-faction-at-home", INFLUENCE_RESULT, says="playable at his home")
def is_known_to_them(
    game: Game, result: int, action: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """And they know him."""
    return result + _AMONG_HIS_OWN if _comes_to_his_home(game, action) else None
