"""What single hazards of The Lidless Eye say."""

from msgspec import structs

from westmarch.cards.model.attack import Attack
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.control import is_ringwraith
from westmarch.mechanics.lookups import company_of, is_there, somebodys_facts
from westmarch.mechanics.quantities.actions import COPIES
from westmarch.mechanics.quantities.combat import (
    ATTACK_CHANGE,
    ATTACK_STRIKES,
    BEGINS_COMBAT,
    DEFENDERS,
    DETAINMENT,
    PROWESS_OF_STRIKE,
)
from westmarch.mechanics.quantities.hazards import IS_KEYED_TO
from westmarch.mechanics.quantities.influence import (
    UNUSED_INFLUENCE,
)
from westmarch.mechanics.quantities.sites import SITE_TYPE
from westmarch.mechanics.sides import sorts
from westmarch.rulebooks.cards.shared_texts import caught_by
from westmarch.table.actions import PlayEvent
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import OwnTextFollowed, RollCalled, RollMade
from westmarch.table.events.combat import AttackFought, AttackMade, BodyCheckRolled
from westmarch.table.events.memory import Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Combat, Fact

# LE-63

BORDER_WATCH = Rulebook("LE-63")


@BORDER_WATCH.adjust("two-for-heroes", ATTACK_STRIKES, says="The Border-watch, for heroes")
def are_not_so_many(game: Game, strikes: int | None) -> int | None:
    """Two of them see after heroes, whatever the others do."""
    combat = game.state.combat
    if combat is None or game.printed(combat.source).id != "LE-63" or strikes is None:
        return None
    company = game.state.companies[combat.company]
    return 2 if "hero" in sorts(game, company.player, company.characters) else None


# LE-69

ELF_LORD = Rulebook("LE-69")


@ELF_LORD.adjust("hates-ringwraiths", PROWESS_OF_STRIKE, says="against a Ringwraith")
def is_in_wrath(game: Game, prowess: int) -> int | None:
    """No Ringwraith would like to meet him."""
    combat = game.state.combat
    if combat is None or combat.facing is None or game.printed(combat.source).id != "LE-69":
        return None
    return prowess + 4 if is_ringwraith(game, combat.facing) else None


# LE-75

GIANT_SPIDERS = Rulebook("LE-75")


@GIANT_SPIDERS.replace("caught", BodyCheckRolled)
def is_caught(game: Game, event: BodyCheckRolled) -> list[Event] | None:
    """A result that equals the body of a character they wounded discards him."""
    return caught_by(game, event, "LE-75")


# LE-88

PIRATES = Rulebook("LE-88")


@PIRATES.define("at-sea", ATTACK_CHANGE, says="Pirates at sea")
def are_on_board(game: Game, what: str) -> int | None:
    """On the water they are stronger."""
    combat = game.state.combat
    if what != "prowess" or combat is None or game.printed(combat.source).id != "LE-88":
        return None
    return 2 if game.value(IS_KEYED_TO, combat, "Coastal Sea") else None


# LE-96

URUK_LIEUTENANT = Rulebook("LE-96")

_CAME_BEFORE = "the Uruk-lieutenant came"
"""Remembered of a company that he has attacked in this turn."""


@URUK_LIEUTENANT.react("calls-another", AttackFought)
def has_come(game: Game, event: AttackFought) -> list[Event]:
    """It is remembered that the company has met him."""
    if game.printed(event.combat.source).id != "LE-96":
        return []
    return [Remembered(fact=Fact(_CAME_BEFORE, event.combat.company, True, "turn", "LE-96"))]


@URUK_LIEUTENANT.define("calls-another", ATTACK_CHANGE, says="after the Uruk-lieutenant")
def another_comes(game: Game, what: str) -> int | None:
    """An Orc-lieutenant is stronger who comes after him."""
    combat = game.state.combat
    if what != "prowess" or combat is None or game.name(combat.source) != "Orc-lieutenant":
        return None
    return 3 if game.state.fact(_CAME_BEFORE, combat.company) is not None else None


# LE-103

AWAKEN_DEFENDERS = Rulebook("LE-103")


@AWAKEN_DEFENDERS.adjust("means-it", DETAINMENT, order=Layer.DENIED)
def is_in_earnest(game: Game, detains: bool, combat: Combat) -> bool | None:
    """Where people defend their homes they take nobody prisoner."""
    if not game.value(COPIES, "LE-103") or combat.kind != "automatic":
        return None
    site = game.state.companies[combat.company].site
    return False if game.value(SITE_TYPE, site) in ("Free-hold", "Border-hold") else None


