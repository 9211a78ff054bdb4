"""What hazards of The Balrog say that no others say."""

from collections.abc import Iterator

from westmarch.cards.model.card import Creature
from westmarch.cards.model.phrases.things import Cards
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.journey import new_site
from westmarch.mechanics.lookups import (
    character_facts,
    company_of,
    in_play,
    site_facts,
    somebodys_facts,
)
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME, TAKEN_FOR
from westmarch.mechanics.quantities.combat import (
    ATTACK_PROWESS,
    ATTACK_RACES,
    BODY_CHECK_TOTAL,
    DETAINMENT,
    FACING_STRIKE,
    PROWESS_OF_STRIKE,
)
from westmarch.mechanics.quantities.hazards import KEYS
from westmarch.mechanics.quantities.people import BODY, MIND, PROWESS
from westmarch.mechanics.quantities.sites import SITE_TYPE
from westmarch.rulebooks.cards.choices import is_answer, is_called_for
from westmarch.rulebooks.cards.clause_registry import AS_WRITTEN
from westmarch.rulebooks.cards.lasting import EFFECT, leave, own_reached
from westmarch.rulebooks.cards.things.cards import is_such_card
from westmarch.table.actions import ChooseCard, PlayEvent
from westmarch.table.events.cards import (
    CardChosen,
    CardMoved,
    CardTapped,
    CardUntapped,
    ChoiceCalled,
)
from westmarch.table.events.chain import Declared, OwnTextFollowed
from westmarch.table.events.combat import AttackBegan, AttackCancelled, BodyCheckCalled
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import LASTING, Combat, Fact


def _spawn(game: Game) -> int:
    """How many Spawn are in play; those that were eliminated are not."""
    return sum("spawn" in game.printed(each).keywords for each in in_play(game))


# BA-15

DARKNESS_MADE_BY_MALICE = Rulebook("BA-15")


@DARKNESS_MADE_BY_MALICE.forbid("outnumbered", PlayEvent, says=AS_WRITTEN)
def are_more_than_they(game: Game, action: PlayEvent) -> bool:
    """A company of as many as there are Spawn in play sees through it."""
    company = game.state.companies.get(action.target or "")
    if game.printed(action.card).id != "BA-15" or company is None:
        return False
    return _spawn(game) <= len(company.characters)


# BA-18

FLED_INTO_DARKNESS = Rulebook("BA-18")


@FLED_INTO_DARKNESS.forbid("fears-it", PlayEvent, says=AS_WRITTEN)
def fears_nothing(game: Game, action: PlayEvent) -> bool:
    """He does not flee from what is no stronger than he is."""
    if game.printed(action.card).id != "BA-18" or game.state.combat is None:
        return False
    who = action.target
    if who not in game.value(FACING_STRIKE):
        return False
    return game.value(PROWESS_OF_STRIKE) <= game.value(PROWESS, who)


@FLED_INTO_DARKNESS.replace("stays-away", CardUntapped, says=AS_WRITTEN)
def stays_away(game: Game, event: CardUntapped) -> list[Event] | None:
    """Instead of untapping he gets over it."""
    found = (each for each in game.card(event.card).holds if game.card(each).card == "BA-18")
    copy = next(found, None)
    return [CardMoved(card=copy, to="discard-pile")] if copy is not None else None


# BA-19

GLANCE_OF_ARIEN = Rulebook("BA-19")

_BLINDS = "BA-19.blinds-him"


@GLANCE_OF_ARIEN.react("blinds-him", OwnTextFollowed)
def looks_at_him(game: Game, event: OwnTextFollowed) -> list[Event]:
    """Remember it of him until the turn ends."""
    return [leave(game, event, str(event.here.target), LASTING)]


@GLANCE_OF_ARIEN.adjust("blinds-him", PROWESS, says="Glance of Arien")
def is_weaker_in_the_light(game: Game, prowess: int, who: str) -> int | None:
    """He is weaker under the sun."""
    return prowess - 2 * _light(game, who) if own_reached(game, _BLINDS, who) else None


@GLANCE_OF_ARIEN.adjust("blinds-him", BODY, says="Glance of Arien")
def is_easier_to_kill(game: Game, body: int, who: str) -> int | None:
    """And easier to kill."""
    return body - _light(game, who) if own_reached(game, _BLINDS, who) else None


