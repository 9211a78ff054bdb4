"""Cards of one family do alike: what can be compared without anybody's text."""

from collections import defaultdict

from msgspec.structs import replace

from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects.people import Check
from westmarch.cards.model.phrases.effects.places import Treat
from westmarch.cards.model.phrases.targets import OnRegion, OnWay
from westmarch.cards.model.play_clauses import Playing
from westmarch.cards.pool import load_pool
from westmarch.cards.wording.writing import write

PRINTED = load_pool("printed", frozenset()).cards.values()


def ways(card: Card) -> list[Playing]:
    return [each for each in card.clauses if isinstance(each, Playing)]


def test_what_changes_a_region_changes_one_without_a_name_as_well() -> None:
    """Regions on a printed site path have types like others, and no names."""
    lacking, families = [], 0
    for card in PRINTED:
        named = [each for each in ways(card) if isinstance(each.target, OnRegion)]
        changing = [each for each in named if any(isinstance(one, Treat) for one in each.effects)]
        families += bool(changing)
        for way in changing:
            assert isinstance(way.target, OnRegion)
            nameless = replace(way, target=OnWay(way.target.region_type))
            if write(nameless) not in {write(each) for each in ways(card)}:
                lacking.append((card.id, card.name, way.target.region_type))
    assert lacking == []
    assert families == 10


MAGIC = {"sorcery", "spirit-magic", "shadow-magic"}


def test_magic_has_its_price_in_each_way() -> None:
    """A card of magic that asks for a corruption check in one way asks for it in all."""
    found: defaultdict[str, list[int]] = defaultdict(list)
    for card in PRINTED:
        if MAGIC.isdisjoint(card.keywords) or card.unmodelled:
            continue
        checks = [any(isinstance(one, Check) for one in each.effects) for each in ways(card)]
        if any(checks) and not all(checks):
            found[card.id] += [number for number, has in enumerate(checks, 1) if not has]
    assert dict(found) == {}
