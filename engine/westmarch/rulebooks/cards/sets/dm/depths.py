"""What single hazards of Dark Minions do where it is dark and deep, and to what was stored."""

from westmarch.cards.kinds import MINIONS
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.phrases.targets import OnSite
from westmarch.cards.model.play_clauses import Playing
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.combat import defending
from westmarch.mechanics.lookups import LimitModifier, SiteAttack, current_company, lies_below
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.combat import (
    ATTACK_CHANGE,
    ATTACK_STRIKES,
    EXCESS_STRIKES,
    STRIKE_PROWESS,
    UNTAPPED_COST,
)
from westmarch.mechanics.quantities.hazards import LIMIT_MODIFIERS
from westmarch.mechanics.quantities.people import COMPANY_SIZE
from westmarch.mechanics.quantities.points import MARSHALLING_POINTS, POINTS
from westmarch.mechanics.quantities.sites import ADDED_ATTACKS, REGION_OF_SITE, SITE_TYPE
from westmarch.mechanics.strikes import fought_over
from westmarch.rulebooks.cards.choices import is_answer
from westmarch.rulebooks.cards.items import added_by_weapons
from westmarch.rulebooks.cards.lasting import leave, own_reached
from westmarch.rulebooks.cards.things.places import DARK_HOLDS
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import CardMoved, CardStored, EventPlayed
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.combat import AttackMade
from westmarch.table.events.turns import WindowOpened
from westmarch.table.game import Game
from westmarch.table.state import Company
from westmarch.table.windows import ENTERING, ENTRY_REVEAL

_PILE = "marshalling-point-pile"
_KEPT = 3

# DM-47

BLACK_ENEMYS_WRATH = Rulebook("DM-47")

_LAVA = Attack("", 1, 6, each_character=True, cancellable=False)
_COSTS = 5


@BLACK_ENEMYS_WRATH.define("lava-flows", ADDED_ATTACKS)
def lava_flows(game: Game, site: str) -> tuple[SiteAttack, ...] | None:
    """The earth burns where it is dark, but not for those who serve its master."""
    copies = game.value(COPIES, "DM-47")
    dark = lies_below(game, site) or game.value(SITE_TYPE, site) in DARK_HOLDS
    if not copies or not dark or game.state.kind(game.card(site).owner) in MINIONS:
        return None
    return tuple(SiteAttack(_LAVA, each) for each in copies)


@BLACK_ENEMYS_WRATH.adjust("lava-flows", STRIKE_PROWESS, says="weapons are of no use")
def does_not_help(game: Game, prowess: int, who: str) -> int | None:
    """Nobody fights it with a sword."""
    more = added_by_weapons(game, who) if _burns(game) else 0
    return prowess - more if more else None


@BLACK_ENEMYS_WRATH.adjust("lava-flows", UNTAPPED_COST)
def has_to_be_quick(game: Game, cost: int, who: str) -> int | None:
    """Whoever stands still is worse off than elsewhere."""
    return _COSTS if _burns(game) else None


def _burns(game: Game) -> bool:
    combat = game.state.combat
    return combat is not None and game.card(combat.source).card == "DM-47"


# DM-51

DOUBLED_VIGILANCE = Rulebook("DM-51")

_WATCHED = "DM-51.keeps-watch"
_GUARDS = Attack("Orc", 4, 9)
_MANY = 6


@DOUBLED_VIGILANCE.react("keeps-watch", WindowOpened)
def is_watched(game: Game, event: WindowOpened) -> list[Event]:
    """Whoever would enter may be seen, before anything else meets him."""
    if event.window.kind is not ENTERING:
        return []
    company = game.state.companies[str(event.window.company)]
    # Two of them see no more: core.passive-conditions.duplicates-declared-once
    return _looked_for(game, company, _watches(game, company)[:1])


@DOUBLED_VIGILANCE.react("keeps-watch", EventPlayed)
def is_watched_at_once(game: Game, event: EventPlayed) -> list[Event]:
    """So may he if they are set up at the gate as he enters."""
    company = current_company(game)
    if company is None or not game.state.during(ENTRY_REVEAL):
        return []
    watches = _watches(game, company)
    return _looked_for(game, company, watches) if watches == [event.card] else []


def _watches(game: Game, company: Company) -> list[str]:
    """The copies that keep watch where a company is."""
    return [each for each in game.value(COPIES, "DM-51") if game.card(each).host == company.site]


def _looked_for(game: Game, company: Company, watches: list[str]) -> list[Event]:
    """Have it rolled whether the company is seen."""
    what = (_WATCHED, company.id)
    return [
        RollCalled(card=each, of=who, what=what)
        for each in watches
        for who in company.characters[:1]
    ]


@DOUBLED_VIGILANCE.react("keeps-watch", RollMade)
def is_seen(game: Game, event: RollMade) -> list[Event]:
    """The more they are, the sooner they are seen, and then they have to fight first of all."""
    if not is_answer(event, _WATCHED):
        return []
    company = event.what[1]
    if event.roll - game.value(COMPANY_SIZE, company) > _MANY:
        return []
    return [AttackMade(source=event.card, attack=_GUARDS, company=company)]


# DM-52

DRUMS = Rulebook("DM-52")

_HEARD_IN = frozenset(
    (
        *("Angmar", "Gap of Isen", "Gorgoroth", "Gundabad", "High Pass", "Redhorn Gate"),
        *("Rohan", "Southern Mirkwood", "Udûn"),
    )
)


def _goes_below(game: Game, company: str) -> bool:
    """Tell whether a company is at a site of the Under-deeps, or on its way to one."""
    group = game.state.companies.get(company)
    return group is not None and lies_below(game, group.destination or group.site)


