"""The mountain of doom, where nothing hides a company."""

from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import keys_of_site, new_site
from westmarch.mechanics.quantities.hazards import MET_REGARDLESS
from westmarch.table.actions import PlayCreature
from westmarch.table.game import Game

# TW-414

MOUNT_DOOM = Rulebook("TW-414")


@MOUNT_DOOM.define("is-never-hidden", MET_REGARDLESS)
def is_met_there(game: Game, action: PlayCreature) -> bool | None:
    """A creature that is keyed to the site comes, whatever was done to go unseen."""
    site = new_site(game, action.company)
    if site is None or game.card(site).card != "TW-414":
        return None
    return action.keyed_to in keys_of_site(game, action.company) or None
