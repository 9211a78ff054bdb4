"""Handwritten pages that stand among the chapters of a book: docs/rules/<book>/<name>.md."""

import re
from pathlib import Path

from msgspec import Struct

_SUMMARY = re.compile(r"^# .+\n+(?P<summary>(?:(?![:#]).+\n?)+)", re.MULTILINE)
_TITLE = re.compile(r"^# (.+)$", re.MULTILINE)


class Aside(Struct, frozen=True):
    """A page that has no rules of its own, and is read in its place among them."""

    book: str
    name: str
    title: str
    summary: str

    @property
    def page(self) -> str:
        """Its name, as Sphinx names pages."""
        return f"rules/{self.book}/{self.name}"


def load_asides(folder: Path) -> tuple[Aside, ...]:
    """Read what these pages are called, and what each is about."""
    return tuple(_aside(path) for path in sorted(folder.glob("*/*.md")))


def summary_of(text: str) -> str:
    """Give the sentence with which a chapter or another page begins."""
    found = _SUMMARY.search(text)
    return " ".join(found["summary"].split()) if found else ""


def _aside(path: Path) -> Aside:
    text = path.read_text("utf-8")
    title = _TITLE.search(text)
    return Aside(path.parent.name, path.stem, title[1] if title else path.stem, summary_of(text))
