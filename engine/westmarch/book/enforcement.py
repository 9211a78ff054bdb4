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
    its id, so the text of one file is enough.
    """
    path = package / "rulebooks" / rule.book / f"{rule.chapter.replace('-', '_')}.py"
    if not path.is_file():
        return None
    text = path.read_text("utf-8")
    name = re.escape(rule.id.rpartition(".")[2])
    found = re.search(rf'^@\w+\.\w+\(\s*"{name}"(?:.*\n)+?def (\w+)', text, re.MULTILINE)
    if not found:
        return None
    line = text.count("\n", 0, found.start()) + 1
    return Place(path.relative_to(package.parent.parent).as_posix(), line, found[1])
