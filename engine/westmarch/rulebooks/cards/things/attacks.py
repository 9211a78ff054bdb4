"""Which attacks are meant."""

from westmarch.cards.model.phrases.things import Attacks
from westmarch.kernel.lack import Lack
from westmarch.kernel.words import all_of
from westmarch.mechanics.journey import keys_of_site, type_of_place
from westmarch.mechanics.quantities.combat import ATTACK_RACES, DETAINMENT, LIKE_A_CREATURE
from westmarch.mechanics.quantities.dragons import MANIFESTATION
from westmarch.mechanics.quantities.hazards import IS_KEYED_TO
from westmarch.rulebooks.cards.things.asked import Asked
from westmarch.table.game import Game
from westmarch.table.state import Combat

ATTACKS = Asked(Attacks)
"""What is asked of an attack that is being fought."""

NO_ATTACK = Lack("no attack is being fought")
_CANCELLED = Lack("the attack is cancelled")


def is_such_attack(game: Game, attacks: Attacks, combat: Combat | None) -> bool:
    """Tell whether an attack is one of those meant; one that was cancelled is none any more."""
    return other_attack(game, attacks, combat) is None


def other_attack(game: Game, attacks: Attacks, combat: Combat | None) -> Lack | None:
    """Give in what an attack is none of those meant."""
    if combat is None:
        return NO_ATTACK
    return _CANCELLED if combat.cancelled else ATTACKS[attacks](game, attacks, combat)


@ATTACKS.asks("races")
def _is_of_race(game: Game, attacks: Attacks, combat: Combat) -> Lack | None:
    """Ask for one of these races; of a company, that everybody is of them."""
    races = set(game.value(ATTACK_RACES, combat))
    such = races.issubset(attacks.races) if combat.attacking else races & {*attacks.races}
    return None if such else Lack(_races, (combat,))


@ATTACKS.asks("but")
def _is_not_of_race(game: Game, attacks: Attacks, combat: Combat) -> Lack | None:
    races = game.value(ATTACK_RACES, combat)
    return Lack(_races, (combat,)) if {*races}.intersection(attacks.but) else None


def _races(game: Game, combat: Combat) -> str:
    races = game.value(ATTACK_RACES, combat)
    if not any(races):
        return f"{game.name(combat.source)} attacks, and is of no race"
    race = all_of(races)
    return f"the attack is {'an' if race[0] in 'AEIOU' else 'a'} {race} attack"


@ATTACKS.asks("prowess")
def _is_as_strong(game: Game, attacks: Attacks, combat: Combat) -> Lack | None:
    prowess = combat.attack.prowess
    if prowess >= attacks.prowess:
        return None
    return Lack("the prowess of the attack is {0}", (prowess,))


@ATTACKS.asks("dragon")
def _is_manifestation(game: Game, attacks: Attacks, combat: Combat) -> Lack | None:
    if game.value(MANIFESTATION, combat) == attacks.dragon:
        return None
    return Lack("{0} is no manifestation of {1}", (combat.source, attacks.dragon))


@ATTACKS.asks("source")
def _is_by_name(game: Game, attacks: Attacks, combat: Combat) -> Lack | None:
    if game.name(combat.source) == attacks.source:
        return None
    return Lack("the attack comes from {0}", (combat.source,))


@ATTACKS.asks("keyed_to", "by_name")
def _is_keyed(game: Game, attacks: Attacks, combat: Combat) -> Lack | None:
    """Ask how an attack is keyed: by type, or by name as well."""
    if any(game.value(IS_KEYED_TO, combat, each) for each in attacks.keyed_to):
        return None
    key = combat.keyed_to
    if key is None:
        return Lack("the attack is not keyed to anything")
    if attacks.by_name and type_of_place(game, combat.company, key) in attacks.keyed_to:
        return None
    return Lack("the attack is keyed to {0}", (key,))


@ATTACKS.asks("origins")
def _is_of_origin(game: Game, attacks: Attacks, combat: Combat) -> Lack | None:
    if any(_comes_from(game, each, combat) for each in attacks.origins):
        return None
    return Lack(_of_another_sort, (combat,))


def _of_another_sort(game: Game, combat: Combat) -> str:
    kinds = {"automatic": "an automatic-attack", "creature": "a creature's attack"}
    kind = kinds.get(combat.kind, "an attack")
    return f"this is {kind} of another sort, by {game.name(combat.source)}"


def _comes_from(game: Game, origin: str, combat: Combat) -> bool:
    if origin == "detainment":
        detains: bool = game.value(DETAINMENT, combat)
        return detains
    if origin in ("at site", "off site"):
        creature = origin == "off site"
        return (not creature or combat.kind == "creature") and _at_site(game, combat) != creature
    if origin == "not automatic":
        return combat.kind != "automatic"
    if combat.kind == origin:
        return True
    return origin == "creature" and bool(game.value(LIKE_A_CREATURE, combat))


def _at_site(game: Game, combat: Combat) -> bool:
    """Tell whether an attack is keyed to the site."""
    if combat.kind == "automatic" or combat.company not in game.state.companies:
        return False
    keys = keys_of_site(game, combat.company)
    return any(game.value(IS_KEYED_TO, combat, key) for key in keys)
