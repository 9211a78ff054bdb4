"""The pattern language of the step vocabulary.

A pattern is a sentence with a few signs in it:

- `{card}` is a slot: a part of the sentence that differs from scenario to scenario.
  `{rolled:dice}` is a slot of the kind `dice` under the name `rolled`.
- `[not ]` may be there or not, and `(is|are)` stands for either word.
- `*plays*` marks the verb of an action, so that “may play” can be made of it.

Slots only recognize. What is recognized stays text, and the table gives it meaning.
"""

import re
from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Literal, get_args

from msgspec import Struct

from westmarch.corpus.purposes import PURPOSES
from westmarch.errors import BadData

Section = Literal["Given", "When", "Then"]
SECTIONS: tuple[Section, ...] = get_args(Section)
ASKS = "it is asked whether "
"""What makes a question of a sentence by which something may be done."""
IN_RESPONSE = "in response"
"""What a sentence ends with that answers what was declared before it."""

_QUOTED = r'"[^"]+"'
_SIDE = r"(?:(?:the )?(?:hero|minion) )?"
"""Which version of a card is meant, where it is not that of its player."""
_BARE = r'(?:the )?[A-ZÀ-ÖØ-Þ](?:(?! and | with )[^",;()])*?(?<!\'s company)'
_NAME = rf"{_SIDE}(?:{_QUOTED}|{_BARE})"
NTHS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")
"""What sentences call copies of a card, and the ways in which it can be played or used."""
_NTH = f"(?:{'|'.join(NTHS)})"
_WHOSE = rf"(?:the (?:player|opponent)'s (?:{_NTH} )?|the {_NTH} )?"
_CARD = rf"(?:the (?:player|opponent)'s (?:{_NTH} )?|the {_NTH} |{_BARE}'s )?{_SIDE}{_QUOTED}"
"""A card by its name; of several copies, whose it is, which, or who bears it."""
_THING = rf"(?:the site|{_CARD}|{_WHOSE}{_NAME})"
_STATE = r"(?:untapped|tapped|wounded)"
_AND = r"(?:, and |, | and )"
_ID = r"[a-z0-9-]+(?:\.[a-z0-9-]+)+"
_DICE = r"(?:\d+ and \d+|\d+)"
_PURPOSE = rf" for the [a-z -]+?(?: of {_NAME})?"
_STRENGTH = r"\d+ strikes? at \d+(?:/\d+)?"
_ATTACK = rf"[A-Z][\w-]*(?: [A-Z][\w-]*)* \({_STRENGTH}\)"
SITE_TYPES = ("Haven", "Free-hold", "Border-hold", "Ruins & Lairs", "Shadow-hold", "Dark-hold")
REGION_TYPES = (
    "Coastal Sea",
    "Free-domain",
    "Border-land",
    "Wilderness",
    "Shadow-land",
    "Dark-domain",
)
_SITE_TYPE = f"(?:{'|'.join(SITE_TYPES)})"
_REGION_TYPE = f"(?:{'|'.join(REGION_TYPES)})"
_REGION = rf"(?:{_BARE} \({_REGION_TYPE}\)|{_REGION_TYPE})"
_PLACES = (
    r"in play|being played|on-guard|off to the side|out of play|removed from the game|in hand"
    r"|in the (?:play deck"
    r"|discard pile|sideboard|pool|location deck|marshalling[- ]point pile|starting company)"
    r"|set aside"
)


def _list(item: str) -> str:
    return f"{item}(?:{_AND}{item})*"


