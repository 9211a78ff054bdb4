"""What single events and sites of Against the Shadow say."""

from westmarch.cards.kinds import MINIONS, WIZARD
from westmarch.cards.model.card import Faction
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.combat import Claim, defending
from westmarch.mechanics.control import is_ringwraith
from westmarch.mechanics.lookups import character_facts, in_play, item_facts, lies_in_play
from westmarch.mechanics.movement import STARTER, Way
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import (
    ATTACK_PROWESS,
    CLAIM_PREVAILS,
    DEFENDER_PICKS,
    DETAINMENT,
    FIRST_STRIKE_CLAIMS,
    STRIKE_PROWESS,
)
from westmarch.mechanics.quantities.hazards import COUNTS
from westmarch.mechanics.quantities.journeys import REGION_LIMIT, UNDER_DEEPS_NUMBER, WAYS
from westmarch.mechanics.quantities.people import AVATAR
from westmarch.mechanics.quantities.points import POINTS_BONUS
from westmarch.mechanics.quantities.sites import LEAVES_UNTAPPED
from westmarch.mechanics.strikes import fought_over
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.context import follows_own
from westmarch.table.actions import (
    AssignStrike,
    Finish,
    PlaceStartingItem,
    PlayEvent,
    PlayFaction,
    UseCard,
)
from westmarch.table.events.cards import (
    CardMoved,
    CardTapped,
    CardUntapped,
    ShuffleCalled,
    SiteResourcePlayed,
)
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.characters import CharacterHealed
from westmarch.table.events.combat import AttackDefeated, AttackEnded
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.game import Game
from westmarch.table.state import BEING_PLAYED, Combat, Fact
from westmarch.table.windows import ASSIGN_FIRST

# AS-32

ONE_FOE_TO_BREED_A_WAR = Rulebook("AS-32")


@ONE_FOE_TO_BREED_A_WAR.define("struck-first", FIRST_STRIKE_CLAIMS)
def claims(game: Game) -> tuple[Claim, ...]:
    """The attacker has a claim on the bearer, whatever the attack."""
    return _claims(game)


def _claims(game: Game) -> tuple[Claim, ...]:
    bearers = (game.card(copy).host for copy in game.value(COPIES, "AS-32"))
    return tuple(Claim(str(each), always=True) for each in bearers)


@ONE_FOE_TO_BREED_A_WAR.permit("struck-first", AssignStrike)
def strikes_first(game: Game, action: AssignStrike) -> bool | None:
    """He may take it before anybody else assigns a strike."""
    combat = game.state.combat
    claimed = game.state.combat_step is ASSIGN_FIRST
    if combat is None or not claimed or action.player != combat.attacker:
        return None
    named = [each for each in _claims(game) if each.character == action.character]
    if not named or combat.strikes or action.character not in defending(game):
        return None
    return not game.value(DEFENDER_PICKS) or any(game.value(CLAIM_PREVAILS, each) for each in named)


@ONE_FOE_TO_BREED_A_WAR.permit("struck-first", Finish)
def leaves_it(game: Game, action: Finish) -> bool | None:
    """Or he may leave it at that."""
    return game.state.at(ASSIGN_FIRST) or None


@ONE_FOE_TO_BREED_A_WAR.replace("goes-in-place-of-healing", CharacterHealed, says=AS_WRITTEN)
def goes_instead(game: Game, event: CharacterHealed) -> list[Event] | None:
    """Once, the bearer stays wounded, and it is the card that goes."""
    found = (each for each in game.card(event.card).holds if game.card(each).card == "AS-32")
    copy = next(found, None)
    return [CardMoved(card=copy, to="discard-pile")] if copy is not None else None


# AS-146

FRAMSBURG = Rulebook("AS-146")

_FIRST_ITEM = "first item"
"""Remembered of the site once one was played there this turn."""


@FRAMSBURG.define("first-leaves-it-untapped", LEAVES_UNTAPPED)
def is_first(game: Game, played: str, site: str) -> bool | None:
    """The first minor item of a turn does not tap the site."""
    item = item_facts(game, played)
    if game.printed(site).id != "AS-146" or item is None or item.item_class != "minor":
        return None
    return game.state.fact(_FIRST_ITEM, site) is None or None


