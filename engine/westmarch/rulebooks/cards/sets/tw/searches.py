"""What cards of The Wizards let people find who look more closely."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.allowances import ALLOWANCE, Allowance, allowances
from westmarch.mechanics.table import company_of
from westmarch.rulebooks.cards.here import follows_own
from westmarch.rulebooks.cards.making import AS_WRITTEN
from westmarch.table.actions import PlayEvent, PlayItem
from westmarch.table.events.cards import SiteResourcePlayed
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

# TW-349

THOROUGH_SEARCH = Rulebook("TW-349")

_SEARCHES = "TW-349.searches"
_CLASSES = ("minor", "major", "gold ring")
_FOUND = "found by TW-349"
"""Remembered of an item that is being played at an untapped site which stays so."""


@THOROUGH_SEARCH.forbid("searches", PlayEvent, says=AS_WRITTEN)
def is_not_inside(game: Game, action: PlayEvent) -> bool:
    """The scout has to be where there is something to search."""
    if not follows_own(game, action, _SEARCHES) or action.character is None:
        return False
    company = company_of(game, action.character)
    return company is None or not company.entered


@THOROUGH_SEARCH.react("searches", OwnTextFollowed)
def has_searched(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Somebody else may have what he has found."""
    company = event.here.company(game)
    if company is None:
        return []
    given = Allowance(event.card, _CLASSES, game.state.declared, hoard=False, but=event.here.actor)
    return [Remembered(fact=Fact(ALLOWANCE, company, given, "turn", "TW-349"))]


@THOROUGH_SEARCH.react("searches", Declared, order=-15)
def is_found(game: Game, event: Declared) -> list[Event]:
    """At an untapped site, too, that is what the search was for."""
    action = event.action
    company = company_of(game, action.character) if isinstance(action, PlayItem) else None
    if company is None or game.card(company.site).position != "untapped":
        return []
    # The item counts as declared by now.
    before = game.state.declared - 1
    for each in allowances(game, company.id):
        of_search = each.card == "TW-349" and each.value.declared == before
        if of_search and each.value.covers(game, action):
            found = Fact(_FOUND, action.card, until="chain", card="TW-349")
            return [EffectLapsed(fact=each), Remembered(fact=found)]
    return []


@THOROUGH_SEARCH.replace("searches", SiteResourcePlayed)
def leaves_no_trace(game: Game, event: SiteResourcePlayed) -> list[Event] | None:
    """And the site stays as it is."""
    return [] if game.state.fact(_FOUND, event.card) is not None else None
