"""Phrases at random, and the clauses that are made of them."""

from typing import Any, get_args

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from westmarch.cards.language.grammar import vocabulary
from westmarch.cards.language.vocabulary import RACES, REGION_TYPES
from westmarch.cards.model import play_clauses
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.item_clauses import (
    BorneBy,
    ItemClause,
    StaysTapped,
    StoredAt,
    UntappedCost,
)
from westmarch.cards.model.journey_clauses import RegionsCount
from westmarch.cards.model.own import Own
from westmarch.cards.model.phrases.conditions import (
    At,
    Condition,
    HasCharacters,
    HasFaced,
    HasMet,
    HasMoved,
    HasWithIt,
    InPlay,
    Is,
    IsBeside,
    IsStored,
    LiesWith,
    NoLarger,
)
from westmarch.cards.model.phrases.effects import (
    Allow,
    Bar,
    Bonus,
    Cancel,
    Check,
    Draw,
    Effect,
    Enable,
    Face,
    Fetch,
    Foil,
    Lasting,
    Lose,
    Lure,
    Passage,
    Place,
    Remove,
    Repeat,
    Rest,
    Roll,
    Several,
    Shift,
    Spare,
    Spend,
    Treat,
    Turn,
)
from westmarch.cards.model.phrases.targets import (
    Bearer,
    EachAttack,
    EachCard,
    EachCharacter,
    OnAttack,
    OnCard,
    OnCharacter,
    OnCompany,
    One,
    OnRegion,
    OnSite,
    OnStrike,
)
from westmarch.cards.model.phrases.things import MANIFESTATION_OF, Attacks, Cards, Role, Where, Who
from westmarch.cards.model.play_clauses import (
    Ability,
    AlsoKeyed,
    Gifts,
    GivesSkill,
    HealsAtSite,
    InsteadAgainst,
    IsSauron,
    KeyedIn,
    KeyedThrough,
    NoAttacksThere,
    NoDuplicate,
    NumberInPlay,
    PlayableWhere,
    PlayClause,
    Playing,
    RaceKeyed,
    Standing,
    StaysIn,
    StrikesWeakened,
    Trigger,
    Unassailed,
    Uncounted,
    UsesMagic,
    WhileTapped,
)

_KNOWN = (*RACES, *vocabulary("SKILL"), *vocabulary("KEYWORD"), *vocabulary("SITE_TYPE"))
_NAMES = st.text(st.characters(categories=["L", "N", "P"]) | st.just(" "), min_size=1).filter(
    lambda name: '"' not in name and name not in _KNOWN
)
_LETTERS = st.characters(categories=["L", "N", "P", "S"])
WORDS = st.text(_LETTERS, min_size=1, max_size=12).filter(lambda word: word[0] != "#")
SENTENCES = st.lists(WORDS, min_size=1, max_size=40).map(" ".join)
_NUMBERS = st.integers(0, 99)
_BOUNDS = st.none() | _NUMBERS
_AMOUNTS = st.integers(-9, 9)
_RACES = st.sampled_from(sorted(RACES))
_SITE_TYPES = st.sampled_from(vocabulary("SITE_TYPE"))


def _words(terminal: str) -> SearchStrategy[str]:
    return st.sampled_from(vocabulary(terminal))


def _some(of: SearchStrategy[Any], least: int = 1) -> SearchStrategy[tuple[Any, ...]]:
    return st.lists(of, min_size=least, max_size=3).map(tuple)


_KINDS = _some(_some(_RACES | _words("SKILL") | _words("KEYWORD")), least=0)
_STATES = st.just("") | _words("STANDING")
_SORTS_OF_WHO = st.builds(Who, _KINDS, _some(_words("BUT").map(lambda it: it[4:]), 0), _STATES)
_OTHERS = st.builds(Who, _KINDS, st.just(()), _STATES, _NAMES)
_WHO = _SORTS_OF_WHO | _OTHERS | _NAMES.map(lambda name: Who(((name,),)))
_REGIONS = st.sampled_from(sorted(REGION_TYPES))
_SITES = st.builds(
    Where,
    _some(_SITE_TYPES, 0),
    _STATES,
    st.booleans(),
    st.booleans(),
    st.none() | st.tuples(st.integers(0, 9), _REGIONS),
    st.just("") | _RACES,
)
_OUTSIDE = st.builds(
    Where, _some(_SITE_TYPES, 0), _STATES, surface=st.booleans(), outside=_some(_NAMES)
)
_WHERE = _SITES | _some(_NAMES).map(Where)
_TYPES = _SITE_TYPES | _REGIONS
_ATTACKS = st.builds(
    Attacks,
    _some(st.sampled_from(["automatic", "creature", "at site", "off site"]), 0),
    _some(_RACES, 0),
    _some(_RACES, 0),
    _some(_TYPES, 0),
    st.booleans(),
    _NUMBERS,
    st.just("") | _NAMES,
)
_CARDS = st.builds(
    Cards,
    _some(_words("CARD_SORT") | _NAMES.map(lambda name: MANIFESTATION_OF + name)),
    st.just(()) | _words("KEYWORD").map(lambda it: (it,)),
)
_ROLES = st.sampled_from(get_args(Role))