@FRAMSBURG.replace("first-leaves-it-untapped", SiteResourcePlayed)
def leaves_it_untapped(game: Game, event: SiteResourcePlayed) -> list[Event] | None:
    """After it the site is as it was, but for what is remembered."""
    if not is_first(game, event.card, event.site):
        return None
    return [Remembered(fact=Fact(_FIRST_ITEM, event.site, until="turn"))]


# AS-39

SUMMONS_FROM_LONG_SLEEP = Rulebook("AS-39")

_ROUSED = "AS-39.comes-roused"
"""Remembered of a creature that is played from where it was kept: the card that kept it."""


@SUMMONS_FROM_LONG_SLEEP.replace("comes-roused", CardMoved)
def is_called(game: Game, event: CardMoved) -> list[Event] | None:
    """It is remembered of a creature that it was kept."""
    host = game.card(event.card).beside
    if event.to != BEING_PLAYED or host not in game.state.cards or game.card(host).card != "AS-39":
        return None
    if game.state.fact(_ROUSED, event.card) is not None:
        return None
    return [Remembered(fact=Fact(_ROUSED, event.card, host, "turn", "AS-39")), event]


@SUMMONS_FROM_LONG_SLEEP.adjust("comes-roused", ATTACK_PROWESS, says="out of a long sleep")
def is_stronger_for_it(game: Game, prowess: int) -> int | None:
    """It is stronger for its rest."""
    combat = game.state.combat
    roused = combat is not None and game.state.fact(_ROUSED, combat.source) is not None
    return prowess + 2 if roused else None


@SUMMONS_FROM_LONG_SLEEP.react("comes-roused", AttackEnded)
def has_called(game: Game, event: AttackEnded) -> list[Event]:
    """The card that kept it has done what it was for."""
    fact = game.state.fact(_ROUSED, event.combat.source)
    if fact is None:
        return []
    left = [CardMoved(card=fact.value, to="discard-pile")] if lies_in_play(game, fact.value) else []
    return [Forgotten(what=_ROUSED, about=fact.about), *left]


# AS-30

FULL_OF_FROTH_AND_RAGE = Rulebook("AS-30")


@FULL_OF_FROTH_AND_RAGE.react("spent", AttackDefeated)
def is_spent(game: Game, event: AttackDefeated) -> list[Event]:
    """Their rage is over when some of them are beaten."""
    if {"Spider", "Animal"}.isdisjoint(event.combat.attack.races):
        return []
    return [CardMoved(card=each, to="discard-pile") for each in game.value(COPIES, "AS-30")]


# AS-37

SHORT_LEGS_ARE_SLOW = Rulebook("AS-37")


@SHORT_LEGS_ARE_SLOW.adjust("slows-hobbits", REGION_LIMIT, says="Short Legs Are Slow")
def goes_less_far(game: Game, limit: int, company: str) -> int | None:
    """They pass one region fewer."""
    return limit - 1 if _is_of_hobbits(game, company) else None


