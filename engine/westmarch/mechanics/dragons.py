"""Dragons: whose manifestation attacks, where one lies in wait, and what the lists call them."""

from westmarch.mechanics.quantities.dragons import MANIFESTATION
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS
from westmarch.table.game import Game
from westmarch.table.state import Combat


def attacking_dragon(game: Game, combat: Combat) -> str | None:
    """The unique Dragon whose manifestation attacks, if it is one."""
    dragon = game.value(MANIFESTATION, combat)
    return None if dragon in (None, "none") else str(dragon)


def is_own(game: Game, combat: Combat) -> bool:
    """Tell whether the attack comes from a card of the player whom it attacks."""
    return game.card(combat.source).owner == combat.defender


def has_dragon_attack(game: Game, site: str) -> bool:
    """Tell whether a site has an automatic-attack by a Dragon."""
    return any(each.attack.race == "Dragon" for each in game.value(AUTOMATIC_ATTACKS, site))


def listed_name(game: Game, written: str) -> str:
    """The name that the card has which the list means: no play hangs on how it is spelled."""
    return game.pool.canonical(written) or written
