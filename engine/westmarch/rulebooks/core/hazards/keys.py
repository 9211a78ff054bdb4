"""What creatures are keyed to, and whether each further attack still is."""

from westmarch.cards.model.card import Creature
from westmarch.cards.wording.english import with_article
from westmarch.kernel.words import all_of, there_are
from westmarch.mechanics.journey import keys_of_site, moves, new_site, number_of_regions, site_path
from westmarch.mechanics.lookups import HAZARDS, site_facts
from westmarch.mechanics.map import map_of
from westmarch.mechanics.quantities.combat import ATTACKS_NEXT
from westmarch.mechanics.quantities.hazards import (
    IS_KEYED_TO,
    KEY_LOST,
    KEYS,
)
from westmarch.mechanics.quantities.sites import REGION_OF_SITE
from westmarch.rulebooks.core.hazards import RULES
from westmarch.table.actions import PlayCreature
from westmarch.table.game import Game
from westmarch.table.state import Combat

_KEYS_TOLD = 6
"""So many of the keys of a creature are told of, where there are more."""


def _lacks_key(game: Game, action: PlayCreature) -> bool:
    """Tell whether what was named is no key now; whether there is none, where nothing was."""
    keys = game.value(KEYS, action.card, action.company)
    return not keys if action.keyed_to is None else action.keyed_to not in keys


@RULES.forbid(
    "key-to-site",
    PlayCreature,
    says=lambda game, _, action: (
        f"{game.name(action.card)} would need {_key_told(game, action)} as the site where the "
        f"company {'goes' if moves(game, action.company) else 'is'}, and that is "
        f"{_new_site_told(game, action.company)}."
    ),
)
def site_is_another(game: Game, action: PlayCreature) -> bool:
    """A key that is a site or its type has to be that of the new site, or of where it stays."""
    if not _lacks_key(game, action):
        return False
    facts, key = _creature(game, action.card), action.keyed_to
    return key in facts.sites or (key in dict(facts.keyed) and not _is_region_type(game, key))


@RULES.forbid(
    "key-to-region",
    PlayCreature,
    says=lambda game, _, action: (
        f"{game.name(action.card)} would need {_key_told(game, action)} that the company goes "
        f"through, and it {_way_told(game, action.company)}."
    ),
)
def region_is_not_passed(game: Game, action: PlayCreature) -> bool:
    """A key that is a region or its type has to be on the way."""
    if not _lacks_key(game, action):
        return False
    facts, key = _creature(game, action.card), action.keyed_to
    of_region = key in facts.regions or (key in dict(facts.keyed) and _is_region_type(game, key))
    return of_region and all(key not in each for each in site_path(game, action.company, HAZARDS))


@RULES.forbid(
    "key-repeated-region-types",
    PlayCreature,
    says=lambda game, _, action: (
        f"{game.name(action.card)} would need {_key_told(game, action)} that the company goes "
        f"through, and {there_are(_passed(game, action.company, action.keyed_to))}."
    ),
)
def passes_too_few(game: Game, action: PlayCreature) -> bool:
    """Of a type that is printed more than once, there have to be so many."""
    if not _lacks_key(game, action):
        return False
    key = action.keyed_to
    passed = any(kind == key for kind, _ in site_path(game, action.company, HAZARDS))
    return passed and key in dict(_creature(game, action.card).keyed)


def _passed(game: Game, company: str, key: str | None) -> int:
    """How many regions of a type the company passes, as hazards are played."""
    return number_of_regions(game, company, str(key), HAZARDS)


def _is_region_type(game: Game, key: str | None) -> bool:
    return key in map_of(game.pool).types.values()


def _key_told(game: Game, action: PlayCreature) -> str:
    """Give what a key asks for: “a Shadow-hold”, “2 Wildernesses”, “Moria”."""
    key = str(action.keyed_to)
    number = dict(_creature(game, action.card).keyed).get(key, 1)
    if game.pool.named(key):
        return key
    return _counted(key, number)


def _counted(kind: str, number: int) -> str:
    return f"{number} {kind}{'es' if kind.endswith('ss') else 's'}" if number > 1 else f"a {kind}"


def _new_site_told(game: Game, company: str) -> str:
    """Name a company's new site, with the type that it has to hazards."""
    site = new_site(game, company)
    if site is None:
        return "none"
    name, kind = keys_of_site(game, company)
    printed = site_facts(game, site).site_type
    return f"{name} ({kind})" if kind == printed else f"{name} (to hazards {with_article(kind)})"


