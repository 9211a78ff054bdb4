"""Understanding a step: in the words of the vocabulary or, of a dispute, in those of every day."""

import re
from contextlib import suppress

from msgspec import Struct
from msgspec.structs import replace

from westmarch.corpus.names import Library, Names
from westmarch.corpus.patterns import normalized
from westmarch.corpus.source import Sentence
from westmarch.corpus.table import is_hazard
from westmarch.corpus.vocabulary import KNOWN
from westmarch.corpus.vocabulary.matching import Match
from westmarch.errors import BadData

_PASSIVE = re.compile(
    r'it is asked (?:if|whether) (?P<card>"[^"]+"|[^"]+?) (?:may|can) be '
    r"(?P<verb>played|revealed|used)\b(?P<rest>.*)"
)
_STRUCK = re.compile(
    r"it is asked (?:if|whether) (?P<who>.+?) (?:may|can) be assigned (?:a|the) strike"
)
_ACTIVE = {"played": "play", "revealed": "reveal", "used": "use"}


class Understood(Struct, frozen=True):
    """A step whose words are known."""

    sentence: Sentence
    match: Match


def understand(sentence: Sentence, library: Library, notes: list[str] | None) -> Understood:
    """Recognize a step; of a dispute also in everyday words, which is noted then."""
    section, text = sentence.section, sentence.text
    if section is None:
        raise BadData(
            f"“{text}” is neither Given nor When nor Then.",
            hint="Begin the first step of a scenario with one of these words.",
        )
    try:
        return Understood(sentence, KNOWN.match(section, text))
    except BadData:
        # Perhaps only the names are written as nobody prints them.
        names = library.names(library.book.default_edition)
        said = normalized(text)
        # A character goes without quotation marks, but not where cards are named that lie in piles.
        spelt = [names.restored(said), names.restored(said, quoted=True)]
        if notes is not None:
            spelt += [_active(each, names) for each in (said, *spelt)]
        for each in spelt:
            with suppress(BadData):
                match = KNOWN.match(section, each)
                # Of a dispute it is told in these words what was asked.
                told = sentence if notes is None else replace(sentence, text=each)
                return Understood(told, match)
        if notes is None:
            raise
        for each in (said, *spelt):
            with suppress(BadData):
                # Who lays a table may well say what happened as the first thing.
                if section == "Given" and (first := KNOWN.match("When", each)).mode == "do":
                    words = text if each == said else each
                    return Understood(replace(sentence, section="When", text=words), first)
            meant = KNOWN.meant(section, each)
            if meant is not None:
                notes.append(f"“{text}” was read as “{meant}”.")
                return Understood(replace(sentence, text=meant), KNOWN.match(section, meant))
        raise


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
        who = "the opponent" if is_hazard(names.card(name.strip('"'), "wizard")) else "the player"
        rest = asked["rest"].replace(" against ", " on ")
        rest = re.sub(r" under the (?:direct )?influence of ", " under ", rest)
        return f"it is asked whether {who} may {_ACTIVE[asked['verb']]} {name}{rest}"
    return said
