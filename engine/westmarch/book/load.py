"""Reading the knowledge base from its files, without Sphinx."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from msgspec import Struct

from westmarch.book import questions
from westmarch.book.book import Book
from westmarch.book.directive import Directive, read_directives
from westmarch.book.model import (
    ALIGNMENTS,
    FORCES,
    KINDS,
    TESTABILITIES,
    Chapter,
    Citation,
    Edition,
    Question,
    Retired,
    Rule,
    Source,
)
from westmarch.book.registers import load_aliases, load_editions, load_sources
from westmarch.book.table import read_table
from westmarch.errors import BadData, nearest
from westmarch.paths import RULES

_NOT_BOOKS = {"cards", "questions"}
_CHAPTER = {
    "rule": frozenset(each.replace("_", "-") for each in Rule.__struct_fields__)
    - {"id", "text", "sources", "table", "path", "line"}
    | {"source"},
    "retired": frozenset({"superseded-by"}),
}
_QUESTIONS = {"question": questions.OPTIONS}
_ID = re.compile(r"[a-z][a-z0-9-]*(\.[a-z0-9][a-z0-9-]*){2}")
_CITATION = re.compile(r'\s*([^\s,;]+),\s*((?:"[^"]*"|[^;"])+?)\s*(?:;|$)')


class _Shelf(Struct):
    """The registers that every chapter is read against, and where each id was first seen."""

    root: Path
    sources: dict[str, Source]
    editions: dict[str, Edition]
    seen: dict[str, str]

    def take(self, directive: Directive) -> str:
        """Give the directive's id, which no other directive may bear."""
        id_ = directive.argument
        first = self.seen.setdefault(id_, f"{directive.path}:{directive.line}")
        if first != f"{directive.path}:{directive.line}":
            raise directive.error(f"{id_} is here a second time", hint=f"The first is at {first}.")
        return id_


def load_book(root: Path = RULES) -> Book:
    """Read everything, and check that it hangs together."""
    return _load(root, [*chapter_files(root), *_question_files(root)])


@cache
def our_book() -> Book:
    """Give Westmarch's own book, which is read but once."""
    return load_book()


def load_around(id_: str, root: Path = RULES) -> Book:
    """Read as much of the book as speaks of one rule, which is enough to tell its history."""
    files = {path: path.read_text("utf-8") for path in chapter_files(root) + _question_files(root)}
    # Whether a rule that replaces this one is itself in force hangs on what replaces that one.
    near: set[str] = set()
    found = {id_}
    while found - near:
        near |= found
        book = _load(
            root, [path for path, text in files.items() if any(map(text.__contains__, near))]
        )
        found = {rule.id for rule in book.rules.values() if not near.isdisjoint(rule.replaces)}
    return book if id_ in book.rules else load_book(root)


def chapter_files(root: Path) -> list[Path]:
    """Give the files that hold rules, book by book."""
    return [path for path in sorted(root.glob("*/*.md")) if path.parent.name not in _NOT_BOOKS]


def _question_files(root: Path) -> list[Path]:
    return sorted((root / "questions").glob("*.md"))


def _load(root: Path, files: list[Path]) -> Book:
    editions, default = load_editions(root)
    shelf = _Shelf(root, load_sources(root), editions, {})
    rules: dict[str, Rule] = {}
    retired: dict[str, Retired] = {}
    chapters: dict[str, Chapter] = {}
    asked: dict[str, Question] = {}
    for path in files:
        if path.parent.name == "questions":
            asked |= {question.id: question for question in _read_questions(path, shelf)}
        else:
            chapter = _read_chapter(path, shelf, rules, retired)
            chapters[f"{chapter.book}.{chapter.name}"] = chapter
    return Book(
        rules=rules,
        retired=retired,
        chapters=chapters,
        sources=shelf.sources,
        editions=editions,
        default_edition=default,
        questions=asked,
        aliases=load_aliases(root),
    )


