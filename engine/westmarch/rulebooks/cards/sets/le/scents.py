"""What single events of The Lidless Eye let people find who look more closely."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.rulebooks.cards import closer_looks
from westmarch.rulebooks.cards.making import AS_WRITTEN
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import SiteResourcePlayed
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.game import Game

# LE-175

CATCH_AN_ELUSIVE_SCENT = Rulebook("LE-175")


@CATCH_AN_ELUSIVE_SCENT.forbid("picks-it-up", PlayEvent, says=AS_WRITTEN)
def is_outside(game: Game, action: PlayEvent) -> bool:
    """The scout has to be where the scent is."""
    return closer_looks.is_not_inside(game, action, "LE-175.picks-it-up")


@CATCH_AN_ELUSIVE_SCENT.react("picks-it-up", OwnTextFollowed)
def picks_it_up(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Somebody else may have what it leads to."""
    return closer_looks.has_searched(game, event, "LE-175")


@CATCH_AN_ELUSIVE_SCENT.react("picks-it-up", Declared, order=-15)
def is_at_its_end(game: Game, event: Declared) -> list[Event]:
    """At an untapped site, too, it leads to something."""
    return closer_looks.is_found(game, event, "LE-175")


@CATCH_AN_ELUSIVE_SCENT.replace("picks-it-up", SiteResourcePlayed)
def disturbs_nothing(game: Game, event: SiteResourcePlayed) -> list[Event] | None:
    """And the site stays as it is."""
    return closer_looks.leaves_no_trace(game, event, "LE-175")