def _light(game: Game, who: str) -> int:
    by_day = game.value(IN_PLAY_BY_NAME, "Gates of Morning", game.card(who).owner)
    return 2 if by_day or game.value(TAKEN_FOR, "Gates of Morning") else 1


# BA-23

THE_REEK = Rulebook("BA-23")

_STINKS = "BA-23.stinks"
_CARRION = Cards(("Animal creature", "Spider creature"))


@THE_REEK.forbid("stinks", PlayEvent, says=AS_WRITTEN)
def would_not_stink(game: Game, action: PlayEvent) -> bool:
    """It takes a place where such things live, and one of them from hand."""
    company = game.state.companies.get(action.target or "")
    if game.printed(action.card).id != "BA-23" or company is None:
        return False
    site = new_site(game, company.id)
    below = site is not None and site_facts(game, site).under_deeps
    fits = below or (site is not None and game.value(SITE_TYPE, site) == "Ruins & Lairs")
    waits = action in game.state.chain
    return not fits or not (waits or _carrion(game, action.player))


@THE_REEK.react("stinks", Declared)
def calls_for_carrion(game: Game, event: Declared) -> list[Event]:
    """Whoever plays it chooses what he gives for it as he declares it."""
    action = event.action
    if not isinstance(action, PlayEvent) or game.printed(action.card).id != "BA-23":
        return []
    among = _carrion(game, action.player)
    call = ChoiceCalled(card=action.card, player=action.player, among=among, what=(_STINKS,))
    return [call] if among else []


@THE_REEK.permit("stinks", ChooseCard, says="What may be chosen is what The Reek calls for.")
def says_which(game: Game, action: ChooseCard) -> bool | None:
    """One of the creatures in hand."""
    return is_called_for(game, action, _STINKS)


@THE_REEK.react("stinks", CardChosen)
def is_thrown_to_them(game: Game, event: CardChosen) -> list[Event]:
    """That one is discarded."""
    mine = is_answer(event, _STINKS)
    return [CardMoved(card=event.chosen, to="discard-pile")] if mine else []


@THE_REEK.react("stinks", OwnTextFollowed)
def they_reel(game: Game, event: OwnTextFollowed) -> list[Event]:
    """The weak of mind tap."""
    company, least = game.state.companies.get(event.here.target or ""), 2 + _spawn(game)
    members = company.characters if company is not None else ()
    return [CardTapped(card=each) for each in members if _is_weak(game, each, least)]


def _is_weak(game: Game, who: str, least: int) -> bool:
    mind = game.value(MIND, who)
    strong = character_facts(game, who).race in ("Wizard", "Ringwraith")
    untapped = game.card(who).position == "untapped"
    return untapped and not strong and mind is not None and mind < least


def _carrion(game: Game, player: str) -> tuple[str, ...]:
    """The creatures in hand that are Animals or Spiders."""
    return tuple(
        each for each in game.state.pile(player, "hand") if is_such_card(game, _CARRION, each)
    )


# BA-24

SPAWN_OF_UNGOLIANT = Rulebook("BA-24")

_MORTAL = ("Elf", "Dwarf", "Hobbit", "Dúnadan", "Man")


@SPAWN_OF_UNGOLIANT.adjust("venom", BODY_CHECK_TOTAL, says="Spawn of Ungoliant")
def is_poisoned(game: Game, total: int, check: BodyCheckCalled, dice: int) -> int | None:
    """Whom a Spider has stung is in greater danger, for each copy."""
    combat, copies = game.state.combat, len(game.value(COPIES, "BA-24"))
    if combat is None or check.of_strike or not copies:
        return None
    spider = "Spider" in game.value(ATTACK_RACES, combat)
    mortal = somebodys_facts(game, check.character).race in _MORTAL
    return total + copies if spider and mortal else None


# BA-25

THE_SUN = Rulebook("BA-25")

_PALE = ("Orc", "Troll", "Dwarf", "Ringwraith")


