"""Writing a card in the card-text language, the way the files have it."""

import re
from collections.abc import Callable, Iterator
from typing import Any

from westmarch.cards.grammar import vocabulary
from westmarch.cards.model import (
    AdditionalAttack,
    Ally,
    Attack,
    CancelsAttack,
    CancelsManifestations,
    Card,
    Character,
    Clause,
    ContainsHoard,
    Creature,
    Event,
    Faction,
    FirstItemLeavesUntapped,
    Influence,
    Item,
    Modifier,
    PlayableOn,
    ProwessAgainst,
    Region,
    Site,
    Unmodelled,
)
from westmarch.cards.vocabulary import RACES, REGION_TYPES, series

_WIDTH = 100
_PLAYABLE = ("information", "minor", "major", "greater", "gold ring")
_FIGHT_ALONE = {"Awakened Plant", "Dragon", "Drake", "Pûkel-creature", "Slayer"}
"""Races that a card names in the singular when they attack."""


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


def clause_line(clause: Clause | Unmodelled) -> str:
    """Write one clause."""
    return _CLAUSES[type(clause)](clause)


def _wrapped(line: str) -> str:
    # Names and terms of several words stay whole, so a list breaks after its commas alone.
    listed, in_words = line, ""
    if line.startswith("unmodelled"):
        listed, in_words = re.split(r"(?<=:) ", line, maxsplit=1)
    parts = [each.strip() for each in re.findall(r'(?:"[^"]*"|[^",:])+[,:]?', listed)]
    parts += in_words.split()
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
        yield f"{facts.prowess} prowess"
        yield f"{facts.body} body"
        if isinstance(facts, Character) and facts.direct_influence:
            yield f"{facts.direct_influence} direct influence"
    if card.points:
        sort = "kill" if card.points_kind == "kill" else "marshalling"
        yield f"{card.points}{'*' if card.starred else ''} {sort} {_points(card.points)}"
    if card.stage_points:
        yield f"{card.stage_points} stage {_points(card.stage_points)}"
    if card.corruption:
        yield f"{card.corruption} corruption {_points(card.corruption)}"


def _points(count: int) -> str:
    return "point" if count == 1 else "points"


def _character(facts: Character) -> Iterator[str]:
    for site in facts.home_sites:
        yield f"home site {_place(site)}"


def _place(site: str) -> str:
    """Write the name of a site, or which sites are meant."""
    if site.startswith("any site in "):
        return f'any site in "{site.removeprefix("any site in ")}"'
    return site if site.startswith("any ") else f'"{site}"'


def _item(facts: Item) -> Iterator[str]:
    for quantity in ("prowess", "body", "direct influence"):
        modifier: Modifier | None = getattr(facts, quantity.replace(" ", "_"))
        if modifier is not None:
            yield f"{modifier.amount:+} {quantity}{_maximum(modifier.maximum)}"


def _faction(facts: Faction) -> Iterator[str]:
    sites = series(_quoted(facts.sites), "or")
    yield f"playable at {sites} if the influence check is greater than {facts.number}"
    if facts.modifications:
        each = ", ".join(f"{_whom(who)} {amount:+}" for who, amount in facts.modifications)
        yield f"standard modifications: {each}"


def _ally(facts: Ally) -> Iterator[str]:
    if facts.sites:
        yield f"playable at {series(_quoted(facts.sites), 'or')}"


def _creature(facts: Creature) -> Iterator[str]:
    yield f"attack: {attack_words(facts.attack)}"
    keys = [
        f"{number} {REGION_TYPES.get(place, place)}" if number > 1 else f"a {place}"
        for place, number in facts.keyed
    ]
    if keys or facts.regions:
        yield f"keyed to {series([*keys, *_quoted(facts.regions)], 'or')}"
    if facts.sites:
        yield f"playable at {series(_quoted(facts.sites), 'or')}"


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


