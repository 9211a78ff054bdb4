"""What the Balrog's own resources say that no others say."""

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import new_site
from westmarch.mechanics.lookups import company_of, current_company, in_hand, site_facts
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.combat import (
    BODY_CHECK_TOTAL,
    STRIKE_PROWESS,
    TAPS_FOR_STRIKE,
)
from westmarch.mechanics.quantities.influence import (
    DIRECT_INFLUENCE,
    INFLUENCE_CHECK,
    INFLUENCE_RESULT,
    INFLUENCE_TOTAL,
    STANDARD_MODIFICATION,
)
from westmarch.mechanics.quantities.journeys import REGION_COUNT
from westmarch.mechanics.quantities.people import LEADS_OTHERS, MIND, MORE_LEADERS
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.table.actions import InfluenceCard, PlayEvent, UseCard
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.characters import CharacterEliminated
from westmarch.table.events.combat import BodyCheckCalled
from westmarch.table.events.turns import BeginningFelt
from westmarch.table.game import Game
from westmarch.table.state import LASTING

# BA-45

EVIL_THINGS = Rulebook("BA-45")

_DEVOURS = "BA-45.devours"


@EVIL_THINGS.react("devours", BeginningFelt)
def turns_upon_its_master(game: Game, event: BeginningFelt) -> list[Event]:
    """As its player begins to organize, it looks at whoever leads it, unless he is the Balrog."""
    if event.phase != "organization":
        return []
    return [
        RollCalled(card=copy, of=str(host), what=_DEVOURS)
        for copy in game.value(COPIES, "BA-45")
        if game.card(copy).owner == game.state.turn_player
        and (host := game.card(copy).host) in game.state.cards
        and game.card(str(host)).card != "BA-3"
    ]


@EVIL_THINGS.react("devours", RollMade)
def devours_him(game: Game, event: RollMade) -> list[Event]:
    """A weak mind is lost."""
    if event.what != _DEVOURS:
        return []
    mind = game.value(MIND, event.of)
    lost = mind is not None and event.roll - 4 > mind
    return [CharacterEliminated(card=event.of)] if lost else []


# BA-61

GREAT_FISSURE = Rulebook("BA-61")


@GREAT_FISSURE.forbid("below", PlayEvent, says=AS_WRITTEN)
def is_under_the_sky(game: Game, action: PlayEvent) -> bool:
    """It opens below the earth, or on the way there or from there."""
    combat = game.state.combat
    if not follows_own(game, action, "BA-61.below") or combat is None:
        return False
    company = game.state.companies[combat.company]
    sites = (company.site, company.origin, new_site(game, company.id))
    return not any(site is not None and site_facts(game, site).under_deeps for site in sites)


@GREAT_FISSURE.permit(
    "his-own",
    PlayEvent,
    says="It is The Balrog who attacks, and his player lets nobody flee.",
    lifts=(
        "core.company-combat.attacker-resources",
        "core.targeting.cross-alignment-events",
        "core.targeting.opponents-cards",
    ),
)
def keeps_them_from_fleeing(game: Game, action: PlayEvent) -> bool | None:
    """His player may act when others would cancel his attack, and not only on its strikes."""
    his = follows_own(game, action, "BA-61.his-own") and not is_no_attack_of_his(game, action)
    return (his and in_hand(game, action.player, action.card)) or None


@GREAT_FISSURE.forbid("his-own", PlayEvent, says=AS_WRITTEN)
def is_no_attack_of_his(game: Game, action: PlayEvent) -> bool:
    """Nobody stands in the way of The Balrog who attacks others."""
    if not follows_own(game, action, "BA-61.his-own"):
        return False
    combat = game.state.combat
    attacking = None if combat is None else game.state.companies.get(combat.attacking or "")
    return attacking is None or not any(
        game.card(each).card == "BA-3" for each in attacking.characters
    )


# BA-62, BA-76

GREAT_SHADOW = Rulebook("BA-62")
STRANGLING_COILS = Rulebook("BA-76")


@GREAT_SHADOW.define("leads-others", LEADS_OTHERS)
def leads_as_a_shadow(game: Game, who: str) -> bool | None:
    """In that shape he has followers."""
    return _bears(game, who, "BA-62") or None


@STRANGLING_COILS.define("leads-others", LEADS_OTHERS)
def leads_in_coils(game: Game, who: str) -> bool | None:
    """In this one, too."""
    return _bears(game, who, "BA-76") or None


def _bears(game: Game, who: str, card: str) -> bool:
    return any(game.card(each).card == card for each in game.card(who).holds)


@STRANGLING_COILS.forbid("his-own-phase", UseCard, says=AS_WRITTEN)
def is_the_phase_of_others(game: Game, action: UseCard) -> bool:
    """It is done while his own company moves, or stays."""
    if not follows_own(game, action, "BA-76.his-own-phase"):
        return False
    bearer, now = game.card(action.card).host, current_company(game)
    his = company_of(game, bearer) if bearer is not None else None
    return now is None or his is None or now.id != his.id


# BA-63

HEART_OF_DARK_FIRE = Rulebook("BA-63")


