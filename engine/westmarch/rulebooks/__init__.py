"""The rules as code, on the paths of their chapters: `rulebooks/<book>/<chapter>.py`.

A long chapter is a package: it holds the rulebook, and its modules register the rules.
"""

from functools import cache
from importlib import import_module
from pkgutil import walk_packages

from msgspec import Struct

from westmarch.kernel.rulebook import Rule, Rulebook
from westmarch.paths import PACKAGE


class Enforcement(Struct, frozen=True):
    """Where the code of a rule is."""

    path: str
    """From the top of the project, with forward slashes."""
    line: int
    function: str
    use: str
    """What the rule does: permit, forbid, define …"""


@cache
def chapters() -> tuple[Rulebook, ...]:
    """Import every chapter."""
    modules = (import_module(each.name) for each in walk_packages(__path__, f"{__name__}."))
    books = (each.RULES for each in modules if hasattr(each, "RULES"))
    return tuple(dict.fromkeys(books))


@cache
def all_rules() -> tuple[Rule, ...]:
    """Every rule that has code, of whatever edition."""
    return tuple(rule for chapter in chapters() for rule in chapter.rules)


def place_of(rule: Rule) -> Enforcement:
    """Where the function of a rule is."""
    path = rule.file.removeprefix(f"{PACKAGE.parent}/").replace("\\", "/")
    return Enforcement(f"engine/{path}", rule.line, rule.run.__name__, rule.use)


@cache
def enforced() -> dict[str, Enforcement]:
    """Where each rule that has code is enforced: its first part, if it has several."""
    found: dict[str, Enforcement] = {}
    for rule in all_rules():
        where = place_of(rule)
        if found.setdefault(rule.id, where).path != where.path:
            raise ValueError(f"{rule.id} is registered in {found[rule.id].path} and {where.path}")
    return found
