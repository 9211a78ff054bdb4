"""What several of these rules ask about a card."""

from westmarch.cards.model.card import Ally, Faction
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import admits, item_facts
from westmarch.mechanics.playable import is_playable_at
from westmarch.mechanics.quantities.influence import DIRECT_INFLUENCE, INFLUENCE_BONUS
from westmarch.mechanics.quantities.people import PLAYABLE_AT
from westmarch.table.actions import InfluenceCard
from westmarch.table.game import Game


def is_item(game: Game, card: str) -> bool:
    """Tell whether a card is an item."""
    return item_facts(game, card) is not None


def controller_of(game: Game, card: str) -> str | None:
    """The character who controls a card, if one does."""
    host = game.card(card).host
    return host if host in game.state.cards else None


def playable_here(game: Game, card: str, character: str) -> bool:
    """Tell whether a card can be played at a character's site."""
    site = site_of(game, character)
    return site is not None and _is_playable(game, card, site)


def _is_playable(game: Game, card: str, site: str) -> bool:
    if isinstance(game.printed(card).facts, Faction | Ally):
        return is_playable_at(game, card, site)
    return admits(game, site, card) or game.value(PLAYABLE_AT, card, site)


def influence_over(game: Game, character: str, target: str) -> int:
    """The direct influence that a character has left against a card."""
    bonus = game.value(INFLUENCE_BONUS, character, target)
    return game.value(DIRECT_INFLUENCE, character) + bonus


def is_agents(game: Game, action: InfluenceCard) -> bool:
    """Tell whether it is an agent on the table who makes an attempt: he has places of his own."""
    return action.character in game.state.agents
