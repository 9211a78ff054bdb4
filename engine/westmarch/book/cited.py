"""The ids that rules, scenarios, cards, pages and code cite, with the place of each."""

import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path

from msgspec import Struct

from westmarch.paths import HOME, PACKAGE

_WRITTEN = (
    "README.md",
    "rules/**/*.md",
    "rules/cards/**/*.cards",
    "features/**/*.feature",
    "examples/**/*.feature",
    "docs/**/*.md",
    "docs/**/*.rst",
)
_WORDS = {"STRING", "COMMENT", "FSTRING_MIDDLE", "TSTRING_MIDDLE"}
"""The tokens of a program in which a dotted name cannot be an attribute."""
_FORMATTED = re.compile(r"[rR]?[fF][rR]?['\"]")
_BRACES = re.compile(r"\{[^{}\n]*\}")
_ELSEWHERE = (":::{retired}", ":emends:", ":replaces:", ":rules:", ":superseded-by:")
"""A tombstone names a rule that is gone on purpose; of the rest, lint knows more than the place."""


class Cited(Struct, frozen=True):
    """An id of a rule or a question, where it is cited."""

    id: str
    path: str
    line: int


def cited(books: Iterable[str], home: Path = HOME, package: Path = PACKAGE) -> Iterator[Cited]:
    """Find everything that looks like the id of a rule or a question of these books."""
    names = "|".join(map(re.escape, books))
    word = r"[a-z0-9][a-z0-9-]*"
    pattern = re.compile(
        rf"(?<![\w./-])(?:q\.(?:{names})\.{word}|(?:{names})\.{word}\.{word})(?![\w/-]|\.\w)"
    )
    for path in sorted(each for glob in _WRITTEN for each in home.glob(glob)):
        if not any(part.startswith(("_", ".")) for part in path.relative_to(home).parts):
            shown = path.relative_to(home).as_posix()
            yield from _in_text(pattern, path.read_text("utf-8"), shown)
    for path in sorted(package.rglob("*.py")):
        text = path.read_text("utf-8")
        if pattern.search(text):
            base = home if path.is_relative_to(home) else package.parent
            yield from _in_program(pattern, text, path.relative_to(base).as_posix())


def _in_text(pattern: re.Pattern[str], text: str, path: str) -> Iterator[Cited]:
    for line, words in enumerate(text.split("\n"), 1):
        if not words.startswith(_ELSEWHERE):
            for found in pattern.finditer(words):
                yield Cited(found[0], path, line)


def _in_program(pattern: re.Pattern[str], text: str, path: str) -> Iterator[Cited]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if tokenize.tok_name[token.type] in _WORDS:
            words = token.string
            # Before 3.12 a formatted string is one token, with the program in its braces.
            if _FORMATTED.match(words):
                words = _BRACES.sub("", words)
            for found in pattern.finditer(words):
                line = token.start[0] + words.count("\n", 0, found.start())
                yield Cited(found[0], path, line)
