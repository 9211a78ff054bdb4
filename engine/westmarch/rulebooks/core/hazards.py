"""Hazards: the hazard limit, what creatures are keyed to, and at what hazard events are aimed."""

from collections.abc import Iterator
from typing import Any

from westmarch.cards.model.card import Creature, Faction
from westmarch.kernel.event import Event
from westmarch.kernel.needs import Need, lacking
from westmarch.kernel.rulebook import Rulebook, Term
from westmarch.kernel.words import all_of, number_of, sentence
from westmarch.mechanics.hands import is_at_hand
from westmarch.mechanics.journey import keys_of_site, moves, new_site, site_path
from westmarch.mechanics.map import map_of
from westmarch.mechanics.quantities.actions import AS_HAZARD, COSTS, NEGATED
from westmarch.mechanics.quantities.combat import ATTACKS_NEXT
from westmarch.mechanics.quantities.hazards import (
    BASE_HAZARD_LIMIT,
    COUNTED_AGAINST,
    COUNTS,
    HAZARD_LIMIT,
    HAZARDS_HELD_AGAINST,
    IS_KEYED_TO,
    KEY_LOST,
    KEYS,
    LIMIT_HALVED,
)
from westmarch.mechanics.quantities.journeys import REGION_COUNT
from westmarch.mechanics.quantities.people import ASSOCIATED, COMPANY_SIDE, COMPANY_SIZE, OVERT
from westmarch.mechanics.quantities.sites import REGION_OF_SITE
from westmarch.mechanics.quantities.turn import ACTS_AGAINST_JOURNEYS
from westmarch.mechanics.sides import is_fallen, is_hazard_for
from westmarch.mechanics.table import (
    Cost,
    current_company,
    event_length,
    in_hand,
    is_hazard,
    site_facts,
)
from westmarch.table.actions import HAZARD, PlayCard, PlayCreature, PlayEvent, SpendNazgul, UseCard
from westmarch.table.events.chain import Declared
from westmarch.table.events.companies import HazardCounted, HazardLimitSet, StepBegan
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY, Combat, Company
from westmarch.table.telling import not_now

RULES = Rulebook("core.hazards")

_KEYS_TOLD = 6
"""So many of the keys of a creature are told of, where there are more."""

_LEAST = 2
"""The base hazard limit of the smallest company."""
_ONLY_ABOUT_COMBAT = "An attack is being fought, and only what bears on it is played."
_SPENDING: tuple[Need, ...] = (
    (
        lambda game, action: (
            getattr(game.printed(action.card).facts, "attack", None) is not None
            and game.printed(action.card).facts.attack.race == "Nazgûl"
        ),
        "{action.card} is no Nazgûl.",
    ),
    (
        lambda game, action: game.card(action.card).owner == action.player,
        "{action.card} is not {action.player}'s.",
    ),
    (
        lambda game, action: game.card(action.card).place == IN_PLAY,
        "{action.card} is not in play.",
    ),
    (
        lambda game, action: game.card(action.card).position == "untapped",
        "{action.card} is tapped, and to be spent it would have to be untapped.",
    ),
    (
        lambda game, action: game.value(ACTS_AGAINST_JOURNEYS, action.player),
        not_now("A Nazgûl is spent in the movement/hazard phase of the opponent's companies"),
    ),
    (
        lambda game, action: all(
            each in game.state.pile(action.player, "sideboard") for each in action.cards
        ),
        "Not all that is to be brought is in the sideboard.",
    ),
    (
        lambda game, action: all(is_hazard_for(game, action.player, each) for each in action.cards),
        "Not all that is to be brought are hazards.",
    ),
    (lambda _, action: bool(action.cards), "No card is named that is to be brought."),
    (
        lambda _, action: len(set(action.cards)) == len(action.cards),
        "The same card is named twice.",
    ),
)
"""What it takes to spend a Nazgûl."""


