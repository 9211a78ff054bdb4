"""Writing a card in the card-text language, the way the files have it."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from westmarch.cards.language.attack_words import attack_words
from westmarch.cards.language.clause_words import bound, clause_line, from_hand_words, quoted, whom
from westmarch.cards.language.grammar import vocabulary
from westmarch.cards.language.vocabulary import REGION_TYPES, series
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

_WIDTH = 100
_OWN = re.compile(r"(?<!\S)own [a-z-]+: ")
"""How that begins which one card alone says; all that follows is words."""
_PLAYABLE = ("information", "minor", "major", "greater", "gold ring")


def show(card: Card) -> str:
    """Write the block that a file would have for this card."""
    wrapped = (_wrapped(line) for line in lines(card))
    return "\n".join((f'card {card.id} "{card.name}"', *wrapped)) + "\n"


def lines(card: Card) -> list[str]:
    """Give what the card says, line by line, each of whatever length it is."""
    said = [", ".join(_header(card)), ", ".join(_numbers(card))]
    said += _FACTS[type(card.facts)](card.facts)
    said += [clause_line(clause) for clause in card.clauses]
    said += [clause_line(clause) for clause in card.unmodelled]
    return [line for line in said if line]


def _wrapped(line: str) -> str:
    # Names and terms of several words stay whole, so a list breaks after its commas alone.
    own = _OWN.search(line)
    stated = line[: own.end()].rstrip() if own else line
    parts = [each.strip() for each in re.findall(r'(?:"[^"]*"|[^",:])+[,:]?', stated)]
    if line.startswith("unmodelled"):
        head, in_words = re.split(r"(?<=:) ", line, maxsplit=1)
        parts = [*re.findall(r'\([^)]*\):?|"[^"]*"[,:]?|\S+', head), *in_words.split()]
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
    words += card.keywords
    if isinstance(card.facts, Site) and card.facts.under_deeps:
        words.append("Under-deeps")
    if card.manifestation_of is not None:
        kind = f"{_MANIFESTATIONS[card.manifestation_kind]} " if card.manifestation_kind else ""
        words.append(f'{kind}manifestation of "{card.manifestation_of}"')
    return words


_MANIFESTATIONS = {"basic": "basic", "ahunt": "Ahunt", "at home": "At Home", "roused": "Roused"}

_KINDS: dict[str, Callable[[Card, Any], str]] = {
    "character": lambda card, _: f"{card.alignment} character",
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
        yield f"{'minus ' if facts.prowess < 0 else ''}{abs(facts.prowess)} prowess"
        yield f"{facts.body} body"
        if isinstance(facts, Character) and facts.direct_influence:
            yield f"{facts.direct_influence} direct influence"
        if isinstance(facts, Character) and facts.general_influence is not None:
            yield f"{facts.general_influence} general influence"
    if card.points:
        sort = "kill" if card.points_kind == "kill" else "marshalling"
        yield f"{card.points}{'*' if card.starred else ''} {sort} {_points(card.points)}"
    if card.stage_points:
        yield f"{card.stage_points} stage {_points(card.stage_points)}"
    if card.corruption is not None:
        yield f"{card.corruption} corruption {_points(card.corruption)}"


def _points(count: int) -> str:
    return "point" if count == 1 else "points"


def _character(facts: Character) -> Iterator[str]:
    for site in facts.home_sites:
        yield f"home site {_place(site)}"
    if facts.discarded_by:
        results = " or ".join(map(str, facts.discarded_by))
        yield f"discarded by a body check result of {results}"
    if facts.lost_points:
        yield f"-{facts.lost_points} marshalling {_points(facts.lost_points)} if eliminated"


def _place(site: str) -> str:
    """Write the name of a site, or which sites are meant."""
    if site.startswith("any site in "):
        return f'any site in "{site.removeprefix("any site in ")}"'
    return site if site.startswith("any ") else f'"{site}"'


def _item(facts: Item) -> Iterator[str]:
    for quantity in ("prowess", "body", "direct influence"):
        modifier: Modifier | None = getattr(facts, quantity.replace(" ", "_"))
        if modifier is not None:
            yield f"{modifier.amount:+} {quantity}{bound(modifier.maximum)}"


def _faction(facts: Faction) -> Iterator[str]:
    sites = series([_place(each) for each in facts.sites], "or")
    yield f"playable at {sites} if the influence check is greater than {facts.number}"
    if facts.modifications:
        each = ", ".join(f"{whom(who)} {amount:+}" for who, amount in facts.modifications)
        yield f"standard modifications: {each}"
    if facts.attack is not None:
        yield f"attack: {attack_words(facts.attack)}"


def _ally(facts: Ally) -> Iterator[str]:
    if facts.sites:
        yield f"playable at {series([_place(each) for each in facts.sites], 'or')}"


def _creature(facts: Creature) -> Iterator[str]:
    attack = "attack" if facts.attacks == 1 else f"{facts.attacks} attacks"
    yield f"{attack}: {attack_words(facts.attack)}"
    keys = [
        f"{number} {REGION_TYPES.get(place, place)}" if number > 1 else f"a {place}"
        for place, number in facts.keyed
    ]
    if keys or facts.regions:
        yield f"keyed to {series([*keys, *quoted(facts.regions)], 'or')}"
    if facts.sites:
        yield f"playable at {series([_place(each) for each in facts.sites], 'or')}"


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
        each = [f"{_place(site)} ({number})" for site, number in facts.adjacent]
        yield f"adjacent to {series(each, 'and')}"
    if facts.draws != (0, 0):
        yield f"draws {facts.draws[0]}, opponent draws {facts.draws[1]}"
    if playable := playable_words(facts):
        yield f"playable: {playable}"
    for attack in facts.automatic_attacks:
        yield f"automatic-attack: {attack_words(attack)}"
    if facts.attack_from_hand is not None:
        creature = from_hand_words(facts.attack_from_hand)
        yield f"automatic-attack from the opponent's hand: {creature}"


def _region(facts: Region) -> Iterator[str]:
    yield f"adjacent to {series(quoted(facts.adjacent), 'and')}"


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
    for each in site.restricted:
        fitting = [it if _is_sort(it) else f'"{it}"' for it in each.only]
        words[each.item_class] = f"{each.item_class} ({series(fitting, 'or')} only)"
    return ", ".join(words[each] for each in _PLAYABLE if each in words)


def _is_sort(what: str) -> bool:
    """Tell a sort of item, such as `weapon` or `hero item`, from the name of one."""
    return what.endswith(" item") or what in vocabulary("KEYWORD")
