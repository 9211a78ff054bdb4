"""What is made in the forges of a Wizardhaven."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.hands import ELSEWHERE
from westmarch.mechanics.lookups import company_of, in_hand, item_facts
from westmarch.mechanics.quantities.actions import AT_HAND
from westmarch.mechanics.quantities.items import HOARD_ITEM, ITEM_CLASS
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.playable import AT_TAPPED_SITES
from westmarch.table.actions import PlayItem
from westmarch.table.events.cards import ItemPlayed
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import ASIDE, Fact

# WH-83

WAR_FORGES = Rulebook("WH-83")

_FORGED = "something is forged by WH-83"
"""Remembered of a site until it has been played there, or the turn ends: the player's name."""


@WAR_FORGES.react("forges-more", OwnTextFollowed)
def lights_the_fires(game: Game, event: OwnTextFollowed) -> list[Event]:
    """From now on one thing more is to be had at the site."""
    site = str(game.card(event.card).host)
    return [Remembered(fact=Fact(_FORGED, site, event.here.player, "turn", "WH-83"))]


def _is_forged(game: Game, card: str) -> bool:
    """Tell whether this is the sort of thing that is made in such forges."""
    if item_facts(game, card) is None or game.value(ITEM_CLASS, card) != "minor":
        return False
    return not game.printed(card).unique and not game.value(HOARD_ITEM, card)


def _fires(game: Game, player: str) -> list[Fact]:
    return [each for each in game.state.facts_of(_FORGED) if each.value == player]


@WAR_FORGES.define("forges-more", AT_HAND)
def lies_ready(game: Game, card: str, player: str) -> bool | None:
    """What was made before serves as well, or what is made elsewhere."""
    found = game.card(card)
    near = found.owner == player and found.place in ELSEWHERE and found.place != ASIDE
    return (near and bool(_fires(game, player)) and _is_forged(game, card)) or None


@WAR_FORGES.permit("forges-more", PlayItem, says=AS_WRITTEN, lifts=AT_TAPPED_SITES)
def is_forged(game: Game, action: PlayItem) -> bool | None:
    """It is playable there, whether the site is tapped or not."""
    company = company_of(game, action.character)
    if company is None or company.player != action.player or not _is_forged(game, action.card):
        return None
    here = any(each.about == company.site for each in _fires(game, action.player))
    near = in_hand(game, action.player, action.card) or lies_ready(game, action.card, action.player)
    return (
        here
        and bool(near)
        and game.state.phase == "site"
        and game.state.combat is None
        and not game.state.chain
        and game.card(action.character).position == "untapped"
    ) or None


@WAR_FORGES.react("forges-more", ItemPlayed)
def fires_go_out(game: Game, event: ItemPlayed) -> list[Event]:
    """It is one thing for each time."""
    company = company_of(game, event.character)
    if company is None or not _is_forged(game, event.card):
        return []
    fires = [each for each in _fires(game, company.player) if each.about == company.site]
    return [EffectLapsed(fact=fires[0])] if fires else []
