"""What an entry of the card database says, fact by fact, in the words that we have for it.

The database spells some facts in several ways, and gives some in a card's text alone.
A fact that is empty is one the card does not have; one that is missing cannot be read off.
"""

import re
from collections.abc import Callable, Iterator

from westmarch.cards.database.entry import Entry
from westmarch.cards.database.symbols import letters, symbol, symbols
from westmarch.cards.database.their_characters import their_character
from westmarch.cards.database.their_influence import against
from westmarch.cards.database.their_sites import their_site
from westmarch.cards.language.grammar import vocabulary
from westmarch.cards.model.attack import Attack, attack_words
from westmarch.cards.model.vocabulary import RACES, singular

_BY_FIRST_NAME = {
    '"Bert"': '"Bert" (Bûrat)',
    '"Tom"': '"Tom" (Tûma)',
    '"William"': '"William" (Wûluag)',
}
"""Manifestations that the database calls by half of their name."""

_MODIFIER = re.compile(
    r"([+-]) ?(\d+) (?:to )?(?:the )?(?:bearer's )?(prowess|body|direct influence)"
    r"(?! (?:used )?against| to all| if held)(?: \([^)]* if held by a \w+\))?"
    r"(?: \(?to a maximum ?of (\d+)\)?)?(?: and |, |; )?"
)
_FACTION = re.compile(r"Playable at (.+?) if the influence check is greater than (\d+)")
_DESCRIBED = re.compile(r"\bnon-|one of your| in an? | where ")
"""What makes a description of sites that our cards leave to a clause of their own, or to words."""
_ADDED = re.compile(
    r"(?:Unless (.+?) is in play, )?(?:Each [^.,]+ \[\{(\w)\}\]|([A-Z][^.,{]*?)) "
    r"(?:each have|has|receives) an additional automatic-attack: (\w+)"
    r"(?: - (\d+) strikes? with (\d+)(?:/(\d+))?(?: prowess)?)?"
)


def theirs(entry: Entry) -> dict[str, str]:
    """Give what the database says of a card."""
    type_, kind = _type_and_kind(entry)
    unique = "yes" if entry["unique"] == "True" else "no"
    facts = {"name": entry.name, "kind": kind, "unique": unique, "keywords": _keywords(entry)}
    facts["points"] = _points(entry)
    facts["stage points"] = str(_number(entry["stagePoints"]) or 0)
    if type_ != "character":
        # A character's “corruption” in the database is what modifies his checks.
        facts["corruption points"] = str(_number(entry["corruption"]) or 0)
    # Who is a manifestation of two is one of the first, and so is the second.
    manifestation = re.search(
        r"Manifestation of (?:hero |minion )?(.+?)(?: and .+?)?\.", entry.text
    )
    if manifestation:
        name = manifestation[1].replace("- ", "-")
        facts["manifestation of"] = _BY_FIRST_NAME.get(name, name.strip('"'))
    for quantity in ("prowess", "direct influence"):
        facts[f"{quantity} against"] = against(entry.text, quantity)
    return facts | dict(_FACTS[type_](entry) if type_ in _FACTS else ())


def _type_and_kind(entry: Entry) -> tuple[str, str]:
    """Give the type of card, and the first words that our language has for such a card."""
    if entry.type == "Region":
        return "region", f"{symbols(entry['regionType'])} region"
    if entry.type in ("Character", "Site"):
        return entry.type.lower(), f"{entry.alignment} {entry.type.lower()}"
    # What may be played as another event, too, is a card that can do one thing more.
    sort = entry["subtype"].lower().removesuffix("/permanent-event").removesuffix("/short-event")
    if entry.type == "Hazard" and entry["agent"] == "True":
        return "character", "hazard agent"
    if entry.type == "Hazard":
        return ("creature" if sort == "creature" else "event"), f"hazard {sort}"
    if sort.endswith("event"):
        return "event", f"{entry.alignment} resource {sort}"
    return sort.rpartition(" ")[2], f"{entry.alignment} {sort}"


def _item(entry: Entry) -> Iterator[tuple[str, str]]:
    stated = _modifiers(entry.text)
    for quantity, attribute in (
        ("prowess", "prowess"),
        ("body", "body"),
        ("direct influence", "directInfluence"),
    ):
        amount = _number(entry[attribute])
        if quantity in stated:
            yield quantity, stated[quantity]
        else:
            yield quantity, f"{amount:+}" if amount else ""


def _faction(entry: Entry) -> Iterator[tuple[str, str]]:
    yield "race", entry["race"].replace("Special", "")
    if found := _FACTION.search(entry.text):
        if not _DESCRIBED.search(found[1]):
            # What has to have happened at the site is left to words.
            yield "playable at", _sites(found[1])
        yield "number", found[2]
    # Of a people, one who counts for more than the others is left to words.
    standard = re.search(r"Standard Modifications: (?:[^.]*, other )?([^.]*)", entry.text)
    modifications = re.findall(r"([^,()]+) \(([+-]\d+)\)", standard[1]) if standard else []
    # What is no people is left to a text of the card's own.
    modifications = [each for each in modifications if not _NO_PEOPLE.search(each[0])]
    yield (
        "standard modifications",
        ", ".join(f"{singular(who.strip())} {amount}" for who, amount in modifications),
    )


