"""What single events of The Lidless Eye say of how Ringwraiths ride."""

from typing import Any

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.allies import is_ally
from westmarch.mechanics.control import followers, is_led, is_ringwraith
from westmarch.mechanics.lookups import company_of
from westmarch.mechanics.organization import may_come
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.influence import DIRECT_INFLUENCE
from westmarch.mechanics.quantities.journeys import MODE, WALKS_ANYWAY
from westmarch.mechanics.quantities.people import AVATAR, BROUGHT, MEMBERS, PROWESS
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.effects.rolls import unused_influence
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.newcomers import is_met, meets
from westmarch.table.actions import (
    COMPOSES,
    ChangeCompany,
    JoinCompanies,
    PlayAlly,
    PlayCharacter,
    PlayEvent,
    PlayRevealed,
    UseCard,
)
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import CharacterDiscarded, CharacterPlayed, NewcomerCalled
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact
from westmarch.table.windows import ORGANIZING

# LE-182

DWAR_UNLEASHED = Rulebook("LE-182")


@DWAR_UNLEASHED.forbid("is-in-a-mode", PlayEvent, says=AS_WRITTEN)
def stays_at_home(game: Game, action: PlayEvent) -> bool:
    """He rides out in one of the modes, and in none he stays where he is."""
    if game.printed(action.card).id != "LE-182" or action.character is None:
        return False
    return not game.value(MODE, action.character)


