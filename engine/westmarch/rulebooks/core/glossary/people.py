"""Characters and companies: who is at home where, who is overt, who stands for whom."""

from westmarch.kernel.event import Event
from westmarch.kernel.order import Rank
from westmarch.mechanics.control import is_character
from westmarch.mechanics.lookups import site_facts
from westmarch.mechanics.map import map_of
from westmarch.mechanics.quantities.journeys import MODE
from westmarch.mechanics.quantities.people import (
    HOME_SITE,
    HOMES,
    IS_AVATAR,
    IS_HAVEN,
    OVERT,
    STANDS_FOR,
)
from westmarch.mechanics.quantities.sites import DRAGON_LAIR, REGION_OF_SITE, SITE_TYPE
from westmarch.mechanics.sides import is_balrog
from westmarch.rulebooks.core.glossary import RULES
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.game import Game

_OVERT_RACES = {"Orc", "Troll", "Balrog"}


@RULES.define("home-site", HOME_SITE)
def is_at_home(game: Game, character: str, site: str) -> bool:
    """A home site may be a site by its name, all of a region, or all of a type."""
    if not is_character(game, character):
        return False
    here, site_type = site_facts(game, site), game.value(SITE_TYPE, site)
    region = game.value(REGION_OF_SITE, site)
    homes = {game.name(site), f"any site in {region}"}
    if site_type != "Haven" or game.value(IS_HAVEN, site, game.card(character).owner):
        homes.add(f"any {site_type}")
    if not here.under_deeps:
        homes.add(f"any {site_type} outside the Under-deeps")
    elif site_type != "Dark-hold":
        homes.add("any Under-deeps site other than a Dark-hold")
    listed = game.value(HOMES, character)
    region_type = map_of(game.pool).types.get(region)
    if f"any {site_type} in a {region_type} that is not a Dragon's lair" in listed:
        return not game.value(DRAGON_LAIR, site)
    return not homes.isdisjoint(listed)


@RULES.define("overt-company", OVERT)
def is_seen_for_what_it_is(game: Game, characters: tuple[str, ...]) -> bool:
    """An Orc, a Troll or a Balrog makes a company overt, and the Fell Rider does."""
    return any(
        _race(game, each) in _OVERT_RACES or _rides_as_fell_rider(game, each)
        for each in characters
        if not _is_half_orc(game, each)
    )


@RULES.define("overt-company", OVERT)
def keeps_odd_company(game: Game, characters: tuple[str, ...]) -> bool:
    """A Half-orc does so beside anybody but Men and his like."""
    others = [each for each in characters if not _is_half_orc(game, each)]
    odd = len(others) < len(characters) and any(_race(game, each) != "Man" for each in others)
    return odd and game.reading("q.core.half-orcs-in-disguise") == "a"


@RULES.define("your-wizard-for-fw", STANDS_FOR)
def stands_for_a_wizard(game: Game, who: str, card: str) -> tuple[str, ...] | None:
    """A Fallen-wizard is the Wizard whom his player's resources ask for."""
    own = game.card(card).owner == game.card(who).owner
    return ("Wizard",) if own and _race(game, who) == "Fallen-wizard" else None


@RULES.define("your-ringwraith-for-balrog", STANDS_FOR)
def stands_for_a_ringwraith(game: Game, who: str, card: str) -> tuple[str, ...] | None:
    """The Balrog is the Ringwraith whom his player's resources ask for."""
    own = game.card(card).owner == game.card(who).owner
    return ("Ringwraith",) if own and is_balrog(game, who) else None


@RULES.replace("wounded-again", CharacterWounded, order=Rank.LATER)
def is_not_turned(game: Game, event: CharacterWounded) -> list[Event] | None:
    """Who is wounded already is wounded once more, and does not become so."""
    if event.again or game.card(event.card).position != "wounded":
        return None
    return [CharacterWounded(card=event.card, again=True)]


def _race(game: Game, who: str) -> str | None:
    return getattr(game.printed(who).facts, "race", None)


def _is_half_orc(game: Game, who: str) -> bool:
    return "Half-orc" in game.printed(who).keywords


def _rides_as_fell_rider(game: Game, who: str) -> bool:
    if _race(game, who) != "Ringwraith" or not game.value(IS_AVATAR, who):
        return False
    return game.value(MODE, who) == "Fell Rider"
