"""Writing a card in the card-text language, the way the files have it."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from westmarch.cards.model.attack import attack_words
from westmarch.cards.model.card import (
    Adjacency,
    Ally,
    Card,
    Character,
    Creature,
    Event,
    Faction,
    Home,
    Item,
    Modification,
    Modifier,
    Place,
    Region,
    Site,
)
from westmarch.cards.model.vocabulary import REGION_TYPES
from westmarch.cards.wording.english import series
from westmarch.cards.wording.kinds import kind_of
from westmarch.cards.wording.writing import write, write_as

_WIDTH = 100
_OWN = re.compile(r'(?:"[^"]*"|[^"])*?(?<!\S)own [a-z-]+: ')
"""How that begins which one card alone says, outside of any name; all that follows is words."""
_IN_WORDS = re.compile(r'(unmodelled (?:"[^"]*"|[^":])*:) (.*)')
"""A clause in words, and what comes before them, in which a name may have colons of its own."""
_AFTER_COMMAS = re.compile(r'(?<=[,:]) (?=(?:[^"]*"[^"]*")*[^"]*$)')
"""Where a line may break: behind a comma or a colon, and in no name."""
_PLAYABLE = ("information", "minor", "major", "greater", "gold ring")


def show(card: Card) -> str:
    """Write the block that a file would have for this card."""
    wrapped = (_wrapped(line) for line in lines(card))
    return "\n".join((f'card {card.id} "{card.name}"', *wrapped)) + "\n"


def lines(card: Card) -> list[str]:
    """Give what the card says, line by line, each of whatever length it is."""
    said = [", ".join(_header(card)), ", ".join(_numbers(card))]
    said += _FACTS[type(card.facts)](card.facts)
    said += [write(clause) for clause in card.clauses]
    said += [write(clause) for clause in card.unmodelled]
    return [line for line in said if line]


def _wrapped(line: str) -> str:
    # Names and terms of several words stay whole, so a list breaks after its commas alone.
    own = _OWN.match(line)
    stated = line[: own.end()].rstrip() if own else line
    parts = _AFTER_COMMAS.split(stated)
    if in_words := _IN_WORDS.fullmatch(line):
        parts = [*re.findall(r'\([^)]*\):?|"[^"]*"[,:]?|\S+', in_words[1]), *in_words[2].split()]
    elif own:
        parts += line[own.end() :].split()
    filled, rows = "  " + parts[0], []
    for part in parts[1:]:
        if len(filled) + 1 + len(part) > _WIDTH:
            rows.append(filled)
            filled = "    " + part
        else:
            filled += " " + part
    return "\n".join((*rows, filled))


def kind_words(card: Card) -> str:
    """Write what sort of card it is."""
    return _KINDS[card.type](card, card.facts)


def _header(card: Card) -> list[str]:
    words = [kind_words(card)]
    if card.unique:
        words.append("unique")
    if race := getattr(card.facts, "race", ""):
        words.append(race)
    words += getattr(card.facts, "skills", ())
    words += (each for each in card.keywords if each != words[0].removeprefix("hazard "))
    if isinstance(card.facts, Site) and card.facts.under_deeps:
        words.append("Under-deeps")
    if card.manifestation_of is not None:
        kind = f"{_MANIFESTATIONS[card.manifestation_kind]} " if card.manifestation_kind else ""
        words.append(f'{kind}manifestation of "{card.manifestation_of}"')
    return words


_MANIFESTATIONS = {"basic": "basic", "ahunt": "Ahunt", "at home": "At Home", "roused": "Roused"}

_KINDS: dict[str, Callable[[Card, Any], str]] = {
    "character": lambda card, _: (
        "hazard agent" if card.alignment == "neutral" else f"{card.alignment} character"
    ),
    "item": lambda card, item: f"{card.alignment} {item.item_class} item",
    "faction": lambda card, _: f"{card.alignment} faction",
    "ally": lambda card, _: f"{card.alignment} ally",
    "creature": lambda *_: "hazard creature",
    "event": lambda card, event: (
        f"hazard {event.length}-event"
        if event.side == "hazard"
        else f"{card.alignment} resource {event.length}-event"
    ),
    "site": lambda card, _: f"{card.alignment} site",
    "region": lambda _, region: f"{region.region_type} region",
}


def _numbers(card: Card) -> Iterator[str]:
    facts = card.facts
    if isinstance(facts, Character | Ally):
        if facts.mind is not None:
            yield f"{facts.mind} mind"
        if isinstance(facts, Character) or facts.prowess or facts.body:
            yield f"{'minus ' if facts.prowess < 0 else ''}{abs(facts.prowess)} prowess"
            yield f"{facts.body} body"
        if isinstance(facts, Character) and facts.direct_influence:
            yield f"{facts.direct_influence} direct influence"
        if isinstance(facts, Character) and facts.general_influence is not None:
            yield f"{facts.general_influence} general influence"
    if card.points:
        sort = "kill" if card.points_kind == "kill" else "marshalling"
        number = f"{'minus ' if card.points < 0 else ''}{abs(card.points)}"
        yield f"{number}{'*' if card.starred else ''} {sort} {_points(abs(card.points))}"
    if card.stage_points:
        yield f"{card.stage_points} stage {_points(card.stage_points)}"
    if card.corruption is not None:
        yield f"{card.corruption} corruption {_points(card.corruption)}"


def _points(count: int) -> str:
    return "point" if count == 1 else "points"


def _character(facts: Character) -> Iterator[str]:
    for site in facts.home_sites:
        yield f"home site {_said(Home, site)}"
    if facts.discarded_by:
        results = " or ".join(map(str, facts.discarded_by))
        yield f"discarded by a body check result of {results}"
    if facts.lost_points:
        yield f"-{facts.lost_points} marshalling {_points(facts.lost_points)} if eliminated"


def _said(type_: Any, value: Any, manner: str = "") -> str:
    return write_as(kind_of(type_, manner), value)


def _item(facts: Item) -> Iterator[str]:
    for quantity in ("prowess", "body", "direct influence"):
        modifier: Modifier | None = getattr(facts, quantity.replace(" ", "_"))
        if modifier is not None:
            yield f"{modifier.amount:+} {quantity}{_bound(modifier.maximum)}"


def _bound(maximum: int | None) -> str:
    return "" if maximum is None else f", to a maximum of {maximum}"


def _quoted(name: str) -> str:
    return f'"{name}"'


def _faction(facts: Faction) -> Iterator[str]:
    sites = f" at {_said(tuple[Place, ...], facts.sites, 'or')}" if facts.sites else ""
    check = f" if the influence check is greater than {facts.number}" if facts.number else ""
    yield f"playable{sites}{check}"
    if facts.modifications:
        modifications = _said(tuple[Modification, ...], facts.modifications, ",")
        yield f"standard modifications: {modifications}"
    if facts.attack is not None:
        yield f"attack: {attack_words(facts.attack)}"


def _ally(facts: Ally) -> Iterator[str]:
    if facts.sites:
        yield f"playable at {_said(tuple[Place, ...], facts.sites, 'or')}"


def _creature(facts: Creature) -> Iterator[str]:
    attack = "attack" if facts.attacks == 1 else f"{facts.attacks} attacks"
    yield f"{attack}: {attack_words(facts.attack)}"
    keys = [
        f"{number} {REGION_TYPES.get(place, place)}" if number > 1 else f"a {place}"
        for place, number in facts.keyed
    ]
    if keys or facts.regions:
        yield f"keyed to {series([*keys, *map(_quoted, facts.regions)], 'or')}"
    if facts.sites:
        yield f"playable at {_said(tuple[Place, ...], facts.sites, 'or')}"


def _event(facts: Event) -> Iterator[str]:
    if facts.attack is not None:
        yield f"attack: {attack_words(facts.attack)}"


def _site(facts: Site) -> Iterator[str]:
    yield facts.site_type + (f' in "{facts.region}"' if facts.region else "")
    if facts.nearest_haven is not None:
        path = f": {', '.join(facts.path)}" if facts.path else ""
        yield f'nearest haven "{facts.nearest_haven}"{path}'
    for haven, path_ in facts.havens:
        yield f'site path from "{haven}": {", ".join(path_)}'
    if facts.adjacent:
        yield f"adjacent to {_said(tuple[Adjacency, ...], facts.adjacent, 'and')}"
    if facts.draws != (0, 0):
        yield f"draws {facts.draws[0]}, opponent draws {facts.draws[1]}"
    if playable := playable_words(facts):
        yield f"playable: {playable}"
    for attack in facts.automatic_attacks:
        yield f"automatic-attack: {attack_words(attack)}"
    if facts.attack_from_hand is not None:
        yield f"automatic-attack from the opponent's hand: {write(facts.attack_from_hand)}"


def _region(facts: Region) -> Iterator[str]:
    yield f"adjacent to {_said(tuple[str, ...], facts.adjacent, 'and')}"


_FACTS: dict[type, Callable[[Any], Iterator[str]]] = {
    Character: _character,
    Item: _item,
    Faction: _faction,
    Ally: _ally,
    Creature: _creature,
    Event: _event,
    Site: _site,
    Region: _region,
}


def playable_words(site: Site) -> str:
    """List what is playable at a site."""
    words = {each: each for each in site.playable}
    words |= {each.item_class: write(each) for each in site.restricted}
    return ", ".join(words[each] for each in _PLAYABLE if each in words)
