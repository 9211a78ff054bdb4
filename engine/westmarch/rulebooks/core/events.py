"""Events: short, long and permanent."""

from westmarch.cards.model import Event as EventFacts
from westmarch.kernel.events import CardMoved, Event, EventPlayed
from westmarch.kernel.game import Game
from westmarch.kernel.rulebook import Rulebook

RULES = Rulebook("core.events")


@RULES.react("short-discarded-after-resolving", EventPlayed, order=100)
def short_event_is_over(game: Game, event: EventPlayed) -> list[Event]:
    """A short-event is discarded when it has taken effect."""
    facts = game.printed(event.card).facts
    short = isinstance(facts, EventFacts) and facts.length == "short"
    return [CardMoved(card=event.card, to="discard-pile")] if short else []
