"""What an entry of the card database says, fact by fact, in the words that we have for it.

The database spells some facts in several ways, and gives some in a card's text alone.
A fact that is empty is one the card does not have; one that is missing cannot be read off.
"""

import re
from collections.abc import Callable, Iterator

from westmarch.cards.clause_words import attack_words
from westmarch.cards.database import Entry
from westmarch.cards.grammar import vocabulary
from westmarch.cards.model import Attack
from westmarch.cards.vocabulary import RACES, singular

_SYMBOLS = {
    "w": "Wilderness",
    "b": "Border-land",
    "f": "Free-domain",
    "s": "Shadow-land",
    "d": "Dark-domain",
    "c": "Coastal Sea",
    "R": "Ruins & Lairs",
    "B": "Border-hold",
    "F": "Free-hold",
    "S": "Shadow-hold",
    "D": "Dark-hold",
    "H": "Haven",
}

_MODIFIER = re.compile(
    r"([+-]) ?(\d+) (?:to )?(?:the )?(?:bearer's )?(prowess|body|direct influence)"
    r"(?! (?:used )?against| to all)(?: \(?to a maximum ?of (\d+)\)?)?(?: and |, )?"
)
_AGAINST = re.compile(
    r"([+-]\d+) (?:to )?(?:the )?(?:bearer's )?(prowess|direct influence) (?:used )?against "
    r"(.+?)(?=[.;]|, [+-]\d|$)"
)
_AGAINST_FIRST = re.compile(r"Against ([^,]+), ([+-]\d+) to (?:his|her) (prowess)")
_FACTION = re.compile(r"Playable at (.+?) if the influence check is greater than (\d+)")
_ATTACK = re.compile(
    r"(?:\(\w+\) )?(?P<race>[^\W\d][^\d()]*?)(?: \(\w+ attack\))?(?: -)? "
    r"(?P<strikes>\d+) strikes? with (?P<prowess>\d+) prowess"
    r"(?P<chooses> \(attacker chooses defending characters\))?(?P<detains> \(detainment\))?"
)


def theirs(entry: Entry) -> dict[str, str]:
    """Give what the database says of a card."""
    type_, kind = _type_and_kind(entry)
    unique = "yes" if entry["unique"] == "True" else "no"
    facts = {"name": entry.name, "kind": kind, "unique": unique, "keywords": _keywords(entry)}
    facts["points"] = _points(entry)
    if type_ != "character":
        # A character's “corruption” in the database is what modifies his checks.
        facts["corruption points"] = str(_number(entry["corruption"]) or 0)
    if manifestation := re.search(r"Manifestation of (.+?)\.", entry.text):
        facts["manifestation of"] = manifestation[1].strip('"')
    for quantity in ("prowess", "direct influence"):
        facts[f"{quantity} against"] = _against(entry, quantity)
    return facts | dict(_FACTS[type_](entry) if type_ in _FACTS else ())


def _type_and_kind(entry: Entry) -> tuple[str, str]:
    """Give the type of card, and the first words that our language has for such a card."""
    if entry.type == "Region":
        return "region", f"{_symbols(entry['regionType'])} region"
    if entry.type in ("Character", "Site"):
        return entry.type.lower(), f"{entry.alignment} {entry.type.lower()}"
    sort = entry["subtype"].lower()
    if entry.type == "Hazard":
        return ("creature" if sort == "creature" else "event"), f"hazard {sort}"
    if sort.endswith("event"):
        return "event", f"{entry.alignment} resource {sort}"
    return sort.rpartition(" ")[2], f"{entry.alignment} {sort}"


def _character(entry: Entry) -> Iterator[tuple[str, str]]:
    yield "race", entry["race"]
    yield "skills", entry["skills"].lower().replace("/", ", ")
    yield "home sites", re.sub(r"\bAny\b", "any", entry["homeSite"])
    for quantity, attribute in (
        ("mind", "mind"),
        ("prowess", "prowess"),
        ("body", "body"),
        ("direct influence", "directInfluence"),
    ):
        yield quantity, entry[attribute]


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
        elif not amount or quantity not in entry.text:
            # Some cards have a number printed on them that their text does nothing with.
            yield quantity, ""
        else:
            yield quantity, f"{amount:+}"


def _faction(entry: Entry) -> Iterator[tuple[str, str]]:
    yield "race", entry["race"]
    if found := _FACTION.search(entry.text):
        yield "playable at", ", ".join(re.split(r", (?:or )?| or ", found[1]))
        yield "number", found[2]
    standard = re.search(r"Standard Modifications: ([^.]*)", entry.text)
    modifications = re.findall(r"([^,()]+) \(([+-]\d+)\)", standard[1]) if standard else []
    yield (
        "standard modifications",
        ", ".join(f"{singular(who.strip())} {amount}" for who, amount in modifications),
    )


def _ally(entry: Entry) -> Iterator[tuple[str, str]]:
    for quantity in ("mind", "prowess", "body"):
        yield quantity, str(_number(entry[quantity]) or 0)


def _creature(entry: Entry) -> Iterator[tuple[str, str]]:
    yield from _attack(entry, entry["race"])
    symbols = re.findall(r"\{(\w+)\}", entry["playable"])
    keyed = sorted(f"{symbols.count(each)} {_SYMBOLS.get(each, each)}" for each in set(symbols))
    yield "keyed to", ", ".join(keyed)
    played = re.search(r"(?:^|\. )May be played at ([A-Z][^.;]*)\.", entry.text)
    yield "playable at", ", ".join(re.split(r", (?:or )?| or ", played[1])) if played else ""


