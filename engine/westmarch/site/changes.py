"""What one edition has changed of another: before, after, by whom, and what it comes to."""

from collections.abc import Iterator

from msgspec import Struct

from westmarch.book.history import history
from westmarch.book.model import Edition
from westmarch.site.content import Content, book_title
from westmarch.site.proofs import Scenario


class Before(Struct, frozen=True):
    """A rule as it was, and whether it is still in force beside what emends it."""

    id: str
    text: str
    stands: bool


class Change(Struct, frozen=True, kw_only=True):
    """A rule that changes, qualifies or clarifies others."""

    id: str
    kind: str
    text: str
    date: str
    authority: str
    before: tuple[Before, ...]
    turned: tuple[Scenario, ...]
    """The scenarios of it that come out otherwise by the older edition."""
    proving: int
    """How many scenarios prove it."""


class Chapter(Struct, frozen=True):
    """The changes in a chapter."""

    page: str
    title: str
    changes: tuple[Change, ...]


class Changes(Struct, frozen=True):
    """What an edition has changed of the one that it is built on."""

    edition: Edition
    chapters: tuple[Chapter, ...]
    """With the book in the title of each."""
    number: int
    """How many changes there are."""
    turned: int
    """How many scenarios come out otherwise."""


def changes(content: Content) -> Iterator[Changes]:
    """Tell for each edition that emends another what it has changed."""
    for edition in content.book.editions.values():
        chapters = tuple(_chapters(content, edition))
        if edition.base and chapters:
            found = [change for chapter in chapters for change in chapter.changes]
            turned = {each.id for change in found for each in change.turned}
            yield Changes(edition, chapters, len(found), len(turned))


def _chapters(content: Content, edition: Edition) -> Iterator[Chapter]:
    for book, there in content.books().items():
        for chapter in there:
            found = tuple(
                _change(content, id_, edition)
                for id_ in chapter.rules
                if content.book.rules[id_].edition == edition.name
                and (content.book.rules[id_].emends or content.book.rules[id_].replaces)
            )
            if found:
                title = f"{book_title(book)}: {chapter.title}"
                yield Chapter(f"rules/{book}/{chapter.name}", title, found)


def _change(content: Content, id_: str, edition: Edition) -> Change:
    rule = content.book.rules[id_]
    life = history(content.book, id_)
    in_force = content.book.in_force(edition.name)
    proving = content.proving(id_)
    return Change(
        id=id_,
        kind=rule.kind,
        text=rule.text,
        date=life.date,
        authority=life.authority,
        before=tuple(
            Before(each, content.book.rules[each].text, each in in_force)
            for each in dict.fromkeys(rule.replaces + rule.emends)
        ),
        turned=tuple(each for each in proving if each.turned is not None),
        proving=len(proving),
    )
