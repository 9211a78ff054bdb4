"""What the official text of a card makes one ask of ours: lints that have found cards wrong.

A lint reads the text of a card in the community's database beside our clauses and our code, and
names what ours leave out. It can be mistaken: `rules/suspects.toml` lists what is right all the
same, and why. What can be asked without the official text is a test (`tests/cards`).
"""

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache

from westmarch.cards.database.entry import Entry
from westmarch.cards.every import every_card
from westmarch.cards.language.show import lines
from westmarch.cards.model.card import Card
from westmarch.cards.model.phrases.effects.people import Check
from westmarch.cards.model.play_clauses import Ability, Playing
from westmarch.cards.names import fold
from westmarch.rulebooks.cards.own_words import own_words

Lint = Callable[[Card, Entry], Iterator[str]]
"""Names what the text of a card has and ours have not."""

_RACES = {
    "Animal": "animals?",
    "Awakened Plant": "awakened plants?",
    "Dragon": "dragons?",
    "Drake": "drakes?",
    "Dwarf": "dwar(?:f|ves)",
    "Dúnadan": "dun(?:adan|edain)",
    "Eagle": "eagles?",
    "Elf": "el(?:f|ves)",
    "Giant": "giants?",
    "Hobbit": "hobbits?",
    "Maia": "maia",
    "Man": "m[ae]n",
    "Nazgûl": "nazgul",
    "Orc": "orcs?",
    "Pûkel-creature": "pukel-creatures?",
    "Ringwraith": "ringwraiths?",
    "Slayer": "slayers?",
    "Spider": "spiders?",
    "Troll": "trolls?",
    "Undead": "undead",
    "Wizard": "wizards?",
    "Wolf": "wol(?:f|ves)",
}
_KEYWORDS = {
    **{each: each for each in ("warrior", "ranger", "scout", "sage", "diplomat", "agent")},
    **{each: each for each in ("sorcery", "spirit-magic", "shadow-magic")},
    **{each: each for each in ("weapon", "armor", "shield", "helmet", "hoard", "palantir")},
    **{each: each for each in ("environment", "ritual", "spell", "leader", "spawn", "trophy")},
    **{each: each for each in ("light enchantment", "dark enchantment", "corruption")},
    **{each: each for each in ("overt", "covert", "detainment", "prisoner", "unique")},
}
_ASIDE = re.compile(
    r"[^.]*\b(?:included in|deck construction)\b[^.]*\.?|\bfallen-wizard(?:.s)?\b"
    r"|unless (?:he|she|it|the [a-z -]+) is a ringwraith|\[?\{[^}]*\}\]?"
)
"""What rules say for all cards: who has them in his deck, and that no Ringwraith is corrupted."""
_EXCEPT = re.compile(r"\b(?:except|other than|excluding)\b")
_EXCEPTED = re.compile(
    r"\b(?:except|other|no|non|not|but|unless|outside|without|save|nobody|nothing|only|another|alone)\b"
    r"|excepted"
)
_NORMALLY = re.compile(
    r"\bnormally (?:is |be )?(?:a|an) (?:border|free|shadow|dark|ruins|haven)"
    r"|(?:is|be) normally (?:a|an) (?:border|free|shadow|dark|ruins|haven)"
    r"|\bsite normally (?:a|an) "
)
_ONE = re.compile(
    r"during (?:each of |any of )?your \w+ phases?, you may:? "
    r"(?:take|bring|search|discard|play|draw) (?:up to )?(?!this card)"
)
_ONLY = re.compile(r"\b(\w+) only: ([^.]*)")
_UNWOUNDED = re.compile(r"(?:wounded|wounds?)[^.]*\b(?:well and untapped|heal\w* and untap)")


def _places(card: Card, entry: Entry) -> Iterator[str]:
    """Every site and region that the text names."""
    for found in dict.fromkeys(_named().findall(_text(entry))):
        if not _tells(card, re.escape(found.removeprefix("the "))):
            yield found


def _races(card: Card, entry: Entry) -> Iterator[str]:
    """Every race that it names, be it to except it."""
    yield from _words(card, entry, _RACES)


def _keywords(card: Card, entry: Entry) -> Iterator[str]:
    """Every skill and designation that it names."""
    yield from _words(card, entry, _KEYWORDS)


