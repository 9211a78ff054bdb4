"""What single hazards of The Dragons do about those who travel, as long as they lie there."""

from collections.abc import Iterator
from typing import TypeGuard

from westmarch.cards.model.card import Creature, Faction, Region, Site
from westmarch.cards.model.phrases.things import Who
from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook
from westmarch.mechanics.hands import drawn_so_far
from westmarch.mechanics.journey import site_of
from westmarch.mechanics.lookups import LimitModifier, character_facts, current_company
from westmarch.mechanics.movement import REGION
from westmarch.mechanics.quantities.actions import COPIES, IN_PLAY_BY_NAME
from westmarch.mechanics.quantities.combat import ATTACK_DEAF_TO, ATTACK_RACES
from westmarch.mechanics.quantities.hazards import COUNTS, IS_KEYED_TO, LIMIT_MODIFIERS
from westmarch.mechanics.quantities.sites import SITE_TYPE
from westmarch.mechanics.quantities.turn import DRAWS
from westmarch.rulebooks.cards.choices import is_answer
from westmarch.rulebooks.cards.things.people import fits
from westmarch.rulebooks.cards.things.places import DARK_HOLDS
from westmarch.table.actions import EnterSite, PlayCreature, PlayEvent
from westmarch.table.events.cards import CardMoved
from westmarch.table.events.chain import Declared, RollCalled, RollMade
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.events.combat import AttackFought, BodyCheckCalled, BodyCheckRolled
from westmarch.table.events.companies import MovementNegated, WayTaken
from westmarch.table.events.memory import Forgotten, Remembered
from westmarch.table.events.turns import EndFelt
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Combat, Fact

# TD-31

HOST_OF_BATS = Rulebook("TD-31")

_FREE = "free by TD-31"
"""Remembered of a company: the creature that was free against it."""
_TO_COME = "body checks by TD-31"
"""Remembered of whoever was wounded: what is added to each check to come, and how he was before."""


@HOST_OF_BATS.adjust("orcs-come-along", COUNTS)
def counts_nothing(game: Game, counts: int, played: str | None, action: object) -> int | None:
    """One Orc creature against each company is free."""
    if not _is_of_orcs(action, game):
        return None
    before = game.state.fact(_FREE, action.company)
    return 0 if before is None or before.value == played else None


@HOST_OF_BATS.react("orcs-come-along", Declared)
def was_free(game: Game, event: Declared) -> list[Event]:
    """It is the first that is declared while the card is in play."""
    action = event.action
    if not _is_of_orcs(action, game) or game.state.fact(_FREE, action.company) is not None:
        return []
    return [Remembered(fact=Fact(_FREE, action.company, action.card, "turn", "TD-31"))]


def _is_of_orcs(action: object, game: Game) -> TypeGuard[PlayCreature]:
    if not isinstance(action, PlayCreature) or not game.value(COPIES, "TD-31"):
        return False
    facts = game.printed(action.card).facts
    return isinstance(facts, Creature) and facts.attack.race == "Orc"


@HOST_OF_BATS.react("more-body-checks", CharacterWounded)
def is_in_danger(game: Game, event: CharacterWounded) -> list[Event]:
    """There is more to come for whom Orcs have wounded, or what is kept in the dark."""
    combat, copies = game.state.combat, game.value(COPIES, "TD-31")
    if combat is None or not copies or combat.facing != event.card:
        return []
    if game.value(ATTACK_DEAF_TO, "TD-31"):
        return []
    checks = [-1] if "Orc" in game.value(ATTACK_RACES, combat) else []
    night = game.value(IN_PLAY_BY_NAME, "Shadow of Mordor", game.card(copies[0]).owner)
    if night and _is_of_the_dark(game, combat):
        checks.append(-2)
    if not checks:
        return []
    return [Remembered(fact=Fact(_TO_COME, event.card, (*checks, event.again), "strike", "TD-31"))]


