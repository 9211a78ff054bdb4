"""Agents who attack a company that enters the site where they are, and what becomes of them."""

from collections.abc import Iterator

from westmarch.mechanics.chain import declare, resolves
from westmarch.mechanics.combat import begin_combat
from westmarch.mechanics.moves import MOVES
from westmarch.mechanics.quantities.agents import AGENT_ATTACK
from westmarch.mechanics.windows import closes, open_window
from westmarch.table.actions import AttackWithAgent, ClaimAgent
from westmarch.table.events.agents import (
    AgentAttacks,
    AgentBeaten,
    AgentClaimed,
    AgentSent,
    AgentSpared,
)
from westmarch.table.events.companies import AttackPutOff
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import Passed
from westmarch.table.game import Game
from westmarch.table.play import Play
from westmarch.table.state import Fact, Window
from westmarch.table.windows import AGENTS, CLAIM, MOVEMENT_HAZARD

BEATEN_AGENT = "beaten agent"
"""Remembered of an agent whom somebody may keep."""


@MOVES.perform(AttackWithAgent)
def attack_with_agent(play: Play, action: AttackWithAgent) -> None:
    """Declare the attack; in the step of its own it is made when all of them are declared."""
    in_its_step = play.state.at(AGENTS)
    play.do(AgentAttacks(card=action.card, company=action.company))
    if in_its_step:
        play.do(AttackPutOff(company=action.company, action=action))
    else:
        declare(play, action)


@resolves(AttackWithAgent)
def agent_attacks(play: Play, action: AttackWithAgent) -> None:
    """Let the attack become combat, if the agent is still there to make it."""
    if action.card in play.state.agents:
        attack = play.game.value(AGENT_ATTACK, action.card)
        assert attack is not None
        begin_combat(play, "agent", action.card, attack, action.company)


@MOVES.follow(AgentSent)
def sent_agent_attacks(play: Play, event: AgentSent) -> None:
    """Let the attack become combat at once."""
    play.do(AgentAttacks(card=event.card, company=event.company))
    attack = play.game.value(AGENT_ATTACK, event.card)
    assert attack is not None
    begin_combat(play, "agent", event.card, attack, event.company)


def attacked_at(game: Game, company: str) -> str:
    """The name of the site where an agent attacks a company: where it goes, or is."""
    here = game.state.companies[company]
    return game.name(here.destination or here.site)


@MOVES.offer(AGENTS, MOVEMENT_HAZARD)
def offer_agent_attacks(game: Game, player: str) -> Iterator[AttackWithAgent]:
    """Each agent of the player's."""
    company = game.state.window.company
    for agent in game.state.agents:
        if company is not None and game.card(agent).owner == player:
            yield AttackWithAgent(player=player, card=agent, company=company)


@MOVES.follow(AgentBeaten)
def let_keep(play: Play, event: AgentBeaten) -> None:
    """Ask who beat the agent whether he keeps him."""
    play.do(Remembered(fact=Fact(BEATEN_AGENT, event.card)))
    open_window(play, CLAIM, asked=(event.player,))


def beaten_agent(game: Game) -> str | None:
    """The agent whom somebody may keep now."""
    facts = (each.about for each in game.state.facts_of(BEATEN_AGENT))
    return next(facts, None) if game.state.at(CLAIM) else None


@MOVES.perform(ClaimAgent)
def keep(play: Play, action: ClaimAgent) -> None:
    """Keep the agent."""
    play.do(AgentClaimed(card=action.card, player=action.player), Passed(player=action.player))


@closes(CLAIM)
def go_on(play: Play, window: Window) -> None:
    """Go on once the agent is kept, or is not."""
    agent = next(each.about for each in play.state.facts_of(BEATEN_AGENT))
    play.do(Forgotten(what=BEATEN_AGENT, about=agent))
    if agent in play.state.agents:
        play.do(AgentSpared(card=agent))


@MOVES.offer(CLAIM)
def offer_keeping(game: Game, player: str) -> Iterator[ClaimAgent]:
    """Keeping the agent."""
    agent = beaten_agent(game)
    if agent is not None:
        yield ClaimAgent(player=player, card=agent)
