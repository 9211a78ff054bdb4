"""The words of the game: where one comes up in a text, it leads to what gives it its meaning."""

import re
import tomllib
from collections.abc import Collection
from functools import cache
from pathlib import Path

from msgspec import Struct

from westmarch.book.book import Book
from westmarch.errors import BadData, nearest

FILE = "words.toml"

_APART = r"\{\w+\}`[^`]*`|`[^`]*`|\[[^\]]*\]\([^)]*\)"
"""What stands in Markdown with a meaning of its own: roles, code and links."""
_ID = r"(?:q\.)?[a-z][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*){2}"


class Words(Struct, frozen=True):
    """The words of the game, each form with the rule or the chapter that gives it its meaning."""

    meanings: dict[str, str]

    def heads(self) -> dict[str, str]:
        """Give the first word with each meaning."""
        firsts = {meaning: word for word, meaning in reversed(self.meanings.items())}
        return {word: meaning for meaning, word in firsts.items()}

    def marked(self, text: str, *, apart: Collection[str] = ()) -> str:
        """Make roles of the first word with each meaning, and of each id, in a Markdown text.

        Those with a meaning that is set `apart` stay as they are.
        """
        done = set(apart)

        def role(found: "re.Match[str]") -> str:
            said = found[0]
            if found.lastgroup == "id":
                kind = "question" if said.startswith("q.") else "rule"
                return said if said in apart else f"{{{kind}}}`{said}`"
            meaning = self._meaning(found["word"]) if found["word"] else None
            if meaning is None or meaning in done:
                return said
            done.add(meaning)
            spelt = said.replace("'", "’")
            return f"{{word}}`{spelt} <{meaning}>`"

        return _pattern(tuple(self.meanings)).sub(role, text)

    def _meaning(self, said: str) -> str | None:
        # A word may begin a sentence.
        return self.meanings.get(said) or self.meanings.get(said[0].lower() + said[1:])


@cache
def _pattern(words: tuple[str, ...]) -> "re.Pattern[str]":
    longest_first = sorted(words, key=len, reverse=True)
    any_word = "|".join(f"(?i:{re.escape(each[0])}){re.escape(each[1:])}" for each in longest_first)
    id_ = rf"(?<![\w.-])(?P<id>{_ID})(?![\w-])"
    word = rf"(?<![\w-])(?P<word>{any_word})(?:['’]s)?(?![\w-])"
    return re.compile(rf"{_APART}|{id_}|{word}")


def load_words(book: Book, root: Path) -> Words:
    """Read the words, and check that each leads to a rule or to a chapter."""
    meanings: dict[str, str] = tomllib.loads((root / FILE).read_text("utf-8"))
    for word, meaning in meanings.items():
        if meaning not in book.rules and meaning not in book.chapters:
            raise BadData(
                f"“{word}” is said to get its meaning from {meaning}, "
                "which is neither a rule nor a chapter",
                where=f"{root.name}/{FILE}",
                hint=nearest(meaning, [*book.rules, *book.chapters]),
            )
    return Words(meanings)
