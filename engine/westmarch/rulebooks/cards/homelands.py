"""Where factions live, and what makes the people of whole regions harder to win."""

from collections.abc import Collection

from westmarch.cards.model.card import Faction
from westmarch.mechanics.quantities.sites import REGION_OF_SITE
from westmarch.table.actions import InfluenceCard, PlayEvent, PlayFaction
from westmarch.table.game import Game

_WITH_SWORDS = "Muster"


def homelands(game: Game, card: str) -> frozenset[str]:
    """Give the regions of the sites where a faction is playable; none for what is no faction."""
    facts = game.printed(card).facts
    if not isinstance(facts, Faction):
        return frozenset()
    sites = (each for name in facts.sites for each in game.pool.named(name) if each.type == "site")
    return frozenset(game.value(REGION_OF_SITE, each.id) for each in sites)


def lives_in(game: Game, card: str, regions: Collection[str]) -> bool:
    """Tell whether a faction is playable at a site in one of some regions."""
    return not homelands(game, card).isdisjoint(regions)


def tried_with_swords(game: Game, action: PlayEvent) -> str | None:
    """The faction that somebody would win with Muster, if that is what is being played."""
    if game.name(action.card) != _WITH_SWORDS:
        return None
    for each in reversed(game.state.chain):
        if isinstance(each, PlayFaction) and each.character == action.target:
            return each.card
        if isinstance(each, InfluenceCard) and each.character == action.target:
            return each.target
    return None
