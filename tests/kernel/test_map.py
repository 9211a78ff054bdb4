"""The map, drawn from the regions and sites of the pool, is the one that site paths speak of."""

import pytest

from tests.kernel.real import JUDGE, game, table
from westmarch.cards.model.card import Card, Site
from westmarch.mechanics.map import Walking, map_of, number_beside
from westmarch.mechanics.quantities.journeys import WAYS

POOL = JUDGE.pool
MAP = map_of(POOL)
SITES = [each for each in POOL.cards.values() if each.type == "site"]
KINDS = {"hero": "wizard", "minion": "ringwraith"}


def far(card: Card) -> Walking:
    """As far as a site path goes, over the pass that minions know, too."""
    assert isinstance(card.facts, Site)
    adjoining = (("Dagorlad", "Udûn"),) if card.alignment == "minion" else ()
    return Walking(max(len(card.facts.path), 1), adjoining)


@pytest.mark.parametrize(
    "card", [each for each in SITES if each.facts.nearest_haven], ids=lambda card: card.id
)
def test_a_site_is_reached_from_its_nearest_haven_as_it_prints(card: Card) -> None:
    haven = next(
        each for each in POOL.named(card.facts.nearest_haven) if each.alignment == card.alignment
    )
    ways = MAP.ways(haven.facts.region, card.facts.region, far(card))
    assert card.facts.path in {tuple(MAP.types[each] for each in way) for way in ways}
    state = table(at=haven.id, to=card.id, kind=KINDS[card.alignment])
    starter = [way for way in game(state).value(WAYS, "company", card.id) if way.name == "starter"]
    # Nobody comes to Gorgoroth by Starter Movement but minions.
    if card.alignment == "minion" or card.facts.region != "Gorgoroth":
        assert [way.types for way in starter] == [card.facts.path]


def test_the_way_down_and_between_the_deeps_has_the_same_number_from_both_sides() -> None:
    numbers = {
        (site.id, other.id): number_beside(site, other)
        for site in SITES
        for other in SITES
        if site.alignment == other.alignment and site.facts.under_deeps and other is not site
    }
    assert numbers["DM-37", "AS-137"] == 0
    assert numbers["DM-38", "TW-413"] == 0
    for (site, other), number in numbers.items():
        if POOL[other].facts.under_deeps:
            assert numbers[other, site] == number
