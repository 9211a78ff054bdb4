"""Two texts of a rule side by side: what they share, and what only one of them has."""

import re
from collections.abc import Iterable
from difflib import SequenceMatcher
from itertools import chain

from msgspec import Struct

from westmarch.book.model import Rule

_ROW = re.compile(r"^\|.*\n?", re.MULTILINE)
_PIECE = re.compile(r"\s*(?:\{\w+\}`[^`]*`|`[^`]*`|\[[^\]]*\]\([^)]*\)|\S+)")
"""What a text is compared by: a role, a link or a word, with the space before it."""
_KIN = 0.45
"""How much two texts have to share before it helps to mark what they do not."""
_SHORT = 4

Row = tuple[str, ...]


class Shown(Struct, frozen=True):
    """The text of a rule, with that of its table that matters here."""

    prose: str
    """Markdown."""
    head: Row = ()
    rows: tuple[Row, ...] = ()
    left_out: int = 0
    """How many rows of the table are not shown."""


def whole(rule: Rule) -> Shown:
    """Show a rule by itself."""
    rows = tuple(tuple(row.values()) for row in rule.table)
    return Shown(_prose(rule), tuple(rule.table[0]) if rule.table else (), rows)


def side_by_side(before: Rule, after: Rule) -> tuple[Shown, Shown]:
    """Show a rule and the one that took its place, with what is different between them marked."""
    old, new = _prose(before), _prose(after)
    return (
        _shown(before, after, _marked(old, new, "del")),
        _shown(after, before, _marked(new, old, "ins")),
    )


def beside(before: Rule, after: Rule) -> Shown:
    """Show a rule that still holds, as far as the newer one beside it concerns it."""
    return _shown(before, after, _prose(before))


def _shown(rule: Rule, other: Rule, prose: str) -> Shown:
    all_ = whole(rule)
    rows = tuple(_that_matter(all_.head, all_.rows, other))
    return Shown(prose, all_.head, rows, len(all_.rows) - len(rows))


def _that_matter(head: Row, rows: tuple[Row, ...], other: Rule) -> Iterable[Row]:
    """Give the rows that the other table has not, or that the other text speaks of."""
    if not other.table:
        text = other.text.casefold()
        return (row for row in rows if any(_named(cell, text) for cell in row))
    if tuple(other.table[0]) != head:
        return rows
    others = {tuple(row.values()) for row in other.table}
    return (row for row in rows if row not in others)


def _named(cell: str, text: str) -> bool:
    return len(cell) >= _SHORT and re.search(rf"\b{re.escape(cell.casefold())}\b", text) is not None


def _prose(rule: Rule) -> str:
    return _ROW.sub("", rule.text).strip()


def _marked(text: str, other: str, mark: str) -> str:
    """Mark what only this text has, if the two have enough in common."""
    mine, theirs = _PIECE.findall(text), _PIECE.findall(other)
    found = SequenceMatcher(
        a=[each.strip() for each in mine], b=[each.strip() for each in theirs], autojunk=False
    )
    if found.ratio() < _KIN:
        return text
    parts = (
        _run(mine[start:end], "" if kind == "equal" else mark)
        for kind, start, end, _, _ in found.get_opcodes()
        if start < end
    )
    return "".join(chain.from_iterable(parts))


def _run(pieces: list[str], mark: str) -> Iterable[str]:
    """Mark a run of pieces, unless a paragraph ends in it."""
    text = "".join(pieces)
    inside = text.strip()
    if not mark or "\n\n" in inside:
        return (text,)
    return (text.removesuffix(inside), f"<{mark}>{inside}</{mark}>")
