"""Hoards: hoard items, and the sites where they may be played."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.dragons import has_dragon_attack
from westmarch.mechanics.lookups import company_of, item_facts
from westmarch.mechanics.quantities.items import HOARD_ITEM
from westmarch.mechanics.quantities.sites import CONTAINS_HOARD
from westmarch.table.actions import PlaceStartingItem, PlayItem
from westmarch.table.game import Game

RULES = Rulebook("dragons.hoards")


def _hoard_is_missing(game: Game, action: PlayItem) -> bool:
    company = company_of(game, action.character)
    return (
        company is not None
        and game.value(HOARD_ITEM, action.card)
        and not game.value(CONTAINS_HOARD, company.site)
    )


@RULES.define(
    "hoard-item",
    HOARD_ITEM,
    says=lambda game, value, card: f"{game.name(card)} is {'a' if value else 'no'} hoard item.",
)
def is_hoard_item(game: Game, card: str) -> bool:
    """An item that its card designates as one; perhaps only cards of The Dragons count."""
    printed = game.printed(card)
    if "hoard item" not in printed.keywords:
        return False
    return printed.set == "TD" or game.reading("q.dragons.hoard-item-list") == "a"


@RULES.define(
    "lair-contains-hoard",
    CONTAINS_HOARD,
    says=lambda game, value, site: (
        f"{game.name(site)} has {'a' if value else 'no'} Dragon automatic-attack now."
    ),
)
def has_attack_now(game: Game, site: str) -> bool:
    """A hoard lies where there is a Dragon automatic-attack."""
    return has_dragon_attack(game, site)


@RULES.define(
    "turn-start",
    CONTAINS_HOARD,
    says=lambda game, value, site: (
        f"{game.name(site)} had a Dragon automatic-attack when this turn began, "
        "so its hoard lasts until the turn ends."
        if value
        else f"{game.name(site)} had no Dragon automatic-attack when this turn began."
    ),
)
def had_attack_when_turn_began(game: Game, site: str) -> bool:
    """A hoard lies where there was a Dragon automatic-attack as the turn began."""
    return has_dragon_attack(game.turn_start, site)


@RULES.forbid(
    "play-only-at-hoard",
    PlayItem,
    says="A hoard item such as {action.card} is played only where there is a hoard.",
)
def no_hoard_here(game: Game, action: PlayItem) -> bool:
    """Hoard items need a hoard."""
    return _hoard_is_missing(game, action)


@RULES.forbid(
    "minor-needs-hoard",
    PlayItem,
    says="{action.card} is a hoard minor item, which needs a hoard every time it is played.",
)
def no_hoard_for_minor_item(game: Game, action: PlayItem) -> bool:
    """A hoard minor item needs one even as the extra minor item."""
    item = item_facts(game, action.card)
    return item is not None and item.item_class == "minor" and _hoard_is_missing(game, action)


@RULES.forbid(
    "minor-not-in-starting-company",
    PlaceStartingItem,
    says="{action.card} is a hoard minor item, which no starting company may have.",
)
def starts_with_hoard_item(game: Game, action: PlaceStartingItem) -> bool:
    """No hoard items for a starting company."""
    return game.value(HOARD_ITEM, action.card)
