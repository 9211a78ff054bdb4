"""What single resources of The Lidless Eye do about sites, factions and words."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import Restricted, is_ringwraith
from westmarch.mechanics.lookups import item_facts
from westmarch.mechanics.movement import Way
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.combat import ATTACK_CHANGE
from westmarch.mechanics.quantities.influence import (
    INFLUENCE_POOLS,
    INFLUENCE_RESULT,
    INFLUENCE_TOTAL,
    influence_terms,
)
from westmarch.mechanics.quantities.journeys import PATH_OF_WAY, WAYS
from westmarch.mechanics.quantities.people import AVATAR, PROWESS
from westmarch.mechanics.quantities.points import POINTS_BONUS
from westmarch.mechanics.quantities.sites import LEAVES_UNTAPPED, SITE_TYPE
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.table.actions import InfluenceCard, PlayEvent, UseCard
from westmarch.table.events.cards import CardStored, SiteResourcePlayed
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import (
    CharacterDiscarded,
)
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Fact

# LE-5

CARAMBOR = Rulebook("LE-5")

_ONWARD = "LE-5.leads-on"


@CARAMBOR.forbid("leads-on", UseCard, says="Carambor leads his own company on, and no other.")
def is_not_with_them(game: Game, action: UseCard) -> bool:
    """It is his company that goes on."""
    if game.printed(action.card).id != "LE-5" or action.target is None:
        return False
    return game.card(action.card).company != action.target


@CARAMBOR.react("leads-on", OwnTextFollowed)
def leads_on(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is remembered who leads them."""
    company = event.here.company(game)
    return [] if company is None else [leave(game, event, company, LASTING)]