@HEART_OF_DARK_FIRE.react("while-it-coils", OwnTextFollowed)
def burns(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Remember it of him until the turn ends."""
    return [leave(game, event, str(event.here.target), LASTING)]


@HEART_OF_DARK_FIRE.adjust("while-it-coils", DIRECT_INFLUENCE, says="Heart of Dark Fire")
def commands_more(game: Game, influence: int, who: str) -> int | None:
    """He commands more as long as he is in that shape."""
    if not own_reached(game, "BA-63.while-it-coils", who):
        return None
    coils = game.value(IN_PLAY_BY_NAME, "Strangling Coils", game.card(who).owner)
    return influence + 5 if coils else None


# BA-68

MINE_OR_NO_ONES = Rulebook("BA-68")


@MINE_OR_NO_ONES.forbid("what-is-his", PlayEvent, says=AS_WRITTEN)
def is_about_something_else(game: Game, action: PlayEvent) -> bool:
    """He claims what others have: items, allies, and factions of Trolls or Orcs."""
    if game.printed(action.card).id != "BA-68":
        return False
    attempts = [
        each
        for each in game.state.chain
        if isinstance(each, InfluenceCard) and each.character == action.target
    ]
    return not any(_is_claimed(game, each.target) for each in attempts)


def _is_claimed(game: Game, target: str) -> bool:
    printed = game.printed(target)
    if printed.type in ("item", "ally"):
        return True
    return printed.type == "faction" and getattr(printed.facts, "race", "") in ("Troll", "Orc")


# BA-70

ORDERS_FROM_THE_GREAT_DEMON = Rulebook("BA-70")


@ORDERS_FROM_THE_GREAT_DEMON.define("one-more-leader", MORE_LEADERS)
def makes_them_get_along(game: Game, company: str) -> int:
    """Each order is for one more."""
    holds = game.state.companies[company].holds
    return sum(game.card(each).card == "BA-70" for each in holds)


# BA-73

ROAM_THE_WASTE = Rulebook("BA-73")


@ROAM_THE_WASTE.react("roams", OwnTextFollowed)
def roams(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Remember it of the player until the turn ends."""
    return [leave(game, event, event.here.player, LASTING)]


@ROAM_THE_WASTE.adjust("roams", REGION_COUNT)
def counts_one_less(
    game: Game, number: int, company: str, region_type: str, purpose: str
) -> int | None:
    """One of each of these is none on the ways of his companies."""
    roaming = own_reached(game, "BA-73.roams", game.state.companies[company].player)
    waste = region_type in ("Wilderness", "Shadow-land")
    return max(0, number - 1) if waste and roaming else None


# BA-78

TERROR_HERALDS_DOOM = Rulebook("BA-78")

_HEARD = "BA-78.is-heard"


@TERROR_HERALDS_DOOM.react("is-heard", OwnTextFollowed)
def terror_goes_before_them(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Remember it of the player until the turn ends."""
    return [leave(game, event, event.here.player, LASTING)]


@TERROR_HERALDS_DOOM.adjust("is-heard", INFLUENCE_TOTAL, says="Terror Heralds Doom")
def factions_hear(game: Game, total: int, faction: str, character: str, dice: int) -> int | None:
    """Factions give in more easily."""
    return total + 2 if own_reached(game, _HEARD, game.card(character).owner) else None


@TERROR_HERALDS_DOOM.adjust("is-heard", INFLUENCE_RESULT, says="Terror Heralds Doom")
def others_hear(
    game: Game, result: int, attempt: InfluenceCard, ours: int, theirs: int
) -> int | None:
    """So do the opponent's people."""
    return result + 2 if own_reached(game, _HEARD, attempt.player) else None


@TERROR_HERALDS_DOOM.adjust("is-heard", INFLUENCE_CHECK, says="Terror Heralds Doom")
def whoever_hears(game: Game, total: int, character: str, *_: object) -> int | None:
    """And whoever else a card has them speak to."""
    return total + 2 if own_reached(game, _HEARD, game.card(character).owner) else None


# BA-80

A_FEW_RECRUITS = Rulebook("BA-80")


@A_FEW_RECRUITS.define("leaders-know-them", STANDARD_MODIFICATION)
def knows_them(game: Game, faction: str, character: str) -> int | None:
    """They listen to Durin's Bane, and to a leader."""
    if game.card(faction).card != "BA-80":
        return None
    if game.printed(character).id == "BA-3":
        return 3
    return 2 if "leader" in game.printed(character).keywords else None


# BA-81

STABBING_TONGUE = Rulebook("BA-81")


def _burns(game: Game, who: str) -> bool:
    """Tell whether somebody has it; the Balrog uses no items, and of this one he is the better."""
    return any(game.card(each).card == "BA-81" for each in game.card(who).holds)


@STABBING_TONGUE.adjust("strikes-hard", STRIKE_PROWESS, says="Stabbing Tongue of Fire")
def strikes_hard(game: Game, prowess: int, who: str) -> int | None:
    """Whoever puts all his strength into it strikes the harder."""
    taps = _burns(game, who) and game.value(TAPS_FOR_STRIKE, who)
    return prowess + 1 if taps else None


@STABBING_TONGUE.adjust("burns", BODY_CHECK_TOTAL, says="Stabbing Tongue of Fire")
def sets_on_fire(game: Game, total: int, check: BodyCheckCalled, dice: int) -> int | None:
    """What has failed against him is burnt, and so is whom he has beaten."""
    combat, who = game.state.combat, check.character
    if combat is None or combat.facing is None:
        return None
    if check.of_strike:
        return total + 1 if _burns(game, who) else None
    if combat.striking is None or who not in (combat.facing, combat.striking):
        return None
    other = combat.striking if who == combat.facing else combat.facing
    return total + 1 if _burns(game, other) else None
