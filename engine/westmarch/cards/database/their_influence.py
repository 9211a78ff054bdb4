"""What counts only against some, as the card database puts it."""

import re
from collections.abc import Iterator

from westmarch.cards.model.vocabulary import RACES, singular

AGAINST = re.compile(
    r"([+-]\d+) (?:to )?(?:the )?(?:bearer's )?(prowess|direct influence) "
    r"(?:(?:used|that is only usable|only usable) )?against "
    r"(?!one (?:strike|attack)|(?:the|an) (?:attack|strike)|hero companies|detainment"
    r"|characters by)(.+?)"
    r"(?= ?[.;]|, [+-]\d|$)"
)
AGAINST_FIRST = re.compile(r"Against ([^,]+), ([+-]\d+) to (?:his|her) (prowess)")

_PLAYABLE_AT = re.compile(r"any faction playable at (.+)")
_PLAYABLE_IN = re.compile(r"(?:(.+) and )?factions that can be played in (.+)")
_OF_BOTH_SORTS = re.compile(r"an? (\w+) character or faction")
_HOME_SITE = re.compile(r"(?:any character|characters) with (.+) as a home site")
_AT_HOME = re.compile(r"(.+) and any character or minion that has (.+) as a home site")


def against(text: str, quantity: str) -> str:
    """Give the modifiers of a quantity that count only against some."""
    found = AGAINST.findall(text)
    found += [(amount, what, who) for who, amount, what in AGAINST_FIRST.findall(text)]
    stated = (
        f"{amount} {', '.join(sorted(_adversaries(who)))}"
        for amount, what, who in found
        if what == quantity
    )
    return "; ".join(sorted(stated))


def _adversaries(phrase: str) -> Iterator[str]:
    if phrase in ("all factions", "any faction"):
        yield "factions"
    elif phrase.endswith(" specific characters"):
        yield phrase
    elif found := _PLAYABLE_AT.fullmatch(phrase):
        yield f"factions playable at {found[1]}"
    elif found := _PLAYABLE_IN.fullmatch(phrase):
        yield from _adversaries(found[1]) if found[1] else ()
        yield from (f"factions playable in {each}" for each in _listed(found[2]))
    elif found := _OF_BOTH_SORTS.fullmatch(phrase):
        yield from (found[1], f"{found[1]} factions")
    elif found := _HOME_SITE.fullmatch(phrase):
        yield f"characters at home at {found[1]}"
    elif found := _AT_HOME.fullmatch(phrase):
        yield from _adversaries(found[1])
        yield f"characters at home at {found[2]}"
    else:
        for each in _listed(phrase):
            home = _HOME_SITE.fullmatch(each)
            yield from [f"characters at home at {home[1]}"] if home else _named(each)


def _listed(phrase: str) -> list[str]:
    return re.split(r",? (?:and|or) |, ", phrase)


def _named(phrase: str) -> Iterator[str]:
    """Go through races, the factions of races, and names of cards."""
    factions = re.search(r" factions?$", phrase, re.IGNORECASE)
    for word in phrase.split("/"):
        who = re.sub(r"^(?:the|an?|any) | (?:[Ff]actions?|characters?|attacks?)$", "", word)
        race = singular(who)
        # The faction that is called as a race is in the plural, and it is one.
        called = who != race and phrase.endswith(" faction")
        if called or not (factions and race in RACES):
            yield who if called else race
        else:
            yield f"{race} factions"
