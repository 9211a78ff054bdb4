"""What words mean that matter in many chapters: home sites, overt companies, unique cards."""

from collections.abc import Iterator

from westmarch.kernel.event import Event
from westmarch.kernel.rulebook import Rulebook, Term
from westmarch.mechanics.combat_actions import removes_cards
from westmarch.mechanics.control import is_character
from westmarch.mechanics.map import map_of
from westmarch.mechanics.movement import UNDER_DEEPS, Way
from westmarch.mechanics.quantities.actions import TARGETS
from westmarch.mechanics.quantities.journeys import MODE, WAYS
from westmarch.mechanics.quantities.people import (
    HOME_SITE,
    HOMES,
    IS_AVATAR,
    IS_HAVEN,
    OVERT,
    STANDS_FOR,
)
from westmarch.mechanics.quantities.points import STAGE_POINTS
from westmarch.mechanics.quantities.sites import AUTOMATIC_ATTACKS, DRAGON_LAIR, SITE_TYPE
from westmarch.mechanics.quantities.uniqueness import (
    BEING,
    COUNTS_AS_IN_PLAY,
    GIVES_WAY,
    LEAVING,
    RIVALS,
    SURPLUS,
    TAKEN,
)
from westmarch.mechanics.sides import is_fallen
from westmarch.mechanics.table import (
    SiteAttack,
    cards_named,
    is_hazard,
    site_facts,
    table_cards,
)
from westmarch.table.actions import PLAY, PlayCard
from westmarch.table.events.cards import CardMoved, EventPlayed
from westmarch.table.events.chain import ChainEnded
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.events.memory import EffectLapsed, Remembered
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Fact

RULES = Rulebook("core.glossary")

_OVERT_RACES = {"Orc", "Troll", "Balrog"}
_POINTS = "marshalling-point-pile"
_CAME_SECOND = "came second"
"""Remembered of a card until the chain of effects is over: there was a copy of it already."""


@RULES.define("home-site", HOME_SITE)
def is_at_home(game: Game, character: str, site: str) -> bool:
    """A home site may be a site by its name, all of a region, or all of a type."""
    if not is_character(game, character):
        return False
    here, site_type = site_facts(game, site), game.value(SITE_TYPE, site)
    homes = {game.name(site), f"any site in {here.region}"}
    if site_type != "Haven" or game.value(IS_HAVEN, site, game.card(character).owner):
        homes.add(f"any {site_type}")
    if not here.under_deeps:
        homes.add(f"any {site_type} outside the Under-deeps")
    elif site_type != "Dark-hold":
        homes.add("any Under-deeps site other than a Dark-hold")
    listed = game.value(HOMES, character)
    region_type = map_of(game.pool).types.get(here.region)
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
    return len(others) < len(characters) and any(_race(game, each) != "Man" for each in others)


# Stage points, and what a Fallen-wizard calls a haven


def _points_of_stages(game: Game, player: str) -> Iterator[Term]:
    for each in table_cards(game):
        points = game.printed(each.id).stage_points
        if points and each.owner == player and game.printed(each.id).type != "site":
            yield points, game.name(each.id)


@RULES.define("stage-points", STAGE_POINTS, terms=_points_of_stages)
def adds_them_up(game: Game, player: str) -> int | None:
    """The numbers on a Fallen-wizard player's cards in play are added up."""
    if not is_fallen(game, player):
        return None
    return sum(points for points, _ in _points_of_stages(game, player))


@RULES.define("wizardhaven", IS_HAVEN)
def is_wizardhaven(game: Game, site: str, player: str) -> bool:
    """A haven of the Fallen-wizards' own is one for a Fallen-wizard player."""
    return (
        is_fallen(game, player)
        and site_facts(game, site).site_type == "Haven"
        and game.printed(site).alignment == "fallen-wizard"
    )


@RULES.define("your-wizard-for-fw", STANDS_FOR)
def stands_for_a_wizard(game: Game, who: str, card: str) -> tuple[str, ...] | None:
    """A Fallen-wizard is the Wizard whom his player's resources ask for."""
    own = game.card(card).owner == game.card(who).owner and not is_hazard(game, card)
    return ("Wizard",) if own and _race(game, who) == "Fallen-wizard" else None


@RULES.adjust(
    "fw-surface-site",
    WAYS,
    says="A Wizardhaven is no surface site, unless Deep Mines lies below it.",
    bars=True,
)
def no_way_down_from_a_wizardhaven(
    game: Game, ways: tuple[Way, ...], company: str, site: str
) -> tuple[Way, ...] | None:
    """From a Wizardhaven no way leads into the Under-deeps."""
    here = game.state.companies[company]
    ends = (here.site, site)
    if not ways or not is_fallen(game, here.player):
        return None
    above = [each for each in ends if not site_facts(game, each).under_deeps]
    if len(above) != 1 or not game.value(IS_HAVEN, above[0], here.player):
        return None
    return tuple(each for each in ways if each.name != UNDER_DEEPS)


# Balrogs


@RULES.adjust("balrog-automatic-attacks-ignored", AUTOMATIC_ATTACKS)
def balrog_is_not_there(
    game: Game, attacks: tuple[SiteAttack, ...], site: str
) -> tuple[SiteAttack, ...] | None:
    """A Balrog who is somewhere in play, or eliminated, guards no site as well."""
    left = tuple(each for each in attacks if each.attack.race != "Balrog")
    return left if left != attacks and _balrog_is_out(game) else None


