"""What cards of The Wizards take off the hazard limit of those who travel."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import number_of_regions
from westmarch.mechanics.lookups import LimitModifier
from westmarch.mechanics.quantities.actions import IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.hazards import LIMIT_MODIFIERS
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.game import Game

_KEY = "more-by-morning"
_LEAST = 2
"""Below this neither card takes the hazard limit."""


def _more_by_morning(book: Rulebook, region_type: str) -> None:
    card = book.chapter
    text = f"{card}.{_KEY}"

    @book.react(_KEY, OwnTextFollowed)
    def goes_with_them(game: Game, event: OwnTextFollowed) -> list[Event]:
        """It is remembered of the company that it is played on."""
        company = event.here.company(game)
        return [leave(game, event, company, "turn")] if company is not None else []

    @book.define(_KEY, LIMIT_MODIFIERS)
    def takes_one_more(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
        """It is asked on the way whether Gates of Morning is in play."""
        if not own_reached(game, text, company):
            return None
        player = game.state.companies[company].player
        morning = game.value(IN_PLAY_BY_NAME, "Gates of Morning", player)
        there = number_of_regions(game, company, region_type)
        return (LimitModifier(card, -1, _LEAST),) if morning and there else None


# TW-234

FAIR_TRAVELS_IN_DARK_DOMAINS = Rulebook("TW-234")

_more_by_morning(FAIR_TRAVELS_IN_DARK_DOMAINS, "Dark-domain")

# TW-236

FAIR_TRAVELS_IN_SHADOW_LANDS = Rulebook("TW-236")

_more_by_morning(FAIR_TRAVELS_IN_SHADOW_LANDS, "Shadow-land")
