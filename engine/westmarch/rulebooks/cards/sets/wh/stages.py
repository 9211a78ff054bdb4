"""What Fallen-wizards, their sites and Stage cards say that no others say."""

from msgspec.structs import replace

from westmarch.cards.model.card import Ally, Item
from westmarch.cards.model.phrases.things import Where, Who
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import (
    character_facts,
    companies_of,
    company_of,
    in_hand,
    is_avatar,
)
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import (
    BODY_CHECK_TOTAL,
    BODY_OF_STRIKE,
    DETAINMENT,
    PLACE_OF_DEFEATED,
)
from westmarch.mechanics.quantities.influence import GENERAL_INFLUENCE, UNUSED_INFLUENCE
from westmarch.mechanics.quantities.journeys import GOES_ALONG, REGION_LIMIT
from westmarch.mechanics.quantities.people import (
    ADMITTED,
    AVATAR,
    AWAY_FROM_HOME,
    CALLS_SOMEBODY,
    COMES_WITH,
    MIND_AT_MOST,
    OVERT,
    WHICH_FALLEN_WIZARD,
)
from westmarch.mechanics.quantities.points import POINTS_SAID, STAGE_POINTS
from westmarch.mechanics.quantities.setup import BRINGS
from westmarch.mechanics.quantities.sites import SIDES_AT
from westmarch.mechanics.sides import is_orc_or_troll
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import bears, follows_own
from westmarch.rulebooks.cards.hastening import hastens
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.things.people import fits
from westmarch.rulebooks.cards.things.places import is_such_site
from westmarch.rulebooks.cards.wizardhavens import is_arm
from westmarch.table.actions import MoveCompany, PlayCharacter, PlayEvent, UseCard
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.characters import CharacterEliminated
from westmarch.table.events.combat import (
    BodyCheckCalled,
    StrikeFaced,
    StrikeRolled,
)
from westmarch.table.events.companies import SiteReplaced
from westmarch.table.events.memory import Remembered
from westmarch.table.events.rings import RingMastered
from westmarch.table.events.setup import GOES_WITH
from westmarch.table.events.turns import BeginningFelt
from westmarch.table.game import Game
from westmarch.table.state import Combat, Fact


def _is_avatar(game: Game, player: str, card: str) -> bool:
    """Tell whether a card of the pool is a player's avatar in play."""
    avatar = game.value(AVATAR, player)
    return avatar is not None and game.card(avatar).card == card


def _has(game: Game, player: str, card: str) -> bool:
    """Tell whether a player has a card of the pool in play."""
    return any(game.card(each).owner == player for each in game.value(COPIES, card))


# WH-1

ALATAR = Rulebook("WH-1")


@ALATAR.adjust("kills-with-asterisks", PLACE_OF_DEFEATED, order=Layer.AFTER)
def keeps_his_kills(game: Game, place: str, combat: Combat) -> str | None:
    """What his player's companies defeat is kept, asterisk or not."""
    return "marshalling-point-pile" if _is_avatar(game, combat.defender, "WH-1") else None


@ALATAR.adjust("no-detainment", DETAINMENT, order=Layer.LATER)
def is_attacked_in_earnest(game: Game, detains: bool, combat: Combat) -> bool | None:
    """Far on his way, he is attacked in earnest."""
    his = _is_avatar(game, combat.defender, "WH-1")
    return False if his and game.value(STAGE_POINTS, combat.defender) > 7 else None


hastens(ALATAR, "joins-the-fight", after_all=True)


# WH-57

RHOSGOBEL = Rulebook("WH-57")


@RHOSGOBEL.forbid(
    "only-radagasts", MoveCompany, says="Only Radagast's companies use this card of Rhosgobel."
)
def is_another_wizards(game: Game, action: MoveCompany) -> bool:
    """Nobody goes there but Radagast's people."""
    there = game.card(action.site).card == "WH-57"
    return there and game.value(WHICH_FALLEN_WIZARD, action.player) != "Radagast"


# WH-63

BAD_COMPANY = Rulebook("WH-63")


@BAD_COMPANY.define("orcs-and-trolls", ADMITTED)
def lets_them_in(game: Game, character: str, player: str) -> bool | None:
    """Orcs and Trolls may come."""
    return (is_orc_or_troll(game, character) and _has(game, player, "WH-63")) or None


# WH-66

