"""Agents on the table as hazards: what lies with them, and how they act and attack."""

from westmarch.cards.model.card import Character
from westmarch.table.game import Game

HAS_ACTED = "agent action"
"""Remembered of an agent for the turn: that he has taken the action that he has in it."""


def is_agent_card(game: Game, card: str) -> bool:
    """Tell whether a card is that of an agent, be he a hazard or a character."""
    printed = game.printed(card)
    return printed.type == "character" and "agent" in printed.keywords


def homes_of(game: Game, card: str) -> tuple[str, ...]:
    """The home sites on the card of a character, by their names; any other card has none."""
    facts = game.printed(card).facts
    return facts.home_sites if isinstance(facts, Character) else ()


def sites_of(game: Game, agent: str) -> tuple[str, ...]:
    """The site cards that lie with an agent, in the order of his travels."""
    return tuple(each for each in game.card(agent).holds if game.printed(each).type == "site")


def hidden_sites_of(game: Game, agent: str) -> tuple[str, ...]:
    """Those of them that lie face-down."""
    return tuple(each for each in sites_of(game, agent) if game.card(each).face_down)