SLOTS: dict[str, tuple[str, str]] = {
    "player": (r"the (?:player|opponent)", "the player, the opponent"),
    "kind": (
        r"(?:a|the) (?:Wizard|Ringwraith|Fallen-wizard|Balrog)(?: player)?",
        "a Wizard, a Ringwraith, a Fallen-wizard, the Balrog",
    ),
    "of": ("Wizard|Ringwraith|Fallen-wizard|Balrog", "Wizard, Ringwraith, Fallen-wizard, Balrog"),
    "part": (
        "pool|characters|resources|hazards|sideboard|sites|cards against Fallen-wizards",
        "pool, characters, resources, hazards, sideboard, sites, cards against Fallen-wizards",
    ),
    "copies": (_list(rf"\d+ {_QUOTED}"), '2 "Wargs" and 1 "Twilight"'),
    "edition": (r"[a-z][a-z0-9+-]*", "printed, emended, minions-emended+emended"),
    "phase": (
        r"untap|organization|long-event|movement/hazard|site|end-of-turn",
        "untap, organization, long-event, movement/hazard, site, end-of-turn",
    ),
    "length": (r"Starter|Short|Long|Campaign", "Starter, Short, Long, Campaign"),
    "times": (r"twice|three times|four times", "twice, three times, four times"),
    "when": (
        r"earlier in the game|earlier this turn|this turn",
        "earlier in the game, earlier this turn, this turn",
    ),
    "characters": (
        _list(rf"{_WHOSE}(?:{_STATE} )?{_NAME}"),
        "Glóin; tapped Glóin and wounded Balin; the opponent's Gandalf",
    ),
    "character": (_WHOSE + _NAME, "Glóin, the opponent's Gandalf"),
    "site": (rf"the site|{_WHOSE}{_NAME}(?:'s site)?", "The Lonely Mountain, the site"),
    "sites": (_list(_NAME), "Irerock, Gold Hill and Dancing Spire"),
    "company": (
        rf"the company|the (?:player|opponent)'s company|{_WHOSE}{_NAME}'s company",
        "the company, the opponent's company, Glóin's company",
    ),
    "spot": (
        rf"the company|the (?:player|opponent)'s company|{_WHOSE}{_NAME}'s company|{_THING}",
        "Glóin's company, Glóin's site, Edoras",
    ),
    "card": (
        _CARD,
        '"Magical Harp", the opponent\'s "Smaug Ahunt", the second "Cram", Glóin\'s "Cram"',
    ),
    "cards": (_list(_CARD), '"Magical Harp" and "Cram"'),
    "thing": (_THING, 'Glóin, the site, "Magical Harp", the second "Cram"'),
    "things": (_list(_THING), 'Glóin, the site and "Magical Harp"'),
    "dragon": (_NAME, "Smaug"),
    "way": (
        rf"Starter Movement|Under-deeps Movement|{_list(_NAME)}",
        "Starter Movement; Rhudaur, Hollin and Redhorn Gate",
    ),
    "path": (_list(_REGION), "Rhudaur (Wilderness), Wilderness and Arthedain (Wilderness)"),
    "type": (rf"an? {_REGION_TYPE}", "a Wilderness, a Dark-domain"),
    "region": (_NAME, "Withered Heath"),
    "key": (
        rf"(?:an? )?(?:{_REGION_TYPE}|{_SITE_TYPE})|{_NAME}",
        "Withered Heath, The Lonely Mountain, a Wilderness, a Shadow-hold",
    ),
    "text": (_QUOTED, '"Isle of the Ulong"'),
    "number": (r"-?\d+", "3"),
    "dice": (_DICE, "5 and 6; 11 for both together"),
    "rolls": (
        rf"{_DICE}(?:{_PURPOSE})?(?:, then {_DICE}{_PURPOSE})*",
        "5 and 6; 5 and 6, then 4 and 3 for the body check",
    ),
    "shuffles": (
        r"shuffles|both shuffle|picks at random",
        "shuffles, both shuffle, picks at random",
    ),
    "purpose": (r"[a-z-]+(?: (?!of )[a-z-]+)*", ", ".join(PURPOSES)),
    "now": (rf"{IN_RESPONSE}|now", f"{IN_RESPONSE}, now"),
    "strength": (_STRENGTH, "1 strike at 14, 2 strikes at 18/8"),
    "attack": (_ATTACK, "Dragon (2 strikes at 18/8)"),
    "attacks": (_list(_ATTACK), "Dragon (1 strike at 14) and Dragon (2 strikes at 18/8)"),
    "state": (_STATE, "untapped, tapped, wounded"),
    "place": (_PLACES, "in play, in hand, in the discard pile, removed from the game"),
    "pile": (
        r"(?:play|location) deck|(?:discard|marshalling[- ]point|out-of-play) pile|sideboard|pool",
        "discard pile, pool, marshalling-point pile, out-of-play pile",
    ),
    "points": (
        r"(?:character|ally|item|faction|kill|miscellaneous|stage) points?",
        "kill points, item points",
    ),
    "source": (
        r"characters|allies|items|factions|kills|other sources",
        "characters, allies, items, factions, kills, other sources",
    ),
    "quantity": (
        r"prowess|body|mind|direct influence|corruption points",
        "prowess, body, mind, direct influence, corruption points",
    ),
    "ended": (
        r"was successful|failed|was ineffectual|was cancelled",
        "was successful, failed, was ineffectual, was cancelled",
    ),
    "check": (
        r"body check|corruption check|influence check|influence attempt",
        "body check, corruption check, influence check, influence attempt",
    ),
    "window": (r"[a-z-]+", "respond, site-path, face-strikes"),
    "nth": (_NTH, "first, second"),
    "effect": (
        rf"its {_NTH} effect|{_QUOTED}",
        'its second effect; "cancel the attack", as `westmarch card` names it',
    ),
    "class": (r"minor|major|greater|gold ring|special", "minor, major, greater"),
    "rule": (_ID, "dragons.hoards.play-only-at-hoard"),
    "rules": (_list(_ID), "dragons.hoards.play-only-at-hoard"),
    "questions": (_list(rf"q\.{_ID}"), "q.dragons.hoard-by-site-text"),
    "question": (rf"q\.{_ID}", "q.dragons.hoard-by-site-text"),
    "reading": (r"[a-z]", "b"),
}
"""For each kind of slot, the expression that recognizes it, and examples for people."""

SIGNS = re.compile(
    r"\{(?:(?P<name>\w+):)?(?P<slot>\w+)\}"
    r"|\*(?P<verb>\w+)\*"
    r"|\[(?P<optional>[^\]]+)\]"
    r"|\((?P<either>[^)]+\|[^)]+)\)"
)
"""What a pattern is made of besides words."""
_SLOT_NAME = re.compile(r"\{\w+:")


