"""People who come into play because a card lets them, wherever a company is, and whenever."""

from collections.abc import Callable

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.hands import is_at_hand
from westmarch.mechanics.journey import moves, site_of
from westmarch.mechanics.organization import newcomer_to
from westmarch.mechanics.quantities.people import MAY_COME, ONE_MORE, PLAYABLE_AT
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import DiscardCharacter, PlayCharacter, PlayEvent
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import NewcomerCalled
from westmarch.table.game import Game


def is_met(game: Game, company: str | None, card: str) -> bool:
    """Tell whether a card of the pool lets somebody join a company at this moment."""
    event = newcomer_to(game, company)
    return event is not None and game.card(event).card == card


def meets(
    book: Rulebook,
    key: str,
    may_be: Callable[[Game, PlayCharacter], bool],
    *,
    setting_out: bool = False,
) -> None:
    """Let a card bring somebody into the company on which it is played, and say who it may be.

    Where it is for those who are setting out, too, they may have declared where to.
    """
    card = book.chapter

    @book.forbid(key, PlayEvent, says=AS_WRITTEN)
    def is_on_its_way(game: Game, action: PlayEvent) -> bool:
        """It takes a company of one's own that is at a site."""
        company = game.state.companies.get(action.target or "")
        if company is None or not follows_own(game, action, f"{card}.{key}"):
            return False
        away = moves(game, company.id) and not setting_out
        return company.player != action.player or away

    @book.react(key, OwnTextFollowed)
    def meets_somebody(game: Game, event: OwnTextFollowed) -> list[Event]:
        """Somebody turns up."""
        company = game.state.companies.get(event.here.target or "")
        if company is None:
            return []
        return [NewcomerCalled(card=event.card, player=event.here.player, company=company.id)]

    @book.define(key, MAY_COME)
    def may_join_them(game: Game, action: PlayCharacter) -> bool | None:
        """He joins them there and then."""
        company = game.state.companies.get(action.company or "")
        if company is None or not is_met(game, company.id, card):
            return None
        return (
            is_at_hand(game, action.player, action.card)
            and (company.player, site_of(game, company.id)) == (action.player, action.site)
            and (action.controller is None or action.controller in company.characters)
            and may_be(game, action)
        ) or None

    @book.define(key, ONE_MORE)
    def is_not_counted(game: Game, action: PlayCharacter | DiscardCharacter) -> bool | None:
        """It is not the one of the turn."""
        return (isinstance(action, PlayCharacter) and is_met(game, action.company, card)) or None

    @book.define(key, PLAYABLE_AT)
    def is_met_there(game: Game, character: str, site: str) -> bool | None:
        """Wherever they are, he is there, too."""
        there = (each.id for each in game.state.companies.values() if each.site == site)
        return any(is_met(game, each, card) for each in there) or None
