"""Text for a terminal: a heading, prose, and named fields; plain where it is not a terminal."""

import os
import re
import sys
import textwrap
from collections.abc import Iterable

from westmarch.book.table import cells

_WIDEST, _NARROWEST = 88, 24
_LABEL = 12
_BELOW = 6
"""How far text is set in that does not fit beside its head."""
BOLD, DIM = "1", "2"
RED, GREEN, YELLOW = "1;31", "1;32", "1;33"


class Page:
    """Lines in the making, wrapped and marked for whoever reads them."""

    def __init__(self, off_terminal: int = 0) -> None:
        """Begin a page that is so wide where there is no terminal; 0, and nothing is wrapped."""
        self._lines: list[str] = []
        self._marks = _takes_colour()
        self._width = _width() or off_terminal

    def __str__(self) -> str:
        """Give the whole page without an empty line at its end."""
        return "\n".join(self._lines).rstrip()

    def line(self, text: str = "", *, mark: str = "", before: str = "", after: str = "") -> None:
        """Add a line, with a part of it marked."""
        marked = f"\x1b[{mark}m{text}\x1b[0m" if mark and self._marks else text
        self._lines.append(f"{before}{marked}{after}")

    def heading(self, text: str) -> None:
        """Add a heading, which may take several lines."""
        for line in self._wrapped(text, "", ""):
            self.line(line, mark=BOLD)

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

    def hanging(self, head: str, text: str, *, mark: str = "", word: str = "") -> None:
        """Add text beside its head, or below it where the page is too narrow for both.

        The head may be marked, or no more than a word of it.
        """
        if not text:
            head = head.rstrip()
        beside = not self._width or len(head) <= self._width // 2
        head = head if beside else head.rstrip()
        before, marked, after = head.partition(word) if word else ("", head, "")
        indent = " " * (len(head) if beside else _BELOW)
        wrapped = self._wrapped(text, head if beside else indent, indent) or [head]
        after += wrapped.pop(0)[len(head) :] if beside else ""
        self.line(marked, mark=mark, before=before, after=after)
        if text:
            self._lines += wrapped

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


def _takes_colour() -> bool:
    """Tell whether marks are wanted: on a terminal that knows them, unless somebody said no."""
    wanted = not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return wanted and sys.stdout.isatty()


def _width() -> int:
    """Give the width to wrap at, or none for a pipe."""
    try:
        columns = os.get_terminal_size(sys.stdout.fileno()).columns
    except (OSError, ValueError):
        return 0
    return max(_NARROWEST, min(columns, _WIDEST)) if columns else 0
