"""Searching cards as their players do: `t:item a:minion prowess>=2 set:as -o:corruption`.

Each term narrows the search: a word and a colon look among words, a word and a comparison at a
number, and any other word in the name. A minus turns a term round; quotes hold words together.
The site's search page does the same (`site/static/cards.js`).
"""

import operator
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType

from msgspec import Struct

from westmarch.cards.findable import NUMBERS, WORDS, Findable
from westmarch.cards.names import fold
from westmarch.errors import BadUsage, nearest

_TERM = re.compile(
    r"""(?P<turned>-?)(?:(?P<field>[a-z-]+)(?P<sign>>=|<=|!=|[:=<>]))?"""
    r"""(?:"(?P<quoted>[^"]*)"|(?P<plain>[^\s"]+))(?=\s|$)""",
    re.VERBOSE | re.IGNORECASE,
)
_LOOKS_LIKE_ONE = re.compile(r'(?:^|\s)-?[a-z-]+(?:>=|<=|!=|[:=<>])[\w"]', re.IGNORECASE)
_COMPARED: Mapping[str, Callable[[int, int], bool]] = MappingProxyType(
    {
        ":": operator.eq,
        "=": operator.eq,
        "!=": operator.ne,
        "<": operator.lt,
        "<=": operator.le,
        ">": operator.gt,
        ">=": operator.ge,
    }
)
FIELDS = {
    **{name: name for name in (*WORDS, *NUMBERS)},
    **{short: name for table in (WORDS, NUMBERS) for name, (short, _) in table.items() if short},
}
"""What a term can begin with, and what it means."""


class Term(Struct, frozen=True):
    """One thing that has to hold of a card."""

    said: str
    """As it was written."""
    field: str
    sign: str
    value: str
    turned: bool

    def holds(self, card: Findable) -> bool:
        """Tell whether it holds of a card."""
        return self._fits(card) != self.turned

    def _fits(self, card: Findable) -> bool:
        if self.field in NUMBERS:
            number = card.numbers.get(self.field)
            return number is not None and _COMPARED[self.sign](number, int(self.value))
        found = any(_has(fold(each), self.value) for each in card.words.get(self.field, ()))
        return found != (self.sign == "!=")


def is_query(text: str) -> bool:
    """Tell whether a search is for cards by their facts: whether it has any such term."""
    return _LOOKS_LIKE_ONE.search(text) is not None


def parsed(text: str) -> tuple[Term, ...]:
    """Read a search."""
    terms: list[Term] = []
    at = 0
    text = text.strip()
    while at < len(text):
        found = _TERM.match(text, at)
        if found is None:
            raise BadUsage(
                f"“{text[at:]}” cannot be read as part of a search",
                hint='Terms are like t:item, prowess>=2 and o:"corruption check".',
            )
        terms.append(_term(found))
        at = found.end()
        at += len(text[at:]) - len(text[at:].lstrip())
    return tuple(terms)


def _term(found: "re.Match[str]") -> Term:
    value = found["plain"] if found["quoted"] is None else found["quoted"]
    turned = bool(found["turned"])
    if found["field"] is None:
        return Term(found[0], "name", ":", fold(value), turned)
    word = found["field"].lower()
    field = FIELDS.get(word)
    if field is None:
        known = ", ".join((*WORDS, *NUMBERS))
        hint = nearest(word, FIELDS) or f"There are {known}."
        raise BadUsage(f"cards cannot be searched by “{word}”", hint=hint)
    if field in NUMBERS and not re.fullmatch(r"-?[0-9]{1,4}", value):
        raise BadUsage(f"“{found[0]}”: {field} is a number", hint=f"As in {word}>=2.")
    if field in WORDS and found["sign"] in ("<", "<=", ">", ">="):
        raise BadUsage(
            f"“{found[0]}”: {field} is no number", hint=f"Write {word}:{value} for what has it."
        )
    return Term(found[0], field, found["sign"], fold(value), turned)


def select(cards: Iterable[Findable], terms: Sequence[Term]) -> list[Findable]:
    """Give the cards of which all terms hold."""
    return [card for card in cards if all(term.holds(card) for term in terms)]


def why_none(cards: Sequence[Findable], terms: Sequence[Term]) -> str:
    """Say which term no card at all fits, and what may have been meant."""
    for term in terms:
        if term.turned or any(term.holds(card) for card in cards):
            continue
        if term.field in NUMBERS:
            return f"No card has {term.said}."
        known = {word for card in cards for word in card.words.get(term.field, ())}
        if term.field == "type":
            known = {each for kind in known for each in (kind, *kind.split())}
        hint = nearest(term.value, sorted(known))
        return f"Of no card holds {term.said}.{hint and f'  {hint}'}"
    return "No card has all of these."


def _has(text: str, words: str) -> bool:
    """Tell whether a text has some words, or one that begins with the last of them."""
    at = text.find(words)
    while at >= 0:
        if not at or not text[at - 1].isalnum():
            return True
        at = text.find(words, at + 1)
    return False
