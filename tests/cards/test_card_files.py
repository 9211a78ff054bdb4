"""The cards in `rules/cards`: they hang together, and their words are those of the grammar."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from westmarch.cards.language.parse import parse
from westmarch.cards.model.card import (
    AdditionalAttack,
    Ally,
    CancelsManifestations,
    Card,
    Character,
    Creature,
    Faction,
    Influence,
    Region,
    Site,
)
from westmarch.cards.model.vocabulary import RACES
from westmarch.cards.names import fold
from westmarch.cards.pool import load_pool
from westmarch.paths import CARDS

POOL = load_pool("printed", frozenset())
REGIONS = {card.name: card.facts for card in POOL.cards.values() if isinstance(card.facts, Region)}
SITES = [card for card in POOL.cards.values() if isinstance(card.facts, Site)]


def names_in(card: Card) -> Iterator[str]:
    """The names of other cards that a card speaks of."""
    facts = card.facts
    if isinstance(facts, Character):
        yield from (each for each in facts.home_sites if not each.startswith("any "))
    if isinstance(facts, Faction | Ally | Creature):
        yield from facts.sites
    if isinstance(facts, Creature):
        yield from facts.regions
    if isinstance(facts, Site):
        yield from [facts.region] if facts.region else []
        yield from (each.removeprefix("any site in ") for each, _ in facts.adjacent)
        yield from (haven for haven, _ in facts.havens)
        yield from [facts.nearest_haven] if facts.nearest_haven else []
    if isinstance(facts, Region):
        yield from facts.adjacent
    if card.manifestation_of:
        yield card.manifestation_of
    for clause in card.clauses:
        if isinstance(clause, AdditionalAttack):
            yield clause.site
            yield from [clause.unless] if clause.unless else []
        if isinstance(clause, CancelsManifestations):
            yield clause.dragon
        if isinstance(clause, Influence):
            yield from (each for each in clause.against if each.split()[0] not in RACES)


@pytest.mark.parametrize("card", POOL.cards.values(), ids=lambda card: card.id)
def test_a_card_that_is_named_is_named_as_it_is_written(card: Card) -> None:
    known = {fold(each.name): each.name for each in POOL.cards.values()}
    for name in names_in(card):
        assert known.get(fold(name), name) == name


def test_a_card_stands_in_the_file_of_its_set() -> None:
    for card in POOL.cards.values():
        assert card.path == f"cards/{card.set.lower()}.cards"


def test_regions_adjoin_each_other_both_ways() -> None:
    for name, region in REGIONS.items():
        for other in region.adjacent:
            assert name in REGIONS[other].adjacent


@pytest.mark.parametrize("card", SITES, ids=lambda card: card.id)
def test_a_site_lies_in_a_region_and_knows_the_way_from_its_haven(card: Card) -> None:
    site = card.facts
    assert isinstance(site, Site)
    assert site.region in REGIONS or (site.under_deeps and not site.region)
    has_path = card.alignment in ("hero", "minion") and not site.under_deeps
    assert has_path == bool(site.path or site.havens)
    for haven, path in _ways(site):
        assert path[-1] == REGIONS[site.region].region_type
        assert [each.facts.site_type for each in _versions(haven, card.alignment)] == ["Haven"]


@pytest.mark.parametrize("card", SITES, ids=lambda card: card.id)
def test_a_site_path_can_be_walked(card: Card) -> None:
    """From the haven's region over adjacent regions to the site's, the types are those given."""
    assert isinstance(card.facts, Site)
    for haven, path in _ways(card.facts):
        (start,) = (each.facts.region for each in _versions(haven, card.alignment))
        assert _leads(start, path, card.facts.region, card.alignment)


def test_the_way_between_havens_is_the_same_back_and_forth() -> None:
    for card in SITES:
        assert isinstance(card.facts, Site)
        for haven, path in card.facts.havens:
            for other in _versions(haven, card.alignment):
                assert dict(other.facts.havens).get(card.name, path[::-1]) == path[::-1]


def test_what_is_adjacent_below_is_adjacent_both_ways_by_the_same_roll() -> None:
    rolls = {
        (card.alignment, card.name, other): number
        for card in SITES
        if isinstance(card.facts, Site)
        for other, number in card.facts.adjacent
    }
    deeps = {(card.alignment, card.name) for card in SITES if card.facts.under_deeps}
    for (alignment, one, other), number in rolls.items():
        if (alignment, other) in deeps:
            assert rolls[alignment, other, one] == number


def _ways(site: Site) -> list[tuple[str, tuple[str, ...]]]:
    nearest = [(site.nearest_haven, site.path)] if site.nearest_haven else []
    return [*nearest, *site.havens]


def _versions(name: str, alignment: str) -> list[Any]:
    """The cards of this name that are sites of this alignment."""
    return [
        each
        for each in POOL.named(name)
        if isinstance(each.facts, Site) and each.alignment == alignment
    ]


def _leads(start: str, path: tuple[str, ...], end: str, alignment: str) -> bool:
    # Minions know a pass between these two that is closed to others.
    passes = {frozenset(("Dagorlad", "Udûn"))} if alignment == "minion" else set()
    here = {start} if REGIONS[start].region_type == path[0] else set()
    for step in path[1:]:
        here = {
            there
            for there, region in REGIONS.items()
            if region.region_type == step
            and any(each in region.adjacent or {each, there} in passes for each in here)
        }
    return end in here


def test_a_pool_of_full_size_can_be_read() -> None:
    text = "\n".join(path.read_text("utf-8") for path in CARDS.glob("*.cards"))
    blocks = re.findall(r"^card \S+(.*\n(?:  .*\n)+)", text, re.MULTILINE)
    many = "\n".join(f"card XX-{each}{blocks[each % len(blocks)]}" for each in range(1683))
    assert len(parse(many, "cards/xx.cards").cards) == 1683
