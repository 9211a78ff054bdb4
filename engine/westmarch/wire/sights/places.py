"""What is to be seen of sites and regions."""

from typing import Any

from westmarch.mechanics.on_guard import cards_on_guard
from westmarch.mechanics.quantities.dragons import UNIQUE_DRAGONS
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS, CONTAINS_HOARD, DRAGON_LAIR
from westmarch.table.game import Game
from westmarch.wire.sights.named import SITE, of
from westmarch.wire.sights.path import TEXT, Path


def _automatic_attacks(game: Game, site: str) -> list[dict[str, Any]]:
    attacks = (each.attack for each in game.value(AUTOMATIC_ATTACKS, site))
    return [
        {"race": it.race, "strikes": it.strikes, "prowess": it.prowess, "body": it.body}
        for it in attacks
    ]


def _on_guard(game: Game, site: str) -> int:
    return sum(
        site in (each.lies_at, game.card(str(each.lies_at)).card)
        for each in cards_on_guard(game.state)
    )


def _lair_of(game: Game, site: str) -> str | None:
    dragons: dict[str, tuple[str, str]] = game.value(UNIQUE_DRAGONS)
    return next((each for each, (lair, _) in dragons.items() if lair == game.name(site)), None)


def _lairs(game: Game, region: str) -> list[str]:
    return [lair for lair, its in game.value(UNIQUE_DRAGONS).values() if its == region]


PLACES = (
    Path("site/<site>/automatic-attacks", "a list of objects with race, strikes, prowess and body",
        "What a company entering now would face, in order; a missing body is null.",
        _automatic_attacks, (SITE,)),
    Path("site/<site>/on-guard", "a number",
        "How many cards lie on-guard there; which ones, only their player knows.", _on_guard,
        (SITE,)),
    Path("site/<site>/dragon-lair", "true or false", "Whether the site counts as a lair now.",
        of(DRAGON_LAIR), (SITE,)),
    Path("site/<site>/hoard", "true or false", "Whether the site contains a hoard now.",
        of(CONTAINS_HOARD), (SITE,)),
    Path("site/<site>/lair-of", "a name or null", "The unique Dragon whose lair it is.", _lair_of,
        (SITE,)),
    Path("region/<name>/lairs", "a list of names", "The lairs in the region.", _lairs, (TEXT,),
        certain=True),
)  # fmt: skip
"""Sites are named by their label where they are on the table, and else by their name."""
