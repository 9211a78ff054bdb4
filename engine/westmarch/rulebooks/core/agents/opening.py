"""Agents who open their sites to creatures."""

from typing import Any

from msgspec.structs import replace

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack
from westmarch.mechanics.agent_actions import is_at, shown_at
from westmarch.mechanics.agents import sites_of
from westmarch.mechanics.journey import new_site
from westmarch.mechanics.lookups import Cost
from westmarch.mechanics.quantities.actions import COSTS
from westmarch.mechanics.quantities.agents import KEEPERS, OPENED_BY, OPENED_TO
from westmarch.mechanics.quantities.hazards import KEYS
from westmarch.mechanics.quantities.people import HOME_SITE
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS, SITE_TYPE
from westmarch.rulebooks.core.agents import RULES
from westmarch.rulebooks.core.agents.acting import may_act_where_he_is
from westmarch.table.actions import ActAgent, PlayCreature
from westmarch.table.events.agents import AgentActed, AgentRevealed
from westmarch.table.events.chain import Declared
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_OPENED = "opened site"
"""Remembered of an agent until the turn ends."""
_WITH_KEEPERS = ("Ruins & Lairs", "Shadow-hold", "Dark-hold")


@RULES.permit(
    "open-site-action",
    ActAgent,
    says="An agent may tap to open his site to creatures.",
)
def opens_his_site(game: Game, action: ActAgent) -> Lack | bool | None:
    """An agent may open the site where he is."""
    return may_act_where_he_is(game, action) or True if action.deed == "open-site" else None


@RULES.define("open-site-action", COSTS)
def taps_for_it(game: Game, card: str | None, action: Any) -> tuple[Cost, ...] | None:
    """He taps for it."""
    opens = isinstance(action, ActAgent) and action.deed == "open-site"
    return (Cost(action.card, "tap"),) if opens else None


@RULES.react("open-site-action", AgentActed)
def site_is_open(game: Game, event: AgentActed) -> list[Event]:
    """It stays open until the turn ends."""
    if event.deed != "open-site":
        return []
    return [Remembered(fact=Fact(_OPENED, event.card, until="turn"))]


@RULES.adjust("open-site-action", KEYS)
def site_is_a_key(
    game: Game, keys: tuple[str, ...], card: str, company: str
) -> tuple[str, ...] | None:
    """Creatures of some types can be keyed to it, where a company is there or goes there."""
    site = new_site(game, company)
    if site is None or game.name(site) in keys or _opener(game, card, company) is None:
        return None
    return (*keys, game.name(site))


def _opener(game: Game, creature: str, company: str) -> str | None:
    """The agent by whom a creature can be keyed to where a company is or goes."""
    site = new_site(game, company)
    if site is None:
        return None
    for agent in game.state.agents:
        opened = game.state.fact(_OPENED, agent) is not None and is_at(game, agent, game.name(site))
        if opened and game.value(OPENED_TO, agent, _version(game, agent, site), creature):
            return agent
    return None


def _version(game: Game, agent: str, site: str) -> str:
    """The card of the site that counts: that of the company, or that of the agent."""
    if game.reading("q.core.opened-site") == "a":
        return site
    shown = shown_at(game, agent, game.name(site))
    assert shown is not None
    own = (shown.site, *sites_of(game, agent)[-1:])
    return next((each for each in own if each in game.state.cards), site)


@RULES.define("open-site-by-automatic-attack", OPENED_TO)
def is_like_the_keepers(game: Game, agent: str, site: str, creature: str) -> tuple[str, ...]:
    """Where there are such as keep a site, others of their type come to it."""
    printed = game.printed(creature)
    if printed.unique or game.value(SITE_TYPE, site) not in _WITH_KEEPERS:
        return ()
    facts = printed.facts
    friends = isinstance(facts, Creature) and not {*game.value(KEEPERS, site)}.isdisjoint(
        facts.attack.races
    )
    return ("keepers",) if friends else ()


@RULES.define("open-site-by-automatic-attack", KEEPERS)
def who_keeps_it(game: Game, site: str) -> tuple[str, ...]:
    """Of several automatic-attacks, each may be that of friends."""
    return tuple(each.attack.race for each in game.value(AUTOMATIC_ATTACKS, site))


@RULES.define("open-site-at-home", OPENED_TO)
def comes_to_his_home(game: Game, agent: str, site: str, creature: str) -> tuple[str, ...]:
    """At home he opens the site to what comes to a site of its type."""
    facts = game.printed(creature).facts
    if not game.value(HOME_SITE, agent, site):
        return ()
    rows = game.table("core.agents.open-site-at-home")
    here = (each for each in rows if each["Site"] == game.value(SITE_TYPE, site))
    listed = isinstance(facts, Creature) and any(
        not {*each["Creatures"].split(", ")}.isdisjoint(facts.attack.races) for each in here
    )
    return ("home",) if listed else ()


@RULES.react("open-site-reveals-agent", Declared)
def shows_himself(game: Game, event: Declared) -> list[Event]:
    """Whoever lies face-down is revealed as soon as a creature is played by his help."""
    action = event.action
    if not isinstance(action, PlayCreature):
        return []
    agent = game.value(OPENED_BY, action)
    if agent is None or not game.card(agent).face_down:
        return []
    site = new_site(game, action.company)
    assert site is not None
    shown = shown_at(game, agent, game.name(site))
    return [] if shown is None else [AgentRevealed(card=agent, site=shown.site)]


@RULES.define("open-site-reveals-agent", OPENED_BY)
def who_has_helped(game: Game, action: PlayCreature) -> str | None:
    """Without him it could not be keyed as it is."""
    agent: str | None = game.quietly(_helper, action)
    return agent


def _helper(game: Game, action: PlayCreature) -> str | None:
    agent = _opener(game, action.card, action.company)
    if agent is None:
        return None
    closed = tuple(each for each in game.state.facts if each.what != _OPENED)
    keys = game.after(replace(game.state, facts=closed)).value(KEYS, action.card, action.company)
    lacks = not keys if action.keyed_to is None else action.keyed_to not in keys
    return agent if lacks else None
