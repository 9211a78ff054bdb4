"""What single cards of The Wizards say of rings and treasures, and of winning people over."""

from westmarch.cards.model.card import Creature
from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.items import RINGS
from westmarch.mechanics.journey import new_site, site_path
from westmarch.mechanics.lookups import HAZARDS, company_of
from westmarch.mechanics.map import map_of
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.hazards import KEYS
from westmarch.mechanics.quantities.rings import RINGS_SHOWN
from westmarch.mechanics.quantities.sites import TYPE_TO_HAZARDS
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import CardMoved, DrawCalled, FactionPlayed, ItemLost
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import (
    CardInfluenced,
    CharacterDiscarded,
    CharacterEliminated,
    CorruptionCheckCalled,
    CorruptionCheckPassed,
    CorruptionRolled,
)
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.rings import RingTest, RingTestCalled
from westmarch.table.game import Game
from westmarch.table.state import Fact

# TW-98

THE_PRECIOUS = Rulebook("TW-98")

_TEMPTS = "TW-98.tempts-a-companion"
_FALLING = "falling by TW-98"
"""Remembered of whoever has not withstood: the company in which he was."""


@THE_PRECIOUS.forbid(
    "tempts-a-companion",
    PlayEvent,
    says="It takes a companion of whoever bears The One Ring, and {action.target} is none.",
)
def is_no_companion(game: Game, action: PlayEvent) -> bool:
    """Whoever sees it every day, and does not bear it himself."""
    if game.printed(action.card).id != "TW-98" or action.target not in game.state.cards:
        return False
    company = company_of(game, str(action.target))
    others = [each for each in company.characters if each != action.target] if company else []
    return not any(_rings(game, each) for each in others)


@THE_PRECIOUS.react("tempts-a-companion", OwnTextFollowed)
def is_tempted(game: Game, event: OwnTextFollowed) -> list[Event]:
    """He makes a corruption check at −2."""
    who = event.here.target
    if who not in game.state.cards:
        return []
    return [
        leave(game, event, who, "check"),
        CorruptionCheckCalled(character=who, modifier=-2, then=_TEMPTS, source=event.card),
    ]


@THE_PRECIOUS.react("tempts-a-companion", CorruptionRolled, order=Rank.FIRST)
def is_weighed(game: Game, event: CorruptionRolled) -> list[Event]:
    """It is not known yet what comes of it."""
    company = company_of(game, event.character)
    if event.then != _TEMPTS or company is None:
        return []
    return [Remembered(fact=Fact(_FALLING, event.character, company.id, "check", "TW-98"))]


@THE_PRECIOUS.react("tempts-a-companion", CorruptionCheckPassed)
def withstands(game: Game, event: CorruptionCheckPassed) -> list[Event]:
    """Nothing does, if he withstands."""
    return [Forgotten(what=_FALLING, about=event.character)] if event.then == _TEMPTS else []


@THE_PRECIOUS.react("tempts-a-companion", CharacterDiscarded, CharacterEliminated)
def takes_it_along(game: Game, event: CharacterDiscarded | CharacterEliminated) -> list[Event]:
    """If he falls, the Ring is lost with him."""
    fact = game.state.fact(_FALLING, event.card)
    company = game.state.companies.get(fact.value) if fact is not None else None
    if company is None:
        return []
    return [
        CardMoved(card=ring, to="discard-pile")
        for each in company.characters
        for ring in _rings(game, each)
    ]


def _rings(game: Game, who: str) -> list[str]:
    return [each for each in game.card(who).holds if game.name(each) == "The One Ring"]


# TW-267

LORDLY_PRESENCE = Rulebook("TW-267")


