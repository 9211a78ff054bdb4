"""Writing clauses and attacks in the card-text language, the way the files have them."""

from collections.abc import Callable
from typing import Any

from westmarch.cards.language.attack_words import attack_words
from westmarch.cards.language.grammar import vocabulary
from westmarch.cards.language.phrase_words import clauses as written
from westmarch.cards.language.phrase_words.effects import own_words
from westmarch.cards.language.phrase_words.things import at
from westmarch.cards.language.vocabulary import RACES, REGION_TYPES, series
from westmarch.cards.model.card import (
    AdditionalAttack,
    CancelsManifestations,
    Clause,
    ContainsHoard,
    FromHand,
    Influence,
    ProwessAgainst,
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
from westmarch.cards.model.item_clauses import (
    BorneBy,
    StaysTapped,
    StoredAt,
    UntappedCost,
)
from westmarch.cards.model.journey_clauses import (
    Hunts,
    MovesAgain,
    PutsInMode,
    RegionsCount,
    SendsBack,
)
from westmarch.cards.model.own import Own
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

_BY_PLACE = ("factions playable at ", "factions playable in ", "characters at home at ")
"""What comes before the name of a place when an adversary is described by one."""


def clause_line(clause: Clause | Unmodelled) -> str:
    """Write one clause."""
    return _CLAUSES[type(clause)](clause)


def from_hand_words(attack: FromHand) -> str:
    """Write what the opponent can attack with from his hand."""
    keys = series([f"a {each}" for each in attack.keyed_to], "or")
    return f"a {'' if attack.unique else 'non-unique '}creature keyed to {keys}"


def whom(who: str) -> str:
    """Write a race, the factions of a race, others by what they are, or the name of a card."""
    if who in RACES:
        return RACES[who]
    for described in _BY_PLACE:
        if who.startswith(described):
            return f'{described}"{who.removeprefix(described)}"'
    if who.removesuffix(" factions") in RACES or who == "factions":
        return who
    return who if who.removesuffix(" characters") in vocabulary("KEYWORD") else f'"{who}"'


def quoted(names: tuple[str, ...]) -> list[str]:
    """Write names."""
    return [f'"{name}"' for name in names]


def bound(maximum: int | None) -> str:
    """Write the bound beyond which a modifier does not go."""
    return "" if maximum is None else f", to a maximum of {maximum}"


def _additional_attack(clause: AdditionalAttack) -> str:
    unless = f'unless "{clause.unless}" is in play: ' if clause.unless is not None else ""
    attack = attack_words(clause.attack)
    site = clause.site if clause.site.startswith("each ") else f'"{clause.site}"'
    return f"{unless}{site} has an additional automatic-attack: {attack}"


def _influence(clause: Influence) -> str:
    against = series([whom(who) for who in clause.against], "and")
    return f"{clause.amount:+} direct influence against {against}"


def _prowess_against(clause: ProwessAgainst) -> str:
    races = series([RACES[race] for race in clause.against], "and")
    return f"{clause.amount:+} prowess against {races}{bound(clause.maximum)}"


def _cancels_manifestations(clause: CancelsManifestations) -> str:
    return f'cancels attacks by manifestations of "{clause.dragon}" against your companies'


def _creatures_attack_here(clause: CreaturesAttackHere) -> str:
    others = f" other than {RACES[clause.other_than]}" if clause.other_than else ""
    manner = "as detainment" if clause.detainment else "normally"
    return f"creatures keyed here{others} attack {manner}"


def _also_keyed_here(clause: AlsoKeyedHere) -> str:
    if clause.of_region:
        return f"any creature that can be keyed to a {clause.of_region} may be keyed here"
    races = series([RACES[race] for race in clause.races], "and")
    others = f' other than "{clause.other_than}"' if clause.other_than else ""
    return f"any {races}{others} may be keyed here"


def _enters_play_here(clause: EntersPlayHere) -> str:
    who = series(["characters at home here", *(RACES[race] for race in clause.races)], "and")
    return f"only {who} enter play here"


def _hand_size(clause: HandSize) -> str:
    where = f' while at "{clause.at}"' if clause.at else ""
    return f"{clause.amount:+} hand size{where}"


def _halves_body(clause: HalvesBody) -> str:
    races = series([RACES[race] for race in clause.races], "and")
    return f"half the body, rounded up, for {races}"


def _heals_all(clause: HealsAll) -> str:
    one, them = ("those here", "them") if clause.here else ("the company", "it")
    return f"an effect that heals one of {one} heals all of {them}"


def _leads_ringwraiths(clause: LeadsRingwraiths) -> str:
    followers = "Ringwraith" if clause.number == 1 else "Ringwraiths"
    return f"leads {clause.number} {followers} without influence"


def _mind_beside(clause: MindBeside) -> str:
    return f"{clause.amount:+} mind beside {series(quoted(clause.names), 'or')}"


def _moves_again(clause: MovesAgain) -> str:
    when = "at the end of its movement/hazard phase"
    return f"a company that moved to {clause.moved_to} may move again {when}"


def _hunts(clause: Hunts) -> str:
    regions = series(quoted(clause.regions), "or")
    farther = clause.farther
    if farther is None:
        return f"attacks companies that move in {regions}"
    further = series(quoted(farther.regions), "or")
    of_type = f"a {farther.region_type}, " if farther.region_type else ""
    then = f'(and {of_type}{further} while "{farther.while_in_play}" is in play)'
    return f"attacks companies that move in {regions} {then}"


def _sends_back(clause: SendsBack) -> str:
    through = [
        f"a {region_type}" if number == 1 else f"{number} {REGION_TYPES[region_type]}"
        for region_type, number in clause.through
    ]
    unless = f", unless a {clause.unless} is with them" if clause.unless else ""
    back = f"returns companies that move through {' or '.join(through)} to their sites of origin"
    return back + unless


def _unmodelled(clause: Unmodelled) -> str:
    topics, guard = ", ".join(clause.touching), ""
    if clause.only_with:
        defeated = " or defeated" if clause.or_defeated else ""
        guard = f" while {series(quoted(clause.only_with), 'or')} is in play{defeated}"
    return f"unmodelled ({topics}){guard}: {clause.text}"


_CLAUSES: dict[type, Callable[[Any], str]] = {
    ContainsHoard: lambda _: "contains a hoard",
    AdditionalAttack: _additional_attack,
    Influence: _influence,
    ProwessAgainst: _prowess_against,
    CancelsManifestations: _cancels_manifestations,
    HazardLimitHere: lambda it: f"{it.amount:+} hazard limit for a company that moves here",
    AttacksCancelledHere: lambda it: f"attacks on {it.on} companies here are cancelled",
    CreaturesAttackHere: _creatures_attack_here,
    AlsoKeyedHere: _also_keyed_here,
    NobodyMovesHere: lambda it: f"no {it.race} moves here",
    EntersPlayHere: _enters_play_here,
    TapsWhoComes: lambda it: f"each {it.companies} company that comes here taps a character",
    ItemsWhileTapped: lambda _: "an item is playable here even while the site is tapped",
    CheckModifier: lambda it: f"{it.amount:+} to corruption checks",
    FactionCheckModifier: lambda it: f"{it.amount:+} to influence checks against factions",
    EntersPlayAtHome: lambda _: "enters play at home, unless in the starting company",
    HandSize: _hand_size,
    HalvesBody: _halves_body,
    HealsAll: _heals_all,
    MindBeside: _mind_beside,
    LeadsRingwraiths: _leads_ringwraiths,
    InMode: lambda it: f"{it.amount:+} {it.quantity} in {it.mode} mode",
    Playing: written.playing,
    Ability: written.ability,
    Standing: written.standing,
    Trigger: written.trigger,
    NoDuplicate: written.no_duplicate,
    Uncounted: lambda _: "does not count against the hazard limit",
    NoAttacksThere: lambda _: "its site has no automatic-attacks",
    IsSauron: lambda _: "makes its player Sauron, not a Ringwraith",
    HealsAtSite: lambda _: "its site counts as a haven for healing",
    AlsoKeyed: written.also_keyed,
    KeyedIn: written.keyed_in,
    KeyedThrough: written.keyed_through,
    UsesMagic: written.uses_magic,
    Unassailed: written.unassailed,
    StaysIn: written.stays_in,
    PlayableWhere: written.playable_where,
    StrikesWeakened: written.strikes_weakened,
    WhileTapped: lambda _: "is playable even while its site is tapped",
    InsteadAgainst: written.instead_against,
    NumberInPlay: written.number_in_play,
    BorneBy: written.borne_by,
    UntappedCost: written.untapped_cost,
    StaysTapped: written.stays_tapped,
    StoredAt: lambda it: f"can be stored {at(it.where)}",
    Gifts: written.gifts,
    RaceKeyed: written.race_keyed,
    GivesSkill: lambda it: f"gives its bearer the {it.skill} skill",
    PutsInMode: lambda it: f"puts its Ringwraith in {it.mode} mode",
    SendsBack: _sends_back,
    Hunts: _hunts,
    MovesAgain: _moves_again,
    RegionsCount: written.regions_count,
    Own: own_words,
    Unmodelled: _unmodelled,
}