DOUBLE_DEALING = Rulebook("WH-66")


@DOUBLE_DEALING.define("both-sides", SIDES_AT)
def is_open_to_both(game: Game, card: str, site: str) -> bool | None:
    """At its site, the other side will do as well."""
    sides = {game.printed(card).alignment, game.printed(site).alignment}
    player = game.card(card).owner
    lies = any(
        game.card(each).host == site and game.card(each).owner == player
        for each in game.value(COPIES, "WH-66")
    )
    return (lies and sides == {"hero", "minion"}) or None


# WH-68, WH-69

FORTRESS_OF_ISEN = Rulebook("WH-68")
FORTRESS_OF_THE_TOWERS = Rulebook("WH-69")


@FORTRESS_OF_ISEN.forbid("its-own-card", MoveCompany, says=AS_WRITTEN)
def goes_to_anothers_isengard(game: Game, action: MoveCompany) -> bool:
    """Isengard is somebody else's fortress."""
    return game.card(action.site).card == "WH-56" and _is_anothers(game, action.player, "WH-68")


@FORTRESS_OF_THE_TOWERS.forbid("its-own-card", MoveCompany, says=AS_WRITTEN)
def goes_to_anothers_towers(game: Game, action: MoveCompany) -> bool:
    """The White Towers are somebody else's fortress."""
    return game.card(action.site).card == "WH-58" and _is_anothers(game, action.player, "WH-69")


def _is_anothers(game: Game, player: str, fortress: str) -> bool:
    return any(game.card(each).owner != player for each in game.value(COPIES, fortress))


# WH-73

GREAT_RUSE = Rulebook("WH-73")


@GREAT_RUSE.forbid(
    "other-face",
    PlayEvent,
    says="{action.card} takes a hero site where its player has an overt company, and the minion "
    "card of that site in the location deck.",
)
def has_no_other_face(game: Game, action: PlayEvent) -> bool:
    """The site shows its hero card, the company its true face, and the minion card is to hand."""
    site = action.target
    if game.printed(action.card).id != "WH-73" or site not in game.state.cards:
        return False
    overt = any(
        each.site == site and game.value(OVERT, each.characters)
        for each in companies_of(game, action.player)
    )
    return (
        game.printed(str(site)).alignment != "hero"
        or not overt
        or _other_face(game, action.player, str(site)) is None
    )


