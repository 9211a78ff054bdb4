"""What one edition has changed of another: before, after, by whom, and what it comes to."""

from collections.abc import Iterator

from msgspec import Struct

from westmarch.book.history import history
from westmarch.book.model import Edition
from westmarch.site.content import Content, book_title
from westmarch.site.differences import Shown, beside, side_by_side, whole
from westmarch.site.proofs import Scenario


class Before(Struct, frozen=True):
    """A rule as it was, and whether it is still in force beside what emends it."""

    id: str
    text: Shown
    stands: bool


class Change(Struct, frozen=True, kw_only=True):
    """A rule that changes, qualifies or clarifies others."""

    id: str
    kind: str
    text: Shown
    date: str
    authority: str
    sources: tuple[str, ...]
    before: tuple[Before, ...]
    turned: tuple[Scenario, ...]
    """The scenarios of it that come out otherwise by the older edition."""
    alike: tuple[Scenario, ...]
    """Those that come out the same by it."""
    apart: tuple[Scenario, ...]
    """Those that cannot be played by it."""
    reason: str
    """Why no scenario can prove it, if none can."""
    note: str


class Chapter(Struct, frozen=True):
    """The changes in a chapter."""

    page: str
    title: str
    changes: tuple[Change, ...]


class Changes(Struct, frozen=True, kw_only=True):
    """What an edition has changed of the one that it is built on."""

    edition: Edition
    chapters: tuple[Chapter, ...]
    """With the book in the title of each."""
    number: int
    """How many changes there are."""
    turning: int
    """How many of these turn a scenario."""
    turned: int
    """How many scenarios come out otherwise."""
    verdicts: int
    """In how many of these it is a verdict that is another one."""
    explained: bool
    """Whether each change that turns nothing says why."""


def changes(content: Content) -> Iterator[Changes]:
    """Tell for each edition that emends another what it has changed."""
    for edition in content.book.editions.values():
        chapters = tuple(_chapters(content, edition))
        if edition.base and chapters:
            found = [change for chapter in chapters for change in chapter.changes]
            turned = {each.id: each.before for change in found for each in change.turned}
            yield Changes(
                edition=edition,
                chapters=chapters,
                number=len(found),
                turning=sum(bool(each.turned) for each in found),
                turned=len(turned),
                explained=all(each.turned or each.reason or each.note for each in found),
                verdicts=sum(each is not None and each.on_verdict for each in turned.values()),
            )


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
    older = [content.book.rules[each] for each in dict.fromkeys(rule.replaces + rule.emends)]
    gone = [each for each in older if each.id not in in_force]
    by_outcome: dict[str, list[Scenario]] = {}
    for each in content.proving(id_):
        if each.before is not None:
            by_outcome.setdefault(each.before.outcome, []).append(each)
    return Change(
        id=id_,
        kind=rule.kind,
        # Where it takes the place of one rule alone, the two can be compared word by word.
        text=side_by_side(gone[0], rule)[1] if len(gone) == 1 else whole(rule),
        date=life.date,
        authority=life.authority,
        sources=tuple(dict.fromkeys(each.source for each in rule.sources)),
        before=tuple(
            Before(each.id, side_by_side(each, rule)[0], stands=False)
            if each in gone
            else Before(each.id, beside(each, rule), stands=True)
            for each in older
        ),
        turned=tuple(by_outcome.get("other", ())),
        alike=tuple(by_outcome.get("same", ())),
        apart=tuple(by_outcome.get("cannot be played", ())),
        reason=rule.reason,
        note=rule.note,
    )
