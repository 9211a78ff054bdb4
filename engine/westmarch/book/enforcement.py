"""Where the code of a rule stands, found without importing the engine."""

import re
from pathlib import Path

from msgspec import Struct

from westmarch.book.model import Rule
from westmarch.paths import PACKAGE


class Place(Struct, frozen=True):
    """A function of the engine."""

    path: str
    """From the folder that holds the package's own."""
    line: int
    function: str


def code_of(rule: Rule, package: Path = PACKAGE) -> Place | None:
    """Give the function registered under a rule's id, if there is one.

    The rulebooks lie on the same paths as the chapters, and register a rule by the last part of
    its id, so the text of one file is enough, or of the modules of one package.
    """
    chapter = package / "rulebooks" / rule.book / rule.chapter.replace("-", "_")
    name = re.escape(rule.id.rpartition(".")[2])
    registered = re.compile(rf'^@\w+\.\w+\(\s*"{name}"(?:.*\n)+?def (\w+)', re.MULTILINE)
    for path in (chapter.with_suffix(".py"), *sorted(chapter.glob("*.py"))):
        text = path.read_text("utf-8") if path.is_file() else ""
        if found := registered.search(text):
            line = text.count("\n", 0, found.start()) + 1
            return Place(path.relative_to(package.parent.parent).as_posix(), line, found[1])
    return None
