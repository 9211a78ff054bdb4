"""What single allies and items of The Wizards say."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.table import character_facts
from westmarch.rulebooks.cards import twins
from westmarch.table.actions import UseCard
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

# TW-298

PALANTIR_OF_ELOSTIRION = Rulebook("TW-298")


@PALANTIR_OF_ELOSTIRION.forbid(
    "frees-elves", UseCard, says="It frees an Elf or a Wizard of its player's, and nobody else."
)
def frees_nobody_else(game: Game, action: UseCard) -> bool:
    """What it shows is for Elves and Wizards of one's own."""
    if game.printed(action.card).id != "TW-298" or action.target not in game.state.cards:
        return False
    host = game.card(str(action.target)).host
    if host not in game.state.cards or game.printed(str(host)).type != "character":
        return True
    race = character_facts(game, str(host)).race
    return race not in ("Elf", "Wizard") or game.card(str(host)).owner != action.player


# TW-246

GOLLUM = Rulebook("TW-246")


@GOLLUM.forbid(
    "takes-it-with-him",
    UseCard,
    says="{action.card} would have to be where The One Ring is, outside a haven.",
)
def has_nothing_to_take(game: Game, action: UseCard) -> bool:
    """It takes The One Ring at his site, which is no haven."""
    return twins.sees_no_ring(game, action, "TW-246")


@GOLLUM.react("takes-it-with-him", OwnTextFollowed)
def takes_it_with_him(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He and the ring are gone."""
    return twins.falls_with_it(game, event)


# TW-300

PALANTIR_OF_ORTHANC = Rulebook("TW-300")


@PALANTIR_OF_ORTHANC.forbid(
    "takes-a-deck", UseCard, says="It takes five cards in the play deck, and there are fewer."
)
def has_no_deck_to_speak_of(game: Game, action: UseCard) -> bool:
    """It takes a deck that is not all but drawn."""
    return twins.deck_is_thin(game, action, "TW-300")
