"""What single hazards of Dark Minions do to those who are attacked, and make of attacks."""

from msgspec import structs

from westmarch.cards.model.card import Creature
from westmarch.cards.model.phrases.things import Attacks, Who
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer, Rank
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import companies_at
from westmarch.mechanics.lookups import SiteAttack, company_of
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.combat import (
    ATTACK_CHANGE,
    ATTACK_DEAF_TO,
    BODY_CHECK_TOTAL,
    PROWESS_OF_STRIKE,
)
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.mechanics.quantities.people import BODY
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS
from westmarch.rulebooks.cards.lasting import leave, left_by_own, own_reached
from westmarch.rulebooks.cards.things.attacks import is_such_attack
from westmarch.rulebooks.cards.things.people import fits
from westmarch.table.actions import PlayCreature, PlayEvent
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.chain import OwnTextFollowed
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.events.combat import (
    AttackDefeated,
    BodyCheckCalled,
    StrikeCancelled,
    StrikeFailed,
    StrikeIneffectual,
    StrikeRolled,
)
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Combat, Fact

_ATTACK = "attack"

# DM-69

BATTERING_RAMS = Rulebook("DM-69")

_BATTERS = "DM-69.batters"
_TOO_STRONG = "by how much DM-69 was too strong"
_BATTERED = "battered by DM-69"
_EVERY = 5