@SHORT_LEGS_ARE_SLOW.adjust(
    "slows-hobbits",
    WAYS,
    says="With Short Legs Are Slow, a company of Hobbits uses no Starter Movement.",
    bars=True,
)
def goes_from_region_to_region(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """The short way is not for them."""
    if not ways or not _is_of_hobbits(game, company):
        return None
    return tuple(each for each in ways if each.name != STARTER)


def _is_of_hobbits(game: Game, company: str) -> bool:
    if not game.value(COPIES, "AS-37"):
        return False
    characters = game.state.companies[company].characters
    hobbits = [each for each in characters if character_facts(game, each).race == "Hobbit"]
    return 2 * len(hobbits) >= len(characters)


# AS-38

SLIP_TREACHEROUSLY = Rulebook("AS-38")


@SLIP_TREACHEROUSLY.react("taps-items", OwnTextFollowed)
def taps_items(game: Game, event: OwnTextFollowed) -> list[Event]:
    """All that somebody bears is tapped, and does what it does without that."""
    return [
        CardTapped(card=each)
        for each in in_play(game)
        if item_facts(game, each) is not None and game.card(each).position == "untapped"
    ]


# AS-45

ALLIANCE_OF_FREE_PEOPLES = Rulebook("AS-45")

_FREE = {"Dwarf", "Elf", "Man"}
_LOST = "lost to the alliance"
"""Remembered of a faction while it is being discarded."""


@ALLIANCE_OF_FREE_PEOPLES.define("stands-together", POINTS_BONUS)
def counts_for_more(game: Game, card: str) -> int | None:
    """With all three of them, each is worth more."""
    copies = game.value(COPIES, "AS-45")
    if not copies or not _free_people(game, card):
        return None
    there = {_free_people(game, each.id) for each in game.state.cards.values()}
    return len(copies) if there >= _FREE else None


@ALLIANCE_OF_FREE_PEOPLES.replace("falls-apart", CardMoved)
def falls_apart(game: Game, event: CardMoved) -> list[Event] | None:
    """It is over when one of them is lost."""
    copies = game.value(COPIES, "AS-45")
    lost = event.to == "discard-pile" and _free_people(game, event.card)
    if not copies or not lost or game.state.fact(_LOST, event.card) is not None:
        return None
    return [
        Remembered(fact=Fact(_LOST, event.card, None, "turn", "AS-45")),
        event,
        *(CardMoved(card=each, to="discard-pile") for each in copies),
        Forgotten(what=_LOST, about=event.card),
    ]


def _free_people(game: Game, card: str) -> str:
    """The race of a hero faction in play that is of Dwarves, Elves or Men."""
    printed = game.printed(card)
    facts, pile = printed.facts, game.card(card).place == "marshalling-point-pile"
    own = pile and isinstance(facts, Faction) and printed.alignment == "hero"
    return facts.race if own and isinstance(facts, Faction) and facts.race in _FREE else ""


# AS-77

ABOVE_THE_ABYSS = Rulebook("AS-77")


@ABOVE_THE_ABYSS.forbid(
    "against-a-wizard", PlayEvent, says="{action.card} takes one's Ringwraith, against a Wizard."
)
def is_not_against_a_wizard(game: Game, action: PlayEvent) -> bool:
    """It takes a Wizard against one, and one's own Ringwraith."""
    if game.printed(action.card).id != "AS-77":
        return False
    avatar = game.value(AVATAR, action.player)
    against = game.state.kind(game.state.opponent(action.player)) == WIZARD
    return not against or avatar is None or not is_ringwraith(game, avatar)


# AS-86

HAIL_OF_DARTS = Rulebook("AS-86")

_DARTS = "many darts"
"""Remembered of a company until the turn ends."""


@HAIL_OF_DARTS.react("many-darts", OwnTextFollowed)
def are_ready(game: Game, event: OwnTextFollowed) -> list[Event]:
    """They have their bows to hand."""
    return [Remembered(fact=Fact(_DARTS, str(event.here.target), None, "turn", "AS-86"))]


@HAIL_OF_DARTS.adjust("many-darts", STRIKE_PROWESS, says="Hail of Darts")
def are_of_more_help(game: Game, prowess: int, character: str) -> int | None:
    """Each who supports is worth two more."""
    combat = game.state.combat
    if combat is None or game.state.fact(_DARTS, combat.company) is None:
        return None
    strike = fought_over(game)[1]
    helped = strike.supporters and character == strike.target
    return prowess + 2 * strike.supporters if helped else None


# AS-88

HOLD_REBUILT_AND_REPAIRED = Rulebook("AS-88")


@HOLD_REBUILT_AND_REPAIRED.adjust("holds-its-own", DETAINMENT)
def knows_its_own(game: Game, detains: bool, combat: Combat) -> bool | None:
    """Whoever holds it lets others pass."""
    if combat.kind != "automatic" or combat.company not in game.state.companies:
        return None
    site = game.state.companies[combat.company].site
    return any(game.card(each).host == site for each in game.value(COPIES, "AS-88")) or None


# AS-106

THE_UNDER_ROADS = Rulebook("AS-106")


@THE_UNDER_ROADS.adjust("short-cuts", UNDER_DEEPS_NUMBER, says="The Under-roads")
def know_the_way(game: Game, number: int | None, company: str) -> int | None:
    """Minions find their way below."""
    minions = game.state.kind(game.state.companies[company].player) in MINIONS
    copies = len(game.value(COPIES, "AS-106")) if minions else 0
    return number - 3 * copies if number and copies else None


@THE_UNDER_ROADS.forbid(
    "way-is-open", PlayEvent, says="With The Under-roads in play, the way is not shut."
)
def would_shut_the_way(game: Game, action: PlayEvent) -> bool:
    """What would shut them is not played."""
    shuts = game.name(action.card) == "The Way is Shut"
    return shuts and bool(game.value(COPIES, "AS-106"))


# AS-130, AS-131

RECORDS_UNREAD = Rulebook("AS-130")
SECRET_BOOK = Rulebook("AS-131")


@RECORDS_UNREAD.forbid("not-at-first", PlaceStartingItem, says=AS_WRITTEN)
def is_still_unread(game: Game, action: PlaceStartingItem) -> bool:
    """Nobody begins with it."""
    return game.printed(action.card).id == "AS-130"


@SECRET_BOOK.forbid("not-at-first", PlaceStartingItem, says=AS_WRITTEN)
def is_still_secret(game: Game, action: PlaceStartingItem) -> bool:
    """Nobody begins with it."""
    return game.printed(action.card).id == "AS-131"


# AS-26

EARLY_HARVEST = Rulebook("AS-26")

_HARVEST = "AS-26.calls-them-home"


@EARLY_HARVEST.forbid(
    "at-border-holds",
    PlayEvent,
    says="It takes a faction that is playable at a Border-hold, and not the Army of the Dead.",
)
def has_no_fields(game: Game, action: PlayEvent) -> bool:
    """It takes people who have something to reap."""
    if game.printed(action.card).id != "AS-26" or action.target not in game.state.cards:
        return False
    facts = game.printed(str(action.target)).facts
    if not isinstance(facts, Faction) or game.name(str(action.target)) == "Army of the Dead":
        return True
    kinds = {
        getattr(each.facts, "site_type", "")
        for name in facts.sites
        for each in game.pool.named(name)
    }
    return "Border-hold" not in kinds and not any("Border-hold" in each for each in facts.sites)


@EARLY_HARVEST.react("calls-them-home", OwnTextFollowed)
def is_called_for_harvest(game: Game, event: OwnTextFollowed) -> list[Event]:
    """A roll tells whether they go."""
    faction = event.here.target
    if faction not in game.state.cards:
        return []
    return [RollCalled(card=event.card, of=str(faction), what=_HARVEST)]


@EARLY_HARVEST.react("calls-them-home", RollMade)
def go_home(game: Game, event: RollMade) -> list[Event]:
    """The more they are worth, the more there is to do at home."""
    if event.what != _HARVEST:
        return []
    printed = game.printed(event.of)
    total = event.roll + printed.points - (printed.alignment == "minion")
    return [CardMoved(card=event.of, to="hand")] if total > 12 else []


# AS-34

POWER_BUILT_BY_WAITING = Rulebook("AS-34")

_WAKES = "AS-34.wakes-again"


@POWER_BUILT_BY_WAITING.forbid("wakes-again", UseCard, says="{action.card} is untapped.")
def is_awake(game: Game, action: UseCard) -> bool:
    """It has to be tapped."""
    return follows_own(game, action, _WAKES) and game.card(action.card).position != "tapped"


@POWER_BUILT_BY_WAITING.define("wakes-again", COUNTS)
def takes_two(game: Game, used: str | None, action: object) -> int | None:
    """It takes two of the hazard limit."""
    return 2 if isinstance(action, UseCard) and follows_own(game, action, _WAKES) else None


@POWER_BUILT_BY_WAITING.react("wakes-again", OwnTextFollowed)
def wakes(game: Game, event: OwnTextFollowed) -> list[Event]:
    """And it untaps."""
    tapped = lies_in_play(game, event.card) and game.card(event.card).position == "tapped"
    return [CardUntapped(card=event.card)] if tapped else []


# AS-79

THE_DARK_POWER = Rulebook("AS-79")

_BOUND = "bound by the Dark Power"
"""Remembered of a faction for as long as the attempt lasts."""


@THE_DARK_POWER.react("keeps-them", OwnTextFollowed)
def binds_them(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Those whom it is about are not lost."""
    tried = [each.card for each in game.state.chain if isinstance(each, PlayFaction)]
    return [Remembered(fact=Fact(_BOUND, each, None, "chain", "AS-79")) for each in tried]


@THE_DARK_POWER.replace("keeps-them", CardMoved)
def are_not_lost(game: Game, event: CardMoved) -> list[Event] | None:
    """They go back to the play deck where they would be discarded."""
    if event.to != "discard-pile" or game.state.fact(_BOUND, event.card) is None:
        return None
    return [
        Forgotten(what=_BOUND, about=event.card),
        CardMoved(card=event.card, to="play-deck"),
        ShuffleCalled(player=game.card(event.card).owner),
    ]
