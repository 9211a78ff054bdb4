"""The sentence that somebody may have meant, where the vocabulary knows none that reads so.

Sentences are near if they share the words that tell sentences apart, be they the same, misspelt,
or other words for the same thing. What was said where the sentence has a slot is put there.
"""

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from functools import cache
from math import log
from typing import Protocol

from msgspec import Struct

from westmarch.corpus.patterns import SIGNS, SLOTS, Shape
from westmarch.corpus.purposes import PURPOSES

_NAME = r'(?:"[^"]+"|[A-ZÀ-Þ][^\s",;()]*(?: (?:(?:of|the|and the|in|to) )*[A-ZÀ-Þ][^\s",;()]*)*)'
_THING = rf"(?:the (?:player|opponent)'s )?(?:(?:untapped|tapped|wounded) )?{_NAME}"
_NAMED = re.compile(rf"{_THING}(?:(?:, and |, | and ){_THING})*")
_ONE = re.compile(_THING)
_WORD = re.compile(r"[a-z][a-z'-]*")
_LIKE_ENOUGH = 0.75
"""Words are likely the same, misspelt, from this likeness on."""
_ALIKE = (
    {"bears", "carries", "wears", "wields", "equips", "equipped", "controls", "has"},
    {"holds", "has", "hand"},
    {"is", "are", "stands", "stand", "sits", "stays", "located"},
    {"defeated", "killed", "slain", "beaten", "kills", "slays", "defeats"},
    {"eliminated", "dead", "dies", "died", "destroyed"},
    {"faces", "fights", "resolves", "takes"},
    {"plays", "casts"},
    {"creature", "monster", "attacks"},
    {"moves", "goes", "travels", "moving", "marches"},
    {"legal", "allowed", "permitted", "possible"},
    {"illegal", "forbidden", "impossible"},
    {"passes", "waits", "done"},
    {"hands", "transfers", "gives"},
    {"follows", "follower", "under"},
    {"enters", "entered"},
    {"discard", "discarded"},
    {"influences", "influence", "recruits"},
    {"roll", "rolls", "rolled"},
)
"""Words that people use for each other."""
_STANDING = {
    "player": "the player",
    "company": "the company",
    "site": "the site",
    "spot": "the company",
    "thing": "the site",
    "things": "the site",
}
"""What a slot holds where nothing was said for it."""
_ONE_NAME = {"key", "character", "card", "thing", "dragon", "region", "site", "spot", "text"}
_NAMES = {*_ONE_NAME, "characters", "cards", "things", "sites", "way"}
"""The kinds of slots that hold names."""
_CLOSED = {"state", "place", "pile", "points", "phase", "quantity", "when", "rolls"}
"""The kinds of slots whose words tell what the sentence is about."""
_VERBS = {"are": "is", "were": "was", "follow": "follows", "form": "forms", "lie": "lies"}
"""Verbs of several, and of one."""
_TOLD = re.compile(
    rf"{_THING}|the (?:player|opponent|company|site)\b|\d+|[a-z0-9-]+(?:\.[a-z0-9-]+)+"
)
"""What may go into a slot, wherever it is said."""
_TAIL = re.compile(r" and (?:rolls \d|shuffles\b|both shuffle\b|picks at random\b).*")
_SURE = 12
"""Among so many sentences that share most words is the nearest."""


_NEGATIONS = frozenset(("never", "no", "nobody", "not", "nothing", "without"))
_LIGHT = frozenset(("a", "an", "and", "are", "in", "is", "it", "of", "the"))
"""Words that decide nothing where all others agree."""


_OPPOSED = tuple(
    map(
        frozenset,
        (
            ("tapped", "untapped", "wounded"),
            ("player", "opponent"),
            ("legal", "illegal"),
            ("hero", "minion"),
            ("face-up", "face-down"),
            ("first", "second", "third", "fourth"),
            ("may", "cannot"),
            ("hand", "deck", "sideboard", "discard"),
            _NEGATIONS,
        ),
    )
)
"""Words of which one cannot be put for another."""
_NUMBER = re.compile(r"\d+")
_ID = re.compile(r"[a-z0-9-]+(?:\.[a-z0-9-]+)+")
_SHARED_ENOUGH = 0.3


