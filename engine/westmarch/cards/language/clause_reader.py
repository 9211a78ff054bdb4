"""From the grammar's clauses to the model: one method for each rule, under the same name."""
# The methods bear the names of the rules in grammar/card.lark, which is where they are explained.
# ruff: noqa: D102

from typing import Any

from lark import v_args

from westmarch.cards.language.phrase_reader import PhraseReader
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import (
    AdditionalAttack,
    CancelsManifestations,
    Clause,
    ContainsHoard,
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
    Mode,
)
from westmarch.cards.model.item_clauses import (
    BorneBy,
    StaysTapped,
    StoredAt,
    UntappedCost,
)
from westmarch.cards.model.journey_clauses import (
    Farther,
    Hunts,
    MovesAgain,
    PutsInMode,
    RegionsCount,
    SendsBack,
)
from westmarch.cards.model.phrases.conditions import Condition
from westmarch.cards.model.phrases.targets import Subject
from westmarch.cards.model.phrases.things import Where, Who
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


def _yes(_: Any) -> bool:
    return True


@v_args(inline=True)
class ClauseReader(PhraseReader):
    """The part of the reader that is about clauses."""

    def contains_hoard(self) -> Clause:
        return ContainsHoard()

    def additional_attack(self, unless: str | None, site: str, attack: Attack) -> Clause:
        return AdditionalAttack(site, attack, unless)

    def each_site(self, site_type: str) -> str:
        return f"each {site_type}"

    def influence(self, amount: int, *against: str) -> Clause:
        return Influence(amount, against)

    def adversary(self, who: str) -> str:
        return who

    def race_factions(self, race: str) -> str:
        return f"{race} factions"

    def any_factions(self) -> str:
        return "factions"

    def factions_at(self, site: str) -> str:
        return f"factions playable at {site}"

    def factions_in(self, region: str) -> str:
        return f"factions playable in {region}"

    def people_of(self, site: str) -> str:
        return f"characters at home at {site}"

    def sort_of_people(self, sort: str) -> str:
        return f"{sort} characters"

    def prowess_against(self, amount: int, races: tuple[str, ...], maximum: int | None) -> Clause:
        return ProwessAgainst(amount, races, maximum)

    def cancels_manifestations(self, dragon: str) -> Clause:
        return CancelsManifestations(dragon)

    not_lair = _yes

    # Of sites

    def hazard_limit_here(self, amount: int) -> Clause:
        return HazardLimitHere(amount)

    def attacks_cancelled_here(self, on: str) -> Clause:
        return AttacksCancelledHere(on)  # type: ignore[arg-type]

    def creatures_attack_here(self, other_than: str | None, manner: str) -> Clause:
        return CreaturesAttackHere(manner == "as detainment", other_than)

    def races_keyed_here(self, races: tuple[str, ...], other_than: str | None) -> Clause:
        return AlsoKeyedHere(races, other_than)

    def region_keyed_here(self, region_type: str) -> Clause:
        return AlsoKeyedHere(of_region=region_type)

    def nobody_moves_here(self, race: str) -> Clause:
        return NobodyMovesHere(race)

    def enters_play_here(self, *races: str) -> Clause:
        return EntersPlayHere(races)

    def taps_who_comes(self, companies: str) -> Clause:
        return TapsWhoComes(companies)  # type: ignore[arg-type]

    def heals_all_here(self) -> Clause:
        return HealsAll(here=True)

    def items_while_tapped(self) -> Clause:
        return ItemsWhileTapped()

    # Of characters

    def check_modifier(self, amount: int) -> Clause:
        return CheckModifier(amount)

    def faction_check_modifier(self, amount: int) -> Clause:
        return FactionCheckModifier(amount)

    def enters_play_at_home(self) -> Clause:
        return EntersPlayAtHome()

    def hand_size(self, amount: int, at: str | None) -> Clause:
        return HandSize(amount, at)

    def heals_all(self) -> HealsAll:
        return HealsAll()

    def halves_body(self, races: tuple[str, ...]) -> Clause:
        return HalvesBody(races)

    def direct_influence_in_mode(self, amount: int, mode: Mode) -> Clause:
        return InMode("direct influence", amount, mode)

    def prowess_in_mode(self, amount: int, mode: Mode) -> Clause:
        return InMode("prowess", amount, mode)

    def leads_ringwraiths(self, number: int) -> Clause:
        return LeadsRingwraiths(number)

    def mind_beside(self, amount: int, *names: str) -> Clause:
        return MindBeside(amount, names)

    # Of items

    def borne_by(self, who: Who, prowess: int | None) -> Clause:
        return BorneBy(who, prowess or 0)

    def stays_tapped(self, subject: Subject, in_phase: str | None) -> Clause:
        return StaysTapped(subject, bool(in_phase))

    def stored_at(self, where: Where) -> Clause:
        return StoredAt(where)

    def untapped_cost(
        self, conditions: tuple[Condition, ...] | None, subject: Subject, prowess: int = 0
    ) -> Clause:
        return UntappedCost(subject, prowess, conditions or ())

    # Of journeys

    def puts_in_mode(self, mode: str) -> Clause:
        return PutsInMode(mode)  # type: ignore[arg-type]

    def hunts(
        self,
        regions: tuple[str, ...],
        further_type: str | None,
        further: tuple[str, ...] | None,
        name: str | None,
    ) -> Clause:
        if further is None or name is None:
            return Hunts(regions)
        return Hunts(regions, Farther(further, name, further_type))

    def regions(self, *names: str) -> tuple[str, ...]:
        return names

    def sends_back(self, through: tuple[tuple[str, int], ...], unless: str | None) -> Clause:
        return SendsBack(through, unless)

    def regions_count(
        self, conditions: tuple[Condition, ...] | None, *types: tuple[str, str]
    ) -> Clause:
        return RegionsCount(types, conditions or ())

    def region_counts(self, region_type: str, other: str) -> tuple[str, str]:
        return region_type, other

    def moves_again(self, moved_to: str) -> Clause:
        return MovesAgain(moved_to)  # type: ignore[arg-type]

    def keyed_regions(self, *keys: Any) -> tuple[tuple[str, int], ...]:
        return tuple(pair for key in keys for pair in key.value)

    # What the engine does not act on

    def unmodelled(self, *said: Any) -> Unmodelled:
        *topics, guard, text = said
        only_with, or_defeated = guard or ((), False)
        return Unmodelled(str(text), tuple(map(str, topics)), only_with, or_defeated)

    def guard(self, *names: Any) -> tuple[tuple[str, ...], bool]:
        or_defeated = names[-1] is True
        return (names[:-1] if or_defeated else names), or_defeated

    or_defeated = _yes
