"""Where a rule comes from, and what became of it."""

from typing import Literal

from msgspec import Struct

from westmarch.book.book import Book
from westmarch.book.model import Rule, Source

Relation = Literal["emends", "replaces", "emended by", "replaced by"]


class Step(Struct, frozen=True, kw_only=True):
    """Another rule in the life of this one, with the date and the authority of that other rule."""

    relation: Relation
    id: str
    edition: str
    """The edition that it came in with; empty for the common ground."""
    date: str
    authority: str


class History(Struct, frozen=True, kw_only=True):
    """The life of a rule."""

    date: str
    """That of the earliest source that has it."""
    authority: str
    first: bool
    """That source is where it was first published, and does not only state it."""
    steps: tuple[Step, ...]
    """What it emends or replaces, then what emends or replaces it."""
    in_force: dict[str, bool]
    """Whether each edition plays by it."""


def history(book: Book, id_: str) -> History:
    """Tell what a rule changed, what changed it, and in which editions it is in force."""
    rule = book.rule(id_)
    named: dict[str, Relation] = dict.fromkeys(rule.emends, "emends")
    named |= dict.fromkeys(rule.replaces, "replaces")
    named |= dict.fromkeys(book.emended_by(id_), "emended by")
    named |= dict.fromkeys(book.replaced_by(id_), "replaced by")
    date, authority = _origin(book, rule)
    return History(
        date=date,
        authority=authority,
        first=_earliest(book, rule).first,
        steps=tuple(_step(book, named[each], each) for each in named if each in book.rules),
        in_force={edition: id_ in book.in_force(edition) for edition in book.editions},
    )


def _step(book: Book, relation: Relation, id_: str) -> Step:
    rule = book.rules[id_]
    date, authority = _origin(book, rule)
    return Step(relation=relation, id=id_, edition=rule.edition, date=date, authority=authority)


def _origin(book: Book, rule: Rule) -> tuple[str, str]:
    """Give the date of the first source that has a rule, and who made it one."""
    earliest = _earliest(book, rule)
    return earliest.date, rule.authority or earliest.authority


def _earliest(book: Book, rule: Rule) -> Source:
    return min((book.sources[each.source] for each in rule.sources), key=lambda each: each.rank)
