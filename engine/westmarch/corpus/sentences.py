"""The sentences of the vocabulary as people look them up: listed, and found by words."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import suppress
from difflib import SequenceMatcher
from functools import cache
from math import log

from msgspec import Struct

from westmarch.corpus.nearby import interchangeable
from westmarch.corpus.patterns import ASKS, SECTIONS, SIGNS, SLOTS, Section, plain, unnamed
from westmarch.corpus.vocabulary import KNOWN, VOCABULARY, as_permission
from westmarch.corpus.vocabulary.matching import VERB
from westmarch.corpus.vocabulary.row import Row
from westmarch.errors import BadData

_WORD = re.compile(r"[a-z][a-z'-]*")
_SAME_WORD, _OTHER_WORD, _IN_THE_MEANING = 0.9, 0.7, 0.6
"""How much a word counts that is another form of it, another word for it, or that stands only in
what the sentence means."""
_LIKE_ENOUGH = 0.75
"""Words are likely the same, misspelt, from this likeness on."""
_NAME = re.compile(r"[\"“][^\"”]*[\"”]|(?<=\s)[A-ZÀ-Þ]\S*")
_UNKNOWN = 0.25
"""How much a word counts that no sentence has."""
_ENDING = re.compile(r"(?<=..)(?:ing|ed|es|d|s)$")
_MOST_OF_IT = 0.5
"""A sentence is found if it has so much of what was looked for."""
_NEARLY_AS_GOOD = 0.75
"""A sentence is not found if its score is below this part of the best one."""
_STOP_WORDS = """
    a an and are be by can could do does for from has have he her his how i if in is it its may me
    my of on or say she so that the their them there they this to was what when where whether who
    with you
"""
_STOP = frozenset(_STOP_WORDS.split())
"""Words that tell no sentence from another."""


class Looked(Struct, frozen=True):
    """A sentence with everything that somebody needs who wants to use it."""

    section: Section
    wording: str
    """The sentence, with slots in braces."""
    meaning: str
    example: str
    also: tuple[str, ...] = ()
    """Other wordings of the same."""
    asked: str = ""
    """The example as a question, if it is something that a player does."""

    @property
    def slots(self) -> tuple[str, ...]:
        """The kinds of slots in it, in their order."""
        signs = (sign["slot"] for each in (self.wording, *self.also) for sign in _signs(each))
        return tuple(dict.fromkeys(filter(None, signs)))


@cache
def sentences() -> tuple[Looked, ...]:
    """Give all sentences, section by section."""
    return tuple(map(_looked, sorted(VOCABULARY, key=lambda row: SECTIONS.index(row.section))))


def slots_of(found: Iterable[Looked]) -> dict[str, str]:
    """Tell for each kind of slot in these sentences what may stand there."""
    return {slot: SLOTS[slot][1] for each in found for slot in each.slots}


def look_up(words: str) -> list[Looked]:
    """Find the sentences that have most of the words; the best comes first.

    Whoever types a sentence finds the one that it is an example of.
    """
    section, said = _section(words)
    among = [each for each in sentences() if section in (None, each.section)]
    known = list(_known(section, said))
    wanted = _wanted(said)
    scores = {
        each: sum(weight * _held(word, each) for word, weight in wanted.items())
        for each in among
        if each not in known
    }
    whole = sum(wanted.values())
    least = max(_MOST_OF_IT * whole, _NEARLY_AS_GOOD * max(scores.values(), default=0.0))
    found = (each for each in scores if whole and scores[each] >= least)
    return [*known, *sorted(found, key=lambda each: -scores[each])]


def _section(words: str) -> tuple[Section | None, str]:
    """Divide what somebody typed into the section that it begins with, if any, and the rest."""
    first, _, rest = words.strip().partition(" ")
    named = [each for each in SECTIONS if each.lower() == first.lower()]
    return (named[0], rest) if named and rest else (None, words.strip())


def _wanted(said: str) -> dict[str, float]:
    """Weigh the words that are looked for; names of cards and what no sentence has hardly count."""
    words = _words(_NAME.sub(" ", said)) or _words(said)
    return {
        word: _weights().get(word, _rarest() * (1.0 if _is_slip(word) else _UNKNOWN))
        for word in (words - _STOP) or words
    }


def _is_slip(word: str) -> bool:
    return any(_alike(word, each) for each in _weights())


def _looked(row: Row) -> Looked:
    wording, *also = (unnamed(plain(each)) for each in (row.pattern, *row.also))
    acts = row.section == "When" and VERB.search(row.pattern) is not None
    asked = f"{ASKS}{as_permission(row.example)}" if acts else ""
    return Looked(row.section, wording, row.meaning, row.example, tuple(also), asked)


def _known(section: Section | None, said: str) -> Iterator[Looked]:
    """Give the sentences that somebody has typed as they are used."""
    for each in [section] if section else SECTIONS:
        with suppress(BadData):
            yield _looked(KNOWN.match(each, said).row)


def _held(word: str, entry: Looked) -> float:
    """Tell how surely a sentence speaks of something."""
    said, meant = _of(entry)
    best = max((_alike(word, each) for each in said), default=0.0)
    return max(best, _IN_THE_MEANING * max((_alike(word, each) for each in meant), default=0.0))


@cache
def _alike(word: str, other: str) -> float:
    if word == other:
        return 1.0
    if _stem(word) == _stem(other):
        return _SAME_WORD
    if other not in _STOP and interchangeable(word, other):
        return _OTHER_WORD
    if word in _weights() or len(word) < 4:
        return 0.0  # It is no slip of the pen: some sentence has it.
    like = SequenceMatcher(None, word, other).ratio()
    return like if other.startswith(word) or like >= _LIKE_ENOUGH else 0.0


def _stem(word: str) -> str:
    return _ENDING.sub("", word)


@cache
def _of(entry: Looked) -> tuple[frozenset[str], frozenset[str]]:
    """Give the words of a sentence itself, and those of its meaning and of its slots."""
    said = _words(" ".join((entry.wording, *entry.also)))
    meant = _words(entry.meaning) | {
        word for slot in entry.slots if slot in _OF_WORDS for word in _words(SLOTS[slot][1])
    }
    return said, meant - said


_OF_WORDS = ("place", "pile", "phase", "quantity", "state", "points", "when", "check", "ended")
"""The kinds of slots whose words belong to the sentence; the others hold names and numbers."""


@cache
def _weights() -> dict[str, float]:
    """Weigh words: those that few sentences have tell more."""
    number = Counter(word for each in sentences() for part in _of(each) for word in part)
    return {word: log(1 + len(sentences()) / many) for word, many in number.items()}


@cache
def _rarest() -> float:
    return max(_weights().values()) / 2


def _words(text: str) -> frozenset[str]:
    return frozenset(_WORD.findall(text.lower()))


def _signs(wording: str) -> "Iterator[re.Match[str]]":
    return SIGNS.finditer(wording)
