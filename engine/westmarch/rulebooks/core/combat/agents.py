"""What becomes of an agent who attacks and is beaten."""

from collections.abc import Iterator

from westmarch.cards.kinds import FALLEN_WIZARD, WIZARD
from westmarch.kernel.event import Event
from westmarch.kernel.lack import Lack
from westmarch.kernel.rulebook import Term
from westmarch.mechanics.agent_attacks import beaten_agent
from westmarch.mechanics.agents import is_agent_card
from westmarch.mechanics.quantities.combat import BEATEN, DETAINMENT
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS, POINTS
from westmarch.rulebooks.core.combat import RULES
from westmarch.table.actions import ClaimAgent, Finish
from westmarch.table.events.agents import AgentBeaten, AgentClaimed, AgentSpared
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.events.combat import AttackDefeated, AttackFought, StrikeFailed
from westmarch.table.game import Game
from westmarch.table.windows import CLAIM

_PILE = "marshalling-point-pile"
_CLAIMANTS = (WIZARD, FALLEN_WIZARD)


@RULES.react("agent-wounded", StrikeFailed)
def agent_is_wounded(game: Game, event: StrikeFailed) -> list[Event]:
    """A strike of his that fails wounds the agent; the body check of the strike is his own."""
    combat = game.state.combat
    if combat is None or combat.kind != "agent":
        return []
    return [CharacterWounded(card=combat.source)]


@RULES.react(
    "agent-defeated",
    AttackFought,
    says=lambda game, _, event: f"{game.name(event.combat.source)} is beaten for good.",
)
def agent_is_beaten(game: Game, event: AttackFought) -> list[Event]:
    """An agent who has failed his body checks may be kept, or is out of the game."""
    combat = event.combat
    if combat.kind != "agent" or not game.value(BEATEN, combat.strikes):
        return []
    defeated = AttackDefeated(combat=combat)
    if game.value(DETAINMENT, combat):
        return [defeated]
    if game.state.kind(combat.defender) not in _CLAIMANTS:
        return [AgentSpared(card=combat.source), defeated]
    return [AgentBeaten(card=combat.source, player=combat.defender), defeated]


@RULES.permit(
    "agent-defeated",
    ClaimAgent,
    Finish,
    says="{action.player} may keep the agent, for his points.",
)
def keeps_the_agent(game: Game, action: ClaimAgent | Finish) -> Lack | bool | None:
    """Who has beaten him may keep him."""
    if isinstance(action, Finish):
        return game.state.at(CLAIM) or None
    if not game.state.at(CLAIM):
        return Lack("No agent has just been beaten.")
    if action.card != beaten_agent(game):
        return Lack("{0.card} is not the one who has been beaten.")
    return True


@RULES.react("agent-defeated", AgentClaimed)
def agent_is_kept(game: Game, event: AgentClaimed) -> list[Event]:
    """He goes to the pile of who has beaten him."""
    return [CardMoved(card=event.card, to=_PILE, player=event.player)]


@RULES.react("agent-defeated", AgentSpared)
def agent_is_gone(game: Game, event: AgentSpared) -> list[Event]:
    """Whom nobody keeps is out of the game."""
    return [CardMoved(card=event.card, to="out-of-play")]


def _agents_kept(game: Game, player: str, source: str) -> Iterator[Term]:
    """Give what each agent is worth whom a player keeps."""
    for each in game.state.pile(player, _PILE) if source == "kill" else ():
        if is_agent_card(game, each):
            yield game.value(POINTS, each, player), game.name(each)


@RULES.define("agent-defeated", MARSHALLING_POINTS, terms=_agents_kept)
def agents_count(game: Game, player: str, source: str) -> int | None:
    """Whom he keeps are kills."""
    return sum(amount for amount, _ in _agents_kept(game, player, source))
