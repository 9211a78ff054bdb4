"""Agents who attack a company that has come to where they are."""

from westmarch.cards.model.attack import Attack
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Rank
from westmarch.mechanics.agent_actions import is_at, shown_at
from westmarch.mechanics.lookups import character_facts
from westmarch.mechanics.quantities.agents import AGENT_ATTACK
from westmarch.rulebooks.core.site_phase import RULES
from westmarch.table.actions import AttackWithAgent, Finish
from westmarch.table.events.agents import AgentAttacks, AgentRevealed
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact
from westmarch.table.windows import AGENTS

_ATTACKED = "agent has attacked"
"""Remembered of an agent for one company's site phase."""


@RULES.permit(
    "agent-attack-window",
    AttackWithAgent,
    Finish,
    says="After the automatic-attacks, an agent at the site may attack the company.",
)
def attacks_who_enters(game: Game, action: AttackWithAgent | Finish) -> Lack | bool | None:
    """An agent who is at the site may attack."""
    if isinstance(action, Finish):
        return game.state.at(AGENTS) or None
    return _attacks(game, action) or True


def _as_a_company_enters(game: Game, action: AttackWithAgent) -> Lack | None:
    if not game.state.at(AGENTS):
        return Lack(
            "An agent attacks right after a company that enters has faced the automatic-attacks."
        )
    enters = action.company == game.state.window.company
    return None if enters else Lack("It is another company that enters.")


def _by_an_own_agent(game: Game, action: AttackWithAgent) -> Lack | None:
    if action.card not in game.state.agents:
        return Lack("{0.card} is no agent on the table.")
    own = game.card(action.card).owner == action.player
    return None if own else Lack("{0.card} is not {0.player}'s.")


def _who_is_there(game: Game, action: AttackWithAgent) -> Lack | None:
    if is_at(game, action.card, game.name(game.state.companies[action.company].site)):
        return None
    return Lack("{0.card} is not at the site of the company, or cannot be revealed there.")


_attacks = all_of(_as_a_company_enters, _by_an_own_agent, _who_is_there)


@RULES.define("agent-attack-window", AGENT_ATTACK)
def attack_of_one(game: Game, agent: str) -> Attack:
    """He attacks alone, with what is printed on his card."""
    facts = character_facts(game, agent)
    return Attack(race=facts.race, strikes=1, prowess=facts.prowess, body=facts.body)


@RULES.react("agent-revealed-to-attack", AgentAttacks)
def shows_himself(game: Game, event: AgentAttacks) -> list[Event]:
    """Who lies face-down is revealed as he attacks; who taps for it is, by tapping."""
    if not game.card(event.card).face_down or game.state.phase != "site":
        return []
    here = game.name(game.state.companies[event.company].site)
    shown = shown_at(game, event.card, here)
    return [] if shown is None else [AgentRevealed(card=event.card, site=shown.site)]


@RULES.react("agent-attacks-once", AgentAttacks, order=Rank.BEFORE)
def has_attacked(game: Game, event: AgentAttacks) -> list[Event]:
    """It is remembered, whatever comes of it."""
    return [Remembered(fact=Fact(_ATTACKED, event.card, until="company"))]


@RULES.forbid(
    "agent-attacks-once",
    AttackWithAgent,
    says="{action.card} has attacked in this site phase.",
    blanket="card",
)
def attacks_again(game: Game, action: AttackWithAgent) -> bool:
    """Nobody attacks twice."""
    return game.state.fact(_ATTACKED, action.card) is not None
