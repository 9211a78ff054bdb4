"""What our card says, fact by fact, in the form in which it is compared with another source."""

from collections.abc import Callable, Iterator
from typing import Any

from westmarch.cards.language.show import kind_words, playable_words
from westmarch.cards.model.attack import attack_words
from westmarch.cards.model.card import (
    AdditionalAttack,
    Ally,
    Card,
    Character,
    Creature,
    Event,
    Faction,
    Influence,
    Item,
    Modifier,
    ProwessAgainst,
    Region,
    Site,
)
from westmarch.cards.model.clause import Clause
from westmarch.cards.model.own import own_texts_in
from westmarch.cards.model.phrases.targets import Bearer, One
from westmarch.cards.model.phrases.things import Who
from westmarch.cards.model.play_clauses import Standing
from westmarch.cards.names import plain
from westmarch.cards.wording.writing import write

_WARRIOR = Bearer(Who((("warrior",),)))
"""Who has the good of an item that is for warriors only."""
_ANYBODY = One("its bearer")


def ours(card: Card) -> dict[str, str]:
    """Give what our card says."""
    points = f"{card.points}{'*' if card.starred else ''} {card.points_kind}"
    facts = {
        "name": card.name,
        "kind": kind_words(card),
        "unique": _yes(card.unique),
        "keywords": ", ".join(sorted(each.lower() for each in card.keywords)),
        "points": points if card.points else "0",
        "stage points": str(card.stage_points),
        "corruption points": str(card.corruption or 0),
        "manifestation of": card.manifestation_of or "",
        "prowess against": _against(card, ProwessAgainst),
        "direct influence against": _against(card, Influence),
        "cards left out": "",
    }
    facts |= dict(_FACTS[type(card.facts)](card, card.facts))
    return {name: plain(words) for name, words in facts.items()}


def _character(card: Card, facts: Character) -> Iterator[tuple[str, str]]:
    yield "race", facts.race
    yield "skills", ", ".join(facts.skills)
    yield "home sites", ", ".join(facts.home_sites)
    yield "mind", "" if facts.mind is None else str(facts.mind)
    yield "prowess", str(facts.prowess)
    yield "body", str(facts.body)
    yield "direct influence", str(facts.direct_influence)
    general = facts.general_influence
    yield "general influence", "" if general is None else str(general)
    yield "discarded by", " or ".join(map(str, facts.discarded_by))
    yield "points lost if eliminated", str(facts.lost_points)
    yield from _said(card, Influence | ProwessAgainst)


def _item(card: Card, facts: Item) -> Iterator[tuple[str, str]]:
    said = {
        shift.quantity: Modifier(shift.amount, shift.maximum)
        for clause in sorted(card.clauses, key=_unconditionally)
        if isinstance(clause, Standing)
        and (clause.subject == _WARRIOR or (clause.subject, clause.conditions) == (_ANYBODY, ()))
        for shift in clause.shifts
    }
    yield "prowess", _modifier(facts.prowess or said.get("prowess"))
    yield "body", _modifier(facts.body or said.get("body"))
    influence = facts.direct_influence or said.get("direct influence")
    yield "direct influence", _modifier(influence)


def _unconditionally(clause: Clause) -> bool:
    """What holds in any case is the fact, if some of it does."""
    return not getattr(clause, "conditions", ())


def _faction(_: Card, facts: Faction) -> Iterator[tuple[str, str]]:
    yield "race", facts.race
    yield "playable at", ", ".join(facts.sites)
    yield "number", str(facts.number)
    modifications = (f"{who} {amount:+}" for who, amount in facts.modifications)
    yield "standard modifications", ", ".join(modifications)


def _ally(_: Card, facts: Ally) -> Iterator[tuple[str, str]]:
    yield "skills", ", ".join(facts.skills)
    yield "mind", str(facts.mind)
    yield "prowess", str(facts.prowess)
    yield "body", str(facts.body)


def _creature(_: Card, facts: Creature) -> Iterator[tuple[str, str]]:
    yield "attack", attack_words(facts.attack)
    yield "keyed to", ", ".join(sorted(f"{number} {place}" for place, number in facts.keyed))
    yield "playable at", ", ".join(facts.sites)


def _event(card: Card, facts: Event) -> Iterator[tuple[str, str]]:
    added = [each for each in card.clauses if isinstance(each, AdditionalAttack)]
    attacks = [each.attack for each in added]
    if facts.attack is not None:
        attacks.append(facts.attack)
    yield "attack", "; ".join(attack_words(each) for each in attacks)
    yield "additional attack at", ", ".join(each.site for each in added)
    yield "unless in play", ", ".join(each.unless for each in added if each.unless)


def _site(card: Card, facts: Site) -> Iterator[tuple[str, str]]:
    yield "site type", facts.site_type
    yield "region", facts.region
    yield "nearest haven", facts.nearest_haven or ""
    path = ", ".join(facts.path)
    yield "site path", path
    yield "site path, Border-lands as Shadow-lands", path.replace("Border-land", "Shadow-land")
    yield "havens", "; ".join(f"{haven}: {', '.join(path)}" for haven, path in facts.havens)
    yield "Under-deeps", _yes(facts.under_deeps)
    yield "adjacent to", ", ".join(sorted(f"{site} {roll}" for site, roll in facts.adjacent))
    yield "draws", f"{facts.draws[0]}, {facts.draws[1]}"
    yield "playable", playable_words(facts)
    yield "automatic-attacks", "; ".join(attack_words(each) for each in facts.automatic_attacks)
    hand = facts.attack_from_hand
    unique = [] if hand is None or hand.unique else ["not unique"]
    yield "automatic-attack from hand", ", ".join([*hand.keyed_to, *unique] if hand else [])
    yield from _said(card)


def _said(card: Card, apart: Any = ()) -> Iterator[tuple[str, str]]:
    """Give the clauses that two descriptions may share; a card's own text is in our words alone."""
    shared = [each for each in card.clauses if not any(own_texts_in((each,)))]
    own = len(shared) < len(card.clauses)
    others = (each for each in shared if not isinstance(each, apart))
    yield "clauses", "; ".join(sorted(write(each) for each in others))
    yield "more text", _yes(own or bool(card.unmodelled))


def _region(_: Card, facts: Region) -> Iterator[tuple[str, str]]:
    yield "adjacent to", ", ".join(sorted(facts.adjacent))


_FACTS: dict[type, Callable[[Card, Any], Iterator[tuple[str, str]]]] = {
    Character: _character,
    Item: _item,
    Faction: _faction,
    Ally: _ally,
    Creature: _creature,
    Event: _event,
    Site: _site,
    Region: _region,
}


def _modifier(modifier: Modifier | None) -> str:
    if modifier is None:
        return ""
    maximum = "" if modifier.maximum is None else f", maximum {modifier.maximum}"
    return f"{modifier.amount:+}{maximum}"


def _against(card: Card, sort: type[Influence | ProwessAgainst]) -> str:
    """Give the modifiers that count only against some."""
    clauses = (clause for clause in card.clauses if isinstance(clause, sort))
    return "; ".join(
        sorted(f"{each.amount:+} {', '.join(sorted(each.against))}" for each in clauses)
    )


def _yes(fact: bool) -> str:
    return "yes" if fact else "no"
