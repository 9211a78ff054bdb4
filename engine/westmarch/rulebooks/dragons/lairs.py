"""Dragon lairs: which sites they are, whose, and how their names are spelled."""

from westmarch.cards.model.card import Site
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.dragons import has_dragon_attack, listed_name
from westmarch.mechanics.quantities.dragons import (
    LAIR_TABLE,
    MANIFESTATION,
    SPELLING,
    UNIQUE_DRAGONS,
)
from westmarch.mechanics.quantities.sites import DRAGON_LAIR
from westmarch.table.game import Game
from westmarch.table.state import Combat

RULES = Rulebook("dragons.lairs")

Rows = tuple[dict[str, str], ...]


@RULES.define(
    "definition",
    DRAGON_LAIR,
    says=lambda game, value, site: f"{game.name(site)} is {'a' if value else 'no'} Dragon's lair.",
)
def is_lair(game: Game, site: str) -> bool:
    """A site with a Dragon automatic-attack is a lair.

    Whether it stays one in the turn in which it loses the attack is open.
    """
    if has_dragon_attack(game, site):
        return True
    lost_this_turn = has_dragon_attack(game.turn_start, site)
    return lost_this_turn and game.reading("q.dragons.lair-after-loss") == "a"


@RULES.define("table", LAIR_TABLE)
def printed_table(game: Game) -> Rows:
    """The list of lairs as first printed."""
    return game.table("dragons.lairs.table")


@RULES.define("table-emended", LAIR_TABLE)
def emended_table(game: Game) -> Rows:
    """The list of lairs with its spelling changed."""
    return game.table("dragons.lairs.table-emended")


@RULES.define("nine-dragons", UNIQUE_DRAGONS)
def dragons_with_lairs(game: Game) -> dict[str, tuple[str, str]]:
    """Each Dragon of the list has the lair beside it, under the names the cards have."""
    return {
        listed_name(game, row["Dragon"]): (listed_name(game, row["Lair"]), row["Region"])
        for row in game.value(LAIR_TABLE)
    }


@RULES.define("name-ulond", SPELLING)
def ulond(game: Game, name: str) -> str | None:
    """Isle of the Ulong is a misprint."""
    return "Isle of the Ulond" if name == "Isle of the Ulong" else None


@RULES.define("name-irerock", SPELLING)
def irerock(game: Game, name: str) -> str | None:
    """Irerock is one word."""
    return "Irerock" if name == "Ire-rock" else None


@RULES.define("plain-letters", SPELLING)
def plain_letters(game: Game, name: str) -> str | None:
    """Three names are meant with their accents; whether they count without them is open."""
    meant = {
        "Earcaraxe": "Eärcaraxë",
        "Caves of Ulund": "Caves of Ûlund",
        "Zarak Dum": "Zarak Dûm",
    }.get(name)
    return meant if meant and game.reading("q.dragons.lair-spellings") == "a" else None


@RULES.define("site-attack-not-manifestation", MANIFESTATION)
def site_attack_is_none(game: Game, combat: Combat) -> str | None:
    """The attack printed on a lair is no manifestation of its Dragon."""
    return "none" if isinstance(game.printed(combat.source).facts, Site) else None