def _region(facts: Region) -> Iterator[str]:
    yield f"adjacent to {series(_quoted(facts.adjacent), 'and')}"


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


def _additional_attack(clause: AdditionalAttack) -> str:
    unless = f'unless "{clause.unless}" is in play: ' if clause.unless is not None else ""
    attack = attack_words(clause.attack)
    return f'{unless}"{clause.site}" has an additional automatic-attack: {attack}'


def _influence(clause: Influence) -> str:
    against = series([_whom(who) for who in clause.against], "and")
    return f"{clause.amount:+} direct influence against {against}"


def _prowess_against(clause: ProwessAgainst) -> str:
    races = series([RACES[race] for race in clause.against], "and")
    return f"{clause.amount:+} prowess against {races}{_maximum(clause.maximum)}"


def _cancels_attack(clause: CancelsAttack) -> str:
    origins = [
        origin
        for origin, fits in (
            ("an automatic-attack", clause.automatic),
            ("keyed to a site", clause.keyed_to_site),
        )
        if fits
    ]
    return f"cancels one {series(clause.races, 'or')} attack that is {' or '.join(origins)}"


def _cancels_manifestations(clause: CancelsManifestations) -> str:
    return f'cancels attacks by manifestations of "{clause.dragon}" against your companies'


def _playable_on(clause: PlayableOn) -> str:
    lair = " that is not a Dragon's lair" if clause.not_lair else ""
    return f"playable on a {clause.site_type}{lair}"


def _first_item_leaves_untapped(clause: FirstItemLeavesUntapped) -> str:
    return f"the first {clause.item_class} item played here each turn does not tap the site"


def _unmodelled(clause: Unmodelled) -> str:
    guard = f' while "{clause.only_with}" is in play' if clause.only_with else ""
    return f"unmodelled ({', '.join(clause.touching)}){guard}: {clause.text}"


_CLAUSES: dict[type, Callable[[Any], str]] = {
    ContainsHoard: lambda _: "contains a hoard",
    AdditionalAttack: _additional_attack,
    Influence: _influence,
    ProwessAgainst: _prowess_against,
    CancelsAttack: _cancels_attack,
    CancelsManifestations: _cancels_manifestations,
    PlayableOn: _playable_on,
    FirstItemLeavesUntapped: _first_item_leaves_untapped,
    Unmodelled: _unmodelled,
}


def attack_words(attack: Attack) -> str:
    """Write an attack."""
    race = attack.race if attack.race in _FIGHT_ALONE else RACES[attack.race]
    strikes = f"{attack.strikes} {'strike' if attack.strikes == 1 else 'strikes'}"
    words = [race, strikes + (" for each character" if attack.each_character else "")]
    words.append(f"{attack.prowess} prowess")
    if attack.body is not None:
        words.append(f"{attack.body} body")
    return ", ".join([*words, *_manner(attack)])


def _manner(attack: Attack) -> Iterator[str]:
    if attack.attacker_chooses:
        yield "attacker chooses defenders"
    if attack.detainment:
        yield "detainment"
    if attack.detainment_against:
        yield f"detainment against {attack.detainment_against} companies"
    if attack.only_against:
        yield f"against {attack.only_against} companies only"
    if not attack.cancellable:
        yield "cannot be cancelled"
    if attack.wound_check is not None:
        modifier = f" at {attack.wound_check:+}" if attack.wound_check else ""
        yield f"corruption check{modifier} for each character wounded"
    if attack.wound_eliminates:
        yield "eliminates each character wounded"


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


def _maximum(maximum: int | None) -> str:
    return "" if maximum is None else f", to a maximum of {maximum}"


def _whom(who: str) -> str:
    """Write a race, the factions of a race, or the name of a card."""
    if who in RACES:
        return RACES[who]
    return who if who.removesuffix(" factions") in RACES else f'"{who}"'


def _quoted(names: tuple[str, ...]) -> list[str]:
    return [f'"{name}"' for name in names]
