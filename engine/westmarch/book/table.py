"""Pipe tables: the rows that the page prints and the engine reads."""

import re

from westmarch.book.directive import Directive

_RULE = re.compile(r"\|(\s*:?-+:?\s*\|)+")
_BAR = re.compile(r"(?<!\\)\|")


def read_table(directive: Directive) -> tuple[dict[str, str], ...]:
    """Give the rows of the table in a directive's body, keyed by its header cells."""
    numbered = [
        (line, directive.body_line + at)
        for at, line in enumerate(directive.body)
        if line.startswith("|")
    ]
    if not numbered:
        return ()
    first, last = numbered[0][1], numbered[-1][1]
    if last - first != len(numbered) - 1:
        raise directive.error(
            "the table is interrupted, or is the second one here",
            line=last,
            hint="One rule holds one table without gaps; give the other table a rule of its own.",
        )
    (head, _), *rest = numbered
    columns = cells(head)
    if not all(columns) or len(set(columns)) < len(columns):
        raise directive.error(
            "the columns of a table need different names, none of them empty", line=first
        )
    if not rest or not _RULE.fullmatch(rest[0][0].rstrip()):
        raise directive.error(
            "the table has no line between its header and its rows",
            line=first + 1,
            hint=f"Write “{'| --- ' * len(columns)}|” below the header.",
        )
    rows = []
    for text, line in rest[1:]:
        row = cells(text)
        if len(row) != len(columns):
            raise directive.error(
                f"this row has {len(row)} cells where the header has {len(columns)}",
                line=line,
                hint=f"The columns are: {', '.join(columns)}.",
            )
        rows.append(dict(zip(columns, row, strict=True)))
    if not rows:
        raise directive.error("the table has no rows", line=first)
    return tuple(rows)


def cells(line: str) -> list[str]:
    """Give the cells of one line of a table."""
    inside = line.strip().removeprefix("|").removesuffix("|")
    return [cell.strip().replace("\\|", "|") for cell in _BAR.split(inside)]