@GREAT_RUSE.react("other-face", OwnTextFollowed)
def shows_it(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The minion card takes the place of the hero card."""
    site = str(event.here.target)
    face = _other_face(game, event.here.player, site)
    return [SiteReplaced(site=site, by=face)] if face is not None else []


def _other_face(game: Game, player: str, site: str) -> str | None:
    deck = game.state.pile(player, "location-deck")
    return next(
        (
            each
            for each in deck
            if game.name(each) == game.name(site) and game.printed(each).alignment == "minion"
        ),
        None,
    )


# WH-82

THRALL_OF_THE_VOICE = Rulebook("WH-82")

_MIND_OF_A_THRALL = 6


@THRALL_OF_THE_VOICE.define("brings-somebody", BRINGS)
def brings_one(game: Game, thrall: str, character: str) -> bool | None:
    """Before the game it brings one character, who may be an agent."""
    if game.card(thrall).card != "WH-82":
        return None
    free = all(fact.about != thrall for fact in game.state.facts_of(GOES_WITH))
    return free and (character_facts(game, character).mind or 0) <= _MIND_OF_A_THRALL


@THRALL_OF_THE_VOICE.define("calls-somebody", CALLS_SOMEBODY)
def may_call(game: Game, card: str) -> bool | None:
    """It is worth asking about."""
    return game.card(card).card == "WH-82" or None


@THRALL_OF_THE_VOICE.forbid("calls-somebody", PlayEvent, says=AS_WRITTEN)
def comes_with_nobody(game: Game, action: PlayEvent) -> bool:
    """It is not played by itself."""
    return game.printed(action.card).id == "WH-82"


@THRALL_OF_THE_VOICE.define("calls-somebody", COMES_WITH)
def may_be_called(game: Game, thrall: str, action: PlayCharacter) -> bool | None:
    """From hand it brings anybody, but no avatar."""
    held = game.card(thrall).card == "WH-82" and in_hand(game, action.player, thrall)
    return (held and not is_avatar(game, action.card)) or None


@THRALL_OF_THE_VOICE.adjust("calls-somebody", MIND_AT_MOST)
def has_more_mind(game: Game, limit: int | None, player: str, by: str | None) -> int | None:
    """Whoever comes with it may have a mind of 6."""
    mine = by is not None and game.card(by).card == "WH-82"
    return _MIND_OF_A_THRALL if mine and limit is not None else None


@THRALL_OF_THE_VOICE.define("calls-somebody", AWAY_FROM_HOME)
def is_called_from_home(game: Game, thrall: str) -> bool | None:
    """An agent comes wherever others do."""
    if game.card(thrall).card != "WH-82":
        return None
    return game.reading("q.core.agent-called-by-a-card") == "a" or None


# WH-93

JOIN_THE_HUNT = Rulebook("WH-93")


@JOIN_THE_HUNT.define("arms-of-the-hunt", POINTS_SAID)
def counts_in_his_company(game: Game, card: str, player: str) -> tuple[int, ...] | None:
    """What serves in the hunt counts in full."""
    printed, avatar = game.printed(card), game.value(AVATAR, player)
    facts = printed.facts
    arm = isinstance(facts, Item) and is_arm(game, printed)
    fights = isinstance(facts, Ally) and bool(facts.prowess)
    if not (arm or fights) or not _has(game, player, "WH-93"):
        return None
    if avatar is None or game.name(avatar) != "Alatar":
        return None
    bearer = game.card(card).host
    together = bearer is not None and company_of(game, bearer) == company_of(game, avatar)
    return (printed.points,) if together else None


# WH-108

TRUTHS_OF_DOOM = Rulebook("WH-108")


@TRUTHS_OF_DOOM.adjust("six-more", GENERAL_INFLUENCE, order=Layer.LATER, says="Truths of Doom")
def two_for_characters(game: Game, influence: int, player: str) -> int | None:
    """Two of the six points control characters."""
    return influence + 2 if _has(game, player, "WH-108") else None


@TRUTHS_OF_DOOM.adjust("six-more", UNUSED_INFLUENCE, order=Layer.AFTER, says="Truths of Doom")
def four_besides(game: Game, unused: int, player: str) -> int | None:
    """The other four are there besides."""
    return unused + 4 if _has(game, player, "WH-108") else None


# WH-60

A_NEW_RINGLORD = Rulebook("WH-60")

_GRASP = "WH-60.grasps-for-it"
_SECRETS = Where(("Ruins & Lairs",), information=True)


@A_NEW_RINGLORD.react("grasps-for-it", BeginningFelt)
def grasps_for_it(game: Game, event: BeginningFelt) -> list[Event]:
    """As his player's turn ends, the bearer of The One Ring tries to master it, once for all."""
    mine = _of_player(game, game.state.turn_player)
    avatar = game.value(AVATAR, game.state.turn_player)
    if event.phase != "end-of-turn" or not mine or avatar is None:
        return []
    site = site_of(game, avatar)
    bears = any(game.name(each) == "The One Ring" for each in game.card(avatar).holds)
    if not bears or site is None or not is_such_site(game, _SECRETS, site):
        return []
    return [RollCalled(card=mine[0], of=avatar, what=_GRASP)]


@A_NEW_RINGLORD.react("grasps-for-it", RollMade)
def masters_it(game: Game, event: RollMade) -> list[Event]:
    """He is lost, or he masters it, or neither."""
    if event.what != _GRASP:
        return []
    player = game.card(event.card).owner
    total = event.roll + len(_of_player(game, player))
    if total < 6:
        return [CharacterEliminated(card=event.of)]
    return [RingMastered(card=event.card, player=player)] if total > 9 else []


def _of_player(game: Game, player: str) -> list[str]:
    return [each for each in game.value(COPIES, "WH-60") if game.card(each).owner == player]


# WH-88, WH-89

KEYS_OF_ORTHANC, KEYS_TO_THE_WHITE_TOWERS = Rulebook("WH-88"), Rulebook("WH-89")


def _is_his_own(game: Game, action: UseCard) -> bool:
    """What a player has built himself he does not tear down with them."""
    if game.printed(action.card).id not in ("WH-88", "WH-89"):
        return False
    target = action.target
    return target in game.state.cards and game.card(str(target)).owner == action.player


def _was_built_by_another(game: Game, action: UseCard) -> bool | None:
    """What another has built, they let one tear down, although it is his."""
    theirs = game.printed(action.card).id in ("WH-88", "WH-89") and action.target is not None
    mine = game.card(action.card).owner == action.player == game.state.turn_player
    return (theirs and mine and not _is_his_own(game, action)) or None


for _book in (KEYS_OF_ORTHANC, KEYS_TO_THE_WHITE_TOWERS):
    _book.permit("anothers-only", UseCard, lifts=("core.targeting.opponents-cards",))(
        _was_built_by_another
    )
    _book.forbid("anothers-only", UseCard, says="Only another player's is discarded so.")(
        _is_his_own
    )

# WH-33

NOBLE_STEED = Rulebook("WH-33")

_STEEDS = {"Noble Steed", "Bill the Pony", "Shadowfax"}


@NOBLE_STEED.define("carries-far", REGION_LIMIT, says="Noble Steed")
def ride_far(game: Game, company: str) -> int | None:
    """If everybody rides, they pass two regions more."""
    riders = game.state.companies[company].characters
    steeds = [{game.name(each) for each in game.card(who).holds} & _STEEDS for who in riders]
    rides = all(steeds) and any("Noble Steed" in each for each in steeds)
    return 2 if rides else None


# WH-53

MECHANICAL_BOW = Rulebook("WH-53")


_AIMS = "aims with the Mechanical Bow"
"""Remembered of somebody who taps to face a strike, as long as that lasts."""


@MECHANICAL_BOW.react("pierces", StrikeFaced)
def takes_aim(game: Game, event: StrikeFaced) -> list[Event]:
    """Whoever stays untapped has no time to aim, nor has who is tapped already."""
    who = event.character
    aims = event.tap and game.card(who).position == "untapped" and bears(game, who, "WH-53")
    if not aims or not fits(game, Who((("warrior",),)), who):
        return []
    return [Remembered(fact=Fact(_AIMS, who, None, "strike", "WH-53"))]


@MECHANICAL_BOW.adjust("pierces", BODY_OF_STRIKE, says="Mechanical Bow")
def goes_through(game: Game, body: int | None) -> int | None:
    """What is aimed well goes through what they wear."""
    combat = game.state.combat
    if body is None or combat is None or combat.strike is None:
        return None
    return body - 1 if game.state.fact(_AIMS, combat.strike.target) is not None else None


# WH-8

RADAGAST = Rulebook("WH-8")


@RADAGAST.define("his-friends-follow", GOES_ALONG)
def follows_him(game: Game, ally: str) -> bool | None:
    """What is his friend goes with him to the end of the world."""
    host = game.card(ally).host
    his = host in game.state.cards and game.card(str(host)).card == "WH-8"
    return (his and game.printed(ally).alignment == "hero") or None


# WH-52

LIQUID_FIRE = Rulebook("WH-52")

_BURNS = "WH-52.burns-them"


@LIQUID_FIRE.forbid("burns-them", UseCard, says="It takes the attack of a creature.")
def burns_no_others(game: Game, action: UseCard) -> bool:
    """It is for creatures that are met."""
    combat = game.state.combat
    if combat is None or not follows_own(game, action, _BURNS):
        return False
    return combat.kind != "creature"


@LIQUID_FIRE.react("burns-them", OwnTextFollowed)
def is_thrown(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is remembered of the creature, however often it attacks."""
    combat = game.state.combat
    return [] if combat is None else [leave(game, event, combat.source, "turn")]


@LIQUID_FIRE.replace("burns-them", StrikeRolled)
def all_fail(game: Game, event: StrikeRolled) -> list[Event] | None:
    """None of its strikes comes home, whatever was rolled: each is as good as beaten."""
    if event.total > event.prowess or not _burns(game):
        return None
    return [replace(event, total=event.prowess + 1, settled=True)]


@LIQUID_FIRE.adjust("burns-them", BODY_CHECK_TOTAL, says="Liquid Fire")
def is_hardened(game: Game, total: int, check: BodyCheckCalled, dice: int) -> int | None:
    """But it is not so easy to kill either."""
    return total - 2 if check.of_strike and _burns(game) else None


def _burns(game: Game) -> bool:
    combat = game.state.combat
    return combat is not None and own_reached(game, _BURNS, combat.source)
