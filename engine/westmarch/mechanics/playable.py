"""Where allies and factions are playable, by what their cards say."""

from westmarch.cards.model.card import Ally, Faction
from westmarch.mechanics.quantities.sites import REGION_OF_SITE, SITE_TYPE
from westmarch.table.game import Game


def is_playable_at(
    game: Game, card: str, site: str, sort: type[Ally] | type[Faction] | None = None
) -> bool:
    """Tell whether an ally or a faction, or only a card of one sort, is playable at a site."""
    facts = game.printed(card).facts
    if not isinstance(facts, sort or (Ally, Faction)):
        return False
    of_type, region = f"any {game.value(SITE_TYPE, site)}", game.value(REGION_OF_SITE, site)
    named = {game.name(site), of_type, f"any site in {region}", f"{of_type} in {region}"}
    return not named.isdisjoint(facts.sites)


def is_playable_at_any(game: Game, card: str, name: str) -> bool:
    """Tell whether an ally or a faction is playable at a site that is known by its name."""
    sites = (each.id for each in game.pool.named(name) if each.type == "site")
    return any(is_playable_at(game, card, each) for each in sites)
