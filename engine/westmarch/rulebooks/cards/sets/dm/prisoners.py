"""What hazards of Dark Minions that take prisoners say."""

from westmarch.cards.model.attack import Attack
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.lookups import company_of, current_company, is_site, kept_beside
from westmarch.mechanics.prisoners import is_captive, rescue_site
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import ATTACK_CHANGE
from westmarch.mechanics.quantities.people import BODY
from westmarch.mechanics.quantities.prisoners import CAPTOR, RESCUE_ATTACKS, STILL_TAKES
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS
from westmarch.mechanics.site_phase import FACES_AGAIN
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import CardMoved, ItemPlayed
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.combat import BodyCheckRolled
from westmarch.table.events.memory import EffectLapsed, Forgotten, Remembered
from westmarch.table.events.prisoners import CharacterTaken, PrisonersReleased
from westmarch.table.game import Game
from westmarch.table.state import Fact

# DM-58

FLIES_AND_SPIDERS = Rulebook("DM-58")

_STRUGGLES = "DM-58.struggles"


@FLIES_AND_SPIDERS.react("struggles", BodyCheckRolled, order=Rank.LATER)
def struggles(game: Game, event: BodyCheckRolled) -> list[Event]:
    """A prisoner who stands the poison struggles."""
    who = event.character
    host = str(game.card(who).beside)
    if not is_captive(game, who) or game.card(host).card != "DM-58":
        return []
    return [RollCalled(card=host, of=who, what=_STRUGGLES)]


@FLIES_AND_SPIDERS.react("struggles", RollMade)
def breaks_free(game: Game, event: RollMade) -> list[Event]:
    """He is free if the roll and his body come to more than 15."""
    if event.what != _STRUGGLES or event.roll + game.value(BODY, event.of) <= 15:
        return []
    return [PrisonersReleased(host=event.card, who=event.of)]


# DM-90

SPELLS_OF_THE_BARROW_WIGHTS = Rulebook("DM-90")


@SPELLS_OF_THE_BARROW_WIGHTS.react("takes-rings", CharacterTaken, order=Rank.LATER)
def takes_his_rings(game: Game, event: CharacterTaken) -> list[Event]:
    """Rings that would stay with him are discarded."""
    if game.card(event.host).card != "DM-90":
        return []
    return [CardMoved(card=each, to="discard-pile") for each in kept_beside(game, event.card)]


# DM-99

WAYLAID = Rulebook("DM-99")

_SEARCHED = "DM-99.takes-rings"


@WAYLAID.react("takes-rings", OwnTextFollowed)
def is_searched(game: Game, event: OwnTextFollowed) -> list[Event]:
    """A prisoner who has rings is searched for each of them."""
    host, who = event.here.card, event.here.target
    return [RollCalled(card=host, of=ring, what=_SEARCHED) for ring in kept_beside(game, who)]


@WAYLAID.react("takes-rings", RollMade)
def is_found(game: Game, event: RollMade) -> list[Event]:
    """It is found, and gone, if the roll is less than 7."""
    found = event.what == _SEARCHED and event.roll < 7
    return [CardMoved(card=event.of, to="discard-pile")] if found else []


# DM-95

TROLL_PURSE = Rulebook("DM-95")

_CALLED_BACK = "called back by DM-95"
"""Remembered of a company while it faces the attacks once more: the copy that has them come."""
_HARDER = 3


def _place(game: Game, purse: str) -> str | None:
    """The name of the site where a copy lies, or where it holds somebody."""
    host = game.card(purse).host
    site = host if is_site(game, host) else rescue_site(game, purse)
    return None if site is None else game.name(site)


def _called_back(game: Game) -> str | None:
    """The copy for which the attack is made that is being fought, if it is."""
    combat = game.state.combat
    if combat is None or combat.kind != "automatic":
        return None
    fact = game.state.fact(_CALLED_BACK, combat.company)
    return None if fact is None else fact.value


@TROLL_PURSE.forbid("keeps-them-there", PlayEvent, says="The purse is for {action.target}.")
def is_somewhere_else(game: Game, action: PlayEvent) -> bool:
    """Whom they take they keep where they are."""
    if game.printed(action.card).id != "DM-95":
        return False
    sites = is_site(game, action.site) and is_site(game, action.target)
    return sites and game.name(str(action.site)) != game.name(str(action.target))


@TROLL_PURSE.react("calls-them-back", ItemPlayed)
def purse_speaks(game: Game, event: ItemPlayed) -> list[Event]:
    """Whoever finds something there finds the purse, and that calls its masters."""
    company = company_of(game, event.character)
    if company is None or game.state.phase != "site":
        return []
    here = game.name(company.site)
    purses = (each for each in game.value(COPIES, "DM-95") if _place(game, each) == here)
    # Two of them call but once: core.passive-conditions.duplicates-declared-once
    purse = next(purses, None)
    if purse is None:
        return []
    return [Remembered(fact=Fact(FACES_AGAIN, company.id, purse, "company", "DM-95"))]


@TROLL_PURSE.react("calls-them-back", EffectLapsed)
def they_come(game: Game, event: EffectLapsed) -> list[Event]:
    """For those attacks it is remembered what has called them, and for no others."""
    fact = event.fact
    if fact.what != FACES_AGAIN:
        return []
    over: list[Event] = [Forgotten(what=_CALLED_BACK, about=fact.about)]
    if fact.card != "DM-95":
        return over
    return [
        *over,
        Remembered(fact=Fact(_CALLED_BACK, fact.about, fact.value, "company", "DM-95")),
    ]


@TROLL_PURSE.define("calls-them-back", ATTACK_CHANGE)
def are_angry(game: Game, what: str) -> int | None:
    """They strike harder than before."""
    return _HARDER if what == "prowess" and _called_back(game) is not None else None


@TROLL_PURSE.define("calls-them-back", CAPTOR)
def bag_him(game: Game, who: str) -> str | None:
    """Whom they strike they keep."""
    combat = game.state.combat
    return _called_back(game) if combat is not None and combat.facing == who else None


@TROLL_PURSE.define("calls-them-back", STILL_TAKES)
def lies_in_wait(game: Game, host: str) -> bool | None:
    """It waits as long as it lies at the site."""
    purse = game.card(host)
    return (purse.card == "DM-95" and is_site(game, purse.host)) or None


@TROLL_PURSE.define("has-them-all", RESCUE_ATTACKS)
def all_are_there(game: Game, host: str) -> tuple[Attack, ...] | None:
    """Whoever would free them meets all of them."""
    company = current_company(game)
    if game.card(host).card != "DM-95" or company is None:
        return None
    return tuple(each.attack for each in game.value(AUTOMATIC_ATTACKS, company.site))
