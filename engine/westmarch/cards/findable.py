"""What of a card can be searched by: words under a few names, and numbers."""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType
from typing import Any

import msgspec
from msgspec import Struct

from westmarch.cards.every import NAMES, card_of
from westmarch.cards.language.show import lines
from westmarch.cards.model.attack import Attack
from westmarch.cards.model.card import (
    Ally,
    Card,
    Character,
    Creature,
    Event,
    Faction,
    Item,
    Modifier,
    Region,
    Site,
)
from westmarch.cards.model.play_clauses import PlayableWhere
from westmarch.cards.pool import Pool
from westmarch.paths import CARDS, GRAMMAR, PACKAGE
from westmarch.store import files, fingerprint, kept

WORDS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "name": ("n", "what it is called"),
        "type": ("t", "what sort of card it is: item, minor item, short-event, hazard creature"),
        "alignment": ("a", "whose it is: hero, minion, fallen-wizard, balrog, stage, dual"),
        "set": ("s", "its set, by letters or title"),
        "race": ("r", "its race, or that of its attack"),
        "keyword": ("k", "its keywords and skills"),
        "key": ("", "what a creature can be keyed to"),
        "site": (
            "at",
            "where it is at home or playable; for a site, what is playable there",
        ),
        "region": ("in", "where a site lies, what it is, and the regions on the way"),
        "text": ("o", "the words in which it stands here"),
        "is": ("", "unique, full, partial, manifestation, hoard, under-deeps, haven"),
    }
)
"""The words by which cards can be searched, with a shorter one for some and what they mean."""
NUMBERS: Mapping[str, tuple[str, str]] = MappingProxyType(
    {
        "prowess": ("p", "prowess, of an attack as well; what an item adds"),
        "body": ("b", "body, of an attack as well; what an item adds"),
        "mind": ("m", "mind"),
        "influence": ("di", "direct influence"),
        "strikes": ("", "strikes of an attack"),
        "points": ("mp", "marshalling points"),
        "corruption": ("cp", "corruption points"),
        "stage": ("sp", "stage points"),
        "check": ("", "what an influence check has to beat"),
    }
)
"""The numbers by which cards can be searched."""


class Findable(Struct, frozen=True, array_like=True):
    """A card, as far as it can be searched by."""

    id: str
    name: str
    kind: str
    """What sort of card it is, as `hero minor item`."""
    words: dict[str, tuple[str, ...]]
    numbers: dict[str, int]


def findables(pool: Pool, in_force: Iterable[str]) -> tuple[Findable, ...]:
    """Give what all cards of a pool can be found by; it is kept, for it takes long to write."""
    made_from = fingerprint(
        (*files(CARDS, GRAMMAR, PACKAGE / "cards"), NAMES), pool.edition, *sorted(in_force)
    )

    def make() -> bytes:
        return msgspec.msgpack.encode(tuple(map(findable, pool.cards.values())))

    made = kept("findable", made_from, make)
    return msgspec.msgpack.decode(made, type=tuple[Findable, ...])


def findable(card: Card) -> Findable:
    """Give what a card can be found by."""
    named = card_of(card.id)
    kind = named.kind if named else f"{card.alignment} {card.type}"
    facts: Any = card.facts
    attack = _attack(facts)
    numbers = {
        "prowess": _number(attack.prowess if attack else getattr(facts, "prowess", None)),
        "body": _number(attack.body if attack else getattr(facts, "body", None)),
        "mind": getattr(facts, "mind", None),
        "influence": _number(getattr(facts, "direct_influence", None)),
        "strikes": attack.strikes if attack else None,
        "points": card.points,
        "corruption": card.corruption,
        "stage": card.stage_points or None,
        "check": getattr(facts, "number", None) or None,
    }
    words = {
        "name": (card.name,),
        "type": (kind,),
        "alignment": (card.alignment,),
        "set": (card.set, named.set if named else ""),
        "race": tuple(filter(None, (getattr(facts, "race", ""), attack.race if attack else ""))),
        "keyword": (*card.keywords, *getattr(facts, "skills", ())),
        "key": tuple(_keys(facts)),
        "site": tuple(_sites(card)),
        "region": tuple(_regions(facts)),
        "text": tuple(lines(card)),
        "is": tuple(_is(card)),
    }
    return Findable(
        card.id,
        card.name,
        kind,
        {field: each for field, each in words.items() if each},
        {field: each for field, each in numbers.items() if each is not None},
    )


def _attack(facts: Any) -> Attack | None:
    return facts.attack if isinstance(facts, Creature | Event | Faction) else None


def _number(value: Any) -> int | None:
    return value.amount if isinstance(value, Modifier) else value


def _keys(facts: Any) -> Iterator[str]:
    if isinstance(facts, Creature):
        for each, number in facts.keyed:
            yield " ".join((*(("double", "triple")[number - 2 : number - 1]), each))
        yield from facts.regions
        yield from facts.sites


def _sites(card: Card) -> Iterator[str]:
    for clause in card.clauses:
        if isinstance(clause, PlayableWhere):
            yield from clause.where.kinds
    facts = card.facts
    match facts:
        case Character():
            yield from facts.home_sites
        case Faction() | Ally():
            yield from facts.sites
        case Site():
            yield from facts.playable
            yield from (each.item_class for each in facts.restricted)


def _regions(facts: Any) -> Iterator[str]:
    match facts:
        case Site():
            yield from filter(None, (facts.region, facts.site_type, *facts.path))
        case Region():
            yield from (facts.region_type, *facts.adjacent)


def _is(card: Card) -> Iterator[str]:
    facts = card.facts
    if card.unique:
        yield "unique"
    yield "partial" if card.unmodelled else "full"
    if card.manifestation_of:
        yield f"manifestation of {card.manifestation_of}"
    if isinstance(facts, Site):
        if facts.under_deeps:
            yield "under-deeps"
        if facts.havens:
            yield "haven"
        if any("hoard" in each for each in lines(card)):
            yield "hoard"
    if isinstance(facts, Item) and "hoard item" in card.keywords:
        yield "hoard"
