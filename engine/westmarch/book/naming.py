"""Where the book speaks of a card by its name, or by its id in brackets."""

import re
from collections.abc import Callable, Collection, Iterable
from functools import cached_property

from westmarch.book.book import Book
from westmarch.book.model import Question

_OPENS = re.compile(r"(?:[.!?:;] |\n *(?:\d+\. |- )?)\Z")
"""What stands before the first word of a sentence, which is written large whatever it is."""
_BEFORE = 8
_WORD = re.compile(r"[^\W\d_]+")


class Naming:
    """The rules and the questions that name a card.

    A name of one word that is a plain word as well, such as Fog, does not count where a sentence
    begins; one that is part of a longer name never does, and neither do words that are no names at
    all, such as those of races.
    """

    def __init__(self, book: Book, names: Iterable[str], words: Collection[str] = ()) -> None:
        self._rules = {rule.id: _typed(f"{rule.text}\n{rule.note}") for rule in book.rules.values()}
        self._questions = {each.id: _typed(_said(each)) for each in book.questions.values()}
        self._names = {_typed(name) for name in names}
        self._no_names = words

    def rules(self, name: str, card: str) -> tuple[str, ...]:
        """Give the ids of the rules whose text, table or note has the name, or the card's id."""
        return self._that_name(name, card, self._rules)

    def questions(self, name: str, card: str) -> tuple[str, ...]:
        """Give the ids of the questions that have it, in what they ask or in a reading."""
        return self._that_name(name, card, self._questions)

    def _that_name(self, name: str, card: str, texts: dict[str, str]) -> tuple[str, ...]:
        name = _typed(name)
        by_id = re.compile(rf"\b{card}\b")
        by_name = None
        found = []
        for id_, text in texts.items():
            if name in text and name not in self._no_names:
                by_name = by_name or self._speaks_of(name)
                if by_name(text):
                    found.append(id_)
                    continue
            if card in text and by_id.search(text):
                found.append(id_)
        return tuple(found)

    def _speaks_of(self, name: str) -> Callable[[str], bool]:
        longer = sorted((each for each in self._names if name in each and each != name), key=len)
        named = re.compile(
            rf"\b(?:{'|'.join(map(re.escape, (*reversed(longer), name)))})(?!\w)"
            if name[0].isalpha()
            else re.escape(name)
        )
        plain = name.lower() in self._plain_words

        def speaks(text: str) -> bool:
            return any(
                found[0] == name and not (plain and _opens(text, found.start()))
                for found in named.finditer(text)
            )

        return speaks

    @cached_property
    def _plain_words(self) -> frozenset[str]:
        """The words that the book writes small somewhere."""
        texts = (*self._rules.values(), *self._questions.values())
        words = (word for text in texts for word in _WORD.findall(text))
        return frozenset(word for word in words if word.islower())


def _opens(text: str, at: int) -> bool:
    return at == 0 or _OPENS.search(text[max(0, at - _BEFORE) : at]) is not None


def _said(question: Question) -> str:
    readings = (f"{each.text}\n{each.consequence}" for each in question.readings)
    return "\n\n".join((question.text, *readings, question.why))


def _typed(text: str) -> str:
    return text.replace("'", "’")
