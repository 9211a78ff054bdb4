"""Detainment attacks: which attacks are detainment, and what is different about them."""

from collections.abc import Callable

from westmarch.cards.kinds import MINIONS, Kind
from westmarch.kernel.event import Event
from westmarch.kernel.order import Layer
from westmarch.kernel.rulebook import Rulebook
from westmarch.kernel.words import all_of
from westmarch.mechanics.journey import type_of_place
from westmarch.mechanics.quantities.combat import DETAINMENT, DETAINS_BY_TEXT, PLACE_OF_DEFEATED
from westmarch.mechanics.quantities.hazards import IS_KEYED_TO
from westmarch.mechanics.quantities.people import COMPANY_SIDE, COMPOSITION
from westmarch.mechanics.sides import is_fallen, sorts
from westmarch.table.events.cards import CardTapped
from westmarch.table.events.characters import CharacterWounded
from westmarch.table.events.combat import BodyCheckCalled, StrikeDefeated
from westmarch.table.game import Game
from westmarch.table.state import Combat

RULES = Rulebook("core.detainment")

_DARK_PLACES = ("Dark-domain", "Shadow-hold", "Dark-hold", "Haven")
_DETAIN_IN_SHADOW_LAND = ("Man", "Orc", "Troll", "Undead")


def _is_gentle(combat: Combat) -> bool:
    """Tell whether an attack is by one of those who do not mean it there."""
    return not {*_DETAIN_IN_SHADOW_LAND}.isdisjoint(combat.attack.races)


def _detains_as(game: Game, detains: bool, combat: Combat) -> str:
    """Say of an attack that it is detainment, and by what."""
    if not detains:
        return ""
    attack = f"{game.name(combat.source)}, whose race is {all_of(combat.attack.races)},"
    if combat.keyed_to is None or combat.attack.race == "Nazgûl":
        return f"{attack} attacks minions: that is detainment."
    return f"{attack} is keyed to {_key(game, combat)}: its attack is detainment."


def _detains_in_shadow_land(kind: str) -> Callable[[Game, bool, Combat], str]:
    """Say of an attack on such a player in a Shadow-land why it is detainment, or why not."""

    def told(game: Game, detains: bool, combat: Combat) -> str:
        if not _on(game, combat, kind):
            return ""
        return _detains_as(game, detains, combat) or _earnest_in_shadow_land(game, combat)

    return told


def _says_its_card(game: Game, detains: bool, combat: Combat) -> str:
    """Say of an attack that its card makes it detainment; of one on minions, that nothing does."""
    if detains:
        return f"{game.name(combat.source)} says so of its attack."
    if game.state.kind(combat.defender) not in MINIONS:
        return ""
    return "" if _earnest_in_shadow_land(game, combat) else _in_earnest_as(game, combat)


def _in_earnest_as(game: Game, combat: Combat) -> str:
    """Say of an attack on minions why it is not detainment."""
    attack = f"The attack of {game.name(combat.source)}"
    if combat.keyed_to is None:
        return f"{attack} is no detainment attack."
    return _earnest_in_shadow_land(game, combat) or (
        f"{attack} is keyed to {_key(game, combat)}, and so it is no detainment attack."
    )


def _earnest_in_shadow_land(game: Game, combat: Combat) -> str:
    """Say of an attack that is keyed to a Shadow-land why it is not detainment; else nothing."""
    place = type_of_place(game, combat.company, combat.keyed_to) if combat.keyed_to else None
    if (
        "Shadow-land" not in (place, combat.keyed_to)
        or game.state.kind(combat.defender) not in MINIONS
    ):
        return ""
    return (
        f"The attack of {game.name(combat.source)} is keyed to {_key(game, combat)}, and its race "
        f"is {all_of(combat.attack.races)}: there, only an attack by one of the races "
        f"{all_of(_DETAIN_IN_SHADOW_LAND)} is detainment."
    )


def _key(game: Game, combat: Combat) -> str:
    return f"{'' if game.pool.named(str(combat.keyed_to)) else 'a '}{combat.keyed_to}"


@RULES.define(
    "depends-on-defender",
    DETAINMENT,
    says=_says_its_card,
)
@RULES.define("depends-on-defender", DETAINS_BY_TEXT)
def card_says_so(game: Game, combat: Combat) -> bool:
    """The attack itself may be detainment, always or against such a player."""
    attack = combat.attack
    company = sorts(game, combat.defender, game.value(COMPOSITION), "detainment")
    return attack.detainment or not set(company).isdisjoint(attack.detainment_against)


