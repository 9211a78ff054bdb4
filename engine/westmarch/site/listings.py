"""The lists that handwritten pages show: `{listing}` followed by one of these names."""

from collections import defaultdict
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from westmarch.book.model import Edition, Question, Source
from westmarch.corpus.patterns import SLOTS, plain
from westmarch.corpus.vocabulary import VOCABULARY
from westmarch.kit.paths import PATHS, Path
from westmarch.site import addresses
from westmarch.site.content import BOOKS, Content, book_title
from westmarch.site.pages import Card, chapter_title
from westmarch.site.proofs import summary


class Chapter(Struct, frozen=True):
    """A chapter in a list."""

    page: str
    title: str
    summary: str
    rules: int
    proofs: str


class Book(Struct, frozen=True):
    """A book in a list."""

    page: str
    title: str
    chapters: tuple[Chapter, ...]


class Sentence(Struct, frozen=True):
    """A row of the step vocabulary."""

    section: str
    wording: str
    meaning: str
    example: str


class Count(Struct, frozen=True):
    """How far a chapter has come."""

    page: str
    title: str
    rules: int
    testable: int
    proved: int
    enforced: int
    unproved: tuple[str, ...]
    """Testable rules that no scenario proves."""
    failing: tuple[str, ...]
    """Rules with a scenario that does not pass."""


def books(content: Content, _: str) -> list[Book]:
    """List the books with their chapters."""
    return [
        Book(f"rules/{name}", book_title(name), tuple(chapters(content, name)))
        for name in _book_names(content)
    ]


def chapters(content: Content, book: str) -> list[Chapter]:
    """List the chapters of a book."""
    return [
        Chapter(
            addresses.chapter(each.book, each.name).page,
            each.title,
            content.summary(key),
            len(each.rules),
            summary(content.scenarios_of(f"{each.book}/{each.name}")),
        )
        for key, each in content.book.chapters.items()
        if each.book == book
    ]


def rules(content: Content, _: str) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """List every rule by book and chapter, with the first words of its text."""
    return [
        (
            f"rules/{each.book}/{each.name}",
            f"{book_title(each.book)}: {each.title}",
            [(id_, _opening(content.book.rules[id_].text)) for id_ in each.rules],
        )
        for book in _book_names(content)
        for each in content.book.chapters.values()
        if each.book == book
    ]


def cards(content: Content, _: str) -> dict[str, list[Card]]:
    """List the cards by set."""
    found: defaultdict[str, list[Card]] = defaultdict(list)
    for each in content.cards.values():
        found[each.set].append(Card(each.id, each.name, each.kind))
    return found


def scenarios(content: Content, _: str) -> list[tuple[str, str, str, str]]:
    """List the chapters that have scenarios, with the book of each and what came of them."""
    return [
        (
            addresses.scenarios(chapter).page,
            book_title(chapter.partition("/")[0]),
            chapter_title(content, chapter),
            summary(content.scenarios_of(chapter)),
        )
        for chapter in sorted({each.chapter for each in content.scenarios.values()})
    ]


def sources(content: Content, _: str) -> list[tuple[Source, int]]:
    """List the sources, the strongest first, with the number of rules from each."""
    ranked = sorted(content.book.sources.values(), key=lambda each: -each.rank)
    return [(each, len(content.rules_from(each.code))) for each in ranked]


def questions(content: Content, _: str) -> list[tuple[str, list[Question]]]:
    """List the open questions by book."""
    found: defaultdict[str, list[Question]] = defaultdict(list)
    for each in content.book.questions.values():
        found[each.id.split(".")[1]].append(each)
    return [(book_title(book), each) for book, each in found.items()]


def editions(content: Content, _: str) -> list[tuple[Edition, int, bool]]:
    """List the editions with the number of rules in force, and whether it is the default."""
    return [
        (each, len(content.book.in_force(each.name)), each.name == content.book.default_edition)
        for each in content.book.editions.values()
    ]


def steps(_: Content, __: str) -> dict[str, list[Sentence]]:
    """List the sentences that scenarios are written in."""
    found: defaultdict[str, list[Sentence]] = defaultdict(list)
    for row in VOCABULARY:
        sentence = Sentence(row.section, plain(row.pattern), row.meaning, row.example)
        found[row.section].append(sentence)
    return found


def slots(_: Content, __: str) -> list[tuple[str, str]]:
    """List the slots of the sentences, each with what may stand there."""
    return [(name, examples) for name, (_, examples) in SLOTS.items()]


def paths(_: Content, __: str) -> list[Path]:
    """List what an engine can be asked to see."""
    return list(PATHS)


def coverage(content: Content, _: str) -> dict[str, list[Count]]:
    """Count what is enforced and proved, chapter by chapter."""
    found: defaultdict[str, list[Count]] = defaultdict(list)
    for name in _book_names(content):
        for each in content.book.chapters.values():
            if each.book == name:
                found[book_title(name)].append(_count(content, each.book, each.name, each.rules))
    return found


LISTINGS: dict[str, Callable[[Content, str], Any]] = {
    each.__name__: each
    for each in (
        books,
        chapters,
        rules,
        cards,
        scenarios,
        sources,
        questions,
        editions,
        steps,
        slots,
        paths,
        coverage,
    )
}


def _count(content: Content, book: str, chapter: str, ids: tuple[str, ...]) -> Count:
    testable = [id_ for id_ in ids if content.book.rules[id_].testability == "testable"]
    proved = [id_ for id_ in testable if content.proving(id_)]
    return Count(
        page=f"rules/{book}/{chapter}",
        title=chapter_title(content, f"{book}/{chapter}"),
        rules=len(ids),
        testable=len(testable),
        proved=len(proved),
        enforced=sum(id_ in content.code for id_ in ids),
        unproved=tuple(id_ for id_ in testable if id_ not in proved),
        failing=tuple(
            id_ for id_ in ids if any(each.status != "pass" for each in content.proving(id_))
        ),
    )


def _book_names(content: Content) -> list[str]:
    """Give the books there are, those that Westmarch was meant to hold first."""
    there = dict.fromkeys(each.book for each in content.book.chapters.values())
    return [name for name in BOOKS if name in there] + [name for name in there if name not in BOOKS]


def _opening(text: str) -> str:
    first = text.split("\n\n", 1)[0].replace("\n", " ")
    return first if len(first) <= 110 else f"{first[:110].rsplit(' ', 1)[0]} …"
