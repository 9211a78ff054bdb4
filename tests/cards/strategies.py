"""Cards at random: whatever the card-text language can say."""

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from westmarch.cards.language.grammar import vocabulary
from westmarch.cards.language.vocabulary import RACES, REGION_TYPES
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import (
    AdditionalAttack,
    Ally,
    CancelsManifestations,
    Card,
    Character,
    Clause,
    ContainsHoard,
    Creature,
    Event,
    Faction,
    FromHand,
    Influence,
    Item,
    Modifier,
    ProwessAgainst,
    Region,
    Restricted,
    Site,
    Unmodelled,
)
from westmarch.cards.model.character_clauses import (
    CheckModifier,
    EntersPlayAtHome,
    FactionCheckModifier,
    HalvesBody,
    HandSize,
    HealsAll,
    InMode,
    LeadsRingwraiths,
    MindBeside,
)
from westmarch.cards.model.journey_clauses import Farther, Hunts, MovesAgain, PutsInMode, SendsBack
from westmarch.cards.model.site_clauses import (
    AlsoKeyedHere,
    AttacksCancelledHere,
    CreaturesAttackHere,
    EntersPlayHere,
    HazardLimitHere,
    ItemsWhileTapped,
    NobodyMovesHere,
    TapsWhoComes,
)

from .phrase_strategies import ITEM_CLAUSES, PLAY_CLAUSES, SENTENCES

_NAMES = st.text(st.characters(categories=["L", "N", "P"]) | st.just(" "), min_size=1).filter(
    lambda name: '"' not in name
)
_RACES = st.sampled_from(sorted(RACES))
_PATHS = st.lists(st.sampled_from(sorted(REGION_TYPES)), min_size=1).map(tuple)
_NUMBERS = st.integers(0, 99)
_AMOUNTS = st.integers(-9, 9)
_SITE_TYPES = st.sampled_from(vocabulary("SITE_TYPE"))
_ITEM_CLASSES = st.sampled_from(vocabulary("ITEM_CLASS"))
_ALIGNMENTS = st.sampled_from(vocabulary("ALIGNMENT"))


_REGION_KEYS = st.tuples(st.sampled_from(sorted(REGION_TYPES)), st.integers(1, 4))


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
_AGAINST = _some(
    _RACES
    | _RACES.map(lambda race: f"{race} factions")
    | st.just("factions")
    | _NAMES.map(lambda site: f"factions playable at {site}")
    | _NAMES.map(lambda region: f"factions playable in {region}")
    | _NAMES.map(lambda site: f"characters at home at {site}")
    | st.sampled_from(vocabulary("KEYWORD")).map(lambda sort: f"{sort} characters")
    | _NAMES
)
_PAIRS = st.lists(st.tuples(_RACES | _NAMES, _AMOUNTS), max_size=3).map(tuple)
_PLACES = _NAMES.filter(lambda name: not name.startswith("any ")) | _NAMES.map(
    lambda region: f"any site in {region}"
)
_HOMES = (
    _PLACES
    | _SITE_TYPES.map(lambda site_type: f"any {site_type}")
    | _SITE_TYPES.map(lambda site_type: f"any {site_type} outside the Under-deeps")
    | _SITE_TYPES.map(lambda site_type: f"any Under-deeps site other than a {site_type}")
    | st.tuples(_SITE_TYPES, st.sampled_from(sorted(REGION_TYPES))).map(
        lambda types: f"any {types[0]} in a {types[1]} that is not a Dragon's lair"
    )
)