@DRUMS.define("sound-below", LIMIT_MODIFIERS)
def more_are_called(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
    """Below, more of them come."""
    copies = game.value(COPIES, "DM-52")
    return (LimitModifier("DM-52", 1),) * len(copies) if _goes_below(game, company) else None


@DRUMS.define("sound-below", ATTACK_CHANGE)
def fight_harder_below(game: Game, what: str) -> int | None:
    """And they fight the harder."""
    combat = game.state.combat
    if combat is None or what != "prowess" or not _goes_below(game, combat.company):
        return None
    return len(game.value(COPIES, "DM-52")) or None


@DRUMS.define("sound-above", ATTACK_CHANGE)
def fight_harder_above(game: Game, what: str) -> int | None:
    """In some regions those who wait at sites are more, and stronger, and by night even more."""
    combat, copies = game.state.combat, game.value(COPIES, "DM-52")
    group = game.state.companies.get(combat.company) if combat is not None else None
    if combat is None or combat.kind != "automatic" or group is None or not copies:
        return None
    heard = game.value(REGION_OF_SITE, group.site) in _HEARD_IN
    if not heard or what == "body":
        return None
    night = game.value(IN_PLAY_BY_NAME, "Doors of Night", game.card(copies[0]).owner)
    return len(copies) * (2 if night else 1)


# DM-73

NEITHER_SO_ANCIENT = Rulebook("DM-73")

_WORTH = 2


@NEITHER_SO_ANCIENT.react("was-no-treasure", OwnTextFollowed)
def was_no_treasure(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The item goes back to hand, and the card takes its place."""
    item = event.here.target
    if item not in game.state.cards:
        return []
    owner = game.card(item).owner
    return [
        CardMoved(card=event.card, to=_PILE, player=owner),
        CardMoved(card=item, to="hand"),
    ]


@NEITHER_SO_ANCIENT.define("was-no-treasure", MARSHALLING_POINTS)
def is_worth_something(game: Game, player: str, source: str) -> int | None:
    """It counts as an item, for whoever had one."""
    if source != "item":
        return None
    there = [each for each in game.state.pile(player, _PILE) if game.card(each).card == "DM-73"]
    return _WORTH * len(there) or None


# DM-79

PIERCED_BY_MANY_WOUNDS = Rulebook("DM-79")

_FIRST_COSTS_MORE = 3


@PIERCED_BY_MANY_WOUNDS.forbid(
    "wounds-many", PlayEvent, says="There are not more strikes than there are defenders."
)
def are_not_so_many(game: Game, action: PlayEvent) -> bool:
    """There have to be more strikes than there are to take them."""
    if game.printed(action.card).id != "DM-79" or game.state.combat is None:
        return False
    return game.value(ATTACK_STRIKES) <= len(defending(game))


@PIERCED_BY_MANY_WOUNDS.react("wounds-many", OwnTextFollowed)
def wounds_many(game: Game, event: OwnTextFollowed) -> list[Event]:
    """It is about this attack."""
    return [leave(game, event, "attack", "combat")]


@PIERCED_BY_MANY_WOUNDS.adjust("wounds-many", STRIKE_PROWESS, says="Pierced by Many Wounds")
def is_pierced(game: Game, prowess: int, who: str) -> int | None:
    """The first excess strike that somebody gets costs him four in the place of one."""
    if not own_reached(game, "DM-79.wounds-many", "attack"):
        return None
    combat, strike = fought_over(game)
    others = [each for each in combat.strikes if each is not strike]
    last = all(each.outcome for each in others)
    more = strike.excess + (game.value(EXCESS_STRIKES) if last else 0)
    had = any(each.target == who and each.excess for each in others)
    pierced = who == strike.target and more and not had
    return prowess - _FIRST_COSTS_MORE if pierced else None


# DM-100

WHICH_MIGHT_BE_LIES = Rulebook("DM-100")


@WHICH_MIGHT_BE_LIES.forbid(
    "asked-for-information",
    PlayEvent,
    says="{action.target} is nothing that is played where information is playable.",
)
def asked_for_nothing(game: Game, action: PlayEvent) -> bool:
    """It is about what was learnt where there is something to learn."""
    if game.printed(action.card).id != "DM-100" or action.target not in game.state.cards:
        return False
    ways = [each for each in game.printed(action.target).clauses if isinstance(each, Playing)]
    return not any(_asks(each) for each in ways)


def _asks(way: Playing) -> bool:
    target = way.target
    places = [getattr(target, "at", None), target.where if isinstance(target, OnSite) else None]
    places += [getattr(each, "where", None) for each in way.conditions]
    return any(each is not None and each.information for each in places)


@WHICH_MIGHT_BE_LIES.react("asked-for-information", OwnTextFollowed)
def was_a_lie(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Nobody believes it any more."""
    card = event.here.target
    return [CardMoved(card=card, to="discard-pile")] if card in game.state.cards else []


# DM-37

UNDER_GALLERIES = Rulebook("DM-37")


@UNDER_GALLERIES.replace("is-kept", CardMoved)
def is_kept(game: Game, event: CardMoved) -> list[Event] | None:
    """What was learnt there is kept, where another site would be discarded."""
    if game.printed(event.card).id != "DM-37" or event.to != "discard-pile":
        return None
    return [CardStored(card=event.card)]


@UNDER_GALLERIES.adjust("is-kept", POINTS, order=Layer.OWN)
def is_worth_three(game: Game, points: int, card: str, player: str) -> int | None:
    """Stored, it is worth three points."""
    found = game.card(card)
    return _KEPT if found.card == "DM-37" and found.stored else None