@THE_SUN.adjust("scorches", PROWESS, says="The Sun Shone Fiercely")
def is_scorched(game: Game, prowess: int, who: str) -> int | None:
    """Those who love the dark are weaker under the sky."""
    copies = game.value(COPIES, "BA-25")
    company = company_of(game, who) if copies else None
    if company is None or game.printed(who).type != "character":
        return None
    if character_facts(game, who).race not in _PALE:
        return None
    sites = (company.site, company.origin, new_site(game, company.id))
    if any(each is not None and site_facts(game, each).under_deeps for each in sites):
        return None
    dark = game.value(IN_PLAY_BY_NAME, "Doors of Night", game.card(copies[0]).owner)
    return prowess - (1 if dark else 2)


# BA-28

FOUL_ISSUE = Rulebook("BA-28")


@FOUL_ISSUE.define("her-brood", KEYS)
def lives_in_the_deeps(game: Game, creature: str, company: str) -> tuple[str, ...] | None:
    """Her brood is found in all caves below."""
    printed, site = game.printed(creature), new_site(game, company)
    spider = isinstance(printed.facts, Creature) and printed.facts.attack.race == "Spider"
    if not spider or printed.unique or site is None or not game.value(COPIES, "BA-28"):
        return None
    kind = game.value(SITE_TYPE, site)
    below = site_facts(game, site).under_deeps and kind in ("Ruins & Lairs", "Shadow-hold")
    return (kind,) if below else None


# BA-26

UNABATED_IN_MALICE = Rulebook("BA-26")


@UNABATED_IN_MALICE.replace("unabated", AttackCancelled, says=AS_WRITTEN)
def goes_on(game: Game, event: AttackCancelled) -> list[Event] | None:
    """The attack is as it was before, and it is not over."""
    combat = game.state.combat
    if combat is None:
        return None
    site = game.state.companies[combat.company].site
    about = ("attack", site) if combat.kind == "automatic" else ("attack",)
    worse = [each for each in game.state.facts_of(EFFECT) if each.card == "BA-26"]
    reached = [each for each in worse if each.about in about]
    return [EffectLapsed(fact=each) for each in reached] or None


# BA-27

UNGOLIANTS_PROGENY = Rulebook("BA-27")

_HOLDS_THEM = "BA-27.holds-them"


@UNGOLIANTS_PROGENY.react("holds-them", AttackBegan)
def may_be_held(game: Game, event: AttackBegan) -> Iterator[Event]:
    """Her player may have the Spiders seize whom they would else sting."""
    combat = event.combat
    if "Spider" not in game.value(ATTACK_RACES, combat):
        return
    for copy in game.value(COPIES, "BA-27"):
        player = game.card(copy).owner
        if player != combat.defender:
            # Whoever chooses what attacks leaves the attack as it is.
            among = (copy, combat.source)
            yield ChoiceCalled(card=copy, player=player, among=among, what=(_HOLDS_THEM,))


@UNGOLIANTS_PROGENY.permit(
    "holds-them", ChooseCard, says="The attack is to be detainment, or it is left as it is."
)
def says_how(game: Game, action: ChooseCard) -> bool | None:
    """Her player says which."""
    return is_called_for(game, action, _HOLDS_THEM)


@UNGOLIANTS_PROGENY.react("holds-them", CardChosen)
def are_held(game: Game, event: CardChosen) -> list[Event]:
    """That is remembered of the attack."""
    if game.printed(event.card).id != "BA-27" or event.chosen != event.card:
        return []
    fact = Fact(_HOLDS_THEM, "attack", None, "combat", "BA-27")
    return [Remembered(fact=fact)]


@UNGOLIANTS_PROGENY.define(
    "holds-them", DETAINMENT, says="Ungoliant’s Progeny makes the attack detainment."
)
def seize_them(game: Game, combat: Combat) -> bool:
    """They take alive whom they catch."""
    return combat == game.state.combat and game.state.fact(_HOLDS_THEM, "attack") is not None


@UNGOLIANTS_PROGENY.adjust("holds-them", ATTACK_PROWESS, says="Ungoliant’s Progeny")
def are_stronger(game: Game, prowess: int) -> int | None:
    """And they are stronger."""
    held = game.state.fact(_HOLDS_THEM, "attack") is not None
    return prowess + 1 if held else None