# LE-127

NEWS_OF_DOOM = Rulebook("LE-127")

_NEWS = "LE-127.spreads"


@NEWS_OF_DOOM.react("spreads", OwnTextFollowed)
def spreads(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Every faction in play hears of it, and nobody will tell it a second time."""
    factions = [
        each.id
        for each in game.state.cards.values()
        if game.printed(each.id).type == "faction" and is_there(game, each.id)
    ]
    gone = CardMoved(card=event.card, to="removed-from-the-game")
    return [*(RollCalled(card=event.card, of=each, what=_NEWS) for each in factions), gone]


@NEWS_OF_DOOM.react("spreads", RollMade)
def loses_heart(game: Game, event: RollMade) -> list[Event]:
    """It goes home if the roll is very low, or too low for what its player has to say."""
    if event.what != _NEWS:
        return []
    unused = game.value(UNUSED_INFLUENCE, game.card(event.of).owner)
    lost = event.roll <= 3 or event.roll + unused < 10
    return [CardMoved(card=event.of, to="discard-pile")] if lost else []


# LE-140

STAY_HER_APPETITE = Rulebook("LE-140")

_TURNED = "turned on its controller"
"""Remembered of an ally, with whoever controlled it."""
_PROWESS = "LE-140.turns-on-him"
_ATTACK = Attack("", 1, 0, detainment_against=("hero",))
"""Race and prowess are the ally's."""


@STAY_HER_APPETITE.define("turns-on-him", BEGINS_COMBAT)
def may_attack(game: Game, event: str, _: int) -> bool | None:
    """It may bring about an attack."""
    return game.printed(event).id == "LE-140" or None


@STAY_HER_APPETITE.react("turns-on-him", OwnTextFollowed)
def rolls_for_prowess(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Another roll adds to the prowess of the ally."""
    ally = event.here.target
    if ally not in game.state.cards:
        return []
    return [RollCalled(card=event.card, of=ally, what=(_PROWESS, event.here))]


@STAY_HER_APPETITE.react("turns-on-him", RollMade)
def attacks(game: Game, event: RollMade) -> list[Event]:
    """The ally attacks, as what it is."""
    if game.printed(event.card).id != "LE-140" or event.what[0] != _PROWESS:
        return []
    controller = game.card(event.of).host
    company = company_of(game, controller) if controller is not None else None
    if controller is None or company is None:
        return []
    facts = somebodys_facts(game, event.of)
    attack = structs.replace(_ATTACK, race=facts.race, prowess=facts.prowess + event.roll)
    return [
        Remembered(fact=Fact(_TURNED, event.of, controller, "combat", "LE-140")),
        AttackMade(source=event.of, attack=attack, company=company.id),
    ]


@STAY_HER_APPETITE.adjust("turns-on-him", DEFENDERS)
def on_him_alone(game: Game, defenders: tuple[str, ...]) -> tuple[str, ...] | None:
    """It attacks whoever controls it, and nobody else."""
    fact = _turned(game)
    return None if fact is None else tuple(each for each in defenders if each == fact.value)


@STAY_HER_APPETITE.react("turns-on-him", AttackFought)
def is_discarded(game: Game, event: AttackFought) -> list[Event]:
    """Unless it was defeated, it is discarded."""
    fact = _turned(game)
    if fact is None or event.combat.source != fact.about:
        return []
    beaten = all(each.defeated for each in event.combat.strikes)
    stays = beaten or game.card(fact.about).place != IN_PLAY
    return [] if stays else [CardMoved(card=fact.about, to="discard-pile")]


def _turned(game: Game) -> Fact | None:
    """The ally that was turned on its controller, while that attack is being fought."""
    combat = game.state.combat
    return game.state.fact(_TURNED, combat.source) if combat is not None else None


# LE-151

WRATH_OF_THE_WEST = Rulebook("LE-151")


@WRATH_OF_THE_WEST.forbid(
    "against-minions", PlayEvent, says="Wrath of the West is played on an event of the minions."
)
def is_no_plan_of_theirs(game: Game, action: PlayEvent) -> bool:
    """What heroes do is not what it is about."""
    if game.printed(action.card).id != "LE-151" or action.target not in game.state.cards:
        return False
    return game.printed(action.target).alignment != "minion"