@CARAMBOR.adjust(
    "leads-on",
    WAYS,
    says="Carambor leads them on through a Wilderness, and in no other way.",
    bars=True,
)
def by_the_wild(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """The way on has to lead through a Wilderness."""
    if not ways or not own_reached(game, _ONWARD, company):
        return None
    return tuple(
        each
        for each in ways
        if any(kind == "Wilderness" for kind, _ in game.value(PATH_OF_WAY, company, site, each))
    )


# LE-170, LE-190

BLACK_RIDER, HERALDED_LORD = Rulebook("LE-170"), Rulebook("LE-190")


def _rides_on(game: Game, action: UseCard) -> bool:
    """It has to lie there since an earlier turn."""
    if game.printed(action.card).id not in ("LE-170", "LE-190"):
        return False
    before = game.turn_start.state.cards[action.card]
    return before.place != "in-play"


def _come_home(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The ride is over, and those who followed him go."""
    company = game.state.companies.get(event.here.bearer or "")
    if company is None:
        return []
    leader = game.value(AVATAR, company.player)
    others = (each for each in company.characters if each != leader and is_ringwraith(game, each))
    return [CharacterDiscarded(card=each) for each in others]


for _book in (BLACK_RIDER, HERALDED_LORD):
    _book.forbid("ride-is-over", UseCard, says="{action.card} was not there as the turn began.")(
        _rides_on
    )
    _book.react("ride-is-over", OwnTextFollowed)(_come_home)

# LE-176

COME_BY_NIGHT = Rulebook("LE-176")

_BY_NIGHT = "LE-176.comes-by-night"
_TAKEN = "the first item by night"
"""Remembered of a site once an item was played there after it."""


@COME_BY_NIGHT.react("comes-by-night", OwnTextFollowed)
def falls_asleep(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Nobody at the site is on his guard."""
    site = event.here.target
    return [] if site is None else [leave(game, event, site, LASTING)]


@COME_BY_NIGHT.define("comes-by-night", ATTACK_CHANGE, says="Come By Night Upon Them")
def are_weaker(game: Game, what: str) -> int | None:
    """They are weaker, and weaker still in the dark."""
    combat = game.state.combat
    if what != "prowess" or combat is None or combat.kind != "automatic":
        return None
    company = game.state.companies[combat.company]
    if not own_reached(game, _BY_NIGHT, company.site):
        return None
    return -2 if game.value(IN_PLAY_BY_NAME, "Doors of Night", company.player) else -1


@COME_BY_NIGHT.define("comes-by-night", LEAVES_UNTAPPED)
def is_first_taken(game: Game, played: str, site: str) -> bool | None:
    """The first item that is taken there is not missed."""
    if item_facts(game, played) is None or not own_reached(game, _BY_NIGHT, site):
        return None
    return game.state.fact(_TAKEN, site) is None or None


@COME_BY_NIGHT.replace("comes-by-night", SiteResourcePlayed)
def is_not_missed(game: Game, event: SiteResourcePlayed) -> list[Event] | None:
    """So the site does not tap, and it is remembered."""
    if not is_first_taken(game, event.card, event.site):
        return None
    return [Remembered(fact=Fact(_TAKEN, event.site, None, "turn", "LE-176"))]


# LE-194

HONEY_ON_THE_TONGUE = Rulebook("LE-194")


@HONEY_ON_THE_TONGUE.react("sweetens-words", OwnTextFollowed)
def sweetens_words(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Whoever it is played on finds the right words."""
    who = event.here.target
    return [] if who is None else [leave(game, event, who, LASTING)]


@HONEY_ON_THE_TONGUE.define("sweetens-words", INFLUENCE_POOLS)
def is_sweet_to_others(
    game: Game, character: str, target: str | None
) -> tuple[Restricted, ...] | None:
    """They are for characters, and not for factions."""
    sweet = own_reached(game, "LE-194.sweetens-words", character)
    return (Restricted(5, ("characters",)),) if sweet else None


# LE-209

NEWS_OF_THE_SHIRE = Rulebook("LE-209")

_TOLD = "News of the Shire"


@NEWS_OF_THE_SHIRE.react("is-known-now", CardStored)
def is_told(game: Game, event: CardStored) -> list[Event]:
    """From then on it is known where it lies."""
    if game.printed(event.card).id != "LE-209":
        return []
    return [
        Remembered(fact=Fact("region-changed", "The Shire", "Border-land", "game", "LE-209")),
        Remembered(fact=Fact(_TOLD, "The Shire", None, "game", "LE-209")),
    ]


@NEWS_OF_THE_SHIRE.adjust("is-known-now", SITE_TYPE)
def is_no_refuge(game: Game, site_type: str, site: str) -> str | None:
    """And Bag End is no better off than Bree."""
    known = game.state.fact(_TOLD, "The Shire") is not None
    return "Border-hold" if known and game.name(site) == "Bag End" else None


# LE-215

ONE_DEAR_TO_YOU = Rulebook("LE-215")


def _dear(game: Game, faction: str) -> int:
    return sum(game.card(each).host == faction for each in game.value(COPIES, "LE-215"))


@ONE_DEAR_TO_YOU.forbid("dear-to-one", PlayEvent, says=AS_WRITTEN)
def is_dear_to_another(game: Game, action: PlayEvent) -> bool:
    """It is one's own faction."""
    if game.printed(action.card).id != "LE-215" or action.target not in game.state.cards:
        return False
    return game.card(str(action.target)).owner != action.player


@ONE_DEAR_TO_YOU.define("dear-to-one", POINTS_BONUS)
def is_worth_less(game: Game, card: str) -> int | None:
    """It is worth 1 less for it."""
    return -_dear(game, card) or None


@ONE_DEAR_TO_YOU.adjust("dear-to-one", INFLUENCE_RESULT, says="One Dear to You")
def is_hard_to_part(game: Game, total: int, attempt: InfluenceCard, *_: int) -> int | None:
    """And hard to win away."""
    return total - 8 * _dear(game, attempt.target) if _dear(game, attempt.target) else None


@ONE_DEAR_TO_YOU.forbid(
    "dear-to-one", PlayEvent, says="Muster may not be used against such a faction."
)
def musters_against_it(game: Game, action: PlayEvent) -> bool:
    """Nobody musters against it."""
    tried = (each.target for each in game.state.chain if isinstance(each, InfluenceCard))
    return game.name(action.card) == "Muster" and any(_dear(game, each) for each in tried)


# LE-244

THREATS = Rulebook("LE-244")

_MOST = 6


@THREATS.react("uses-force", OwnTextFollowed)
def uses_force(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He does not waste words."""
    who = event.here.target
    return [] if who is None else [leave(game, event, who, "check")]


@THREATS.adjust("uses-force", INFLUENCE_TOTAL, order=Layer.REPLACED, says="Threats")
def counts_his_strength(game: Game, total: int, faction: str, who: str, _: int) -> int | None:
    """What counts is how strong he is, and not what he says."""
    return _forced(game, total, who, faction)


@THREATS.adjust("uses-force", INFLUENCE_RESULT, order=Layer.REPLACED, says="Threats")
def counts_it_again(game: Game, total: int, attempt: InfluenceCard, *_: int) -> int | None:
    """It is the same with a faction of the other player's."""
    return _forced(game, total, attempt.character, attempt.target)


def _forced(game: Game, total: int, who: str, faction: str) -> int | None:
    if not own_reached(game, "LE-244.uses-force", who):
        return None
    words = sum(amount for amount, _ in influence_terms(game, who, faction))
    prowess = game.value(PROWESS, who)
    return total - words + min(_MOST, prowess)


# LE-248

UVATHA_UNLEASHED = Rulebook("LE-248")


@UVATHA_UNLEASHED.forbid("rides-far", PlayEvent, says="It takes Ûvatha as one's Ringwraith.")
def is_not_his(game: Game, action: PlayEvent) -> bool:
    """It is for the company of the player whose Ringwraith he is."""
    if game.printed(action.card).id != "LE-248":
        return False
    avatar = game.value(AVATAR, action.player)
    his = avatar is not None and game.name(avatar) == "Ûvatha the Ringwraith"
    return not his or game.card(str(avatar)).company != action.target