def _way_told(game: Game, company: str) -> str:
    way = [f"{name} ({kind})" if name else kind for kind, name in site_path(game, company, HAZARDS)]
    if way:
        return f"goes through {all_of(way)}"
    return "goes through no region" if moves(game, company) else "does not move"


@RULES.forbid(
    "declare-key",
    PlayCreature,
    says=lambda game, _, action: _keying(game, action, "cannot"),
    otherwise=lambda game, action: _keying(game, action, "can"),
    again=True,
)
def has_no_key(game: Game, action: PlayCreature) -> bool:
    """A creature needs a key; of other cards this says nothing."""
    return isinstance(game.printed(action.card).facts, Creature) and _lacks_key(game, action)


def _keying(game: Game, action: PlayCreature, can: str) -> str:
    """Say what the creature can or cannot be keyed to, and where the company goes."""
    key = "there"
    if action.keyed_to is not None:
        # Only names are those of cards; a type has an article.
        key = f"to {'' if game.pool.named(action.keyed_to) else 'a '}{action.keyed_to}"
    said = f"{game.name(action.card)} {can} be keyed {key}."
    if can == "cannot":
        facts = _creature(game, action.card)
        printed = {*facts.regions, *facts.sites, *dict(facts.keyed)}
        if printed and action.keyed_to not in (None, *printed):
            said = f"{said[:-1]}: it prints {_keys_told(facts)}."
    if new_site(game, action.company) is None:
        return said
    place = _new_site_told(game, action.company)
    way = [
        f"{name} ({kind})" if name else kind
        for kind, name in site_path(game, action.company, HAZARDS)
    ]
    if not way:
        return f"{said} The company is at {place}."
    return f"{said} The company goes through {all_of(way)} to {place}."


def _keys_told(facts: Creature) -> str:
    """List the keys that a creature prints, of many only the first."""
    types = (_counted(each, number) for each, number in facts.keyed)
    keys = [*types, *facts.regions, *facts.sites]
    return all_of(keys if len(keys) <= _KEYS_TOLD else [*keys[:_KEYS_TOLD], "others"])


@RULES.define("key-to-region", KEYS)
def region_keys(game: Game, card: str, company: str) -> tuple[str, ...]:
    """The type or the name of a region that the company moves through."""
    facts, path = _creature(game, card), site_path(game, company, HAZARDS)
    types, names = {each for each, _ in path}, {each for _, each in path}
    by_name = (each for each in facts.regions if each in names)
    by_type = (each for each, _ in facts.keyed if each in types)
    return (*by_name, *by_type)


@RULES.adjust("key-repeated-region-types", KEYS)
def too_few_of_the_type(
    game: Game, keys: tuple[str, ...], card: str, company: str
) -> tuple[str, ...] | None:
    """As many regions of the type as the creature prints."""
    types = [each for each, _ in site_path(game, company, HAZARDS)]
    missing = {
        each
        for each, number in _creature(game, card).keyed
        if each in types and _passed(game, company, each) < number
    }
    # A site type is printed once.
    kept = tuple(each for each in keys if each not in missing)
    return kept if kept != keys else None


@RULES.define("key-to-site", KEYS)
def site_keys(game: Game, card: str, company: str) -> tuple[str, ...]:
    """The type or the name of the site where the company goes or stays."""
    facts = _creature(game, card)
    printed = {*facts.sites, *dict(facts.keyed)}
    return tuple(each for each in keys_of_site(game, company) if each in printed)


@RULES.define("played-on-means-keyed", KEYS)
def site_of_region(game: Game, card: str, company: str) -> tuple[str, ...] | None:
    """The name of the site, for a creature that is played at any site of its region."""
    site = new_site(game, company)
    if site is None:
        return None
    here = f"any site in {game.value(REGION_OF_SITE, site)}"
    return (game.name(site),) if here in _creature(game, card).sites else None


@RULES.define("name-and-type-keys", IS_KEYED_TO)
def key_was_declared(game: Game, attack: Combat, key: str) -> bool:
    """An attack is keyed to what was declared and to nothing else."""
    return attack.keyed_to == key


@RULES.define("creature-attacks-on-resolution", ATTACKS_NEXT)
def attacks_at_once(game: Game, creature: str, company: str, key: str | None, number: int) -> bool:
    """A creature makes its attacks one directly after the other."""
    return number < _creature(game, creature).attacks


@RULES.define("key-checked-each-attack", KEY_LOST)
def key_no_longer_fits(game: Game, creature: str, company: str, key: str | None) -> bool:
    """Each further attack needs the key as well."""
    return key not in game.value(KEYS, creature, company)


def _creature(game: Game, card: str) -> Creature:
    facts = game.printed(card).facts
    assert isinstance(facts, Creature)
    return facts
