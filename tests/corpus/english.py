"""What is wrong with a sentence that is to be read out: a grammar made for our own sentences.

Each check looks for one mistake that is made when a sentence is put together from pieces: a number
and a noun that do not agree, a name said twice, a pronoun in the wrong case. Names of cards are put
aside first, for they are spelt as they like.
"""

import re
from collections.abc import Iterator
from functools import cache

from westmarch.paths import RULES

_NOUNS = (
    "attack|body check|card|character|company|copy|corruption point|die|hazard|head|marshalling "
    "point|player|point|region|roll|site|stage point|step|strike|time|turn|way"
)
"""What is counted."""
_VERBS = "come|count|do|give|go|have|lie|make|stay|take|would"
"""What several of them do: without the s that one of them does it with."""
_PREPOSITIONS = "against|at|beside|between|by|for|from|in|of|on|than|to|under|with|without"
_VOWELS = "aeiouAEIOUÂÉÍÓÛ"

_PATTERNS = {
    # Letters and marks.
    "two spaces": r"(?<!\n)  ",
    "a space before a mark": r"\s[,.;:!?](?!\w)|\( | \)",
    "two marks": r"(?<!\.)\.\.(?!\.)|,,|;;|[,;:]\.|[!?]\.|\.,|,;",
    "a hyphen for a minus": r"(?<![\w–-])-\d",
    "a word of the program": (
        r"\bNone\b|\bTrue\b|\bFalse\b|[{}<>]|\w_\w|\b2d6\b|\bplayer/|"
        r"\b(?:company|player|card)-\d|\b(?:in|out-of|marshalling-point)-(?:play|deck|pile)\b"
    ),
    # Words.
    "a word twice": r"(?i)\b(?!had had|that that)(\w+) \1\b(?!-)",
    "two articles": r"(?i)\b(?:an?|the) (?:an?|the)\b",
    "an before a consonant": r"\b[Aa]n (?!hour|heir|honest)[b-df-hj-np-tv-zB-DF-HJ-NP-TV-XYZ]\w*",
    "a before a vowel": rf"\b[Aa] (?!one\b|once\b|u[nst][aeiou]|Uruk|eu)[{_VOWELS}]\w*",
    "a pronoun in the wrong case": rf"\b(?:{_PREPOSITIONS}) (?:he|she|they|we)\b(?! who| is| has)",
    "a capital inside": r"(?<=[a-z,;] )(?:The|An?|It|He|She|They|And|Or|But|This|That|If) [a-z]",
    # Agreement.
    "one and many": rf"(?<![\d.–−+/-])\b(?:1|one) (?:{_NOUNS})e?s\b",
    "many and one": rf"(?<![\d.–−+/-])\b(?:0|[2-9]|[1-9]\d+) (?:{_NOUNS})\b(?! limit| point|-)",
    "none and many": rf"\bno (?:{_NOUNS})(?<!s) that (?:{_VERBS})\b",
    "one and a verb of many": rf"\b(?:1|one) (?:{_NOUNS}) (?:that )?(?:{_VERBS}|are|were)\b",
    "many and a verb of one": rf"\b(?:[2-9]|[1-9]\d+) (?:{_NOUNS})e?s (?:is|was|has|does)\b",
    "there is, of many": r"\bthere (?:is|was) (?:[2-9]|[1-9]\d+)\b",
    "there are, of one": r"\bthere (?:are|were) (?:1|one|no (?!more)\w+[^s\W])\b(?! or)",
    "none as a number": r"\bthere (?:is|are) 0\b",
    "those, of one": r"\b(?:those|these) \w+ is\b|\bthose together is\b",
    "points, of one": r"^The (?:\w+ )?points of .* is ",
    # Sense.
    "the same twice": r"\b(Zz\d+|[A-ZÂÉÛ]\w+) (?:and|or|nor) \1\b(?!\.)",
    "a verb without its ending": r"\b(?:may|can|cannot|could|would|will) \w*(?:che|she|xe|sse)\b",
    "nothing after a comma": r", *[.;)]",
}
_CHECKS = {name: re.compile(pattern) for name, pattern in _PATTERNS.items()}

_LEANS = re.compile(
    r"(?:And|But|Or|Nor|So|Yet|Also|Second|Third|Fourth|Fifth|Sixth|Then|Therefore|However)\b"
)
"""How a sentence begins that goes on from one that nobody has heard."""
_NAME = "Zz"
"""What stands for the name of a card, with a number for each."""


def faults(text: str) -> Iterator[str]:
    """Say what is wrong with a sentence, or with several that are told together."""
    if not (text[:1].isupper() or text[:1] in '“"0123456789−' or text.startswith("q.")):
        yield _told("a small letter at the beginning", text[:10], text)
    if not text.rstrip().endswith((".", ".”", ".)", "?", "!", "…”")):
        yield _told("no full stop", text[-10:], text)
    if _LEANS.match(_without_names(text)):
        yield _told("it goes on from what nobody has heard", text.split()[0], text)
    yield from words_faults(text)


def words_faults(text: str) -> Iterator[str]:
    """Say what is wrong with words that need be no sentence: a question, the name of a part."""
    if text.count("“") != text.count("”") or text.count('"') % 2:
        yield _told("a quotation that does not end", "“", text)
    if text.count("(") != text.count(")"):
        yield _told("a bracket that does not end", "(", text)
    plain = re.sub(r"\b(?:q|core|dragons|dark-minions)\.[a-z.-]+", "ID", _without_names(text))
    for name, pattern in _CHECKS.items():
        if found := pattern.search(plain):
            yield _told(name, found[0], text)


def _told(what: str, where: str, text: str) -> str:
    return f"{what} (“{where}”): {text}"


@cache
def _names() -> re.Pattern[str]:
    lines = (RULES / "names.tsv").read_text("utf-8").splitlines()
    names = {line.split("\t")[2] for line in lines if line and not line.startswith("#")}
    names |= {name.replace("’", "'") for name in names}
    longest = sorted((each for each in names if len(each) > 2), key=len, reverse=True)
    return re.compile(r"(?<!\w)(?:" + "|".join(map(re.escape, longest)) + r")(?!\w)")


def _without_names(text: str) -> str:
    """Put one word in the place of each name of a card, the same for the same name."""
    known: dict[str, str] = {}

    def put(found: re.Match[str]) -> str:
        return known.setdefault(found[0], f"{_NAME}{len(known)}")

    return _names().sub(put, text)
