"""Sentences as players say them at a table, put into the words of the vocabulary.

Only disputes are read so. “Can I play "Cram"?” asks whether the player may play it, “Glóin
(wounded) is in Bree” says that wounded Glóin is at Bree. Names in quotation marks are left as they
are. The vocabulary decides whether what comes of it is a sentence.
"""

import re
from collections.abc import Callable, Iterator
from typing import Protocol

from msgspec import Struct

from westmarch.corpus.patterns import Section, infinitive
from westmarch.corpus.vocabulary import VOCABULARY
from westmarch.corpus.vocabulary.matching import VERB

_QUOTED = re.compile(r'("[^"]*")')
_STATES = "untapped|tapped|wounded"
_CAPITAL = r"[A-ZÀ-Þ][^\s,;()\"]*"
_NAMED = rf"{_CAPITAL}(?: (?:(?:of|the|in|to) )*{_CAPITAL})*"
_VERBS = frozenset(
    infinitive(verb[1])
    for row in VOCABULARY
    for pattern in (row.pattern, *row.also)
    for verb in VERB.finditer(pattern)
)
_PASSIVES = ("be played", "be revealed", "be used", "be stored", "be assigned")
_DOES = "|".join(sorted((*_VERBS, *_PASSIVES, "cast"), key=len, reverse=True))
_BEGINNINGS = frozenset(
    beginning[0]
    for row in VOCABULARY
    for pattern in (row.pattern, *row.also)
    if (beginning := re.match(r"[a-z]+(?= )", pattern)) is not None
) | {"the", "untapped", "tapped", "wounded", "under", "another"}
"""The words that sentences begin with and that are no names."""
_SURELY = r"(?:(?:still|now|also|even|legally|already) )*"
_ASKS = (
    re.compile(rf"(?:can|may|could) (?P<who>.+?) {_SURELY}(?P<what>(?:{_DOES})\b.*)"),
    re.compile(
        rf"(?:am|is|are) (?P<who>.+?) {_SURELY}(?:allowed|able|permitted) to "
        rf"(?P<what>(?:{_DOES})\b.*)"
    ),
    re.compile(
        r"is it (?:legal|allowed|possible|permitted|ok|okay) (?:for (?P<who>.+?) )?to "
        rf"(?P<what>(?:{_DOES})\b.*)"
    ),
)
"""Questions about what somebody wants to do."""
_LOOKS = re.compile(rf"(?P<is>is|are) (?P<who>.+?) (?P<what>(?:still |now )?(?:{_STATES}|in play))")
"""A question about what lies on the table."""
_ADDRESS = re.compile(r"^(?:so|and|then|but|now|here|there)?,? ?", re.IGNORECASE)
_IN_RESPONSE = re.compile(r"^[Ii]n response(?: to (?:this|that|it))?,? (.+?)(?:,? in response)?$")
"""What answers something may be told first."""

_PERSONS: tuple[tuple[str, str | Callable[[re.Match[str]], str]], ...] = (
    (r"\b[Mm]y (?:opponent|enemy)\b", "the opponent"),
    (r"\b(?:[Oo]pponent)\b(?<!the opponent)", "the opponent"),
    (r"\b[Mm]y (?:own )?(?=[A-ZÀ-Þ])", ""),
    (r"\b(?:[Mm]y|[Oo]ur) (?:own )?", "the player's "),
    (r"\b(?:I|[Ww]e) (?:am|are)\b|\bI'm\b|\b[Ww]e're\b", "the player is"),
    (r"\b(?:I|[Ww]e)(?: have|'ve)(?: got)?\b", "the player has"),
    (
        r"\b(?:I|[Ww]e) (?!may\b|can\b|could\b)([a-z]+)\b",
        lambda found: f"the player {_third_person(found[1])}",
    ),
    (r"\bI\b|\b[Ww]e\b", "the player"),
    (r"\bmyself\b|\bme\b|\bus\b", "the player"),
)
"""Who is meant by words that change with the speaker."""


class Plain(Struct, frozen=True):
    """What a sentence says, in plainer words."""

    section: Section
    text: str


class Known(Protocol):
    """What has to be known of the names in a sentence."""

    def is_site(self, text: str) -> bool:
        """Tell whether a name is that of a site."""

    def characters(self, text: str) -> list[str]:
        """Give the characters that a sentence names."""


