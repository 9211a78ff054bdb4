"""Text for a terminal: a heading, prose, and named fields; plain where it is not a terminal."""

import os
import re
import sys
import textwrap
from collections.abc import Iterable

from westmarch.book.table import cells

_WIDEST = 88
_LABEL = 12
BOLD, DIM = "1", "2"


class Page:
    """Lines in the making, wrapped and marked for whoever reads them."""

    def __init__(self, width: int | None = None) -> None:
        self._lines: list[str] = []
        self._marks = sys.stdout.isatty() and not os.environ.get("NO_COLOR")
        self._width = _width() if width is None else width

    def __str__(self) -> str:
        """Give the whole page without an empty line at its end."""
        return "\n".join(self._lines).rstrip()

    def line(self, text: str = "", *, mark: str = "", after: str = "") -> None:
        """Add a line, with a part of it marked."""
        marked = f"\x1b[{mark}m{text}\x1b[0m" if mark and self._marks else text
        self._lines.append(f"{marked}{after}")

    def prose(self, text: str, indent: int = 0) -> None:
        """Add Markdown: paragraphs wrapped, tables laid out in columns, lists as they are."""
        for block in re.split(r"\n\s*\n", text.strip()):
            lines = block.split("\n")
            if lines[0].startswith("|"):
                self._lines += [f"{' ' * indent}{line}" for line in _laid_out(lines)]
            elif lines[0].startswith("- ") or lines[0][:1].isdigit():
                self._lines += [f"{' ' * indent}{line}" for line in lines]
            else:
                self._lines += self._wrapped(" ".join(lines), " " * indent, " " * indent)
            self._lines.append("")

    def hanging(self, head: str, text: str, *, mark: str = "") -> None:
        """Add text beside its head, which may be marked; further lines begin below the text."""
        if not text:
            head = head.rstrip()
        wrapped = self._wrapped(text, head, " " * len(head)) or [head]
        self.line(head, mark=mark, after=wrapped[0][len(head) :])
        self._lines += wrapped[1:]

    def field(self, label: str, values: str | Iterable[str]) -> None:
        """Add a named field, one line for each of its values; nothing if it has none."""
        for value in [values] if isinstance(values, str) else values:
            if value:
                self.hanging(f"  {label:<{_LABEL}}", value, mark=DIM)
                label = ""

    def _wrapped(self, text: str, first: str, others: str) -> list[str]:
        if not self._width:
            return [f"{first}{text}"]
        return textwrap.wrap(
            text,
            self._width,
            initial_indent=first,
            subsequent_indent=others,
            break_long_words=False,
            break_on_hyphens=False,
        )


def _laid_out(lines: list[str]) -> list[str]:
    rows = [cells(line) for line in lines]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    rows[1] = ["-" * width for width in widths]
    return [
        "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
        for row in rows
    ]


def _width() -> int:
    """Give the width to wrap at, or none for a pipe, where a paragraph stays one line."""
    try:
        return min(os.get_terminal_size(sys.stdout.fileno()).columns, _WIDEST)
    except (OSError, ValueError):
        return 0
