"""Where a rule is enforced, found without importing the engine.

Most rules are functions of the engine. One that changes what a card says needs none: it is enforced
by the block under its id that amends the card.
"""

import re
from pathlib import Path

from msgspec import Struct

from westmarch.book.model import Rule
from westmarch.paths import CARDS, PACKAGE

_AMENDMENT = re.compile(r'^(amend (?:[A-Z]+-\d+ )?"[^"\n]+")\s+under\s+([a-z0-9.-]+)', re.MULTILINE)


class Place(Struct, frozen=True):
    """A function of the engine, or a block that amends a card."""

    path: str
    """From the top of the project."""
    line: int
    function: str
    """Of a block, how it begins."""


def enforcement_of(rule: Rule) -> Place | None:
    """Give the place at which a rule is enforced: its code, or else the first card it amends."""
    return code_of(rule) or amendments().get(rule.id, (None,))[0]


def amendments(cards: Path = CARDS) -> dict[str, tuple[Place, ...]]:
    """Give for each rule that amends cards the blocks that do it."""
    found: dict[str, tuple[Place, ...]] = {}
    for path in sorted(cards.glob("*.cards")):
        text = path.read_text("utf-8")
        for block in _AMENDMENT.finditer(text):
            line = text.count("\n", 0, block.start()) + 1
            place = Place(f"rules/cards/{path.name}", line, block[1])
            found[block[2]] = (*found.get(block[2], ()), place)
    return found


def code_of(rule: Rule, package: Path = PACKAGE) -> Place | None:
    """Give the function registered under a rule's id, if there is one.

    The rulebooks lie on the same paths as the chapters, and register a rule by the last part of
    its id, so the text of one file is enough, or of the modules of one package.
    """
    chapter = package / "rulebooks" / f"{rule.book}/{rule.chapter}".replace("-", "_")
    name = re.escape(rule.id.rpartition(".")[2])
    registered = re.compile(rf'^@\w+\.\w+\(\s*"{name}"(?:.*\n)+?def (\w+)', re.MULTILINE)
    for path in (chapter.with_suffix(".py"), *sorted(chapter.glob("*.py"))):
        text = path.read_text("utf-8") if path.is_file() else ""
        if found := registered.search(text):
            line = text.count("\n", 0, found.start()) + 1
            return Place(path.relative_to(package.parent.parent).as_posix(), line, found[1])
    return None
