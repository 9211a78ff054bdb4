"""What beasts who are friends of Radagast's, or of horsemen, say in The White Hand."""

from westmarch.cards.kinds import MINIONS
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import character_facts, company_of, site_facts
from westmarch.mechanics.quantities.influence import STANDARD_MODIFICATION
from westmarch.mechanics.quantities.people import AVATAR, HOME_SITE
from westmarch.mechanics.sides import sorts
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import PlayFaction, UseCard
from westmarch.table.game import Game

# WH-37, WH-38, WH-40

PANOPLY_OF_WINGS, BEASTS_OF_THE_WOOD = Rulebook("WH-37"), Rulebook("WH-38")
WILD_HOUNDS = Rulebook("WH-40")

_BEASTS = ("WH-37", "WH-38", "WH-40")
_LIKES_RADAGAST = 3


def _know_radagast(card: str, game: Game, faction: str, character: str) -> int | None:
    """They come more readily to whoever follows Radagast."""
    if game.printed(faction).id != card:
        return None
    avatar = game.value(AVATAR, game.card(character).owner)
    return _LIKES_RADAGAST if avatar is not None and game.name(avatar) == "Radagast" else None


@PANOPLY_OF_WINGS.define("radagasts-friends", STANDARD_MODIFICATION)
def birds_know_him(game: Game, faction: str, character: str) -> int | None:
    """Birds tell him all that they have seen."""
    return _know_radagast("WH-37", game, faction, character)


@BEASTS_OF_THE_WOOD.define("radagasts-friends", STANDARD_MODIFICATION)
def beasts_know_him(game: Game, faction: str, character: str) -> int | None:
    """He lives at the border of their wood."""
    return _know_radagast("WH-38", game, faction, character)


@WILD_HOUNDS.define("radagasts-friends", STANDARD_MODIFICATION)
def hounds_know_him(game: Game, faction: str, character: str) -> int | None:
    """They have eaten from his hand."""
    return _know_radagast("WH-40", game, faction, character)


def _fears(card: str, game: Game, action: PlayFaction) -> bool:
    """Tell whether somebody of an overt minion company would win over such beasts."""
    company = company_of(game, action.character)
    if game.printed(action.card).id != card or company is None:
        return False
    if game.state.kind(company.player) not in MINIONS:
        return False
    return "overt" in sorts(game, company.player, company.characters)


@BEASTS_OF_THE_WOOD.forbid("shuns-the-overt", PlayFaction, says=AS_WRITTEN)
def beasts_fear_them(game: Game, action: PlayFaction) -> bool:
    """They flee from whoever is plainly a servant of the Shadow."""
    return _fears("WH-38", game, action)


@WILD_HOUNDS.forbid("shuns-the-overt", PlayFaction, says=AS_WRITTEN)
def hounds_fear_them(game: Game, action: PlayFaction) -> bool:
    """They smell Orcs a long way off."""
    return _fears("WH-40", game, action)


# WH-38

_WOODS = (
    "Woodland Realm",
    "Western Mirkwood",
    "Heart of Mirkwood",
    "Southern Mirkwood",
    "Fangorn",
    "Cardolan",
)


@BEASTS_OF_THE_WOOD.forbid(
    "at-home", UseCard, says="The attack is not keyed by name to a region in which they live."
)
def is_not_their_wood(game: Game, action: UseCard) -> bool:
    """They help where they live."""
    combat = game.state.combat
    if combat is None or not follows_own(game, action, "WH-38.at-home"):
        return False
    return combat.keyed_to not in _WOODS


# WH-39

WILD_HORSES = Rulebook("WH-39")

_PLAINS = ("Rohan", "Khand", "Dorwinion", "Horse Plains", "Southern Rhovanion", "Harondor")
_LIKES_HORSEMEN = 3


@WILD_HORSES.define("horsemens-friends", STANDARD_MODIFICATION)
def know_horsemen(game: Game, faction: str, character: str) -> int | None:
    """Men who have grown up among horses know how to speak to them."""
    if game.printed(faction).id != "WH-39" or character_facts(game, character).race != "Man":
        return None
    sites = (each.id for each in game.pool.of_type("site"))
    plains = (each for each in sites if site_facts(game, each).region in _PLAINS)
    at_home = any(game.value(HOME_SITE, character, each) for each in plains)
    return _LIKES_HORSEMEN if at_home else None
