"""Strikes of agents: they are rolled for, and it matters where and how the agent lay."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import Term
from westmarch.mechanics.quantities.agents import AMBUSH
from westmarch.mechanics.quantities.combat import (
    ATTACK_BODY,
    ATTACK_PROWESS,
    ATTACKER_CHOOSES,
    PROWESS_OF_STRIKE,
    ROLLS_FOR_STRIKE,
    STRIKE_TOTAL,
)
from westmarch.mechanics.quantities.people import HOME_SITE
from westmarch.rulebooks.core.strikes import RULES
from westmarch.table.events.agents import AgentAttacks
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Combat, Fact

_AMBUSH = "ambush"
"""Remembered of an agent who attacks: whether he lay face-down and was at home."""


def _attack(game: Game) -> Combat | None:
    """The attack that is being fought, if it is that of an agent."""
    combat = game.state.combat
    return combat if combat is not None and combat.kind == "agent" else None


@RULES.define("ambushing-agent-chooses", ATTACKER_CHOOSES)
def strikes_from_his_own_door(game: Game) -> bool | None:
    """Who lay in wait at home chooses whom to strike."""
    return game.value(AMBUSH) == (True, True) or None


@RULES.define("agent-roll", ROLLS_FOR_STRIKE)
def agent_rolls(game: Game) -> str | None:
    """The attacker rolls for an agent's strike, too."""
    combat = _attack(game)
    return None if combat is None else combat.source


def _agent_terms(game: Game, who: str, dice: int) -> Iterator[Term]:
    yield dice, "rolled"
    yield game.value(PROWESS_OF_STRIKE), "prowess"


@RULES.define("agent-roll", STRIKE_TOTAL, terms=_agent_terms, order=Rank.BEFORE)
def roll_and_prowess(game: Game, who: str, dice: int) -> int | None:
    """And adds the prowess of the strike."""
    combat = _attack(game)
    if combat is None or who != combat.source:
        return None
    return sum(amount for amount, _ in _agent_terms(game, who, dice))


@RULES.react("agent-modifiers", AgentAttacks, order=Rank.BEFORE)
def how_he_lay_is_noted(game: Game, event: AgentAttacks) -> list[Event]:
    """How he lies and where he is counts as the attack is declared, whatever comes before it."""
    company = game.state.companies[event.company]
    site = company.destination or company.site
    lies = (game.card(event.card).face_down, game.value(HOME_SITE, event.card, site))
    return [
        Forgotten(what=_AMBUSH, about=event.card),
        Remembered(fact=Fact(_AMBUSH, event.card, lies, until="turn")),
    ]


@RULES.define("agent-modifiers", AMBUSH)
def as_he_lay(game: Game) -> tuple[bool, bool] | None:
    """And so it stays for this attack."""
    combat = _attack(game)
    fact = game.state.fact(_AMBUSH, combat.source) if combat is not None else None
    return None if fact is None else fact.value


def _modified(game: Game, what: str) -> Iterator[Term]:
    """Give what the table adds to the prowess or the body of the agent who attacks."""
    combat, ambush = _attack(game), game.value(AMBUSH)
    if combat is None or ambush is None:
        return
    hidden, at_home = ambush
    lay = f"{'face-down' if hidden else 'face-up'}, {'at home' if at_home else 'not at home'}"
    states = {lay, game.card(combat.source).position}
    for row in game.table("core.strikes.agent-modifiers"):
        if row["Agent"] in states and (amount := int(row[what])):
            yield amount, row["Agent"]


@RULES.adjust(
    "agent-modifiers",
    ATTACK_PROWESS,
    order=Layer.OWN,
    terms=lambda game, _: _modified(game, "Prowess"),
)
def stronger_from_hiding(game: Game, prowess: int) -> int | None:
    """So his prowess shifts."""
    change = sum(amount for amount, _ in _modified(game, "Prowess"))
    return prowess + change if change else None


@RULES.adjust(
    "agent-modifiers",
    ATTACK_BODY,
    order=Layer.OWN,
    terms=lambda game, _: _modified(game, "Body"),
)
def harder_at_home(game: Game, body: int | None) -> int | None:
    """And his body."""
    change = sum(amount for amount, _ in _modified(game, "Body"))
    return body + change if change and body is not None else None