class Sentence(Protocol):
    """One way of saying something."""

    @property
    def wording(self) -> str:
        """The pattern, as people read it."""

    @property
    def shape(self) -> Shape:
        """What sentences are held against."""


class Near(Struct, frozen=True):
    """The sentence that is nearest, as it would read."""

    at: int
    """Which of the sentences it is."""
    text: str
    whole: bool
    """It is a sentence of the vocabulary as it stands, with no slot left open."""
    used: float
    """How much of what was said has found a place in it."""


def says_the_same(said: str, other: str) -> bool:
    """Tell whether two sentences differ by nothing but words that people use for each other."""
    named = [_named(each) for each in (said, other)]
    mine, its = (frozenset(_WORD.findall(_TOLD.sub(" ", each).lower())) for each in (said, other))
    return named[0] == named[1] and all(
        any(_same(word, each) for each in those)
        for words, those in ((mine, its), (its, mine))
        for word in words - _LIGHT
    )


def _named(said: str) -> list[str]:
    """Give the names and numbers of a sentence, in its order."""
    return [name.replace('"', "") for name in _TOLD.findall(said)]


def faithful(said: str, other: str) -> bool:
    """Tell whether a sentence may be suggested to somebody who said another one.

    It says nothing of what is the opposite of his words, leaves no number out, names things in the
    same order, and shares a good part of the words that matter.
    """
    told, others = ([each.removesuffix("'s") for each in _named(text)] for text in (said, other))
    rest = iter(others)
    if not all(name in rest for name in told):
        return False
    # Whoever is said to do something is not what somebody else does it with.
    if told and said.replace('"', "").startswith(told[0]) and told[0] != others[0]:
        return False
    mine, its = (_WORD.findall(_ID.sub(" ", each.lower())) for each in (said, other))
    for opposed in _OPPOSED:
        meant = opposed & set(mine)
        if meant and meant != opposed & set(its):
            return False
    if not set(_NUMBER.findall(said)) <= set(_NUMBER.findall(other)):
        return False
    mine, its = (
        [each for each in _WORD.findall(_TOLD.sub(" ", text).lower()) if each not in _LIGHT]
        for text in (said, other)
    )
    shared = sum(any(_same(each, word) for word in its) for each in mine)
    shared += sum(any(_same(each, word) for word in mine) for each in its)
    return shared >= _SHARED_ENOUGH * (len(mine) + len(its))


def nearby(said: str, sentences: Sequence[Sentence]) -> Near:
    """Find the sentence nearest in meaning, and fill its slots with what was said."""
    sets = [_words(each.wording) for each in sentences]
    number = Counter(word for words in sets for word in words)
    weights = {word: log(1 + len(sets) / number[word]) for word in number}
    mine = frozenset(_WORD.findall(_TOLD.sub(" ", _TAIL.sub("", said)).lower()))

    def shared(at: int) -> float:
        if _NEGATIONS.isdisjoint(mine) != _NEGATIONS.isdisjoint(sets[at]):
            return -1.0  # Nobody means the opposite of what he says.
        return _shared(mine, sets[at], _loose(sentences[at].wording), weights)

    ranked = sorted(range(len(sets)), key=shared, reverse=True)
    filled = [_best_filled(said, at, sentences[at]) for at in ranked[:_SURE]]
    return max(filled, key=lambda near: shared(near.at) + 0.8 * near.used + 0.3 * near.whole)


@cache
def _words(wording: str) -> frozenset[str]:
    """The words of a sentence that tell it from others; of several, where one is chosen, all."""
    return frozenset(_WORD.findall(re.sub(r"\{[^}]*\}", " ", wording.lower())))


@cache
def _loose(wording: str) -> frozenset[str]:
    """The words that may stand in the slots of a sentence."""
    kinds = {sign["slot"] for sign in SIGNS.finditer(wording)} & _CLOSED
    return frozenset(word for kind in kinds for word in _WORD.findall(SLOTS[kind][1].lower()))


def _shared(
    mine: frozenset[str],
    its: frozenset[str],
    loose: frozenset[str],
    weights: dict[str, float],
) -> float:
    """Weigh the words that two sentences share, as a part of all that they have."""
    rare = max(weights.values())
    met = whole = 0.0
    for word in mine:
        own = weights.get(word, rare / 2)
        firm = max((_same(word, other) * weights[other] for other in its), default=0.0)
        held = max((_same(word, other) * own for other in loose), default=0.0)
        met += 2 * firm if firm >= held else held
        whole += own
    return met / (whole + sum(weights[each] for each in its))


