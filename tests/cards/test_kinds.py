"""The kinds of players: one table, and no list of them beside it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from westmarch.cards.kinds import KINDS, MINIONS, PLAYERS
from westmarch.paths import PACKAGE

_OWN = PACKAGE / "cards" / "kinds.py"
_SIDES = ("fallen-wizard", "balrog")
"""Kinds of players whose own cards are of a side that is called like them."""
_OF_SIDES = {
    "cards/model/card.py",
    "cards/decklists.py",
    "book/model.py",
    "corpus/given.py",
    "corpus/scene.py",
    "mechanics/sides.py",
    "rulebooks/cards/sets/as_/lands.py",
    "rulebooks/core/glossary/places.py",
    "rulebooks/core/setup/sites.py",
    "rulebooks/core/setup/start.py",
}
"""Where sides of cards are named."""


def named(path: Path) -> Iterator[str]:
    """Give each kind of player that a module names in a string of its own."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Constant) and node.value in KINDS:
            yield str(node.value)


def test_modules_name_kinds_by_the_table() -> None:
    strange = []
    for path in sorted(PACKAGE.rglob("*.py")):
        module = path.relative_to(PACKAGE).as_posix()
        allowed = _SIDES if module in _OF_SIDES else ()
        if path != _OWN:
            strange += [f"{module}: {each}" for each in named(path) if each not in allowed]
    assert not strange


def test_the_table_has_every_kind() -> None:
    assert tuple(PLAYERS) == KINDS
    assert MINIONS == ("ringwraith", "balrog")