@DWAR_UNLEASHED.react("goes-afoot", OwnTextFollowed)
def sets_out(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is remembered for the turn."""
    who = event.here.actor
    company = company_of(game, who) if who is not None else None
    return [leave(game, event, company.id, "turn")] if company is not None else []


@DWAR_UNLEASHED.define("goes-afoot", WALKS_ANYWAY)
def goes_afoot(game: Game, company: str) -> bool | None:
    """His company goes from region to region."""
    return own_reached(game, "LE-182.goes-afoot", company) or None


# LE-183

FELL_RIDER = Rulebook("LE-183")


@FELL_RIDER.forbid("ride-is-over", UseCard, says="{action.card} was not there as the turn began.")
def rides_on(game: Game, action: UseCard) -> bool:
    """It has to lie there since an earlier turn."""
    if game.printed(action.card).id != "LE-183":
        return False
    return game.turn_start.state.cards[action.card].place != IN_PLAY


@FELL_RIDER.react("rides-alone", EventPlayed)
def sends_them_away(game: Game, event: EventPlayed) -> list[Event]:
    """Whoever would follow him is left behind for good."""
    company = game.state.companies.get(event.target or "")
    if game.printed(event.card).id != "LE-183" or company is None:
        return []
    leader = game.value(AVATAR, company.player)
    gone: list[Event] = []
    for each in game.value(MEMBERS, company.id):
        if is_ally(game, each):
            gone.append(CardMoved(card=each, to="discard-pile"))
        elif each != leader and is_ringwraith(game, each):
            gone.append(CharacterDiscarded(card=each))
    return gone


def _rides_alone(game: Game, company: str | None) -> bool:
    return any(game.card(each).host == company for each in game.value(COPIES, "LE-183"))


@FELL_RIDER.forbid("rides-alone", PlayAlly, says="The Fell Rider has no use for allies.")
def wants_no_ally(game: Game, action: PlayAlly) -> bool:
    """No ally joins him."""
    company = company_of(game, action.character)
    return company is not None and _rides_alone(game, company.id)


@FELL_RIDER.forbid(
    "rides-alone", COMPOSES, says="Neither an ally nor another Ringwraith joins the Fell Rider."
)
def wants_nobody(game: Game, action: Any) -> bool:
    """Nor does another Ringwraith, or whoever has an ally with him."""
    company, joining = _joining(game, action)
    if company is None or not _rides_alone(game, company):
        return False
    leader = game.value(AVATAR, action.player)
    return any(
        (each != leader and is_ringwraith(game, each))
        or any(is_ally(game, held) for held in game.card(each).holds)
        for each in joining
    )


def _joining(game: Game, action: Any) -> tuple[str | None, tuple[str, ...]]:
    """Which company an action brings somebody into, and whom."""
    match action:
        case PlayRevealed():
            return game.value(BROUGHT, action)
        case PlayCharacter():
            return action.company, (action.card,)
        case ChangeCompany():
            return action.company, (action.character, *followers(game, action.character))
        case JoinCompanies():
            one, other = (game.state.companies[each] for each in (action.company, action.other))
            ridden = one.id if _rides_alone(game, one.id) else other.id
            return ridden, (*one.characters, *other.characters)
    return None, ()


@FELL_RIDER.adjust("is-terrible", PROWESS, says="Fell Rider")
def is_stronger(game: Game, prowess: int, who: str) -> int | None:
    """He is stronger for it."""
    return prowess + 2 if _rides(game, who) else None


@FELL_RIDER.adjust("is-terrible", DIRECT_INFLUENCE, says="Fell Rider")
def is_less_heard(game: Game, influence: int, who: str) -> int | None:
    """And nobody likes to talk to him."""
    return influence - 3 if _rides(game, who) else None


def _rides(game: Game, who: str) -> bool:
    """Tell whether somebody is his player's Ringwraith, with the card on his company or on him."""
    here = game.card(who)
    hosts = {game.card(each).host for each in game.value(COPIES, "LE-183")}
    return not hosts.isdisjoint({who, here.company}) and game.value(AVATAR, here.owner) == who


# LE-242

THEY_RIDE_TOGETHER = Rulebook("LE-242")

_TOGETHER = "LE-242.brings-the-others"


def _may_follow(game: Game, action: PlayCharacter) -> bool:
    """A Ringwraith comes to follow one's own, who has the influence for him."""
    leader = action.controller
    if leader is None or not is_ringwraith(game, action.card):
        return False
    return leader == game.value(AVATAR, action.player) and (
        is_led(game, action.card, leader) or unused_influence(game, leader) > 0
    )


@THEY_RIDE_TOGETHER.forbid(
    "brings-the-others",
    PlayEvent,
    says="That is not the company of {action.player}'s own Ringwraith.",
)
def is_not_with_their_lord(game: Game, action: PlayEvent) -> bool:
    """It is for the company of one's own Ringwraith."""
    company = game.state.companies.get(action.target or "")
    if company is None or game.printed(action.card).id != "LE-242":
        return False
    return game.value(AVATAR, action.player) not in company.characters


@THEY_RIDE_TOGETHER.permit(
    "brings-the-others",
    PlayCharacter,
    says=AS_WRITTEN,
    lifts=("core.organization.avatar-limits-character-play",),
)
def rides_with_him(game: Game, action: PlayCharacter) -> bool | None:
    """He comes as one who follows, and not as an avatar."""
    met = is_met(game, action.company, "LE-242") and may_come(game, action)
    return (met and _may_follow(game, action)) or None


@THEY_RIDE_TOGETHER.react("brings-the-others", NewcomerCalled)
def are_called(game: Game, event: NewcomerCalled) -> list[Event]:
    """It is remembered whether it is by this that somebody may come."""
    return [
        Forgotten(what=_TOGETHER, about=event.company),
        Remembered(fact=Fact(_TOGETHER, event.company, event.card, "phase", "LE-242")),
    ]


@THEY_RIDE_TOGETHER.react("brings-the-others", CharacterPlayed, order=Rank.AFTER)
def others_follow(game: Game, event: CharacterPlayed) -> list[Event]:
    """When one has come there may be another."""
    fact = game.state.fact(_TOGETHER, event.company)
    if fact is None or game.state.during(ORGANIZING) or not is_ringwraith(game, event.card):
        return []
    if game.printed(fact.value).id != "LE-242":
        return []
    player = game.state.companies[event.company].player
    return [NewcomerCalled(card=fact.value, player=player, company=event.company)]


meets(THEY_RIDE_TOGETHER, "brings-the-others", _may_follow, setting_out=True)