def slots_of(pattern: str) -> dict[str, str]:
    """Give the kind of each slot of a pattern by its name, in their order."""
    found: dict[str, str] = {}
    for sign in SIGNS.finditer(pattern):
        if sign["slot"]:
            found[sign["name"] or sign["slot"]] = sign["slot"]
        elif sign["optional"]:
            found |= slots_of(sign["optional"])
    return found


def unnamed(pattern: str) -> str:
    """Write a pattern as people are shown it: a slot is called by what it holds alone."""
    return _SLOT_NAME.sub("{", pattern)


def needed(pattern: str) -> set[str]:
    """Give the names of the slots that cannot be left out."""
    return {sign["name"] or sign["slot"] for sign in SIGNS.finditer(pattern) if sign["slot"]}


def written(pattern: str, slots: Mapping[str, str]) -> str:
    """Write the sentence of a pattern; what may be left out is there if its slots are."""

    def sign(found: "re.Match[str]") -> str:
        if found["slot"]:
            return slots[found["name"] or found["slot"]]
        if found["verb"]:
            return found["verb"]
        if optional := found["optional"]:
            return written(optional, slots) if slots_of(optional).keys() <= slots.keys() else ""
        one, *_, several = found["either"].split("|")
        return one if slots.get("number") == "1" else several

    return SIGNS.sub(sign, pattern)


class Shape(Struct, frozen=True, dict=True):
    """A pattern that sentences are held against."""

    source: str
    """The regular expression."""
    said: tuple[str, ...]
    """What stands between the signs, from the beginning to the end: few sentences have it all."""

    @cached_property
    def expression(self) -> "re.Pattern[str]":
        """The regular expression, ready for use: most are not needed for most scenarios."""
        return re.compile(self.source)

    def match(self, text: str) -> dict[str, str] | None:
        """Give the text in each slot, or None if the sentence is another one."""
        said = self.said
        begins, ends = text.startswith(said[0]), text.endswith(said[-1])
        if not (begins and ends and all(map(text.__contains__, said))):
            return None
        found = self.expression.fullmatch(text)
        return None if found is None else {k: v for k, v in found.groupdict().items() if v}


def shape(pattern: str, *, before_verb: str = "", after: str = "") -> Shape:
    """Compile a pattern.

    With `before_verb`, such as “may ”, the marked verb follows it in the infinitive.
    `after` is a further piece of pattern at the end.
    """
    return Shape(_expression(pattern + after, before_verb), tuple(_said(pattern + after)))


def plain(pattern: str, *, before_verb: str = "") -> str:
    """Write a pattern as people read it, without the sign for the verb."""
    return re.sub(r"\*(\w+)\*", lambda m: _verb(m[1], before_verb), pattern)


STRAIGHT = str.maketrans("“”„’‘", '"""\'\'')
"""Translates curly quotation marks and apostrophes to straight ones."""


def stands_bare(name: str) -> bool:
    """Tell whether a name can be recognized in a sentence without quotation marks."""
    return re.fullmatch(_BARE, normalized(name)) is not None


def normalized(text: str) -> str:
    """Make all quotation marks and apostrophes straight, and all gaps single spaces."""
    return " ".join(text.translate(STRAIGHT).split())


def _expression(pattern: str, before_verb: str) -> str:
    parts: list[str] = []
    end = 0
    for sign in SIGNS.finditer(pattern):
        parts.append(re.escape(pattern[end : sign.start()]))
        parts.append(_sign(sign, before_verb))
        end = sign.end()
    parts.append(re.escape(pattern[end:]))
    return "".join(parts)


def _said(pattern: str) -> Iterator[str]:
    """Give what stands before, between and after the signs, be it nothing."""
    end = 0
    for sign in SIGNS.finditer(pattern):
        yield pattern[end : sign.start()]
        end = sign.end()
    yield pattern[end:]


def _sign(sign: "re.Match[str]", before_verb: str) -> str:
    if slot := sign["slot"]:
        if slot not in SLOTS:
            raise BadData(f"The pattern has a slot of an unknown kind, “{slot}”.")
        return f"(?P<{sign['name'] or slot}>{SLOTS[slot][0]})"
    if verb := sign["verb"]:
        return re.escape(_verb(verb, before_verb))
    if optional := sign["optional"]:
        return f"(?:{_expression(optional, before_verb)})?"
    return f"(?:{'|'.join(re.escape(word) for word in sign['either'].split('|'))})"


def _verb(verb: str, before: str) -> str:
    return before + infinitive(verb) if before else verb


def infinitive(verb: str) -> str:
    """Give the form of a verb that follows “may”: of `passes`, `pass`, of `tries`, `try`."""
    if verb.endswith("ies"):
        return f"{verb[:-3]}y"
    return verb[:-2] if verb.endswith(("sses", "ches", "shes")) else verb.removesuffix("s")


def listed(text: str) -> list[str]:
    """Take a list such as “Glóin, Balin and "Cram"” apart, but no name in quotes."""
    return re.split(rf'{_AND}(?=(?:[^"]*"[^"]*")*[^"]*$)', text) if text else []