_CONDITIONS: SearchStrategy[tuple[Condition, ...]] = _some(
    st.builds(InPlay, _NAMES, st.booleans())
    | st.builds(Is, _ROLES, _WHO)
    | st.builds(At, _ROLES, _WHERE)
    | st.builds(HasFaced, _some(_RACES | _NAMES))
    | st.builds(HasMet, _ROLES, _ATTACKS)
    | st.builds(HasMoved, _ROLES, _SITES)
    | st.builds(HasWithIt, _ROLES, _WHO)
    | st.builds(IsBeside, _ROLES, _NAMES)
    | st.builds(HasCharacters, _ROLES, _NUMBERS, st.sampled_from(["fewer", "more"]))
    | st.builds(IsStored, _NAMES)
    | st.builds(LiesWith, _NAMES, _ROLES, st.booleans())
    | st.builds(NoLarger, _ROLES, _NUMBERS),
    least=0,
)
_ON_COMPANY = st.builds(
    OnCompany,
    st.booleans(),
    st.just("") | st.sampled_from(sorted(REGION_TYPES)),
    _BOUNDS,
    st.none() | _WHO,
    st.none() | _WHERE,
    st.none() | _ATTACKS,
    st.none() | st.sampled_from(vocabulary("COMPANIES")),
    st.booleans(),
)
_TARGETS = st.one_of(
    st.none(),
    st.builds(OnCharacter, _WHO, st.just("strike"), st.none() | _WHERE, st.none() | _ATTACKS),
    st.builds(OnCharacter, _WHO, at=st.none() | _WHERE, wounded_by=_ATTACKS),
    st.builds(
        OnCharacter,
        _WHO,
        st.none()
        | _ATTACKS
        | st.sampled_from(["strike", "corruption check", "company", "journey"]),
        st.none() | _WHERE,
    ),
    _ON_COMPANY,
    st.builds(OnSite, _SITES | _OUTSIDE),
    st.builds(OnAttack, _ATTACKS, st.none() | _WHERE),
    st.builds(OnStrike, _ATTACKS, st.booleans()),
    st.builds(OnCard, _CARDS, st.booleans()),
    st.builds(OnRegion, st.sampled_from(sorted(REGION_TYPES))),
)
_EACH_ATTACK = st.builds(
    EachAttack,
    st.builds(
        Attacks,
        st.sampled_from([(), ("automatic",), ("creature",)]),
        _some(_RACES, 0),
        _some(_RACES, 0),
    ),
    st.booleans(),
    st.none() | _WHERE,
)
_SOMEONE = st.one_of(
    st.builds(One, _ROLES),
    st.builds(Bearer, _WHO),
    st.builds(EachCharacter, _SORTS_OF_WHO, st.just("") | _words("OWNER")),
)
_SUBJECTS = _SOMEONE | _EACH_ATTACK
_SHIFTS = st.one_of(
    st.builds(Shift, _words("QUANTITY"), _AMOUNTS, st.just(""), _BOUNDS, _BOUNDS),
    st.builds(
        Shift,
        _words("QUANTITY"),
        _AMOUNTS,
        st.just(""),
        _BOUNDS,
        _BOUNDS,
        _words("PER"),
        _BOUNDS,
    ),
    st.builds(Shift, _words("QUANTITY"), times=_words("TIMES")),
    st.builds(Shift, _words("QUANTITY"), to=_NUMBERS),
)

_OWN = st.builds(Own, st.from_regex(r"[a-z]+(-[a-z]+)*", fullmatch=True), SENTENCES)
_SIMPLE: SearchStrategy[Effect] = st.one_of(
    st.builds(Cancel, _words("CANCEL").map(lambda it: it.removeprefix("cancel "))),
    st.builds(
        Lasting,
        _some(_SHIFTS),
        st.none() | _SUBJECTS,
        st.sampled_from(["", "turn", "combat", "strike"]),
    ),
    st.builds(Turn, _words("TURN"), _SOMEONE),
    st.builds(Check, _SOMEONE, _AMOUNTS, st.just("") | _words("PER")),
    st.builds(Spare, _SOMEONE),
    st.builds(Face, st.builds(Attack, _RACES, _NUMBERS, _NUMBERS)),
    st.builds(Several, _SOMEONE, st.none() | _NUMBERS),
    st.builds(Enable, _SOMEONE),
    st.builds(Bar, _some(_TYPES, 0), st.booleans()),
    st.builds(Bar, _some(_TYPES, 0), st.booleans(), _NUMBERS, _some(_REGIONS)),
    st.builds(Passage, _SOMEONE, _some(_NAMES), _some(_REGIONS), _AMOUNTS, _BOUNDS),
    st.builds(Spend, _CARDS, st.builds(Lure, _some(_RACES))),
    st.builds(Repeat, st.integers(0, 2)),
    st.builds(Rest, st.sampled_from(["do", "move"])),
    st.builds(Remove, _SOMEONE, st.sampled_from(["discard-pile", "hand"])),
    st.builds(
        Remove,
        _CARDS,
        st.sampled_from(["discard-pile", "hand"]),
        st.none() | _SOMEONE | _ON_COMPANY,
    ),
    st.builds(Lose, _CARDS, _words("LOSER"), st.booleans()),
    st.builds(Draw, _NUMBERS),
    st.builds(Allow, _some(_words("ITEM_CLASS"))),
    st.builds(Treat, st.sampled_from(sorted(REGION_TYPES))),
    st.builds(Lure, _some(_RACES), path=st.none() | st.tuples(st.integers(2, 9), _REGIONS)),
    st.builds(Lure, dragon=_NAMES, path=st.none() | st.tuples(st.integers(2, 9), _REGIONS)),
    st.just(Foil()),
    st.builds(Place, _NAMES, _ROLES),
    st.builds(
        Fetch,
        _CARDS,
        _some(st.sampled_from(["sideboard", "discard-pile", "play-deck"])),
        st.sampled_from(["play-deck", "hand"]),
    ),
)
_ONE = _SIMPLE.map(lambda effect: (effect,))
_BOTH = st.tuples(_SIMPLE, _SIMPLE)