# The hazard limit


def _base_terms(game: Game, company: str) -> Iterator[Term]:
    size: int = game.value(COMPANY_SIZE, company)
    yield size, "the size of the company"
    if size < _LEAST:
        yield _LEAST - size, f"{_LEAST} at least"


@RULES.define("base-hazard-limit", BASE_HAZARD_LIMIT, terms=_base_terms)
def limit_from_size(game: Game, company: str) -> int:
    """The size of the company, or two."""
    size: int = game.value(COMPANY_SIZE, company)
    return max(_LEAST, size)


@RULES.adjust(
    "base-limit-halved",
    BASE_HAZARD_LIMIT,
    says="half of it, rounded up, after the sideboard",
)
def half_the_base(game: Game, limit: int, company: str) -> int | None:
    """Half of it, if the hazard player went to the sideboard in the untap phase."""
    hazard_player = game.state.opponent(game.state.companies[company].player)
    return (limit + 1) // 2 if game.value(LIMIT_HALVED, hazard_player) else None


@RULES.react("base-limit-stays-fixed", StepBegan)
def base_is_set(game: Game, event: StepBegan) -> list[Event]:
    """The third step sets the base once and for all."""
    if event.step != "hazard-limit":
        return []
    return [
        HazardLimitSet(company=event.company, limit=game.value(BASE_HAZARD_LIMIT, event.company))
    ]


def _limit_told(game: Game, _: bool, action: PlayCard | UseCard | SpendNazgul) -> str:
    """Say how much of the limit is used up."""
    company = current_company(game)
    assert company is not None
    limit = game.value(HAZARD_LIMIT, company.id)
    so_far = number_of(company.hazards, "hazard has", "hazards have")
    return f"The hazard limit is {limit}, and {so_far} been declared."


def _room_is_left(game: Game, action: PlayCard | UseCard | SpendNazgul) -> str:
    """Say that there is room where it is the last, or where the company has become smaller."""
    company = current_company(game)
    if company is None:
        return ""
    counts = _counts(game, action)
    if not counts:
        card = getattr(action, "card", "")
        full = company.hazards >= game.value(HAZARD_LIMIT, company.id)
        if not full or not is_hazard(game, card):
            return ""
        return f"{_limit_told(game, False, action)} {game.name(card)} does not count against it."
    smaller = company.hazard_limit > game.value(BASE_HAZARD_LIMIT, company.id)
    if company.hazards + counts < game.value(HAZARD_LIMIT, company.id) and not smaller:
        return ""
    since = " The limit was set before the company became smaller, and stays." if smaller else ""
    return f"{_limit_told(game, False, action)}{since}"


@RULES.forbid(
    "limit-at-declaration",
    HAZARD,
    says=_limit_told,
    otherwise=_room_is_left,
)
def limit_is_reached(game: Game, action: PlayCard | UseCard | SpendNazgul) -> bool:
    """Fewer hazards than the limit must have been declared."""
    company = current_company(game)
    if company is None or not _counts(game, action):
        return False
    limit: int = game.value(HAZARD_LIMIT, company.id)
    return game.state.phase == "movement-hazard" and company.hazards >= limit


@RULES.define("limit-at-resolution", NEGATED)
def limit_is_exceeded(game: Game, action: Any) -> bool:
    """No more than the limit must have been declared when a hazard resolves."""
    company = current_company(game)
    if not _counts(game, action):
        return False
    assert company is not None
    limit: int = game.value(HAZARD_LIMIT, company.id)
    declared: int = game.value(HAZARDS_HELD_AGAINST, company.id)
    return declared > limit


@RULES.react("hazard-actions", Declared)
def is_counted(game: Game, event: Declared) -> list[Event]:
    """What a hazard action takes of the limit, it takes as it is declared."""
    company = game.value(COUNTED_AGAINST, event.action)
    if company is None:
        return []
    return [HazardCounted(company=company)] * _counts(game, event.action)


