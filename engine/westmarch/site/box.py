"""What is in the box: a deck counted by kinds of cards, and cards to look at."""

from collections import Counter, defaultdict

from msgspec import Struct

from westmarch.errors import BadData, nearest
from westmarch.site.cards import CardView
from westmarch.site.content import Content

_SEVERAL = {
    "ally": "allies",
    "faction": "factions",
    "creature": "creatures",
    "character": "characters",
    "site": "sites",
    "item": "items",
    "event": "events",
}
"""What cards of each type are called where there are several."""

_MEANINGS = {
    "ally points": "core.marshalling-points.ally-source",
    "attack": "core.combat.attack-becomes-combat",
    "automatic attacks": "core.site-phase.automatic-attacks-in-order",
    "character points": "core.marshalling-points.character-source",
    "draws": "core.movement-hazard.draw-reference-site",
    "faction points": "core.marshalling-points.faction-source",
    "home sites": "core.glossary.home-site",
    "item points": "core.marshalling-points.item-source",
    "keyed to": "core.hazards.declare-key",
    "nearest haven": "core.movement.starter-from-nearest-haven",
    "path": "core.movement-hazard.starter-site-path",
    "playable": "core.site-phase.play-requirements",
    "unique": "core.glossary.unique-in-play",
}
"""What gives the names of facts a meaning that are no words of the game."""


class Kind(Struct, frozen=True):
    """Cards of one type in a part of a deck, with the first of them."""

    called: str
    number: int
    first: str


class Portion(Struct, frozen=True):
    """A part of a deck."""

    title: str
    size: int
    kinds: tuple[Kind, ...]


class Contents(Struct, frozen=True):
    """A deck, part by part."""

    slug: str
    name: str
    portions: tuple[Portion, ...]


class Fact(Struct, frozen=True):
    """A fact of a card, and what gives its name a meaning, if that is a word of the game."""

    name: str
    value: str
    meaning: str


class Specimen(Struct, frozen=True):
    """A card to look at."""

    id: str
    kind: str
    facts: tuple[Fact, ...]


def contents(content: Content, slug: str) -> Contents:
    """Count the cards of one of our decks."""
    deck = next((each for each in content.deck_views if each.slug == slug), None)
    if deck is None:
        hint = nearest(slug, (each.slug for each in content.deck_views))
        raise BadData(f"there is no deck {slug}", hint=hint)
    portions = []
    for section in deck.sections:
        numbers: Counter[str] = Counter()
        first: defaultdict[str, list[str]] = defaultdict(list)
        for card in section.cards:
            type_ = content.cards[card.id].type
            numbers[type_] += card.number
            first[type_].append(card.id)
        kinds = tuple(Kind(_called(type_, n), n, first[type_][0]) for type_, n in numbers.items())
        portions.append(Portion(section.title, section.size, kinds))
    return Contents(deck.slug, deck.name, tuple(portions))


def _called(type_: str, number: int) -> str:
    return _SEVERAL[type_] if number > 1 else type_


def specimens(content: Content, which: str) -> tuple[Specimen, ...]:
    """Lay out cards to look at, by their ids."""
    return tuple(_specimen(content, content.cards[each]) for each in which.split())


def _specimen(content: Content, card: CardView) -> Specimen:
    meanings = {**_MEANINGS, **content.words.meanings}
    facts = (Fact(name, value, meanings.get(name, "")) for name, value in card.facts)
    return Specimen(card.id, card.kind, tuple(facts))
