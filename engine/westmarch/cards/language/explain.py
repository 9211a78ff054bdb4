"""Saying what is wrong with a text in the card-text language, in a player's words."""

import re
from typing import Any

from lark import Token, UnexpectedInput, UnexpectedToken
from lark.lexer import TerminalDef

from westmarch.cards.language.grammar import plain_parser, vocabulary
from westmarch.cards.language.vocabulary import series, singular
from westmarch.errors import BadData, nearest

_CALLED = {
    "INT": "a number",
    "SIGNED": "a number with a sign",
    "NAME": "a name in quotation marks",
    "ID": "a card's id such as TD-130",
    "RULE": "a rule's id",
    "TEXT": "the clause in words",
    "KEY": "the key of its code, such as keeps-him",
    "COMMA": "a comma",
    "COLON": "a colon",
    "BREAK": "the next line",
    "_GAP": "the next line",
    "EVEN_TAPPED": "“, tapped or not”",
    "_MAXIMUM": "“to a maximum of”",
    "ALIGNMENT": "an alignment",
    "ITEM_CLASS": "a class of items",
    "KEYWORD": "a designation",
    "LENGTH": "a length of events",
    "MANIFESTATION": "a kind of manifestation",
    "PLAYABLE": "something playable",
    "RACE": "a race",
    "REGION_TYPE": "a type of region",
    "SITE_TYPE": "a type of site",
    "SKILL": "a skill",
    "BUT": "a race that is left out",
    "CARD_SORT": "a sort of cards",
    "HAPPENING": "an occasion",
    "MOMENT": "a time",
    "ORIGIN": "a sort of attacks",
    "PER": "something to count",
    "PRICE": "a price",
    "QUANTITY": "a number that cards change",
    "ROLE": "somebody",
    "STANDING": "how it lies",
    "TOPIC": "a topic",
}
"""What the parser waits for, in words. Any other terminal stands for the words it spells."""

_FORGOTTEN = ("INT", "SIGNED", "NAME", "COMMA", "COLON")
"""What is most likely to be missing before a word that is itself well spelt."""

_WORD = re.compile(r'"[^"\n]*"|[^\s,:()"“”]+|.', re.DOTALL)
_PHRASE = re.compile(r'[^\s,:()"“”]+(?: [^\s,:()"“”]+){0,2}')
_ANYTHING = ("TEXT", "KEY")
"""What any word would fit."""

_FEW = 6


def explain(text: str, path: str) -> BadData:
    """Find the first thing in a refused text that the language cannot say."""
    try:
        plain_parser().parse(text)
    except UnexpectedInput as error:
        at = error.pos_in_stream or 0
        start = text.rfind("\n", 0, at) + 1
        where = f"rules/{path}:{text.count(chr(10), 0, at) + 1}:{at - start + 1}"
        if isinstance(error, UnexpectedToken):
            line = text[start : text.index("\n", start)]
            what, hint = _told(error.interactive_parser, line, at - start)
        else:
            what, hint = "an odd kind of space stands here", "Write a plain one."
        return BadData(what, where=where, hint=hint)
    raise AssertionError("The text was refused, and now it is not.")


def _told(halted: Any, line: str, at: int) -> tuple[str, str]:
    """Say what is wrong at a place in a line, and what would help."""
    accepted = halted.accepts()
    found = _WORD.match(line, at)
    word = found[0].strip() if found else ""
    if not word or word == "#":
        if accepted == {"BREAK"}:
            return "this block has no lines", "They follow it, each indented by two spaces."
        return f"the line ends where {_listed(accepted)} should follow", ""
    if line.count('"') % 2:
        hint = "A name ends with a second quotation mark, on the same line."
        return "a quotation mark is missing on this line", hint
    if word in "“”":
        return "a name stands between straight quotation marks", 'Write them as in "Smaug".'
    fitting = {each.name for each in plain_parser().terminals if _fits(each, word)}
    if missing := _forgotten(halted, accepted, fitting):
        return f"{missing} is missing before “{word}”", ""
    phrase, hint = _meant(accepted, line, at)
    if hint and (" " in phrase or not fitting):
        return f"“{phrase}” is not known here", hint
    if not line[:at].strip() and len(line) - len(line.lstrip()) > 2:
        hint = "A line indented by more than two spaces continues the one above it."
        return f"“{word}” does not continue the line above", hint
    if len(accepted) > _FEW:
        hint = "A line states facts, as in “2 marshalling points”, or one clause."
        return f"“{word}” cannot stand here", hint
    return f"{_listed(accepted)} should stand here, not “{word}”", _choices(accepted)


def _forgotten(halted: Any, accepted: set[str], fitting: set[str]) -> str:
    """Name the one thing that, put before a well-spelt word, lets the parser go on."""
    for name in (*_FORGOTTEN, *sorted(accepted)) if fitting else ():
        if name in accepted and name not in ("BREAK", "_GAP", "$END"):
            repaired = halted.copy()
            repaired.feed_token(Token(name, ""))
            if fitting & repaired.accepts():
                return _listed({name})
    return ""


def _meant(accepted: set[str], line: str, at: int) -> tuple[str, str]:
    """Find words in the line that look like something expected, and what they may stand for."""
    expected = [word for each in accepted for word in _words(each)]
    for length in (3, 2, 1):
        phrase = " ".join(_PHRASE.findall(line[at:])[:1]).split()[:length]
        alike = [word for word in expected if len(word.split()) == length]
        if len(phrase) == length and (hint := nearest(" ".join(phrase), alike)):
            return " ".join(phrase), hint
    return "", ""


def _choices(accepted: set[str]) -> str:
    """List the vocabulary, where it is one vocabulary that is expected."""
    listed = [each for each in accepted if len(_words(each)) > 2]
    if len(listed) != 1:
        return ""
    singulars = sorted({singular(word) for word in _words(listed[0])})
    return f"There are: {', '.join(singulars)}."


def _listed(accepted: set[str]) -> str:
    """Name what is expected, the words of the language in quotation marks."""
    names = sorted(
        {_CALLED.get(each) or f"“{_words(each)[0]}”" for each in accepted if each != "$END"}
    )
    return series(names, "or")


def _fits(terminal: TerminalDef, word: str) -> bool:
    return terminal.name not in _ANYTHING and bool(re.fullmatch(terminal.pattern.to_regexp(), word))


def _words(terminal: str) -> tuple[str, ...]:
    return vocabulary(terminal) if terminal != "$END" else ()
