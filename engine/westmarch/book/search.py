"""Finding rules, questions and cards by words, however they are accented."""

import re
import unicodedata
from collections.abc import Iterable, Iterator

from msgspec import Struct

from westmarch.book.book import Book

_WORD = re.compile(r"[a-z0-9]+")
_LETTERS = str.maketrans({"ð": "d", "þ": "th", "æ": "ae", "ø": "o", "’": "", "'": ""})


class Hit(Struct, frozen=True):
    """Something that was found."""

    kind: str
    """rule, question or card."""
    id: str
    text: str
    """What to show of it: the line with the words in it, or a card's name."""
    score: int


def fold(text: str) -> str:
    """Write a text in small plain letters, so that Eowyn finds Éowyn."""
    if not text.isascii():
        text = unicodedata.normalize("NFKD", text)
        text = "".join(each for each in text if not unicodedata.combining(each))
    return text.casefold().translate(_LETTERS)


def search(book: Book, words: str, cards: Iterable[tuple[str, str]] = ()) -> list[Hit]:
    """Find what has all the words, or their beginnings, in it; the best comes first.

    A word counts most in an id or a name, and least in a note. Cards are given as id and name.
    """
    wanted = _WORD.findall(fold(words))
    found = []
    for kind, id_, fields in _entries(book, cards):
        score = _score(wanted, fields)
        if score:
            found.append(Hit(kind, id_, _excerpt(wanted, fields), score))
    return sorted(found, key=lambda hit: (-hit.score, hit.id))


def _entries(
    book: Book, cards: Iterable[tuple[str, str]]
) -> Iterator[tuple[str, str, tuple[str, ...]]]:
    """Give each entry's fields, the one that weighs most first."""
    for rule in book.rules.values():
        yield "rule", rule.id, (rule.id, rule.text, rule.note)
    for question in book.questions.values():
        said = (f"{each.text}\n{each.consequence}" for each in question.readings)
        yield "question", question.id, (question.id, question.text, "\n".join(said))
    for id_, name in cards:
        yield "card", id_, (f"{name} {id_}", name)


def _score(wanted: list[str], fields: tuple[str, ...]) -> int:
    held = [_WORD.findall(fold(field)) for field in fields]
    score = 0
    for word in wanted:
        best = 0
        for at, words in enumerate(held):
            weight = 2 * (len(held) - at)
            if word in words:
                best = max(best, weight + 1)
            elif any(each.startswith(word) for each in words):
                best = max(best, weight)
        if not best:
            return 0
        score += best
    return score


def _excerpt(wanted: list[str], fields: tuple[str, ...]) -> str:
    """Give the line that has most of the words in it, of the text rather than the id."""
    lines = [line.strip("| ") for field in fields[1:] for line in field.split("\n")]
    return max(lines, key=lambda line: sum(word in fold(line) for word in wanted), default="")
