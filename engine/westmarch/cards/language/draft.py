"""A card in the making: what has been said of it so far, by the field it fills."""

from typing import Any

import msgspec
from msgspec import NODEFAULT, structs

from westmarch.cards.language.statement import Fact
from westmarch.cards.model.card import (
    Ally,
    Card,
    CardType,
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
from westmarch.cards.wording.english import series
from westmarch.errors import BadData

FACTS: dict[CardType, type[msgspec.Struct]] = {
    "character": Character,
    "item": Item,
    "faction": Faction,
    "ally": Ally,
    "creature": Creature,
    "event": Event,
    "site": Site,
    "region": Region,
}

_CARD = {field.name: field.default for field in structs.fields(Card)}
_FIELDS = {
    type_: {field.name: field.default for field in structs.fields(facts)}
    for type_, facts in FACTS.items()
}

_POINTS_KIND = {
    "character": "character",
    "item": "item",
    "faction": "faction",
    "ally": "ally",
    "creature": "kill",
    "event": "miscellaneous",
}
"""What points count for, where the card does not call them kill points."""

_MODIFIED = ("prowess", "body", "direct_influence")
"""What a character has, and an item changes."""

_CALLED = {
    "number": "“if the influence check is greater than …”",
    "sites": "“playable at …”",
    "playable": "“playable: …”",
    "restricted": "“playable: …”",
    "attack": "“attack: …”",
    "automatic_attacks": "“automatic-attack: …”",
    "attack_from_hand": "“automatic-attack: …”",
    "site_type": "a site type and a region",
    "region": "a region",
    "under_deeps": "Under-deeps",
    "keyed": "“keyed to …”",
    "regions": "“keyed to …”",
    "havens": "“site path from …”",
    "home_sites": "a home site",
    "adjacent": "“adjacent to …”",
    "race": "a race",
    "modifications": "standard modifications",
}
"""How the language says what the model calls by another name."""


class Draft:
    """What has been said of a card: of any card, and of a card of its type."""

    def __init__(self, type_: CardType, card: dict[str, Any], facts: dict[str, Any]) -> None:
        self.type = type_
        self._card = card
        self._facts = facts

    @classmethod
    def of(cls, card: Card) -> "Draft":
        """Take a finished card apart."""
        return cls(card.type, structs.asdict(card), structs.asdict(card.facts))

    def card(self, where: str) -> Card:
        """Put the card together, or say what it lacks."""
        lacking = [
            called(field)
            for field, default in _FIELDS[self.type].items()
            if default is NODEFAULT and self._facts.get(field, ()) == ()
        ]
        described = any(isinstance(each, PlayableWhere) for each in self.get("clauses") or ())
        if self.type == "faction" and not (described or self._facts.get("sites")):
            lacking.append(called("sites"))
        if lacking:
            what = f"“{self._card['name']}” is {with_article(self.type)} without "
            raise BadData(what + series(lacking, "and"), where=where)
        kind = (self.get("points_kind") or _POINTS_KIND[self.type]) if self.get("points") else ""
        facts = FACTS[self.type](**self._facts)
        return Card(**{**self._card, "type": self.type, "points_kind": kind, "facts": facts})

    def get(self, field: str) -> Any:
        """Give what a field holds so far."""
        default = self._defaults(field)[field]
        return self._side(field).get(field, None if default is NODEFAULT else default)

    def put(self, field: str, value: Any) -> None:
        """Have a field hold a value."""
        self._side(field)[field] = value

    def drop(self, field: str) -> None:
        """Have a field hold what it holds when nothing is said of it."""
        self._side(field).pop(field, None)

    def check(self, fact: Fact, where: str) -> None:
        """Refuse a fact that a card of this type does not have."""
        field, signed = fact.field, isinstance(fact.value, Modifier)
        if field not in self._defaults(field) or (
            field == "points" and self.type not in _POINTS_KIND
        ):
            raise BadData(f"{with_article(self.type)} does not have {called(field)}", where=where)
        if field in _MODIFIED and signed != (self.type == "item"):
            raise BadData(
                f"{with_article(self.type)} {'has' if signed else 'changes'} {called(field)}",
                where=where,
                hint=f"Write it {'without a sign' if signed else 'with a sign'}, "
                f"as in “{'' if signed else '+'}1 {called(field)}”.",
            )
        if field == "adjacent" and isinstance(fact.value[0], tuple) != (self.type == "site"):
            raise BadData(
                f"{with_article(self.type)} adjoins "
                f"{'others by a roll' if self.type == 'site' else 'others without a roll'}",
                where=where,
                hint='A site writes it as in “adjacent to "Moria" (0)”, a region without it.',
            )

    def _side(self, field: str) -> dict[str, Any]:
        return self._facts if field in _FIELDS[self.type] else self._card

    def _defaults(self, field: str) -> dict[str, Any]:
        return _FIELDS[self.type] if field in _FIELDS[self.type] else _CARD


def with_article(type_: CardType) -> str:
    """Speak of any card of a type."""
    return f"{'an' if type_[0] in 'aei' else 'a'} {type_}"


def called(field: str) -> str:
    """Give the words that the language has for a field of the model."""
    return _CALLED.get(field, field.replace("_", " "))
