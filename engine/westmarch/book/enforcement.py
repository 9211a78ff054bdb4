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
    its id, so the text of one file is enough, or of the modules of one package. What says the same
    of several kinds of players is registered by a function, which is called with the id, or makes
    it of the kind.
    """
    chapter = package / "rulebooks" / f"{rule.book}/{rule.chapter}".replace("-", "_")
    name = rule.id.rpartition(".")[2]
    modules = [
        each for each in (chapter.with_suffix(".py"), *chapter.glob("*.py")) if each.is_file()
    ]
    texts = {each: each.read_text("utf-8") for each in sorted(modules)}
    for found_in in (_called_with, _spelled_out, _made):
        for path, text in texts.items():
            if found := found_in(text, name):
                line = text.count("\n", 0, found.start("decorator")) + 1
                file = path.relative_to(package.parent.parent).as_posix()
                return Place(file, line, found["function"])
    return None


Found = re.Match[str] | None
_REGISTERED = re.compile(
    r"^ *(?P<decorator>@\w+\.\w+\(\s*)(?P<name>f?\"[^\"]+\"|rule\b)"
    r"(?:.*\n)+? *def (?P<function>\w+)",
    re.MULTILINE,
)


def _spelled_out(text: str, name: str) -> Found:
    """Find the function that is registered under a name."""
    return next((each for each in _REGISTERED.finditer(text) if each["name"] == f'"{name}"'), None)


def _made(text: str, name: str) -> Found:
    """Find the function that is registered under a name that is made of the kind of player."""
    made = (each for each in _REGISTERED.finditer(text) if each["name"].startswith("f"))
    return next((each for each in made if _makes(each["name"][2:-1], name)), None)


def _makes(pattern: str, name: str) -> bool:
    """Tell whether a format string may give a name."""
    parts = (re.escape(each) for each in re.split(r"\{[^}]*\}", pattern))
    return re.fullmatch("[a-z-]+".join(parts), name) is not None


def _called_with(text: str, name: str) -> Found:
    """Find what a function registers that is called with a name."""
    call = re.search(rf'^(_register\w*)\([^)]*"{re.escape(name)}"', text, re.MULTILINE)
    within = re.search(rf"^def {call[1]}\(", text, re.MULTILINE) if call else None
    return _REGISTERED.search(text, within.end()) if within else None