_FARTHER = st.builds(
    Farther, _some(_NAMES), _NAMES, st.none() | st.sampled_from(sorted(REGION_TYPES))
)
_CLAUSES: SearchStrategy[Clause] = st.one_of(
    st.builds(ContainsHoard),
    st.builds(AdditionalAttack, _NAMES, _ATTACKS, st.none() | _NAMES),
    st.builds(Influence, _AMOUNTS, _AGAINST),
    st.builds(ProwessAgainst, _AMOUNTS, _some(_RACES), st.none() | _NUMBERS),
    st.builds(CancelsManifestations, _NAMES),
    PLAY_CLAUSES,
    ITEM_CLAUSES,
    st.builds(HazardLimitHere, _AMOUNTS),
    st.builds(HealsAll, st.booleans()),
    st.builds(AttacksCancelledHere, st.sampled_from(vocabulary("WHOSE"))),
    st.builds(CreaturesAttackHere, st.booleans(), st.none() | _RACES),
    st.builds(AlsoKeyedHere, _some(_RACES), st.none() | _NAMES),
    st.builds(AlsoKeyedHere, of_region=st.sampled_from(sorted(REGION_TYPES))),
    st.builds(NobodyMovesHere, _RACES),
    st.builds(TapsWhoComes, st.sampled_from(vocabulary("COMPANIES"))),
    st.builds(EntersPlayHere, st.lists(_RACES, max_size=3).map(tuple)),
    st.sampled_from(
        [
            ItemsWhileTapped(),
            EntersPlayAtHome(),
        ]
    ),
    st.builds(CheckModifier, _AMOUNTS),
    st.builds(FactionCheckModifier, _AMOUNTS),
    st.builds(HandSize, _AMOUNTS, st.none() | _NAMES),
    st.builds(HalvesBody, _some(_RACES)),
    st.builds(MindBeside, _AMOUNTS, _some(_NAMES)),
    st.builds(LeadsRingwraiths, _NUMBERS),
    st.builds(
        InMode,
        st.sampled_from(["direct influence", "prowess"]),
        _AMOUNTS,
        st.sampled_from(vocabulary("MODE")),
    ),
    st.builds(MovesAgain, st.sampled_from(vocabulary("MOVED_TO"))),
    st.builds(PutsInMode, st.sampled_from(vocabulary("MODE"))),
    st.builds(Hunts, _some(_NAMES), st.none() | _FARTHER),
    st.builds(SendsBack, _some(_REGION_KEYS), st.none() | st.sampled_from(vocabulary("SKILL"))),
)
_UNMODELLED = st.builds(
    Unmodelled,
    SENTENCES,
    st.lists(st.sampled_from(vocabulary("TOPIC")), min_size=1, max_size=4).map(tuple),
) | st.builds(
    Unmodelled,
    SENTENCES,
    st.just(("playing",)),
    only_with=_some(_NAMES),
    or_defeated=st.booleans(),
)

_PLAYABLE = ("information", "minor", "major", "greater", "gold ring")
_ITEMS = (
    st.sampled_from(vocabulary("KEYWORD"))
    | _ALIGNMENTS.map(lambda alignment: f"{alignment} item")
    | _NAMES
)


@st.composite
def _sites(draw: st.DrawFn) -> Site:
    there = draw(st.sets(st.sampled_from(_PLAYABLE)))
    some = draw(st.sets(st.sampled_from(_PLAYABLE))) - there
    return Site(
        draw(_SITE_TYPES),
        draw(st.just("") | _NAMES),
        havens=draw(st.lists(st.tuples(_NAMES, _PATHS), max_size=2).map(tuple)),
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
    "faction": st.builds(Faction, _RACES, _NUMBERS, _some(_NAMES), _PAIRS),
    "ally": st.builds(
        Ally,
        _RACES,
        _NUMBERS,
        st.integers(-2, 20),
        _NUMBERS,
        st.lists(_NAMES, max_size=2).map(tuple),
    ),
    "creature": st.builds(
        Creature,
        _ATTACKS,
        st.lists(
            st.tuples(_SITE_TYPES | st.sampled_from(sorted(REGION_TYPES)), st.integers(1, 5)),
            max_size=3,
        ).map(tuple),
        st.lists(_NAMES, max_size=2).map(tuple),
        st.lists(_NAMES | _NAMES.map("any site in {}".format), max_size=2).map(tuple),
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
        _NAMES,
        nearest_haven=_NAMES,
        path=st.just(()) | _PATHS,
    ),
    "region": st.builds(Region, st.sampled_from(sorted(REGION_TYPES)), _some(_NAMES)),
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
    manifestation_of = draw(st.none() | _NAMES)
    kinds = st.sampled_from([None, "basic", "ahunt", "at home", "roused"])
    return Card(
        id=f"XX-{draw(_NUMBERS)}",
        name=draw(_NAMES),
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
