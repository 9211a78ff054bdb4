"""Whom cards of The Wizards let come where nobody would, and when."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.hands import is_at_hand
from westmarch.mechanics.journey import moves
from westmarch.mechanics.organization import newcomer_to
from westmarch.mechanics.quantities.people import COMES_FROM_HOME, MAY_COME, ONE_MORE, PLAYABLE_AT
from westmarch.mechanics.table import character_facts, is_avatar
from westmarch.rulebooks.cards.here import follows_own
from westmarch.rulebooks.cards.making import AS_WRITTEN
from westmarch.table.actions import DiscardCharacter, PlayCharacter, PlayEvent
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import NewcomerCalled
from westmarch.table.game import Game

# TW-188

CHANCE_MEETING = Rulebook("TW-188")

_MEETS = "TW-188.meets-somebody"


@CHANCE_MEETING.forbid("meets-somebody", PlayEvent, says=AS_WRITTEN)
def is_on_its_way(game: Game, action: PlayEvent) -> bool:
    """It takes a company of one's own that is at a site."""
    company = game.state.companies.get(action.target or "")
    if company is None or not follows_own(game, action, _MEETS):
        return False
    return company.player != action.player or moves(game, company.id)


@CHANCE_MEETING.react("meets-somebody", OwnTextFollowed)
def meets_somebody(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Somebody turns up."""
    company = game.state.companies.get(event.here.target or "")
    if company is None:
        return []
    return [NewcomerCalled(card=event.card, player=event.here.player, company=company.id)]


def _is_met(game: Game, company: str | None) -> bool:
    card = newcomer_to(game, company)
    return card is not None and game.card(card).card == "TW-188"


@CHANCE_MEETING.define("meets-somebody", MAY_COME)
def may_join_them(game: Game, action: PlayCharacter) -> bool | None:
    """He joins them as a follower, there and then."""
    company = game.state.companies.get(action.company or "")
    if company is None or not _is_met(game, company.id) or action.controller is None:
        return None
    no_wizard = character_facts(game, action.card).race != "Wizard"
    return (
        no_wizard
        and not is_avatar(game, action.card)
        and is_at_hand(game, action.player, action.card)
        and (company.player, company.site) == (action.player, action.site)
        and action.controller in company.characters
    ) or None


@CHANCE_MEETING.define("meets-somebody", ONE_MORE)
def is_not_counted(game: Game, action: PlayCharacter | DiscardCharacter) -> bool | None:
    """It is not the one of the turn."""
    return (isinstance(action, PlayCharacter) and _is_met(game, action.company)) or None


@CHANCE_MEETING.define("meets-somebody", COMES_FROM_HOME)
def has_left_home(game: Game, action: PlayCharacter) -> bool | None:
    """He may be a Hobbit, and far from home."""
    return _is_met(game, action.company) or None


@CHANCE_MEETING.define("meets-somebody", PLAYABLE_AT)
def is_met_there(game: Game, character: str, site: str) -> bool | None:
    """Wherever they are, he is there, too."""
    there = (each.id for each in game.state.companies.values() if each.site == site)
    return any(_is_met(game, each) for each in there) or None