def _event(entry: Entry) -> Iterator[tuple[str, str]]:
    added = re.search(
        r"(?:Unless (.+?) is in play, )?([^.,]+) has an additional automatic-attack: (\w+)",
        entry.text,
    )
    yield "additional attack at", added[2] if added else ""
    yield "unless in play", (added[1] or "") if added else ""
    faced = re.search(r"faces one (\w+) attack", entry.text)
    race = added[3] if added else faced[1] if faced else ""
    yield from _attack(entry, race)


def _site(entry: Entry) -> Iterator[tuple[str, str]]:
    yield "site type", _symbols(entry["siteType"])
    yield "region", entry["region"]
    yield "nearest haven", entry["haven"]
    # The database knows no Border-lands on the way to a minion's sites, and writes Shadow-lands.
    as_shadow = ", Border-lands as Shadow-lands" if entry.alignment == "minion" else ""
    yield f"site path{as_shadow}", _symbols(entry["sitePath"])
    paths = re.findall(r"Site Path From ([^:]+): ?((?:\{\w\} ?)+)", entry.text)
    yield "havens", "; ".join(f"{haven}: {_symbols(path)}" for haven, path in paths)
    yield "draws", f"{entry['draw']}, {entry['drawOpponent']}"
    classes = entry["playable"].lower().replace("items (", "").replace(")", "")
    if set(classes.split(", ")) <= {"", *vocabulary("PLAYABLE")}:
        yield "playable", classes
    if (attacks := _automatic_attacks(entry["autoAttack"])) is not None:
        yield "automatic-attacks", attacks
    yield "contains a hoard", "yes" if "contains a hoard" in entry.text.lower() else "no"


def _region(entry: Entry) -> Iterator[tuple[str, str]]:
    yield "adjacent to", ", ".join(sorted(re.split(r",\s*", entry["moveTo"])))


_FACTS: dict[str, Callable[[Entry], Iterator[tuple[str, str]]]] = {
    "character": _character,
    "item": _item,
    "faction": _faction,
    "ally": _ally,
    "creature": _creature,
    "event": _event,
    "site": _site,
    "region": _region,
}


def _keywords(entry: Entry) -> str:
    """Give the designations from their own attributes, and from sentences of one such word."""
    known = {word.lower() for word in vocabulary("KEYWORD")}
    listed = entry.attributes.get("keywords")
    labels = [entry["magic"], *(map(str, listed) if isinstance(listed, list) else ())]
    labels += [sort for sort in ("agent", "spawn") if entry[sort] == "True"]
    labels += re.split(r"\. ?", entry.text)
    return ", ".join(sorted({label.lower() for label in labels} & known))


def _points(entry: Entry) -> str:
    points = _number(entry["marshallingPoints"]) or 0
    star = "*" if entry["marshallingPoints"].endswith("*") else ""
    return f"{points}{star} {entry['marshallingPointsType']}" if points else "0"


def _modifiers(text: str) -> dict[str, str]:
    """Find the modifiers that sentences state without a condition."""
    found: dict[str, str] = {}
    for sentence in re.split(r"\. ?", text):
        rest = sentence.removeprefix("Bearer receives ")
        while modifier := _MODIFIER.match(rest):
            sign, amount, quantity, maximum = modifier.groups()
            found[quantity] = f"{sign}{amount}" + (f", maximum {maximum}" if maximum else "")
            rest = rest[modifier.end() :]
    return found


def _against(entry: Entry, quantity: str) -> str:
    """Find the modifiers that count only against some."""
    text = entry.text
    found = _AGAINST.findall(text)
    found += [(amount, what, who) for who, amount, what in _AGAINST_FIRST.findall(text)]
    stated = (
        f"{amount} {', '.join(sorted(_adversaries(who)))}"
        for amount, what, who in found
        if what == quantity
    )
    return "; ".join(sorted(stated))


def _adversaries(phrase: str) -> Iterator[str]:
    for group in re.split(r" and | or ", phrase):
        factions = re.search(r" factions?$", group)
        for word in re.split(r"/|, ?", group):
            who = re.sub(r"^(?:the|an?|any) | (?:factions?|characters?)$", "", word)
            race = singular(who)
            yield f"{race} factions" if factions and race in RACES else race


def _attack(entry: Entry, race: str) -> Iterator[tuple[str, str]]:
    """Give the attack of a hazard, if it is one of a fixed number of strikes."""
    race, strikes, prowess = singular(race), entry["strikes"], entry["prowess"]
    if not strikes:
        yield "attack", ""
    elif race in RACES and strikes.isdigit() and prowess.isdigit():
        chooses = "attacker chooses defending characters" in entry.text.lower()
        attack = Attack(race, int(strikes), int(prowess), _number(entry["body"]), chooses)
        yield "attack", attack_words(attack)


def _automatic_attacks(text: str) -> str | None:
    """Give the attacks, or None if there is one that these words do not describe in full."""
    found = []
    for part in re.split(r"[;,] | (?=\(\w+\) )", text) if text else ():
        attack = _ATTACK.fullmatch(part)
        if not attack or singular(attack["race"]) not in RACES:
            return None
        strikes, prowess = int(attack["strikes"]), int(attack["prowess"])
        race, chooses, detains = singular(attack["race"]), attack["chooses"], attack["detains"]
        found.append(Attack(race, strikes, prowess, None, bool(chooses), bool(detains)))
    return "; ".join(attack_words(each) for each in found)


def _number(text: str) -> int | None:
    """Read a number such as `4(6)`: what is in parentheses holds under a condition."""
    found = re.match(r"[+-]? ?\d+", text)
    return int(found[0].replace(" ", "")) if found else None


def _symbols(text: str) -> str:
    return ", ".join(_SYMBOLS.get(each, each) for each in re.findall(r"\{(\w+)\}", text))
