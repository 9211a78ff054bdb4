"""What the Balrog's conquests say, where each of them says something of its own."""

from westmarch.cards.model.attack import Attack
from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_character
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import SiteAttack, company_of, current_company, is_site, site_facts
from westmarch.mechanics.map import number_beside
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.influence import (
    DIRECT_INFLUENCE,
    INFLUENCE_RESULT,
    INFLUENCE_TOTAL,
)
from westmarch.mechanics.quantities.journeys import UNDER_DEEPS_NUMBER
from westmarch.mechanics.quantities.people import IS_HAVEN, PROWESS
from westmarch.mechanics.quantities.points import POINTS_BONUS
from westmarch.mechanics.quantities.sites import ADDED_ATTACKS, AUTOMATIC_ATTACKS, SITE_TYPE
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import InfluenceCard, PlayEvent, PlayFaction
from westmarch.table.game import Game

_LEADER = Who((("leader",),))


def _sites(game: Game, card: str) -> dict[str, str]:
    """Where the copies of a card lie: for each, the site card, be it on the site or on another."""
    found = {}
    for copy in game.value(COPIES, card):
        host = game.card(copy).host
        while host in game.state.cards and not is_site(game, host):
            host = game.card(str(host)).host
        if host in game.state.cards:
            found[copy] = str(host)
    return found


def _of_name(game: Game, card: str, site: str) -> list[str]:
    """The copies that lie on some version of a site."""
    name = game.name(site)
    return [copy for copy, each in _sites(game, card).items() if game.name(each) == name]


def _of_others(game: Game, card: str, site: str) -> list[str]:
    """The copies that lie on another version of a site than this one."""
    return [] if site in _sites(game, card).values() else _of_name(game, card, site)


# BA-50

BREACH_THE_HOLD = Rulebook("BA-50")


@BREACH_THE_HOLD.adjust(
    "opens-the-way", UNDER_DEEPS_NUMBER, order=Layer.CAPPED, says="with Breach the Hold"
)
def goes_up_by_the_breach(game: Game, number: int | None, company: str) -> int | None:
    """Nobody loses the way up through a breach."""
    here = game.state.companies[company]
    if number is None or here.destination is None or site_facts(game, here.destination).under_deeps:
        return None
    return min(number, 0) if here.site in _sites(game, "BA-50").values() else None


# BA-64

INVADE_THEIR_DOMAIN = Rulebook("BA-64")


@INVADE_THEIR_DOMAIN.forbid("from-below", PlayEvent, says=AS_WRITTEN)
def has_not_come_from_below(game: Game, action: PlayEvent) -> bool:
    """Their gates are shut, and nobody gets in who has not come through the floor."""
    if game.printed(action.card).id != "BA-64" or not is_site(game, action.target):
        return False
    above = game.printed(str(action.target))
    below = _sites(game, "BA-50").values()
    return all(number_beside(game.printed(each), above) is None for each in below)


# BA-65

LORD_AND_USURPER = Rulebook("BA-65")


@LORD_AND_USURPER.forbid("in-the-conquered-hall", PlayEvent, says=AS_WRITTEN)
def is_elsewhere(game: Game, action: PlayEvent) -> bool:
    """Whoever is to rule there has to be there."""
    if game.printed(action.card).id != "BA-65" or action.target not in game.state.cards:
        return False
    now, there = current_company(game), game.card(str(action.target)).host
    return now is None or now.site != there


@LORD_AND_USURPER.forbid("once-on-one", PlayEvent, says=AS_WRITTEN)
def is_ruled_already(game: Game, action: PlayEvent) -> bool:
    """One lord is enough."""
    if game.printed(action.card).id != "BA-65":
        return False
    return any(game.card(each).host == action.target for each in game.value(COPIES, "BA-65"))


@LORD_AND_USURPER.adjust("rules-there", SITE_TYPE)
def is_a_place_of_shadow(game: Game, _: str, site: str) -> str | None:
    """What was a hold of Dwarves is one of the Shadow now, for everybody."""
    return "Shadow-hold" if _of_name(game, "BA-65", site) else None


@LORD_AND_USURPER.adjust("rules-there", AUTOMATIC_ATTACKS, order=Layer.AFTER)
def dwarves_are_gone(
    game: Game, attacks: tuple[SiteAttack, ...], site: str
) -> tuple[SiteAttack, ...] | None:
    """No Dwarves guard it any more."""
    if not _of_name(game, "BA-65", site):
        return None
    return tuple(each for each in attacks if each.attack.race != "Dwarf")