def _sites(text: str) -> str:
    """List sites, those of a type with the region of each and without their symbols."""
    sites = re.sub(r" \[\{\w\}\]", "", re.sub(r"^any tapped or untapped", "any", text))
    sites = re.sub(r"^(any .+? in )(.+?) or (.+)$", r"\1\2, \1\3", sites)
    return ", ".join(re.split(r", (?:or )?| or ", sites))


def _ally(entry: Entry) -> Iterator[tuple[str, str]]:
    # Where an ally has none, the word itself stands in their place.
    skills = entry["skills"].lower().split("/")
    yield "skills", ", ".join(each for each in skills if each != "ally")
    for quantity in ("mind", "prowess", "body"):
        yield quantity, str(_number(entry[quantity]) or 0)


def _creature(entry: Entry) -> Iterator[tuple[str, str]]:
    yield from _attack(entry, entry["race"])
    keys = letters(entry["playable"])
    keyed = sorted(f"{keys.count(each)} {symbol(each)}" for each in set(keys))
    yield "keyed to", ", ".join(keyed)
    played = re.search(
        r"(?:^|\. ?)(?:May (?:also )?be|Also|As a creature, (?:she )?may be) play(?:ed|able) at "
        r"(any site in )?([A-Z][^.;{]*)\.",
        entry.text,
    )
    split = r", (?:and |or )?| or | and (?!at)"
    names = re.split(split, played[2]) if played else []
    yield "playable at", ", ".join(f"{(played and played[1]) or ''}{each}" for each in names)


def _event(entry: Entry) -> Iterator[tuple[str, str]]:
    added = _ADDED.search(entry.text)
    sites = [] if added is None else (added[3] or f"each {symbol(added[2])}").split(" and ")
    yield "additional attack at", ", ".join(sites)
    yield "unless in play", ", ".join((added and added[1] and [added[1]] * len(sites)) or [])
    faced = re.search(r"faces one (\w+) attack", entry.text)
    race = added[4] if added else faced[1] if faced else ""
    if added and added[5]:
        body = int(added[7]) if added[7] else None
        words = attack_words(Attack(singular(race), int(added[5]), int(added[6]), body))
        yield "attack", "; ".join(words for _ in sites)
    else:
        yield from _attack(entry, race)


def _region(entry: Entry) -> Iterator[tuple[str, str]]:
    yield "adjacent to", ", ".join(sorted(re.split(r",\s*", entry["moveTo"])))


_NO_PEOPLE = re.compile(r"^ *if |with home sites")

_FACTS: dict[str, Callable[[Entry], Iterator[tuple[str, str]]]] = {
    "character": their_character,
    "item": _item,
    "faction": _faction,
    "ally": _ally,
    "creature": _creature,
    "event": _event,
    "site": their_site,
    "region": _region,
}


def _keywords(entry: Entry) -> str:
    """Give the designations from their own attributes, and from sentences of one such word."""
    known = {word.lower() for word in vocabulary("KEYWORD")}
    listed = entry.attributes.get("keywords")
    labels = [entry["magic"], *(map(str, listed) if isinstance(listed, list) else ())]
    labels += [sort for sort in ("agent", "spawn") if entry[sort] == "True"]
    labels += re.split(r" ?[.:] ?", entry.text)
    return ", ".join(sorted({label.lower() for label in labels} & known))


def _points(entry: Entry) -> str:
    points = _number(entry["marshallingPoints"]) or 0
    star = "*" if entry["marshallingPoints"].endswith("*") else ""
    return f"{points}{star} {entry['marshallingPointsType']}" if points else "0"


def _modifiers(text: str) -> dict[str, str]:
    """Find the modifiers that sentences state, on no condition but that the bearer be a warrior."""
    found: dict[str, str] = {}
    for sentence in re.split(r"\. ?", text):
        rest = re.sub(r"^(?:Bearer receives |Warrior only: |-1 to mind[^,]*, )", "", sentence)
        while modifier := _MODIFIER.match(rest):
            sign, amount, quantity, maximum = modifier.groups()
            found[quantity] = f"{sign}{amount}" + (f", maximum {maximum}" if maximum else "")
            rest = rest[modifier.end() :]
    return found


def _attack(entry: Entry, race: str) -> Iterator[tuple[str, str]]:
    """Give the attack of a hazard, if it is one of a fixed number of strikes."""
    text = re.sub(r"If played as a permanent-event.*", "", entry.text)
    race, *also = (singular(each) for each in race.split(","))
    strikes, prowess = entry["strikes"], entry["prowess"]
    if not strikes:
        yield "attack", ""
    elif race in RACES and strikes.isdigit() and prowess.isdigit():
        chooses = "attacker chooses defending character" in text.lower()
        only = re.search(r"playable only against (?:an )?(.+?) compan", text)
        detains = re.search(
            r"(?:\. D|\((?:.* and )?d)etainment (?:and -\d prowess )?against ([a-z ]+) companies",
            text,
        )
        attack = Attack(
            race,
            int(strikes),
            int(prowess),
            _number(entry["body"]),
            chooses,
            only_against=tuple(only[1].split()) if only else (),  # type: ignore[arg-type]
            detainment_against=tuple(detains[1].split(" and ")) if detains else (),  # type: ignore[arg-type]
            also=tuple(also),
        )
        yield "attack", attack_words(attack)


def _number(text: str) -> int | None:
    """Read a number such as `4(6)`: what is in parentheses holds under a condition."""
    found = re.match(r"[+-]? ?\d+", text)
    return int(found[0].replace(" ", "")) if found else None
