"""What becomes of a card whose place another one takes."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.rulebooks.core.glossary import RULES
from westmarch.table.events.cards import CardMoved, CardTapped
from westmarch.table.events.companies import SiteReplaced
from westmarch.table.game import Game


@RULES.react(
    "replaced-site-keeps-orientation",
    SiteReplaced,
    order=Rank.BEFORE,
    says="{event.by} lies as the card lay whose place it takes: tapped.",
)
def lies_as_it_lay(game: Game, event: SiteReplaced) -> list[Event]:
    """The new card is tapped if the old one was."""
    tapped = game.card(event.site).position == "tapped"
    return [CardTapped(card=event.by)] if tapped else []


@RULES.react(
    "replace", SiteReplaced, says="The card that was there before {event.by} is discarded."
)
def the_other_is_discarded(game: Game, event: SiteReplaced) -> list[Event]:
    """What is replaced is discarded at once."""
    return [CardMoved(card=event.site, to="discard-pile")]