@RULES.define("fallen-wizard-counts-as-hero", COMPANY_SIDE)
def counts_as_heroes(
    game: Game, player: str, characters: tuple[str, ...], purpose: str
) -> str | None:
    """For this, a Fallen-wizard's company is one of heroes, whoever is in it."""
    return "hero" if is_fallen(game, player) and purpose == "detainment" else None


def _register_detainment(kind: Kind) -> None:
    """Register which attacks on a kind of player who serves the Shadow are detainment."""

    @RULES.define(f"{kind}-dark-places", DETAINMENT, says=_detains_as)
    def keyed_to_dark_place(game: Game, combat: Combat) -> bool:
        """An attack on such a player's company is detainment if it is keyed to a dark place."""
        return _on(game, combat, kind) and any(
            game.value(IS_KEYED_TO, combat, each) for each in _DARK_PLACES
        )

    @RULES.define(f"{kind}-shadow-land", DETAINMENT, says=_detains_in_shadow_land(kind))
    def keyed_to_shadow_land(game: Game, combat: Combat) -> bool:
        """Keyed to a Shadow-land, an attack is detainment if its race is one of four."""
        return (
            _on(game, combat, kind)
            and _is_gentle(combat)
            and game.value(IS_KEYED_TO, combat, "Shadow-land")
        )

    @RULES.define(f"{kind}-keyed-by-name", DETAINMENT, says=_detains_as)
    def keyed_to_such_a_place(game: Game, combat: Combat) -> bool:
        """Keyed to a place by its name, an attack is detainment if the type of the place fits."""
        return _on(game, combat, kind) and _is_such_a_place(game, combat)

    @RULES.define(f"{kind}-agents", DETAINMENT, says=_detains_as)
    def is_by_an_agent(game: Game, combat: Combat) -> bool:
        """The attack of an agent is detainment."""
        return combat.kind == "agent" and _on(game, combat, kind)


for _kind in MINIONS:
    _register_detainment(_kind)


def _is_such_a_place(game: Game, combat: Combat) -> bool:
    if combat.keyed_to is None:
        return False
    place = type_of_place(game, combat.company, combat.keyed_to)
    in_shadow_land = place == "Shadow-land" and _is_gentle(combat)
    return place in _DARK_PLACES or in_shadow_land


@RULES.define("nazgul-creatures", DETAINMENT, says=_detains_as)
def nazgul_on_minions(game: Game, combat: Combat) -> bool:
    """Nazgûl do not attack minions in earnest."""
    return combat.attack.race == "Nazgûl" and game.state.kind(combat.defender) in MINIONS


@RULES.adjust("nazgul-automatic-attacks", DETAINMENT)
def nazgul_on_guard(game: Game, detains: bool, combat: Combat) -> bool | None:
    """But for those who guard a site, unless an effect says so of them."""
    guards = combat.attack.race == "Nazgûl" and combat.kind == "automatic"
    return game.value(DETAINS_BY_TEXT, combat) if guards else None


@RULES.replace("no-wounds-no-checks", BodyCheckCalled)
def no_body_check(game: Game, event: BodyCheckCalled) -> list[Event] | None:
    """No body checks are made; a strike that fails is beaten."""
    if not _detains(game):
        return None
    return [StrikeDefeated(character=event.character)] if event.of_strike else []


def _in_earnest(game: Game, event: CharacterWounded) -> str:
    """Say why whoever is wounded by an attack that might have been detainment is."""
    combat = game.state.combat
    if combat is None or game.state.kind(combat.defender) not in MINIONS:
        return ""
    return _in_earnest_as(game, combat)


@RULES.replace(
    "not-wounded",
    CharacterWounded,
    says=lambda game, _, event: (
        f"The attack is detainment, so {game.name(event.card)} is not wounded but tapped."
    ),
    otherwise=_in_earnest,
)
def tapped_instead(game: Game, event: CharacterWounded) -> list[Event] | None:
    """Whoever is hit taps, or stays as he is."""
    if not _detains(game):
        return None
    untapped = game.card(event.card).position == "untapped"
    return [CardTapped(card=event.card)] if untapped else []


@RULES.adjust("creature-no-points", PLACE_OF_DEFEATED, order=Layer.LATER)
def discarded_when_defeated(game: Game, place: str, combat: Combat) -> str | None:
    """A creature that was beaten is discarded."""
    return "discard-pile" if game.value(DETAINMENT, combat) else None


def _detains(game: Game) -> bool:
    """Tell whether a strike of a detainment attack is being played out."""
    combat = game.state.combat
    return combat is not None and combat.current is not None and game.value(DETAINMENT, combat)


def _on(game: Game, combat: Combat, kind: str) -> bool:
    return game.state.kind(combat.defender) == kind
