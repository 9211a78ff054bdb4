"""What an entry of the card database says of a site: most of it in the text, part by part."""

import re
from collections.abc import Iterator
from typing import Any

from westmarch.cards.database.entry import Entry
from westmarch.cards.database.symbols import symbols
from westmarch.cards.database.their_clauses import OF_ATTACKS, OF_SITES, read_clauses
from westmarch.cards.model.attack import Attack, attack_words
from westmarch.cards.model.vocabulary import RACES, singular
from westmarch.cards.names import plain
from westmarch.cards.wording.writing import write

_PARTS = re.compile(
    r"(Nearest (?:Dark)?[Hh]aven|Adjacent Sites|Playable|Automatic-attacks(?: \(\d\))?|Special"
    r"|Site Path From [^:{]+):"
)
_FROM_HAND = re.compile(r"opponent may play", re.IGNORECASE)
_ATTACK = re.compile(
    r"(?:\(\w+(?: attack)?\) )?(?P<race>[^\W\d][^\d()]*?)(?P<firm> \(cannot be canceled\))? ?- "
    r"(?P<each>each character faces )?(?P<strikes>\d+) strikes? with (?P<prowess>\d+) prowess"
    r"(?P<manner>.*)"
)


def _alone(sort: str) -> tuple[str, ...]:
    return (sort,)


_MANNERS: tuple[tuple[str, str, Any], ...] = (
    (r"\(attacker chooses defending characters\)", "attacker_chooses", True),
    (r"\(detainment\)", "detainment", True),
    (r"\(detainment against (\w+) company\)", "detainment_against", _alone),
    (r"\(against (\w+) company only\)", "only_against", _alone),
    (r"[Aa]ny character wounded [^;]*eliminated", "wound_eliminates", True),
)
_RESTRICTIONS = {
    "palantíri only": "palantír only",
    "scroll of isildur only": '"Scroll of Isildur" only',
    "hero item only": "hero item only",
    "weapon, armor, shield, or helmet only": "weapon, armor, shield or helmet only",
}


def their_site(entry: Entry) -> Iterator[tuple[str, str]]:
    """Give what the database says of a site."""
    parts = _parts(entry.text)
    yield "site type", symbols(entry["siteType"])
    yield "region", entry["region"]
    yield "nearest haven", entry["haven"]
    # The database knows no Border-lands on the way to a minion's sites, and writes Shadow-lands.
    as_shadow = ", Border-lands as Shadow-lands" if entry.alignment == "minion" else ""
    yield f"site path{as_shadow}", symbols(entry["sitePath"])
    path_from = "Site Path From "
    havens = [each for each in parts if each.startswith(path_from)]
    paths = (f"{each.removeprefix(path_from)}: {symbols(parts[each])}" for each in havens)
    yield "havens", "; ".join(paths)
    yield "Under-deeps", "yes" if entry["underDeeps"] == "True" else "no"
    adjacent, chosen = _adjacent(entry["adjacent"])
    yield "adjacent to", adjacent
    yield "draws", f"{entry['draw']}, {entry['drawOpponent']}"
    yield "playable", _playable(parts.get("Playable", ""))
    wounds, attack_text = read_clauses(parts.get("Automatic-attacks", ""), OF_ATTACKS)
    attacks, from_hand = _automatic_attacks(attack_text)
    yield "automatic-attacks", attacks
    yield "automatic-attack from hand", from_hand
    clauses, more = read_clauses(parts.get("Special", parts[""]), OF_SITES)
    yield "clauses", "; ".join(sorted(write(each) for each in [*wounds, *clauses]))
    yield "more text", "yes" if more or chosen else "no"


def _parts(text: str) -> dict[str, str]:
    """Cut the text at the words before its colons; what has none before it comes first."""
    first, *rest = _PARTS.split(text)
    parts = {"": first.strip()}
    for name, content in zip(rest[::2], rest[1::2], strict=True):
        name = re.sub(r" \(\d\)$", "", name)
        parts[name] = f"{parts.get(name, '')} {content}".strip()
    return parts


def _adjacent(text: str) -> tuple[str, bool]:
    """Give the sites with their rolls, and whether the player chooses one more."""
    sites = re.findall(r"(?:^|, )([^(]+?) \((\d+)\)", text.removeprefix("no surface site, "))
    named = [(site, roll) for site, roll in sites if not site.startswith("one ")]
    told = (f"{site.replace('Any site', 'any site')} {roll}" for site, roll in named)
    return ", ".join(sorted(told)), len(named) < len(sites)


def _playable(text: str) -> str:
    listed, *notes = re.split(r",? \*- ?", text)
    classes = re.sub(r"items \(|\)", "", listed.lower()).strip(" ,")
    if notes:
        note = notes[0].strip(" .").lower()
        classes = classes.replace("*", f" ({_RESTRICTIONS.get(note, note)})")
    return classes


def _automatic_attacks(text: str) -> tuple[str, str]:
    """Give the attacks, those that our words do not describe as they stand; and one from hand."""
    attacks, from_hand = [], ""
    for part in re.split(r";? ?(?=\(\d\w\w(?: attack)?\) )", text):
        said = part.strip(" .;")
        if _FROM_HAND.search(said):
            from_hand = _from_hand(said)
        elif said:
            attacks.append(_attack(said))
    return "; ".join(attacks), from_hand


def _attack(said: str) -> str:
    found = _ATTACK.fullmatch(said)
    if not found or singular(found["race"]) not in RACES:
        return said
    manner: dict[str, Any] = {
        "each_character": bool(found["each"]),
        "cancellable": not found["firm"],
    }
    left = found["manner"]
    for pattern, field, value in _MANNERS:
        if matched := re.search(pattern, left):
            manner[field] = value(matched[1]) if callable(value) else value
            left = left.replace(matched[0], "")
    if left.strip(" .;"):
        return said
    numbers = int(found["strikes"]), int(found["prowess"])
    return plain(attack_words(Attack(singular(found["race"]), *numbers, **manner)))


def _from_hand(said: str) -> str:
    """Give what a creature from the opponent's hand has to be keyed to, and whether any will do."""
    places = r"Ruins (?:& |and )Lairs|Shadow-hold|Wilderness|Shadow-land|Coastal Sea"
    keyed = [each.replace(" and ", " & ") for each in re.findall(places, said)]
    return ", ".join([*keyed, *(["not unique"] if "non" in said else [])])
