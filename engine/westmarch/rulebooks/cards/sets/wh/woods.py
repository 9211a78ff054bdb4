"""What Radagast does with woods and beasts, as his Stage resources tell."""

from westmarch.cards.model.card import Ally, Faction
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import (
    company_of,
    in_hand,
    in_play,
    is_site,
    site_facts,
    somebodys_facts,
)
from westmarch.mechanics.map import map_of
from westmarch.mechanics.playable import is_playable_at
from westmarch.mechanics.quantities.actions import AT_HAND, COPIES
from westmarch.mechanics.quantities.journeys import REGION_TYPE
from westmarch.mechanics.quantities.people import AVATAR
from westmarch.mechanics.quantities.sites import REGION_OF_SITE
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.table.actions import PlayAlly, PlayEvent
from westmarch.table.game import Game

# WH-110

GIRDLE_OF_RADAGAST = Rulebook("WH-110")

_FRIENDS = 6


def _around(game: Game, site: str) -> set[str]:
    """The region of a site, and those around it."""
    region = game.value(REGION_OF_SITE, site)
    return {region, *map_of(game.pool).beside(region)} if region else set()


@GIRDLE_OF_RADAGAST.forbid("his-friends", PlayEvent, says=AS_WRITTEN)
def has_few_friends(game: Game, action: PlayEvent) -> bool:
    """It takes many who love those woods."""
    if game.printed(action.card).id != "WH-110" or not is_site(game, action.target):
        return False
    near = _around(game, str(action.target))
    sites = [
        each.id for each in game.pool.of_type("site") if site_facts(game, each.id).region in near
    ]
    allies = [
        each
        for each in in_play(game)
        if game.card(each).owner == action.player and game.printed(each).type == "ally"
    ]
    factions = [
        each
        for each in game.state.pile(action.player, "marshalling-point-pile")
        if game.printed(each).unique
        and any(is_playable_at(game, each, site, Faction) for site in sites)
    ]
    return len(allies) + len(factions) < _FRIENDS


@GIRDLE_OF_RADAGAST.adjust("wild-all-round", REGION_TYPE)
def trees_come_back(game: Game, _: str | None, region: str | None, purpose: str) -> str | None:
    """Around his haven everything is wild."""
    hosts = (game.card(each).host for each in game.value(COPIES, "WH-110"))
    wild = any(region in _around(game, str(each)) for each in hosts if each in game.state.cards)
    return "Wilderness" if wild else None


# WH-111

GLOVE_OF_RADAGAST = Rulebook("WH-111")


def _wears_it(game: Game, player: str) -> str | None:
    """Radagast, if he is a player's and the glove is in play on him."""
    avatar = game.value(AVATAR, player)
    hosts = (game.card(each).host for each in game.value(COPIES, "WH-111"))
    return avatar if avatar is not None and avatar in hosts else None


def _comes_to_hand(game: Game, card: str) -> bool:
    """Tell whether this is an ally of the sort that comes to the glove: small, and one of many."""
    printed = game.printed(card)
    small = isinstance(printed.facts, Ally) and somebodys_facts(game, card).mind == 1
    return small and not printed.unique


@GLOVE_OF_RADAGAST.define("comes-to-hand", AT_HAND)
def is_not_far(game: Game, card: str, player: str) -> bool | None:
    """Even those come back who had gone."""
    found = game.card(card)
    gone = (found.owner, found.place) == (player, "discard-pile")
    return (gone and _wears_it(game, player) is not None and _comes_to_hand(game, card)) or None


@GLOVE_OF_RADAGAST.permit("comes-to-hand", PlayAlly, says=AS_WRITTEN)
def calls_it(game: Game, action: PlayAlly) -> bool | None:
    """Wherever he is, some small beast comes to him; but he has one of a kind."""
    company = company_of(game, action.character)
    if company is None or action.character != _wears_it(game, action.player):
        return None
    near = in_hand(game, action.player, action.card) or is_not_far(game, action.card, action.player)
    has_one = any(
        game.name(each) == game.name(action.card) for each in game.card(action.character).holds
    )
    return (
        game.state.phase == "site"
        and game.state.combat is None
        and not game.state.chain
        and near
        and _comes_to_hand(game, action.card)
        and not has_one
    ) or None