def _rolls(then: SearchStrategy[tuple[Effect, ...]]) -> SearchStrategy[Roll]:
    return st.builds(
        Roll,
        _NUMBERS,
        then,
        st.booleans(),
        st.just("") | _words("PLUS"),
        st.just("") | _words("OVER"),
        st.sampled_from(["", "influence check"]),
        _some(st.builds(Bonus, _AMOUNTS, _ROLES, _WHO), 0),
    )


_LISTED = _some(_SIMPLE | _rolls(_ONE | _BOTH), least=0)
_LAST = _SIMPLE | _rolls(_ONE | _BOTH | _OWN.map(lambda own: (own,))) | _OWN
_EFFECTS: SearchStrategy[tuple[Effect, ...]] = st.builds(
    lambda listed, last: (*listed, last), _LISTED, _LAST
)


def _clause_words(of: object) -> SearchStrategy[str]:
    return st.sampled_from(get_args(of))


_MOMENTS = _clause_words(play_clauses.Moment)

PLAY_CLAUSES: SearchStrategy[PlayClause | Own] = st.one_of(
    _OWN,
    st.builds(
        Playing,
        _MOMENTS,
        st.none(),
        st.just(False),
        _TARGETS,
        _CONDITIONS,
        st.just(()) | _EFFECTS,
    ),
    st.builds(
        Playing, _MOMENTS, _WHO, st.booleans(), _TARGETS, _CONDITIONS, st.just(()) | _EFFECTS
    ),
    st.builds(
        Ability, _clause_words(play_clauses.Price), _MOMENTS, _TARGETS, _CONDITIONS, _EFFECTS
    ),
    st.builds(Standing, _SUBJECTS | st.builds(EachCard, _CARDS), _some(_SHIFTS), _CONDITIONS),
    st.builds(Trigger, _clause_words(play_clauses.Happening), _EFFECTS, _CONDITIONS),
    st.builds(Trigger, _clause_words(play_clauses.Leaving), _EFFECTS, _CONDITIONS, _NAMES),
    st.builds(Trigger, _clause_words(play_clauses.Coming), _EFFECTS, _CONDITIONS, _NAMES),
    st.builds(GivesSkill, _words("SKILL")),
    st.builds(KeyedThrough, st.integers(1, 9), _REGIONS, _CONDITIONS),
    st.builds(RaceKeyed, _some(_RACES), _SITE_TYPES, _CONDITIONS),
    st.builds(NoDuplicate, _clause_words(play_clauses.OnOne), _clause_words(play_clauses.OneUse)),
    st.builds(AlsoKeyed, _some(_NAMES), _CONDITIONS),
    st.builds(RegionsCount, _some(st.tuples(_REGIONS, _REGIONS)), _CONDITIONS),
    st.builds(KeyedIn, _SITES, _some(_NAMES, 0), _CONDITIONS),
    st.builds(Unassailed, _ATTACKS),
    st.just(Uncounted()),
    st.just(HealsAtSite()),
    st.just(IsSauron()),
    st.just(NoAttacksThere()),
    st.just(WhileTapped()),
    st.builds(PlayableWhere, _WHERE, st.booleans()),
    st.builds(StrikesWeakened, _AMOUNTS, _some(_RACES, 0)),
    st.builds(UsesMagic, _some(_words("MAGIC"))),
    st.builds(StaysIn, _some(_NAMES)),
    st.builds(InsteadAgainst, _some(_RACES), _AMOUNTS, _BOUNDS),
    st.builds(NumberInPlay, _NUMBERS),
    st.builds(Gifts, _some(st.tuples(_words("ITEM_CLASS"), _AMOUNTS))),
)

ITEM_CLAUSES: SearchStrategy[ItemClause] = st.one_of(
    st.builds(BorneBy, _WHO, _NUMBERS),
    st.builds(UntappedCost, _SOMEONE, _NUMBERS, _CONDITIONS),
    st.builds(StaysTapped, _SOMEONE, st.booleans()),
    st.builds(StoredAt, _WHERE),
)