def _balrog_is_out(game: Game) -> bool:
    """Tell whether a manifestation of the Balrog is in play, or was eliminated."""
    return any(
        game.value(BEING, each.card) == "Balrog of Moria"
        for each in game.state.cards.values()
        if each.place in (IN_PLAY, "out-of-play", _POINTS)
    )


# Wounds


@RULES.replace("wounded-again", CharacterWounded, order=100)
def is_not_turned(game: Game, event: CharacterWounded) -> list[Event] | None:
    """Who is wounded already is wounded once more, and does not become so."""
    if event.again or game.card(event.card).position != "wounded":
        return None
    return [CharacterWounded(card=event.card, again=True)]


# Of which there is one


@RULES.define("marshalling-point-pile", COUNTS_AS_IN_PLAY)
def counts_in_its_pile(game: Game, card: str) -> bool | None:
    """A resource in a marshalling point pile does."""
    lies_there = game.card(card).place == _POINTS and not game.card(card).stored
    return True if lies_there and not is_hazard(game, card) else None


@RULES.define("store", COUNTS_AS_IN_PLAY)
def counts_where_it_is_stored(game: Game, card: str) -> bool | None:
    """So does what is stored."""
    return game.card(card).stored or None


@RULES.define("unique-in-play", TAKEN)
def gone_have_its_place(game: Game, card: str) -> tuple[str, ...]:
    """Its place is taken by a copy that was eliminated, too."""
    return _eliminated(game, card)


@RULES.forbid(
    "unique-in-play",
    PLAY,
    says="{action.card} is unique, and was eliminated in this game.",
)
def was_eliminated(game: Game, action: PlayCard) -> bool:
    """Nobody plays what was removed from play."""
    return game.printed(action.card).unique and bool(_eliminated(game, action.card))


def _eliminated(game: Game, card: str) -> tuple[str, ...]:
    """The copies of a card that were removed from play; a hazard's place is then in either pile."""
    return tuple(
        each
        for each in cards_named(game, game.name(card))
        if game.card(each).place == "out-of-play"
        or (game.card(each).place == _POINTS and is_hazard(game, each))
    )


@RULES.define("duplicate-check-end-of-chain", LEAVING)
def is_to_be_removed(game: Game, card: str) -> bool:
    """A copy that something in the chain of effects is to remove leaves room for the next one."""
    return any(
        card in game.value(TARGETS, each) and removes_cards(game, each) for each in game.state.chain
    )


@RULES.react("duplicates-discarded", EventPlayed)
def came_second(game: Game, event: EventPlayed) -> list[Event]:
    """Which copy came second is known when there are two."""
    if game.card(event.card).place != IN_PLAY or not game.value(SURPLUS, event.card):
        return []
    return [Remembered(fact=Fact(_CAME_SECOND, event.card))]


@RULES.react("duplicates-discarded", ChainEnded)
def second_copy_is_discarded(game: Game, event: ChainEnded) -> list[Event]:
    """It is discarded if there are still two when the chain of effects has resolved."""
    second = [each for each in game.state.facts if each.what == _CAME_SECOND]
    return [
        *(EffectLapsed(fact=each) for each in second),
        *(
            CardMoved(card=each.about, to="discard-pile")
            for each in second
            if game.card(each.about).place == IN_PLAY and game.value(SURPLUS, each.about)
        ),
    ]


@RULES.define("manifestation", BEING)
def manifests(game: Game, card: str) -> str | None:
    """A manifestation is the being that it says it is."""
    return game.printed(card).manifestation_of


@RULES.define("one-manifestation-in-play", RIVALS)
def others_of_his_being(game: Game, action: PlayCard) -> tuple[str, ...] | None:
    """Other cards in play may be the same being, whoever's they are."""
    name, being = game.name(action.card), game.value(BEING, game.card(action.card).card)
    others = (each for each in game.survey(_by_being)[being] if game.name(each) != name)
    return tuple(each for each in others if game.value(COUNTS_AS_IN_PLAY, each)) or None


@RULES.forbid(
    "one-manifestation-in-play",
    PLAY,
    says=lambda game, _, action: (
        f"{game.name(game.value(RIVALS, action)[0])} is in play, and is the same as "
        f"{game.name(action.card)}."
    ),
)
def same_being_is_in_play(game: Game, action: PlayCard) -> bool:
    """Of one being there is one card in play."""
    return bool(game.value(RIVALS, action))


@RULES.adjust("manifestation-leaving-play", RIVALS)
def leaves_as_the_other_comes(
    game: Game, rivals: tuple[str, ...], action: PlayCard
) -> tuple[str, ...] | None:
    """Whoever leaves play as the other one comes keeps nobody out."""
    left = tuple(each for each in rivals if not game.value(GIVES_WAY, each, action))
    return left if left != rivals else None


def _by_being(game: Game) -> dict[str, tuple[str, ...]]:
    beings: dict[str, tuple[str, ...]] = {}
    for each in game.state.cards.values():
        being = game.value(BEING, each.card)
        beings[being] = (*beings.get(being, ()), each.id)
    return beings


def _race(game: Game, who: str) -> str | None:
    return getattr(game.printed(who).facts, "race", None)


def _is_half_orc(game: Game, who: str) -> bool:
    return "Half-orc" in game.printed(who).keywords


def _rides_as_fell_rider(game: Game, who: str) -> bool:
    if _race(game, who) != "Ringwraith" or not game.value(IS_AVATAR, who):
        return False
    return bool(game.value(MODE, who) == "Fell Rider")
