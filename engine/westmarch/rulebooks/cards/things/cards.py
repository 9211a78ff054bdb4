"""Which cards are meant."""

from westmarch.cards.model.card import Card, Creature, Event, Item
from westmarch.cards.model.effects import length_of
from westmarch.cards.model.phrases.things import MANIFESTATION_OF, Cards, Who
from westmarch.kernel.lack import Lack
from westmarch.mechanics.items import is_ring
from westmarch.mechanics.lookups import event_length, is_hazard
from westmarch.mechanics.quantities.items import LABELS
from westmarch.table.actions import PlayCreature, PlayEvent
from westmarch.table.game import Game
from westmarch.table.state import IN_PLAY
from westmarch.table.telling import described, place_told

MAGIC = ("shadow-magic", "sorcery", "spirit-magic")


def is_such_card(game: Game, cards: Cards, card: str) -> bool:
    """Tell whether a card is one of those meant."""
    printed = game.printed(card)
    if any(each in printed.keywords for each in cards.but):
        return False
    return any(_is_sort(game, printed, card, sort) for sort in cards.sorts)


def other_card(game: Game, cards: Cards, card: str) -> Lack | None:
    """Give in what a card is none of those meant: what it is, and where."""
    return None if is_such_card(game, cards, card) else Lack(what_and_where, (card,))


def what_and_where(game: Game, card: str) -> str:
    """Say what a card is, and where: “Cave-drake is a creature, Dragon, off to the side”."""
    return f"{game.name(card)} is {described(game, card)}, {place_told(game, card)}"


def _is_sort(game: Game, printed: Card, card: str, sort: str) -> bool:
    facts = printed.facts
    if sort.startswith(MANIFESTATION_OF):
        return _is_manifestation(printed, sort.removeprefix(MANIFESTATION_OF))
    if printed.name == sort:
        return True
    *side, kind = sort.split(" ")
    if side in (["hazard"], ["resource"]) and is_hazard(game, card) != (side == ["hazard"]):
        return False
    match kind:
        case "hazard":
            return is_hazard(game, card)
        case "resource":
            return not is_hazard(game, card) and printed.type not in ("character", "site", "region")
        case "event" if side == ["Nazgûl"]:
            is_nazgul = isinstance(facts, Creature) and facts.attack.race == "Nazgûl"
            return is_nazgul and not _is_fought(game, card)
        case "event":
            return isinstance(facts, Event) or is_event_now(game, card)
        case "creature" if side:
            return isinstance(facts, Creature) and side[0] in facts.attack.races
        case "environment" | "spell" | "ritual" | "palantír":
            return kind in game.value(LABELS, card)
        case "enchantment" | "ring":
            return sort in game.value(LABELS, card)
        case "card" if not side:
            return True
        case "card" if side in (["corruption"], ["command"], ["shapeshifter"]):
            return side[0] in game.value(LABELS, card)
        case "card" if side == ["magic"]:
            return any(each in game.value(LABELS, card) for each in MAGIC)
        case "card" if side[0] in MAGIC:
            return side[0] in game.value(LABELS, card)
        case "card" if side == ["demon", "fána"]:
            return "demon fána" in game.value(LABELS, card)
        case "card":
            return _for_sages(printed)
        case "manifestation":
            return printed.manifestation_kind == side[0].lower()
        case "long-event" | "permanent-event" | "short-event":
            there = isinstance(facts, Event) or is_event_now(game, card)
            return there and length_of(printed) == kind.removesuffix("-event")
        case "weapon" | "armor" | "shield":
            classed = isinstance(facts, Item) and facts.item_class in side
            return classed and kind in printed.keywords
        case "item" if side == ["special", "ring"]:
            special = isinstance(facts, Item) and facts.item_class == "special"
            return special and is_ring(game, card)
        case "item" if side == ["non-special"]:
            return isinstance(facts, Item) and facts.item_class != "special"
        case "item" if side == ["non-ring"]:
            return isinstance(facts, Item) and not is_ring(game, card)
        case "item" if side == ["ring"]:
            return is_ring(game, card)
        case "item":
            return isinstance(facts, Item) and " ".join(side) in ("", facts.item_class)
    return printed.type == kind


def _is_manifestation(printed: Card, dragon: str) -> bool:
    """Tell whether a card is a manifestation of a Dragon: of this one, or of any that is unique."""
    if dragon == "a unique Dragon":
        return printed.manifestation_kind is not None
    return printed.manifestation_of == dragon


def is_event_now(game: Game, card: str) -> bool:
    """Tell whether a creature that may be an event is there as one: in play, or being played."""
    played = any(isinstance(each, PlayEvent) and each.card == card for each in game.state.chain)
    there = played or game.card(card).place == IN_PLAY
    return there and bool(event_length(game, card)) and not _is_fought(game, card)


def _is_fought(game: Game, card: str) -> bool:
    """Tell whether a card is there as a creature: declared as one, or attacking."""
    combat = game.state.combat
    if combat is not None and combat.source == card:
        return True
    return any(isinstance(each, PlayCreature) and each.card == card for each in game.state.chain)


def _for_sages(printed: Card) -> bool:
    """Tell whether only a sage can play a card."""
    by = [getattr(each, "by", None) for each in printed.clauses]
    return any(isinstance(each, Who) and each.kinds == (("sage",),) for each in by)