def _exceptions(card: Card, entry: Entry) -> Iterator[str]:
    """Something is excepted, and ours except nothing."""
    if _EXCEPT.search(_text(entry)) and not _EXCEPTED.search(_said(card)):
        yield "something is excepted"


def _allies(card: Card, entry: Entry) -> Iterator[str]:
    """Characters and allies are spoken of in one breath."""
    both = re.search(r"\bcharacters? (?:and|or) (?:an )?all(?:y|ies)\b", _text(entry))
    alone = "each character of the company has" in _said(card)
    if both and (alone or not _tells(card, "all(?:y|ies)")):
        yield "allies"


def _restored(card: Card, entry: Entry) -> Iterator[str]:
    """Whoever is healed stands up untapped."""
    if _UNWOUNDED.search(_text(entry)) and re.search(r"\bheal (?:him|each)\b", _said(card)):
        yield "untapped"


def _sort_of_attack(card: Card, entry: Entry) -> Iterator[str]:
    """Which attacks are meant: those that are not automatic, or those of creatures alone."""
    text, said = _text(entry), _said(card)
    if "non-automatic" in text and "other than automatic" not in said:
        yield "other than automatic ones"
    if "a creature's attack" in said.replace("’", "'") and "creature" not in text:
        yield "not of creatures alone"


def _normally(card: Card, entry: Entry) -> Iterator[str]:
    """What counts is what the card of a site says, and not what the site is now."""
    if _NORMALLY.search(_text(entry)) and not _tells(card, "normally|printed"):
        yield "normally"


def _one_each_time(card: Card, entry: Entry) -> Iterator[str]:
    """What one may do in a phase is done as often as one likes."""
    free = [each for each in card.clauses if isinstance(each, Ability) and each.price == "freely"]
    if free and _ONE.search(_text(entry)):
        yield "once in the phase"


def _scope(card: Card, entry: Entry) -> Iterator[str]:
    """What follows “X only:” is all for whoever has that skill."""
    for skill, effects in _ONLY.findall(_text(entry)):
        for number in re.findall(r"[+-]\d", effects):
            free = (each for each in lines(card) if skill not in fold(each))
            if any(number in each.replace("−", "-") for each in free):
                yield f"{number} for a {skill} only"


def _check_in_each_way(card: Card, entry: Entry) -> Iterator[str]:
    """A corruption check that closes the text belongs to each way to play the card."""
    ways = [each for each in card.clauses if isinstance(each, Playing)]
    checks = [any(isinstance(effect, Check) for effect in each.effects) for each in ways]
    last = _text(entry).rstrip(" .").rpartition(".")[2]
    closing = "makes a corruption check" in last and "alternatively" not in last
    if any(checks) and not all(checks) and closing:
        yield "a check in each way"


LINTS: Mapping[str, Lint] = {
    "places": _places,
    "races": _races,
    "keywords": _keywords,
    "exceptions": _exceptions,
    "allies": _allies,
    "restored": _restored,
    "sort of attack": _sort_of_attack,
    "normally": _normally,
    "one each time": _one_each_time,
    "scope": _scope,
    "check in each way": _check_in_each_way,
}


def suspicions(card: Card, entry: Entry) -> dict[str, str]:
    """Give what each lint asks of a card, empty where it has nothing to ask.

    Sites and regions are compared fact by fact, and what is in words may be what is asked for.
    """
    if card.type in ("site", "region") or card.unmodelled:
        return {}
    return {name: ", ".join(dict.fromkeys(lint(card, entry))) for name, lint in LINTS.items()}


# What is said on either side


def _text(entry: Entry) -> str:
    return _ASIDE.sub(" ", fold(entry.text))


def _words(card: Card, entry: Entry, known: Mapping[str, str]) -> Iterator[str]:
    text = _text(entry)
    for word, pattern in known.items():
        if re.search(rf"\b(?:{pattern})\b", text) and not _tells(card, pattern):
            yield word


def _tells(card: Card, pattern: str) -> bool:
    """Tell whether our clauses, or the code of the card's own texts, have such a word."""
    return re.search(pattern, f"{_said(card)} {own_words().get(card.id, '')}") is not None


def _said(card: Card) -> str:
    return fold(" ".join((card.name, *lines(card))))


@cache
def _named() -> re.Pattern[str]:
    """The names of all sites and regions, the longest first."""
    places = {fold(each.name) for each in every_card() if each.is_place}
    longest = sorted(places, key=len, reverse=True)
    return re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, longest))})(?![\w-])")
