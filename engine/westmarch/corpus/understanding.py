"""Understanding a step: in the words of the vocabulary or, of a dispute, in those of every day."""

import re
from contextlib import suppress
from typing import cast

from msgspec import Struct
from msgspec.structs import replace

from westmarch.cards.kinds import WIZARD
from westmarch.corpus.everyday import lowered, plainer
from westmarch.corpus.names import Library, Names
from westmarch.corpus.patterns import Section, normalized
from westmarch.corpus.scene import is_hazard
from westmarch.corpus.source import Sentence
from westmarch.corpus.vocabulary import KNOWN
from westmarch.corpus.vocabulary.matching import Match
from westmarch.errors import BadData

_PASSIVE = re.compile(
    r'it is asked (?:if|whether) (?P<card>"[^"]+"|[^"]+?) (?:may|can) be '
    r"(?P<verb>played|revealed|used|stored)\b(?P<rest>.*)"
)
_STRUCK = re.compile(
    r"it is asked (?:if|whether) (?P<who>.+?) (?:may|can) be assigned (?:a|the) strike"
)
_ACTIVE = {"played": "play", "revealed": "reveal", "used": "use", "stored": "store"}


class Understood(Struct, frozen=True):
    """A step whose words are known."""

    sentence: Sentence
    match: Match


def understand(
    sentence: Sentence, library: Library, notes: list[str] | None, last: str = ""
) -> Understood:
    """Recognize a step; of a dispute also in everyday words, which is noted then.

    `last` is the step before it, whose only character a pronoun means.
    """
    if sentence.section is None:
        raise BadData(
            f"“{sentence.text}” is neither Given nor When nor Then.",
            hint="Begin the first step of a scenario with one of these words.",
        )
    section = sentence.section
    if notes is not None:
        sentence = replace(sentence, text=lowered(sentence.text))
    # Perhaps only the names are written as nobody prints them.
    names = library.names(library.book.default_edition)
    try:
        return _spelt(sentence, names, loosely=notes is not None)
    except BadData:
        if notes is None:
            raise
        said = normalized(sentence.text)
        plain = [
            replace(sentence, section=each.section, text=each.text)
            for each in plainer(section, said, names, last)
        ]
        for each in plain:
            with suppress(BadData):
                read = _spelt(each, names, loosely=True)
                notes.append(_read_as(sentence, read.sentence))
                return read
        for each in (sentence, *plain):
            if (meant := _meant(each, names)) is not None:
                if meant.sentence.text != sentence.text:
                    notes.append(_read_as(sentence, meant.sentence))
                return meant
        if not plain:
            raise
        raise _unread(sentence, plain[-1]) from None


def _unread(said: Sentence, plain: Sentence) -> BadData:
    """Complain of a sentence, and suggest something by what it says in plainer words."""
    try:
        KNOWN.match(cast("Section", plain.section), plain.text)
    except BadData as error:
        return BadData(f"No step reads “{said.section} {said.text}”.", hint=error.hint)
    raise AssertionError(plain)


def _spelt(sentence: Sentence, names: Names, *, loosely: bool) -> Understood:
    """Recognize a step whose names may be spelt as nobody prints them."""
    section = cast("Section", sentence.section)
    with suppress(BadData):
        return Understood(sentence, KNOWN.match(section, sentence.text))
    for each in _spellings(sentence, names, loosely=loosely):
        with suppress(BadData):
            match = KNOWN.match(section, each)
            # Of a dispute it is told in these words what was asked.
            return Understood(replace(sentence, text=each) if loosely else sentence, match)
    return Understood(sentence, KNOWN.match(section, sentence.text))


def _spellings(sentence: Sentence, names: Names, *, loosely: bool) -> list[str]:
    said = normalized(sentence.text)
    # A character goes without quotation marks, but not where cards are named that lie in piles.
    spelt = [names.restored(said), names.restored(said, quoted=True)]
    return spelt + [_active(each, names) for each in (said, *spelt)] if loosely else spelt


def _meant(sentence: Sentence, names: Names) -> Understood | None:
    """Read a sentence as one of the vocabulary that differs by words used for each other only."""
    section, said = cast("Section", sentence.section), normalized(sentence.text)
    for each in (said, *_spellings(sentence, names, loosely=True)):
        with suppress(BadData):
            # Who lays a table may well say what happened as the first thing.
            if section == "Given" and (first := KNOWN.match("When", each)).mode == "do":
                words = sentence.text if each == said else each
                return Understood(replace(sentence, section="When", text=words), first)
        meant = KNOWN.meant(section, each)
        if meant is not None:
            return Understood(replace(sentence, text=meant), KNOWN.match(section, meant))
    return None


def _read_as(said: Sentence, meant: Sentence) -> str:
    section = "" if meant.section == said.section else f"{meant.section} "
    return f"“{said.text}” was read as “{section}{meant.text}”."


def _active(said: str, names: Names) -> str:
    """Say who would do what somebody asks about, where he asks whether it may be done at all."""
    struck = _STRUCK.fullmatch(said)
    if struck is not None:
        return f"it is asked whether the player may assign a strike to {struck['who']}"
    asked = _PASSIVE.fullmatch(said)
    if asked is None:
        return said
    name = asked["card"]
    with suppress(BadData):
        who = "the opponent" if is_hazard(names.card(name.strip('"'), WIZARD)) else "the player"
        rest = asked["rest"].replace(" against ", " on ")
        rest = re.sub(r" under the (?:direct )?influence of ", " under ", rest)
        return f"it is asked whether {who} may {_ACTIVE[asked['verb']]} {name}{rest}"
    return said