@LORD_AND_USURPER.forbid("rules-there", PlayFaction, says=AS_WRITTEN)
def nobody_is_left(game: Game, action: PlayFaction) -> bool:
    """There is nobody to be won over."""
    company = company_of(game, action.character)
    return company is not None and bool(_of_name(game, "BA-65", company.site))


@LORD_AND_USURPER.define("orcs-elsewhere", ADDED_ATTACKS)
def orcs_keep_it(game: Game, site: str) -> tuple[SiteAttack, ...] | None:
    """Whoever else comes there meets his Orcs."""
    copies = _of_others(game, "BA-65", site)
    return tuple(SiteAttack(Attack("Orc", 4, 7), each) for each in copies) or None


# BA-56

DESCENT_THROUGH_FIRE = Rulebook("BA-56")


@DESCENT_THROUGH_FIRE.forbid("untapped-site", PlayEvent, says=AS_WRITTEN)
def was_looted(game: Game, action: PlayEvent) -> bool:
    """Somebody has been there already."""
    company = game.state.companies.get(action.target or "")
    if game.printed(action.card).id != "BA-56" or company is None or action in game.state.chain:
        return False
    return game.card(company.site).position != "untapped"


@DESCENT_THROUGH_FIRE.adjust("followed-through-fire", PROWESS, says="Descent through Fire")
def fears_nothing_now(game: Game, prowess: int, who: str) -> int | None:
    """Whoever has seen that is the bolder."""
    won = _won(game, who) if is_character(game, who) else 0
    return prowess + won if won else None


@DESCENT_THROUGH_FIRE.adjust("followed-through-fire", DIRECT_INFLUENCE, says="Descent through Fire")
def is_heard(game: Game, influence: int, who: str) -> int | None:
    """And leaders tell of it."""
    won = _won(game, who) if fits(game, _LEADER, who) else 0
    return influence + won if won else None


def _won(game: Game, who: str) -> int:
    pile = game.state.pile(game.card(who).owner, "marshalling-point-pile")
    return sum(game.card(each).card == "BA-56" for each in pile)


# BA-72

PEOPLE_DIMINISHED = Rulebook("BA-72")
_HATED = -5


@PEOPLE_DIMINISHED.adjust("hated", INFLUENCE_TOTAL, says="People Diminished")
def few_are_left(game: Game, total: int, faction: str, character: str, dice: int) -> int | None:
    """Those who are left follow nobody."""
    return _hears(game, total, site_of(game, character))


@PEOPLE_DIMINISHED.adjust("hated", INFLUENCE_RESULT, says="People Diminished")
def few_can_be_won_over(
    game: Game, result: int, attempt: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """Nor do they leave whom they follow."""
    if game.printed(attempt.target).type != "faction":
        return None
    return _hears(game, result, site_of(game, attempt.character))


def _hears(game: Game, total: int, site: str | None) -> int | None:
    copies = _of_name(game, "BA-72", site) if site is not None else []
    return total + _HATED * len(copies) if copies else None


# BA-74

ROOTS_OF_THE_EARTH = Rulebook("BA-74")


@ROOTS_OF_THE_EARTH.define("takes-root", IS_HAVEN, says="Roots of the Earth makes a haven of it.")
def is_his_haven(game: Game, site: str, player: str) -> bool | None:
    """His people are at home there."""
    here = site in _sites(game, "BA-74").values() and game.card(site).owner == player
    return here or None


@ROOTS_OF_THE_EARTH.adjust("takes-root", SITE_TYPE)
def is_a_haven(game: Game, _: str, site: str) -> str | None:
    """Such a site is no ruin any more."""
    return "Haven" if site in _sites(game, "BA-74").values() else None


@ROOTS_OF_THE_EARTH.adjust("spreads", SITE_TYPE)
def is_his_all_the_same(game: Game, _: str, site: str) -> str | None:
    """To others it is a place of shadow."""
    return "Shadow-hold" if _of_others(game, "BA-74", site) else None


@ROOTS_OF_THE_EARTH.define("spreads", ADDED_ATTACKS)
def orcs_have_come(game: Game, site: str) -> tuple[SiteAttack, ...] | None:
    """And his Orcs are there."""
    copies = _of_others(game, "BA-74", site)
    return tuple(SiteAttack(Attack("Orc", 5, 9), each) for each in copies) or None


@ROOTS_OF_THE_EARTH.define("grows-upward", POINTS_BONUS)
def is_worth_more(game: Game, card: str) -> int | None:
    """Where he has broken out as well, it is a realm."""
    site = _sites(game, "BA-74").get(card)
    return 2 if site is not None and site in _sites(game, "BA-50").values() else None