def _counts(game: Game, action: Any) -> int:
    counts: int = game.value(COUNTS, getattr(action, "card", None), action)
    return counts


# Creatures


@RULES.define("covert-overt-equivalents", COMPANY_SIDE)
def is_taken_for(game: Game, player: str, characters: tuple[str, ...], purpose: str) -> str | None:
    """For hazards, a Fallen-wizard's overt company is one of minions, a covert one of heroes."""
    if not is_fallen(game, player) or purpose != "hazards":
        return None
    return "minion" if game.value(OVERT, characters) else "hero"


@RULES.permit(
    "play-creature",
    PlayCreature,
    says="The hazard player may play a creature on the company whose movement/hazard phase it is.",
    otherwise=lacking(
        # In which phase, and that another attack is in the way, other rules tell.
        (lambda game, _: _company_under_way(game) is not None, ""),
        (
            lambda game, action: action.company == getattr(_company_under_way(game), "id", None),
            "It is not {action.company}'s movement/hazard phase.",
        ),
        (
            lambda game, action: is_at_hand(game, action.player, action.card),
            "{action.card} is not in hand.",
        ),
    ),
)
def creature_on_company(game: Game, action: PlayCreature) -> bool | None:
    """A creature from hand, on the company whose phase it is."""
    if not isinstance(game.printed(action.card).facts, Creature):
        return None
    company = _company_under_way(game)
    return company is not None and company.id == action.company and _may_bring(game, action)


@RULES.define("play-creature", COUNTS)
def creature_counts(game: Game, card: str, action: Any) -> int:
    """A creature counts one against the limit."""
    return 1 if isinstance(action, PlayCreature) else 0


@RULES.forbid(
    "creature-starts-chain",
    PlayCreature,
    says="A creature cannot be played in response to anything.",
    blanket="kind",
)
def something_is_under_way(game: Game, action: PlayCreature) -> bool:
    """A creature begins a chain of effects."""
    return bool(game.state.chain)


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
    return of_region and all(key not in each for each in site_path(game, action.company))


@RULES.forbid(
    "key-repeated-region-types",
    PlayCreature,
    says=lambda game, _, action: (
        f"{game.name(action.card)} would need {_key_told(game, action)} that the company goes "
        f"through, and there is {game.value(REGION_COUNT, action.company, action.keyed_to)}."
    ),
)
def passes_too_few(game: Game, action: PlayCreature) -> bool:
    """Of a type that is printed more than once, there have to be so many."""
    if not _lacks_key(game, action):
        return False
    key = action.keyed_to
    passed = any(kind == key for kind, _ in site_path(game, action.company))
    return passed and key in dict(_creature(game, action.card).keyed)


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
    site = new_site(game, company)
    return "none" if site is None else f"{game.name(site)} ({site_facts(game, site).site_type})"


def _way_told(game: Game, company: str) -> str:
    way = [f"{name} ({kind})" if name else kind for kind, name in site_path(game, company)]
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
    site = new_site(game, action.company)
    if site is None:
        return said
    place = f"{game.name(site)} ({site_facts(game, site).site_type})"
    way = [f"{name} ({kind})" if name else kind for kind, name in site_path(game, action.company)]
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
    facts, path = _creature(game, card), site_path(game, company)
    types, names = {each for each, _ in path}, {each for _, each in path}
    by_name = (each for each in facts.regions if each in names)
    by_type = (each for each, _ in facts.keyed if each in types)
    return (*by_name, *by_type)