def plainer(section: Section, said: str, names: Known, last: str = "") -> Iterator[Plain]:
    """Give what somebody may mean by a sentence, the likeliest first; nothing if that is it.

    `last` is the sentence before it: if it names one character, a pronoun means that one.
    """
    text = _ADDRESS.sub("", said.rstrip("?!. ").strip(), count=1)
    text = _IN_RESPONSE.sub(r"\1 in response", text)
    whom = names.characters(last)
    if len(whom) == 1:
        text = _outside(text, lambda part: _PRONOUN.sub(_spoken_of(whom[0]), part))
    question = _asked(text)
    if question is not None:
        section, text = question
    text = lowered(_outside(text, _persons))
    text = _at(_states_first(text), names)
    if text != said:
        yield Plain(section, text)
    for pattern, meant in _OTHERWISE_SAID.get(section, ()):
        otherwise = pattern.sub(meant, text)
        if otherwise != text:
            yield Plain(section, otherwise)


def _spoken_of(name: str) -> Callable[[re.Match[str]], str]:
    return lambda found: f"{name}'s" if found[0].lower() in ("his", "her") else name


def is_question(said: str) -> bool:
    """Tell whether a sentence asks something."""
    return said.rstrip().endswith("?") or _asked(said.rstrip("?!. ")) is not None


_PRONOUN = re.compile(r"\b(?:[Hh]e|[Ss]he|[Hh]is|[Hh]er)\b(?! or )")
_GIVENS = (
    (
        re.compile(
            r"^(.+? (?:is|are) at .+?) and (?:(?:he|she) )?(?:bears|carries|has|wields|wears) (.+)$"
        ),
        r"\1 with \2",
    ),
    (re.compile(r"^the player has (.+? and .+?) at (.+)$"), r"\1 are at \2"),
    (re.compile(r"^the player has (.+?) at (.+)$"), r"\1 is at \2"),
    (re.compile(r"^the opponent has (.+? and .+?) at (.+)$"), r"the opponent's \1 are at \2"),
    (re.compile(r"^the opponent has (.+?) at (.+)$"), r"the opponent's \1 is at \2"),
    (
        re.compile(rf"^(the player|the opponent) is (?:a|the) Fallen-wizard,? \(?({_NAMED})\)?$"),
        r"\1 is the Fallen-wizard \2",
    ),
    (re.compile(r'^(.*("[^"]+").*?),? and (?:another|a second) \2$'), r"\1 and \2"),
)
_ROLLS = (
    (
        re.compile(
            r"^the (?:player|opponent) rolls (\d+(?: and \d+)?) for the (?!first turn$)(.+)$"
        ),
        r"\1 are rolled for the \2",
    ),
)
_OTHERWISE_SAID: dict[Section, tuple[tuple[re.Pattern[str], str], ...]] = {
    "Given": _GIVENS,
    "When": _ROLLS,
}
"""What a sentence may say at once, with another verb, or of somebody else."""


def _asked(text: str) -> tuple[Section, str] | None:
    """Make a step of a question: what may be done is asked, what is so is looked at."""
    first = text[:1].lower() + text[1:]
    for pattern in _ASKS:
        if asked := pattern.fullmatch(first):
            who = asked["who"] or "the player"
            return "When", f"it is asked whether {who} may {asked['what'].replace('cast', 'play')}"
    if seen := _LOOKS.fullmatch(first):
        what = re.sub(r"^(?:still|now) ", "", seen["what"])
        return "Then", f"{seen['who']} {seen['is']} {what}"
    return None


def _outside(text: str, change: Callable[[str], str]) -> str:
    """Change what does not stand in quotation marks."""
    parts = _QUOTED.split(text)
    parts[::2] = map(change, parts[::2])
    return "".join(parts)


def lowered(text: str) -> str:
    """Write a sentence as steps begin, without a capital letter that is not that of a name."""
    first, _, rest = text.partition(" ")
    if first.lower() not in _BEGINNINGS or (first == "The" and rest[:1].isupper()):
        return text
    return f"{first.lower()} {rest}"


def _persons(text: str) -> str:
    for pattern, meant in _PERSONS:
        text = re.sub(pattern, meant, text)
    return text


def _third_person(verb: str) -> str:
    """Give the form of a verb that follows “the player”."""
    if verb.endswith(("s", "ed")) and infinitive(verb) in _VERBS:
        return verb
    if verb.endswith("y") and verb[-2:-1] not in "aeiou":
        return f"{verb[:-1]}ies"
    return f"{verb}es" if verb.endswith(("s", "sh", "ch", "x")) else f"{verb}s"


def _states_first(text: str) -> str:
    """Say “wounded Glóin” of “Glóin (wounded)”."""
    return re.sub(rf"({_NAMED}) \(({_STATES})\)", r"\2 \1", text)


def _at(text: str, names: Known) -> str:
    """Say “at” of sites where somebody says “in”."""

    def at(found: re.Match[str]) -> str:
        return f"{found[1]} at {found[2]}" if names.is_site(found[2].strip('"')) else found[0]

    return re.sub(
        rf'(\b(?:is|are|stands?|sits?|stays?|was)|\bhas \S.*?) in ("[^"]+"|{_NAMED})', at, text
    )
