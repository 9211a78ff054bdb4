"""What cards of The Wizards let people find who look more closely."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.rulebooks.cards import closer_looks
from westmarch.rulebooks.cards.making import AS_WRITTEN
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import SiteResourcePlayed
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.game import Game

# TW-349

THOROUGH_SEARCH = Rulebook("TW-349")


@THOROUGH_SEARCH.forbid("searches", PlayEvent, says=AS_WRITTEN)
def is_not_inside(game: Game, action: PlayEvent) -> bool:
    """The scout has to be where there is something to search."""
    return closer_looks.is_not_inside(game, action, "TW-349.searches")


@THOROUGH_SEARCH.react("searches", OwnTextFollowed)
def has_searched(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Somebody else may have what he has found."""
    return closer_looks.has_searched(game, event, "TW-349")


@THOROUGH_SEARCH.react("searches", Declared, order=-15)
def is_found(game: Game, event: Declared) -> list[Event]:
    """At an untapped site, too, that is what the search was for."""
    return closer_looks.is_found(game, event, "TW-349")


@THOROUGH_SEARCH.replace("searches", SiteResourcePlayed)
def leaves_no_trace(game: Game, event: SiteResourcePlayed) -> list[Event] | None:
    """And the site stays as it is."""
    return closer_looks.leaves_no_trace(game, event, "TW-349")
