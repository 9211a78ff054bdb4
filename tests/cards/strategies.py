"""Cards at random: whatever the card-text language can say."""

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from westmarch.cards.language.grammar import vocabulary
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import (
    Ally,
    Card,
    Character,
    Creature,
    Event,
    Faction,
    Fitting,
    FromHand,
    Home,
    Item,
    Modification,
    Modifier,
    Place,
    Region,
    Restricted,
    Site,
    Unmodelled,
)
from westmarch.cards.model.clause import Clause
from westmarch.cards.model.vocabulary import RACES, REGION_TYPES
from westmarch.cards.wording.kinds import kind_of

from .phrase_strategies import BY_HAND_STRATEGIES, NAMES, held, phrases

UNHURRIED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
"""The first card waits for the parser, and for the strategies of all phrases."""

_RACES = st.sampled_from(sorted(RACES))
_PATHS = st.lists(st.sampled_from(sorted(REGION_TYPES)), min_size=1).map(tuple)
_NUMBERS = st.integers(0, 99)
_AMOUNTS = st.integers(-9, 9)
_SITE_TYPES = st.sampled_from(vocabulary("SITE_TYPE"))
_ITEM_CLASSES = st.sampled_from(vocabulary("ITEM_CLASS"))
_ALIGNMENTS = st.sampled_from(vocabulary("ALIGNMENT"))


def _some(of: SearchStrategy[str]) -> SearchStrategy[tuple[str, ...]]:
    return st.lists(of, min_size=1, max_size=6).map(tuple)


def _any_of(name: str) -> SearchStrategy[tuple[str, ...]]:
    return st.lists(st.sampled_from(vocabulary(name)), max_size=3).map(tuple)


_COMPANIES = st.lists(st.sampled_from(vocabulary("COMPANIES")), max_size=2).map(tuple)
_ATTACKS = st.builds(
    Attack,
    _RACES,
    _NUMBERS,
    _NUMBERS,
    body=st.none() | _NUMBERS,
    attacker_chooses=st.booleans(),
    detainment=st.booleans(),
    detainment_against=_COMPANIES,
    only_against=_COMPANIES,
    each_character=st.booleans(),
    spares=st.lists(_RACES, max_size=2).map(tuple),
    against_mind=st.booleans(),
    only_taps=st.booleans(),
    cancellable=st.booleans(),
    wound_eliminates=st.booleans(),
)
_MODIFIERS = st.none() | st.builds(Modifier, _AMOUNTS, st.none() | _NUMBERS)
_PAIRS = st.lists(held(kind_of(Modification)), max_size=3).map(tuple)
_PLACES = held(kind_of(Place))
_HOMES = held(kind_of(Home))
BY_HAND_STRATEGIES[Attack] = _ATTACKS
_CLAUSES: SearchStrategy[Clause] = phrases(Clause)
_UNMODELLED: SearchStrategy[Unmodelled] = phrases(Unmodelled)

_PLAYABLE = ("information", "minor", "major", "greater", "gold ring")
_ITEMS = held(kind_of(Fitting))


@st.composite
def _sites(draw: st.DrawFn) -> Site:
    there = draw(st.sets(st.sampled_from(_PLAYABLE)))
    some = draw(st.sets(st.sampled_from(_PLAYABLE))) - there
    return Site(
        draw(_SITE_TYPES),
        draw(st.just("") | NAMES),
        havens=draw(st.lists(st.tuples(NAMES, _PATHS), max_size=2).map(tuple)),
        draws=draw(st.tuples(_NUMBERS, _NUMBERS)),
        playable=tuple(each for each in _PLAYABLE if each in there),
        restricted=tuple(
            Restricted(each, draw(_some(_ITEMS))) for each in _PLAYABLE if each in some
        ),
        automatic_attacks=draw(st.lists(_ATTACKS, max_size=2).map(tuple)),
        attack_from_hand=draw(st.none() | st.builds(FromHand, _some(_SITE_TYPES), st.booleans())),
        under_deeps=draw(st.booleans()),
        adjacent=draw(st.lists(st.tuples(_PLACES, _NUMBERS), max_size=3).map(tuple)),
    )


_FACTS = {
    "character": st.builds(
        Character,
        _RACES,
        _NUMBERS,
        _NUMBERS,
        st.none() | _NUMBERS,
        _NUMBERS,
        _any_of("SKILL"),
        st.lists(_HOMES, max_size=3).map(tuple),
        st.lists(_NUMBERS, max_size=2).map(tuple),
        st.none() | _NUMBERS,
        _NUMBERS,
    ),
    "item": st.builds(Item, _ITEM_CLASSES, _MODIFIERS, _MODIFIERS, _MODIFIERS),
    "faction": st.builds(Faction, _some(_PLACES), _RACES, _NUMBERS, _PAIRS),
    "ally": st.builds(
        Ally,
        _NUMBERS,
        _RACES,
        st.integers(-2, 20),
        _NUMBERS,
        st.lists(NAMES, max_size=2).map(tuple),
    ),
    "creature": st.builds(
        Creature,
        _ATTACKS,
        st.lists(
            st.tuples(_SITE_TYPES | st.sampled_from(sorted(REGION_TYPES)), st.integers(1, 5)),
            max_size=3,
        ).map(tuple),
        st.lists(NAMES, max_size=2).map(tuple),
        st.lists(_PLACES, max_size=2).map(tuple),
        st.integers(1, 3),
    ),
    "event": st.builds(
        Event,
        st.sampled_from(["resource", "hazard"]),
        st.sampled_from(["short", "long", "permanent"]),
        st.none() | _ATTACKS,
    ),
    "site": _sites()
    | st.builds(
        Site,
        _SITE_TYPES,
        NAMES,
        nearest_haven=NAMES,
        path=st.just(()) | _PATHS,
    ),
    "region": st.builds(Region, st.sampled_from(sorted(REGION_TYPES)), _some(NAMES)),
}

_POINTS = {
    "character": ("character", "kill"),
    "item": ("item", "kill"),
    "faction": ("faction", "kill"),
    "ally": ("ally", "kill"),
    "creature": ("kill",),
    "event": ("miscellaneous", "kill"),
}


@st.composite
def cards(draw: st.DrawFn) -> Card:
    type_ = draw(st.sampled_from(sorted(_FACTS)))
    facts = draw(_FACTS[type_])
    neutral = type_ in ("creature", "region") or getattr(facts, "side", "") == "hazard"
    points = draw(_NUMBERS) if type_ in _POINTS else 0
    manifestation_of = draw(st.none() | NAMES)
    kinds = st.sampled_from([None, "basic", "ahunt", "at home", "roused"])
    return Card(
        id=f"XX-{draw(_NUMBERS)}",
        name=draw(NAMES),
        type=type_,  # type: ignore[arg-type]
        alignment="neutral" if neutral else draw(_ALIGNMENTS),  # type: ignore[arg-type]
        facts=facts,  # type: ignore[arg-type]
        unique=draw(st.booleans()),
        keywords=draw(_any_of("KEYWORD")),
        points=points,
        points_kind=draw(st.sampled_from(_POINTS[type_])) if points else "",
        starred=draw(st.booleans()) if points else False,
        stage_points=draw(_NUMBERS),
        corruption=draw(_NUMBERS),
        manifestation_of=manifestation_of,
        manifestation_kind=draw(kinds) if manifestation_of else None,  # type: ignore[arg-type]
        clauses=tuple(draw(st.lists(_CLAUSES, max_size=4))),
        unmodelled=tuple(draw(st.lists(_UNMODELLED, max_size=3))),
    )