@RULES.adjust("key-repeated-region-types", KEYS)
def too_few_of_the_type(
    game: Game, keys: tuple[str, ...], card: str, company: str
) -> tuple[str, ...] | None:
    """As many regions of the type as the creature prints."""
    types = [each for each, _ in site_path(game, company)]
    missing = {
        each
        for each, number in _creature(game, card).keyed
        if each in types and game.value(REGION_COUNT, company, each) < number
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


# Hazard events


@RULES.define("hazard-event-counts-one", COUNTS)
def event_counts(game: Game, card: str, action: Any) -> int:
    """A hazard event counts one against the limit."""
    if not isinstance(action, PlayEvent):
        return 0
    return 1 if is_hazard(game, card) or game.value(AS_HAZARD, card, action) else 0


@RULES.permit(
    "event-targets",
    PlayEvent,
    says=lambda game, _, action: _reached(game, action),
    otherwise=lacking(
        # In which phase another rule tells.
        (lambda game, _: _company_under_way(game) is not None, ""),
        (lambda game, _: game.state.combat is None, _ONLY_ABOUT_COMBAT),
        otherwise="{action.target} has nothing to do with the company whose movement/hazard "
        "phase it is.",
    ),
)
def hazard_event_on_target(game: Game, action: PlayEvent) -> bool | None:
    """A hazard event's target has to do with the company whose phase it is."""
    if not _is_hazard_event(game, action.card) or action.target is None:
        return None
    if not in_hand(game, action.player, action.card):
        return None
    company = _company_under_way(game)
    if company is None or game.state.combat is not None:
        return False
    return action.target in _about(game, company) or _is_elsewhere(game, action.target)


@RULES.permit(
    "untargeted-hazard-events",
    PlayEvent,
    says="A hazard event that needs no target may be played without one.",
    otherwise=lacking(
        # In which phase another rule tells.
        (lambda game, _: game.state.phase == "movement-hazard", ""),
        (lambda game, _: game.state.combat is None, _ONLY_ABOUT_COMBAT),
        (
            lambda game, action: in_hand(game, action.player, action.card),
            "{action.card} is not in hand.",
        ),
        otherwise="{action.card} is a hazard short-event, and as that is read it needs a target.",
    ),
)
def hazard_event_without_target(game: Game, action: PlayEvent) -> bool | None:
    """A hazard long-event or permanent-event may do without a target."""
    if not _is_hazard_event(game, action.card) or action.target is not None:
        return None
    short = event_length(game, action.card) == "short"
    if short and game.reading("q.core.untargeted-hazard-short-events") == "b":
        return False
    return game.state.phase == "movement-hazard" and _may_declare(game, action)


def _is_hazard_event(game: Game, card: str) -> bool:
    return is_hazard(game, card) and bool(event_length(game, card))


def _company_under_way(game: Game) -> Company | None:
    """The company whose movement/hazard phase it is."""
    return current_company(game) if game.state.phase == "movement-hazard" else None


def _is_elsewhere(game: Game, card: str) -> bool:
    """Tell whether a card is of those that belong to no company: only a text can mean them."""
    if card not in game.state.cards:
        return False
    found, facts = game.card(card), game.printed(card).facts
    if card in game.state.agents or found.stored:
        return True
    faction = isinstance(facts, Faction) and found.place == "marshalling-point-pile"
    event = bool(event_length(game, card)) and found.host is None
    return faction or event


def _reached(game: Game, action: PlayEvent) -> str:
    """Say why an event reaches its target, whose company's phase it may be."""
    target = str(action.target)
    if _is_elsewhere(game, target):
        return (
            f"{game.name(target)} belongs to no company, and is within reach of "
            f"{game.name(action.card)} in the phase of any."
        )
    return (
        f"{sentence(game.called(target))} has to do with the company whose movement/hazard phase "
        "it is."
    )


def _may_declare(game: Game, action: PlayCard) -> bool:
    """Tell whether a player may declare a card from hand: first in a chain, or in response."""
    return game.state.combat is None and in_hand(game, action.player, action.card)


def _may_bring(game: Game, action: PlayCreature) -> bool:
    """Tell whether a player has a creature at hand, and no attack is in the way."""
    return game.state.combat is None and is_at_hand(game, action.player, action.card)


def _about(game: Game, company: Company) -> Iterator[str | None]:
    """What has to do with a company: it, its members and what they bear, its path, its new site."""
    yield company.id
    yield new_site(game, company.id)
    yield from (region for _, region in site_path(game, company.id))
    yield from game.value(ASSOCIATED, company.id)


@RULES.define("hazards-reach-other-companies", COUNTED_AGAINST)
def company_whose_phase_it_is(game: Game, action: Any) -> str | None:
    """Whomever a hazard reaches, it counts against the company in whose phase it is played."""
    company = current_company(game)
    return None if company is None else company.id


# Nazgûl and the sideboard


@RULES.permit(
    "nazgul-sideboard-to-discard",
    SpendNazgul,
    otherwise=lacking(
        (
            lambda game, action: len(action.cards) <= 5,
            lambda game, action: (
                f"A Nazgûl is worth five hazards in the discard pile at most, and these are "
                f"{len(action.cards)}."
            ),
        ),
        *_SPENDING,
    ),
)
def nazgul_brings_five(game: Game, action: SpendNazgul) -> bool | None:
    """A Nazgûl is worth up to five hazards in the discard pile."""
    if action.to != "discard-pile":
        return None
    return 1 <= len(action.cards) <= 5 and _can_spend(game, action)


@RULES.permit(
    "nazgul-sideboard-to-deck",
    SpendNazgul,
    otherwise=lacking(
        (
            lambda game, action: len(action.cards) == 1,
            lambda game, action: (
                f"A Nazgûl is worth one hazard in the play deck, and these are {len(action.cards)}."
            ),
        ),
        (
            lambda game, action: len(game.state.pile(action.player, "play-deck")) >= 5,
            lambda game, action: (
                "For that the play deck needs five cards, and it has "
                f"{len(game.state.pile(action.player, 'play-deck'))}."
            ),
        ),
        *_SPENDING,
    ),
)
def nazgul_brings_one(game: Game, action: SpendNazgul) -> bool | None:
    """Or one in a play deck that has five cards left."""
    if action.to != "play-deck":
        return None
    deck = game.state.pile(action.player, "play-deck")
    return len(action.cards) == 1 and len(deck) >= 5 and _can_spend(game, action)


@RULES.forbid(
    "nazgul-sideboard-to-discard",
    SpendNazgul,
    says="{action.card} is attacking, and goes on no errand.",
)
def is_on_the_attack(game: Game, action: SpendNazgul) -> bool:
    """But not a Nazgûl who attacks."""
    combat = game.state.combat
    return combat is not None and combat.source == action.card


@RULES.define("nazgul-tap-and-discard", COSTS)
def nazgul_is_gone(game: Game, card: str | None, action: Any) -> tuple[Cost, ...] | None:
    """The Nazgûl is gone as soon as that is declared."""
    return (Cost(action.card, "discard"),) if isinstance(action, SpendNazgul) else None


@RULES.define("nazgul-tap-and-discard", COUNTS)
def nazgul_counts(game: Game, card: str, action: Any) -> int:
    """It counts one against the limit."""
    return 1 if isinstance(action, SpendNazgul) else 0


def _can_spend(game: Game, action: SpendNazgul) -> bool:
    """Tell whether a player has an untapped Nazgûl to spend, and those hazards to bring."""
    state, nazgul = game.state, game.card(action.card)
    facts = game.printed(action.card).facts
    brought = state.pile(action.player, "sideboard")
    return (
        isinstance(facts, Creature)
        and facts.attack.race == "Nazgûl"
        and (nazgul.owner, nazgul.place, nazgul.position) == (action.player, IN_PLAY, "untapped")
        and game.value(ACTS_AGAINST_JOURNEYS, action.player)
        and len(set(action.cards)) == len(action.cards)
        and all(
            each in brought and is_hazard_for(game, action.player, each) for each in action.cards
        )
    )