@BATTERING_RAMS.react("batters", OwnTextFollowed)
def is_aimed(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It hangs on the strike that somebody faces."""
    who = event.here.character(game)
    return [leave(game, event, who, "strike")] if who is not None else []


@BATTERING_RAMS.react("batters", StrikeRolled, order=Rank.BEFORE)
def is_measured(game: Game, event: StrikeRolled) -> list[Event]:
    """By how much the strike was too strong is remembered."""
    if not own_reached(game, _BATTERS, event.character):
        return []
    more = event.prowess - event.total
    return [Remembered(fact=Fact(_TOO_STRONG, event.character, more, "strike", "DM-69"))]


@BATTERING_RAMS.react("batters", CharacterWounded)
def is_battered(game: Game, event: CharacterWounded) -> list[Event]:
    """Whom it wounds is weaker for it until the turn ends, once for each such card."""
    combat, fact = game.state.combat, game.state.fact(_TOO_STRONG, event.card)
    if combat is None or fact is None or combat.facing != event.card:
        return []
    cards = [
        each
        for each in game.state.facts
        if left_by_own(each, _BATTERS) and each.about == event.card
    ]
    less = len(cards) * (fact.value // _EVERY)
    return [Remembered(fact=Fact(_BATTERED, event.card, less, "turn", "DM-69"))] if less else []


@BATTERING_RAMS.adjust("batters", BODY, says="Like the Crash of Battering-rams")
def is_weaker(game: Game, body: int | None, who: str) -> int | None:
    """His body is lower."""
    less = sum(
        each.value for each in game.state.facts if (each.what, each.about) == (_BATTERED, who)
    )
    return body - less if less and body is not None else None


# DM-71

MOON_IS_DEAD = Rulebook("DM-71")

_TWICE = 200
"""What is added to the number of an attack to tell its repetition from it."""


@MOON_IS_DEAD.adjust("comes-twice", AUTOMATIC_ATTACKS, order=Layer.REPEATED)
def come_twice(
    game: Game, attacks: tuple[SiteAttack, ...], site: str
) -> tuple[SiteAttack, ...] | None:
    """Where the dead wait, they are met twice."""
    undead = [each for each in attacks if each.attack.race == "Undead"]
    if not undead or not game.value(COPIES, "DM-71"):
        return None
    doubled: list[SiteAttack] = []
    for each in attacks:
        doubled.append(each)
        if each in undead:
            doubled.append(structs.replace(each, number=each.number + _TWICE))
    return tuple(doubled)


# DM-80

RANK_UPON_RANK = Rulebook("DM-80")

_MEN, _GIANTS = Attacks(races=("Man",)), Attacks(races=("Giant",))


@RANK_UPON_RANK.define("in-ranks", ATTACK_CHANGE)
def are_in_ranks(game: Game, what: str) -> int | None:
    """They come in order, and there are more of them."""
    combat, copies = game.state.combat, game.value(COPIES, "DM-80")
    meant = combat is not None and copies and _is_in_ranks(game, combat, copies[0])
    if not meant or what == "body" or game.value(ATTACK_DEAF_TO, "DM-80"):
        return None
    return len(copies)


@RANK_UPON_RANK.react("in-ranks", AttackDefeated)
def are_broken(game: Game, event: AttackDefeated) -> list[Event]:
    """Once some of them are beaten it is over."""
    return [
        CardMoved(card=each, to="discard-pile")
        for each in game.value(COPIES, "DM-80")
        if _is_in_ranks(game, event.combat, each)
    ]


def _is_in_ranks(game: Game, combat: Combat, copy: str) -> bool:
    if is_such_attack(game, _MEN, combat):
        return combat.kind != "agent"
    night = game.value(IN_PLAY_BY_NAME, "Doors of Night", game.card(copy).owner)
    return night and is_such_attack(game, _GIANTS, combat)


# DM-93, DM-94

TRIBAL_BANNER = Rulebook("DM-93")
TRIBAL_TOTEM = Rulebook("DM-94")

_ORCS_OR_TROLLS = Attacks(races=("Orc", "Troll"))


@TRIBAL_BANNER.react("barbs", OwnTextFollowed)
def is_raised(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is about this attack."""
    return [leave(game, event, _ATTACK, "combat")]


@TRIBAL_BANNER.adjust("barbs", BODY_CHECK_TOTAL, says="Tribal Banner")
def cuts_deep(game: Game, total: int, check: BodyCheckCalled, dice: int) -> int | None:
    """Whom they wound is worse off."""
    reached = own_reached(game, "DM-93.barbs", _ATTACK)
    return total + 1 if reached and _is_wounded_by_them(game, check) else None


@TRIBAL_TOTEM.react("barbs", OwnTextFollowed)
def is_carried(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is about all such attacks on the company."""
    company = event.here.company(game)
    return [leave(game, event, company, LASTING)] if company is not None else []


@TRIBAL_TOTEM.adjust("barbs", BODY_CHECK_TOTAL, says="Tribal Totem")
def cuts_deeper(game: Game, total: int, check: BodyCheckCalled, dice: int) -> int | None:
    """Whom they wound is worse off still."""
    combat = game.state.combat
    if combat is None or not is_such_attack(game, _ORCS_OR_TROLLS, combat):
        return None
    reached = own_reached(game, "DM-94.barbs", combat.company)
    return total + 2 if reached and _is_wounded_by_them(game, check) else None


def _is_wounded_by_them(game: Game, check: BodyCheckCalled) -> bool:
    combat = game.state.combat
    return combat is not None and not check.of_strike and combat.facing == check.character


# DM-102

WOUND_OF_LONG_BURDEN = Rulebook("DM-102")

_HEAVY = 12
_DEALT = "dealt with DM-102"
"""Remembered of the card until the strike is over for which it was played."""


@WOUND_OF_LONG_BURDEN.forbid(
    "heavy-strike", PlayEvent, says="The strike has not the prowess of 12 that it takes."
)
def is_too_light(game: Game, action: PlayEvent) -> bool:
    """A light blow leaves no such wound."""
    combat = game.state.combat
    if game.printed(action.card).id != "DM-102" or combat is None or combat.facing is None:
        return False
    return game.value(PROWESS_OF_STRIKE) < _HEAVY


@WOUND_OF_LONG_BURDEN.react("heavy-strike", EventPlayed)
def is_dealt(game: Game, event: EventPlayed) -> list[Event]:
    """It hangs on the strike at first."""
    if game.printed(event.card).id != "DM-102":
        return []
    return [Remembered(fact=Fact(_DEALT, event.card, None, "strike", "DM-102"))]


@WOUND_OF_LONG_BURDEN.react("heavy-strike", StrikeFailed, StrikeIneffectual, StrikeCancelled)
def is_avoided(
    game: Game, event: StrikeFailed | StrikeIneffectual | StrikeCancelled
) -> list[Event]:
    """Unless that succeeds, it is gone."""
    return [
        CardMoved(card=each, to="discard-pile")
        for each in game.card(event.character).holds
        if game.state.fact(_DEALT, each) is not None
    ]


# DM-103

WRAITH_LORD = Rulebook("DM-103")

_NAZGUL = Attacks(races=("Nazgûl",))
_FADING = "fading by DM-103"


@WRAITH_LORD.react("leads-them", OwnTextFollowed)
def leads_them(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The company is remembered until the turn ends."""
    company = event.here.company(game)
    return [leave(game, event, company, LASTING)] if company is not None else []


@WRAITH_LORD.adjust("leads-them", COUNTS)
def counts_nothing(game: Game, counts: int, played: str | None, action: object) -> int | None:
    """They take nothing of the hazard limit."""
    if not isinstance(action, PlayCreature):
        return None
    facts = game.printed(action.card).facts
    nazgul = isinstance(facts, Creature) and facts.attack.race == "Nazgûl"
    return 0 if nazgul and own_reached(game, "DM-103.leads-them", action.company) else None


@WRAITH_LORD.react("leads-them", CharacterWounded)
def fades(game: Game, event: CharacterWounded) -> list[Event]:
    """Whom they wound begins to fade."""
    combat = game.state.combat
    if combat is None or combat.facing != event.card or not is_such_attack(game, _NAZGUL, combat):
        return []
    if not own_reached(game, "DM-103.leads-them", combat.company):
        return []
    return [Remembered(fact=Fact(_FADING, event.card, None, "turn", "DM-103"))]


@WRAITH_LORD.adjust("leads-them", BODY, says="Wraith-lord")
def is_fading(game: Game, body: int | None, who: str) -> int | None:
    """His body is lower by one each time until the turn ends."""
    times = sum((each.what, each.about) == (_FADING, who) for each in game.state.facts)
    return body - times if times and body is not None else None


# DM-60

GNAW_WITH_WORDS = Rulebook("DM-60")


@GNAW_WITH_WORDS.forbid(
    "before-another", PlayEvent, says="There is nobody like {action.target} to hear it."
)
def nobody_hears_it(game: Game, action: PlayEvent) -> bool:
    """Another who has the same skill is with him, or where he is, or where he goes."""
    if game.printed(action.card).id != "DM-60" or action.target not in game.state.cards:
        return False
    who, own = str(action.target), company_of(game, str(action.target))
    if own is None:
        return False
    alike = Who((("sage" if action.effect == 0 else "diplomat",),))
    there = (each for site in (own.site, own.destination) for each in companies_at(game, site))
    return not any(
        each != who and fits(game, alike, each)
        for company in (own, *there)
        for each in company.characters
    )
