"""What scouts find at a site for others of their company."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.allowances import ALLOWANCE, Allowance, allowances
from westmarch.mechanics.lookups import company_of
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import PlayEvent, PlayItem
from westmarch.table.events.cards import SiteResourcePlayed
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import Fact

_CLASSES = ("minor", "major", "gold ring")


def is_not_inside(game: Game, action: PlayEvent, text: str) -> bool:
    """Tell whether the scout is not where there is something to search."""
    if not follows_own(game, action, text) or action.character is None:
        return False
    company = company_of(game, action.character)
    return company is None or not company.entered


def finds_for_others(book: Rulebook, key: str) -> None:
    """Let somebody other than the scout play a common item next, and the site does not tap."""
    card = book.chapter
    found = f"found by {card}"
    """Remembered of an item that is being played at an untapped site which stays so."""

    @book.forbid(key, PlayEvent, says=AS_WRITTEN)
    def is_outside(game: Game, action: PlayEvent) -> bool:
        """The scout has to be where there is something to search."""
        return is_not_inside(game, action, f"{card}.{key}")

    @book.react(key, OwnTextFollowed)
    def has_searched(game: Game, event: OwnTextFollowed) -> list[Event]:
        """Somebody else of the company may have what he has found."""
        company, scout = event.here.company(game), event.here.actor
        if company is None:
            return []
        given = Allowance(event.card, _CLASSES, game.state.declared, hoard=False, but=scout)
        return [Remembered(fact=Fact(ALLOWANCE, company, given, "turn", card))]

    @book.react(key, Declared, order=Rank.EARLY)
    def is_found(game: Game, event: Declared) -> list[Event]:
        """At an untapped site, too, that is what the search was for."""
        action = event.action
        company = company_of(game, action.character) if isinstance(action, PlayItem) else None
        if company is None or game.card(company.site).position != "untapped":
            return []
        for each in allowances(game, company.id):
            given = each.value.declared
            next_ = game.state.is_next(action.player, given, declared=True)
            if each.card == card and next_ and each.value.covers(game, action):
                fact = Fact(found, action.card, until="chain", card=card)
                return [EffectLapsed(fact=each), Remembered(fact=fact)]
        return []

    @book.replace(key, SiteResourcePlayed)
    def leaves_no_trace(game: Game, event: SiteResourcePlayed) -> list[Event] | None:
        """And the site stays as it is."""
        return [] if game.state.fact(found, event.card) is not None else None