def interchangeable(word: str, other: str) -> bool:
    """Tell whether people use two words for each other."""
    return any(word in group and other in group for group in _ALIKE)


@cache
def _same(word: str, other: str) -> float:
    if word == other:
        return 1.0
    if interchangeable(word, other):
        return 0.8
    if len(word) < 3 or f"un{word}" == other or word == f"un{other}":
        return 0.0
    alike = SequenceMatcher(None, word, other).ratio()
    return alike if alike >= _LIKE_ENOUGH else 0.0


def _best_filled(said: str, at: int, sentence: Sentence) -> Near:
    """Fill a sentence with and without what may be left out, and take what has most room."""
    options = re.findall(r"\[[^\]]*\]", sentence.wording)
    wordings = [sentence.wording]
    for each in options:
        wordings += [wording.replace(each, "", 1) for wording in wordings]
    wordings = [re.sub(r"[][]", "", wording) for wording in wordings]
    found = [_filled(said, at, sentence, wording) for wording in reversed(wordings)]
    return max(found, key=lambda near: (near.whole, near.used))


def _filled(said: str, at: int, sentence: Sentence, wording: str) -> Near:
    """Put what was said into the slots of a sentence, in the order in which it was said."""
    tail = _TAIL.search(said)
    left = _Left(said[: tail.start()] if tail else said)
    parts: list[str] = []
    end = 0
    for sign in SIGNS.finditer(wording):
        parts.append(wording[end : sign.start()])
        parts.append(_put(sign, left, "".join(parts)))
        end = sign.end()
    text = "".join((*parts, wording[end:]))
    if tail and sentence.shape.match(text + tail[0]) is not None:
        text += tail[0]
    return Near(at, text, sentence.shape.match(text) is not None, left.used())


def _put(sign: "re.Match[str]", left: "_Left", before: str) -> str:
    if slot := sign["slot"]:
        return left.take(slot) or _STANDING.get(slot) or sign[0]
    words = (sign["either"] or sign[0]).split("|")
    several = re.search(r"(?: and |, )\S.*$", before) is not None
    for many, one in _VERBS.items():
        if many in words:
            return many if several else one
    return words[0] if before.endswith(" 1 ") else words[-1]


class _Left:
    """What was said and has found no slot yet."""

    def __init__(self, said: str) -> None:
        self._said = said
        self._told = len(_TOLD.findall(said))

    def used(self) -> float:
        """Tell which part of what was said has found a slot."""
        return 1 - len(_TOLD.findall(self._said)) / self._told if self._told else 1.0

    def take(self, slot: str) -> str:
        """Take the first thing that fits a slot; nothing, if none does."""
        expression = re.compile(SLOTS[slot][0])
        for (begin, end), text in self._offered(slot, expression):
            if expression.fullmatch(text):
                self._said = f"{self._said[:begin]}{' ' * (end - begin)}{self._said[end:]}"
                return text
        return ""

    def _offered(
        self, slot: str, expression: "re.Pattern[str]"
    ) -> Iterator[tuple[tuple[int, int], str]]:
        if slot in _NAMES:
            for found in (_ONE if slot in _ONE_NAME else _NAMED).finditer(self._said):
                for text in (found[0], found[0].removesuffix("'s")):
                    yield found.span(), text
                    yield found.span(), _quoted(text)
        for found in expression.finditer(self._said):
            if _stands_alone(found) and (slot != "purpose" or found[0] in PURPOSES):
                yield found.span(), found[0]


def _stands_alone(found: "re.Match[str]") -> bool:
    """Tell whether what was found is no part of a longer word."""
    around = (
        found.string[max(0, found.start() - 1) : found.start()] + found.string[found.end() :][:1]
    )
    return not any(each.isalnum() for each in around)


def _quoted(text: str) -> str:
    """Write the name of a card in quotation marks, if there are none."""
    if '"' in text:
        return text
    if (several := re.split("(, and | and |, )", text))[1:]:
        several[::2] = map(_quoted, several[::2])
        return "".join(several)
    whose, mark, name = text.rpartition("'s ") if text.startswith("the ") else ("", "", text)
    return f'{whose}{mark}"{name}"'