@LORDLY_PRESENCE.react("brings-a-card", OwnTextFollowed)
def impresses(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is remembered who it was, until he has had his answer."""
    who = event.here.target
    return [leave(game, event, who, "check")] if who is not None else []


@LORDLY_PRESENCE.react("brings-a-card", FactionPlayed, CardInfluenced)
def has_impressed(game: Game, event: FactionPlayed | CardInfluenced) -> list[Event]:
    """If he has won them over, his player draws."""
    if not own_reached(game, "TW-267.brings-a-card", event.character):
        return []
    return [DrawCalled(player=game.card(event.character).owner, number=1)]


# TW-497

PACK_AT_THE_DOOR = Rulebook("TW-497")

_BEASTS = ("Animal", "Wolf")
_DOORS = ("Border-hold", "Ruins & Lairs")
_FIELDS = "Border-land"
_SEA = "Coastal Sea"


@PACK_AT_THE_DOOR.define("comes-to-the-door", KEYS)
def come_to_the_door(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
    """Beasts who live on land come where people live."""
    printed = game.printed(creature)
    facts, site = printed.facts, new_site(game, company)
    if not isinstance(facts, Creature) or printed.unique:
        return None
    if {*_BEASTS, "Spider"}.isdisjoint(facts.attack.races):
        return None
    types = map_of(game.pool).types
    lands = set(types.values()) - {_SEA}
    on_land = any(kind in lands for kind, _ in facts.keyed) or any(
        types.get(each) in lands for each in facts.regions
    )
    if not on_land or not game.value(COPIES, "TW-497"):
        return None
    keys = {kind for kind, _ in site_path(game, company, HAZARDS) if kind == _FIELDS}
    if site is not None and game.value(TYPE_TO_HAZARDS, site) in _DOORS:
        keys.add(game.value(TYPE_TO_HAZARDS, site))
    return tuple(sorted(keys)) or None


# TW-99

THE_RINGS_BETRAYAL = Rulebook("TW-99")

_BETRAYS = "TW-99.betrays"
_RING, _SLIPPING = "ring of TW-99", "betrayed by TW-99"
"""Remembered of its bearer: the ring that is to betray him, and the one that does."""


@THE_RINGS_BETRAYAL.react("betrays", OwnTextFollowed)
def is_put_to_the_test(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Its bearer makes a corruption check at −2."""
    ring = event.here.target
    who = game.card(ring).host if ring in game.state.cards else None
    if who not in game.state.cards:
        return []
    return [
        Remembered(fact=Fact(_RING, str(who), ring, "check", "TW-99")),
        CorruptionCheckCalled(character=str(who), modifier=-2, then=_BETRAYS, source=event.card),
    ]


@THE_RINGS_BETRAYAL.react("betrays", CorruptionRolled, order=Rank.FIRST)
def is_tested(game: Game, event: CorruptionRolled) -> list[Event]:
    """It is not known yet what comes of it."""
    fact = game.state.fact(_RING, event.character)
    if event.then != _BETRAYS or fact is None:
        return []
    return [Remembered(fact=Fact(_SLIPPING, event.character, fact.value, "check", "TW-99"))]


@THE_RINGS_BETRAYAL.react("betrays", CorruptionCheckPassed)
def holds_it_fast(game: Game, event: CorruptionCheckPassed) -> list[Event]:
    """Nothing does, if he withstands."""
    return [Forgotten(what=_SLIPPING, about=event.character)] if event.then == _BETRAYS else []


@THE_RINGS_BETRAYAL.replace("betrays", CharacterDiscarded, CharacterEliminated)
def loses_it(game: Game, event: CharacterDiscarded | CharacterEliminated) -> list[Event] | None:
    """If he falls, he stays, and it is the ring that goes."""
    fact = game.state.fact(_SLIPPING, event.card)
    if fact is None:
        return None
    return [
        Forgotten(what=_SLIPPING, about=event.card),
        ItemLost(card=fact.value),
    ]


# TW-318

RINGLORE = Rulebook("TW-318")

_ONE_RING = "The One Ring"


@RINGLORE.react("knows-it", OwnTextFollowed)
def knows_it(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It takes no fire to know what it is."""
    ring = event.here.target
    if ring not in game.state.cards:
        return []
    bearer = game.card(ring).host
    test = RingTest(event.here.player, ring, bearer, source=event.card, rolled=False)
    return [leave(game, event, ring, "turn"), RingTestCalled(test=test)]


@RINGLORE.define("knows-it", RINGS_SHOWN)
def may_be_any(game: Game, ring: str, total: int) -> tuple[str, ...] | None:
    """It may be any ring but one."""
    if not own_reached(game, "TW-318.knows-it", ring):
        return None
    return tuple(each for each in RINGS if each != _ONE_RING)