def _is_of_the_dark(game: Game, combat: Combat) -> bool:
    """Tell whether an attack is keyed to such a hold, or waits at one."""
    if any(game.value(IS_KEYED_TO, combat, each) for each in DARK_HOLDS):
        return True
    if combat.kind != "automatic":
        return False
    site = site_of(game, combat.company)
    return site is not None and game.value(SITE_TYPE, site) in DARK_HOLDS


@HOST_OF_BATS.react("more-body-checks", BodyCheckRolled)
def makes_another(game: Game, event: BodyCheckRolled) -> list[Event]:
    """Whoever has passed one makes the next."""
    fact = None if event.of_strike else game.state.fact(_TO_COME, event.character)
    if fact is None or event.total > event.body:
        return []
    modifier, *rest = fact.value
    left: list[Event] = [Forgotten(what=_TO_COME, about=fact.about)]
    if len(rest) > 1:
        left.append(Remembered(fact=Fact(_TO_COME, fact.about, tuple(rest), "strike", "TD-31")))
    check = BodyCheckCalled(
        character=fact.about, of_strike=False, was_wounded=rest[-1], modifier=modifier
    )
    return [*left, check]


# TD-68

SHADOW_OF_MORDOR = Rulebook("TD-68")


def _beyond_the_first(game: Game, company: str) -> int:
    """How many cards beyond the first a moving company's player has drawn for it."""
    here = current_company(game)
    if here is None or here.id != company or not game.value(COPIES, "TD-68"):
        return 0
    return max(0, drawn_so_far(game, here.player) - 1)


@SHADOW_OF_MORDOR.define("watches-what-is-drawn", LIMIT_MODIFIERS)
def more_to_meet(game: Game, company: str) -> tuple[LimitModifier, ...] | None:
    """What they learn on the way others learn of them."""
    more = _beyond_the_first(game, company)
    return (LimitModifier("TD-68", more),) if more else None


@SHADOW_OF_MORDOR.adjust(
    "draws-by-night", DRAWS, says="By night, Shadow of Mordor has the other player draw along."
)
def draws_as_well(game: Game, draws: int, company: str, player: str) -> int | None:
    """By night the hazard player draws along."""
    more = _beyond_the_first(game, company) if player != game.state.turn_player else 0
    night = more and game.value(
        IN_PLAY_BY_NAME, "Doors of Night", game.card(game.value(COPIES, "TD-68")[0]).owner
    )
    return draws + more if night else None


# TD-72

SONG_OF_THE_LADY = Rulebook("TD-72")

_SONG = "TD-72.holds-them"
_FEW = 7


@SONG_OF_THE_LADY.react("holds-them", EndFelt)
def is_heard(game: Game, event: EndFelt) -> Iterator[Event]:
    """Whoever would leave Lórien has to tear himself away."""
    if event.phase != "organization":
        return
    for company in game.state.companies.values():
        leaves = company.destination is not None and company.player == game.state.turn_player
        if leaves and company.characters and game.name(company.site) == "Lórien":
            # Two are heard as one: core.passive-conditions.duplicates-declared-once
            for song in game.value(COPIES, "TD-72")[:1]:
                yield RollCalled(card=song, of=company.characters[0], what=(_SONG, company.id))


@SONG_OF_THE_LADY.react("holds-them", RollMade)
def stays_with_her(game: Game, event: RollMade) -> list[Event]:
    """Men and Hobbits find it harder, and Dwarves easier."""
    if not is_answer(event, _SONG):
        return []
    company = game.state.companies.get(event.what[1])
    if company is None or company.destination is None:
        return []
    races = {character_facts(game, each).race for each in company.characters}
    total = event.roll - len(races & {"Man", "Hobbit"}) + 2 * ("Dwarf" in races)
    stays = total < _FEW
    return [MovementNegated(company=company.id, site=company.destination)] if stays else []


# TD-33

ICY_TOUCH = Rulebook("TD-33")

_CORRUPTED = "corruption card played"
"""What the rules remember of whoever had one played on him."""