def _read_chapter(
    path: Path, shelf: _Shelf, rules: dict[str, Rule], retired: dict[str, Retired]
) -> Chapter:
    book, name = path.parent.name, path.stem
    text = path.read_text("utf-8")
    shown = f"{shelf.root.name}/{book}/{path.name}"
    mine: list[str] = []
    for directive in read_directives(text, shown, _CHAPTER):
        id_ = shelf.take(directive)
        if not _ID.fullmatch(id_) or not id_.startswith(f"{book}.{name}."):
            raise directive.error(
                f"“{id_}” is no id for this file",
                hint=f"Ids here are written {book}.{name}.some-words, in small letters.",
            )
        if directive.name == "retired":
            retired[id_] = _retired(directive, f"{book}/{path.name}")
        else:
            rules[id_] = _rule(directive, f"{book}/{path.name}", shelf)
            mine.append(id_)
    title = re.search(r"^# (.+)$", text, re.MULTILINE)
    if not title:
        raise BadData(
            "the chapter has no title", where=f"{shown}:1", hint="Begin with a line “# Title”."
        )
    return Chapter(book, name, title[1].strip(), f"{book}/{path.name}", tuple(mine))


def _rule(directive: Directive, path: str, shelf: _Shelf) -> Rule:
    option = directive.options.get
    edition = option("edition", "")
    if edition and edition not in shelf.editions:
        raise directive.error(
            f"“{edition}” is no edition",
            hint=nearest(edition, shelf.editions) or f"There are: {', '.join(shelf.editions)}.",
            option="edition",
        )
    return Rule(
        id=directive.argument,
        kind=directive.choice("kind", KINDS),
        text="\n".join(directive.body),
        sources=_citations(directive, shelf, directive.require("source")),
        edition=edition,
        emends=directive.listed("emends"),
        replaces=directive.listed("replaces"),
        authority=option("authority", ""),
        force=directive.choice("force", FORCES) if option("force") else "must",
        testability=(
            directive.choice("testability", TESTABILITIES) if option("testability") else "testable"
        ),
        reason=option("reason", ""),
        shown_by=directive.listed("shown-by"),
        alignment=directive.choice("alignment", ALIGNMENTS) if option("alignment") else "",
        note=option("note", ""),
        table=read_table(directive),
        path=path,
        line=directive.line,
    )


def _retired(directive: Directive, path: str) -> Retired:
    return Retired(
        id=directive.argument,
        text="\n".join(directive.body),
        superseded_by=directive.listed("superseded-by"),
        path=path,
        line=directive.line,
    )


def _read_questions(path: Path, shelf: _Shelf) -> Iterator[Question]:
    shown = f"{shelf.root.name}/questions/{path.name}"
    for directive in read_directives(path.read_text("utf-8"), shown, _QUESTIONS):
        id_ = shelf.take(directive)
        if not _ID.fullmatch(id_) or not id_.startswith(f"q.{path.stem}."):
            raise directive.error(
                f"“{id_}” is no id for this file",
                hint=f"Ids here are written q.{path.stem}.some-words, in small letters.",
            )
        cited = directive.options.get("source")
        sources = _citations(directive, shelf, cited) if cited else ()
        yield questions.read_question(directive, f"questions/{path.name}", sources)


def _citations(directive: Directive, shelf: _Shelf, text: str) -> tuple[Citation, ...]:
    found = []
    at = 0
    while at < len(text):
        match = _CITATION.match(text, at)
        if not match:
            raise directive.error(
                f"“{text[at:].strip()}” does not cite a source",
                hint='Write the code, a comma and the place, such as METD-printed, "Hoards".',
                option="source",
            )
        code, locator = match.groups()
        if code not in shelf.sources:
            raise directive.error(
                f"“{code}” is no source",
                hint=nearest(code, shelf.sources) or f"There are: {', '.join(shelf.sources)}.",
                option="source",
            )
        found.append(Citation(code, locator))
        at = match.end()
    return tuple(found)
