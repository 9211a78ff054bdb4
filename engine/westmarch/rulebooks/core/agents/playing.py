"""Agents who come into play: as characters, or as hazards of whom nobody knows who they are."""

from typing import Any

from westmarch.kernel.lack import Lack, all_of
from westmarch.kernel.order import Rank
from westmarch.mechanics.agents import homes_of, is_agent_card, sites_of
from westmarch.mechanics.lookups import in_hand
from westmarch.mechanics.needs import in_no_attack, while_hazards_act
from westmarch.mechanics.quantities.actions import ACTION_SORT
from westmarch.mechanics.quantities.agents import (
    AGENT_AT,
    PLAYS_AS_CHARACTER,
    PLAYS_AS_HAZARD,
)
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.mechanics.quantities.people import AWAY_FROM_HOME, HOME_SITE
from westmarch.mechanics.quantities.points import POINTS
from westmarch.mechanics.quantities.uniqueness import COUNTS_AS_IN_PLAY
from westmarch.mechanics.sides import is_fallen
from westmarch.rulebooks.core.agents import RULES
from westmarch.rulebooks.core.agents.acting import is_an_agent
from westmarch.table.actions import ActAgent, Action, PlayAgent, PlayCharacter, RevealAgent, UseCard
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY

# As characters


@RULES.forbid(
    "agent-as-character",
    PlayCharacter,
    says="{action.card} is an agent, and for {action.player} an agent is no character.",
    blanket="card",
)
def is_no_character_for_him(game: Game, action: PlayCharacter) -> bool:
    """Only those play agents as characters for whom they are characters."""
    agent = is_agent_card(game, action.card)
    return agent and not game.value(PLAYS_AS_CHARACTER, action.card, action.player)


@RULES.forbid(
    "agent-character-home-only",
    PlayCharacter,
    says="{action.card} is an agent, who comes into play at home and at no haven.",
)
def is_not_at_home(game: Game, action: PlayCharacter) -> bool:
    """An agent comes into play at home."""
    agent = is_agent_card(game, action.card)
    if not agent or game.value(HOME_SITE, action.card, action.site):
        return False
    return action.by is None or not game.value(AWAY_FROM_HOME, action.by)


@RULES.forbid(
    "agent-character-not-agent",
    ActAgent,
    RevealAgent,
    says="{action.card} is in play as a character, and so does nothing that agents do.",
    blanket="card",
)
def is_in_play_as_a_character(game: Game, action: ActAgent | RevealAgent) -> bool:
    """As a character, an agent is none."""
    there = game.card(action.card).place == IN_PLAY
    return there and is_agent_card(game, action.card) and action.card not in game.state.agents


# As hazards


@RULES.permit(
    "play-agent-hazard",
    PlayAgent,
    says="The hazard player may play an agent in the movement/hazard phase of a company.",
)
def plays_an_agent(game: Game, action: PlayAgent) -> Lack | bool:
    """The hazard player may play an agent while a company goes its way."""
    return _comes_as_hazard(game, action) or True


@RULES.define("play-agent-hazard", COUNTS)
def agent_counts(game: Game, card: str | None, action: Any) -> int:
    """He counts one against the limit."""
    return 1 if isinstance(action, PlayAgent) else 0


@RULES.define("play-agent-hazard", ACTION_SORT, order=Rank.BEFORE)
def is_a_hazard_there(game: Game, action: Action) -> str | None:
    """To play an agent so is a hazard action, and so is what he is used for then."""
    uses = isinstance(action, UseCard) and action.card in game.state.agents
    return "hazard" if uses or isinstance(action, PlayAgent) else None


@RULES.define("agent-hazard-any-deckbuilding", PLAYS_AS_HAZARD)
def is_a_hazard_for_all_that(game: Game, card: str, player: str) -> bool:
    """A Fallen-wizard's agents count as characters in the deck, and may be hazards as well."""
    return is_fallen(game, player)


def _is_in_hand(game: Game, action: PlayAgent) -> Lack | None:
    held = in_hand(game, action.player, action.card)
    return None if held else Lack("{0.card} is not in hand.")


def _is_a_hazard_for_him(game: Game, action: PlayAgent) -> Lack | None:
    if game.value(PLAYS_AS_HAZARD, action.card, action.player):
        return None
    return Lack("{0.card} is no hazard for {0.player}.")


_comes_as_hazard = all_of(
    is_an_agent, _is_in_hand, in_no_attack, _is_a_hazard_for_him, while_hazards_act
)


@RULES.define(
    "agent-hazard-location",
    AGENT_AT,
    says=lambda game, _, agent: (
        f"No site lies with {game.name(agent)}, and so he is at one of his home sites: which one, "
        "is not said before he is revealed."
    ),
)
def is_at_some_home_site(game: Game, agent: str) -> tuple[str, ...] | None:
    """Until he has moved or is revealed, he is at one of his home sites, and nobody says which."""
    return None if sites_of(game, agent) else homes_of(game, agent)


@RULES.adjust("agent-hazard-no-points", POINTS)
def is_worth_nothing(game: Game, points: int, card: str, player: str) -> int | None:
    """An agent on the table is worth nothing to the player who played him."""
    return 0 if card in game.state.agents else None


@RULES.adjust("uniqueness-only-face-up", COUNTS_AS_IN_PLAY)
def nobody_knows_of_him(game: Game, counts: bool, card: str) -> bool | None:
    """Who lies face-down keeps nobody out of play."""
    return False if game.card(card).face_down else None


@RULES.permit(
    "uniqueness-only-face-up",
    PlayAgent,
    says="Who is played face-down may be somebody who is in play already.",
    lifts=("core.turn.one-copy-for-both", "core.glossary.one-manifestation-in-play"),
)
def may_be_a_double(game: Game, action: PlayAgent) -> bool | None:
    """And nobody keeps him out as he is played."""
    return _comes_as_hazard(game, action) is None or None