@ICY_TOUCH.react("freezes-him", CharacterWounded)
def freezes_him(game: Game, event: CharacterWounded) -> Iterator[Event]:
    """Whom it wounds next bears it, unless he has been tempted in this turn already."""
    combat = game.state.combat
    if combat is None or combat.facing != event.card:
        return
    free = game.state.fact(_CORRUPTED, event.card) is None
    waiting = [each for each in game.value(COPIES, "TD-33") if _hangs_on(game, each, combat)]
    for each in waiting[:1] if free else ():
        yield CardMoved(card=each, to=IN_PLAY, host=event.card)
        yield Remembered(fact=Fact(_CORRUPTED, event.card, until="turn"))


@ICY_TOUCH.react("freezes-him", AttackFought)
def melts(game: Game, event: AttackFought) -> list[Event]:
    """If it has found nobody, it is gone."""
    return [
        CardMoved(card=each, to="discard-pile")
        for each in game.value(COPIES, "TD-33")
        if _hangs_on(game, each, event.combat)
    ]


def _hangs_on(game: Game, card: str, combat: Combat) -> bool:
    return game.card(card).host == combat.company


# TD-50

NO_ESCAPE = Rulebook("TD-50")

_MAGIC = "TD-50.follows-them"
_HELD = "held by TD-50"
_TWELVE = 12
_ANY_SITE = "any site in "


@NO_ESCAPE.forbid("of-one-kind", PlayEvent, says="{action.target} is no unique faction.")
def is_of_many(game: Game, action: PlayEvent) -> bool:
    """It needs to know whom it has to look for."""
    if game.printed(action.card).id != "TD-50" or action.target not in game.state.cards:
        return False
    return not game.printed(str(action.target)).unique


@NO_ESCAPE.react("follows-them", WayTaken)
def is_followed(game: Game, event: WayTaken) -> list[Event]:
    """Whoever goes by regions near those whom it has taken has to shake it off."""
    passed = {name for _, name in event.path if name is not None}
    before = game.turn_start.state.cards
    near = [
        each
        for each in game.value(COPIES, "TD-50")
        if event.way == REGION
        and before[each].place == IN_PLAY
        and not passed.isdisjoint(_regions_about(game, game.card(each).host))
    ]
    who = game.state.companies[event.company].characters[0]
    # Wherever it looks for them, it does so once: core.passive-conditions.duplicates-declared-once
    return [RollCalled(card=each, of=who, what=(_MAGIC, event.company)) for each in near[:1]]


def _regions_about(game: Game, faction: str | None) -> set[str]:
    """The regions of the sites where a faction is playable, and those that adjoin them."""
    facts = game.printed(faction).facts if faction is not None else None
    regions: set[str] = set()
    for each in facts.sites if isinstance(facts, Faction) else ():
        if _ANY_SITE in each or " in " in each:
            regions.add(each.rpartition(" in ")[2])
        for site in game.pool.named(each):
            if isinstance(site.facts, Site):
                regions.add(site.facts.region)
    for region in tuple(regions):
        for card in game.pool.named(region):
            if isinstance(card.facts, Region):
                regions.update(card.facts.adjacent)
    return regions


@NO_ESCAPE.react("follows-them", RollMade)
def is_held(game: Game, event: RollMade) -> list[Event]:
    """Rangers, scouts and diplomats help."""
    if not is_answer(event, _MAGIC):
        return []
    company = game.state.companies.get(event.what[1])
    if company is None:
        return []
    helps = sum(
        amount * sum(fits(game, Who(((skill,),)), each) for each in company.characters)
        for skill, amount in (("ranger", 2), ("scout", 1), ("diplomat", 1))
    )
    if event.roll + helps > _TWELVE:
        return []
    return [Remembered(fact=Fact(_HELD, company.id, None, "turn", "TD-50"))]


@NO_ESCAPE.forbid(
    "follows-them", EnterSite, says="No Escape from My Magic: the company does nothing at its site."
)
def does_nothing(game: Game, action: EnterSite) -> bool:
    """Whoever did not shake it off does nothing in the site phase."""
    return game.state.fact(_HELD, action.company) is not None
