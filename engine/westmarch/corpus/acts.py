"""An action and the sentence that says it, both ways: how it is read, and how it is told again."""

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import NODEFAULT

from westmarch.corpus.naming import Naming
from westmarch.corpus.patterns import needed, slots_of
from westmarch.corpus.roles import OF_KIND, Role
from westmarch.corpus.scene import Table
from westmarch.corpus.scene import player as seat
from westmarch.table.actions import Action, AnyAction

Told = dict[str, str | None]
"""What stands in each slot of a sentence; None where a slot is left out."""
Reads = Callable[..., AnyAction]
"""Makes the action that the slots of a sentence describe."""
Tells = Callable[[Naming, Any], Told | None]
"""Gives what the slots hold for an action; None if the sentence does not say such an action."""


class Act:
    """A sort of action in a sentence: what reads it, and what fills the slots to tell it again."""

    def __init__(
        self, makes: tuple[type[Action], ...], reads: Reads, tells: Tells, subject: str = ""
    ) -> None:
        self.makes = makes
        self.tells = tells
        self.subject = subject
        """The field with what acts, where the sentence names no player: the player is its owner."""
        self._reads = reads

    def __call__(self, table: Table, *said: str, **slots: str) -> AnyAction:
        """Make the action that the slots describe."""
        return self._reads(table, *said, **slots)


def told_by(tells: Tells, *makes: type[Action], subject: str = "") -> Callable[[Reads], Act]:
    """Say of a function that reads actions of these types what tells them in the same slots."""
    return lambda reads: Act(makes, reads, tells, subject)


def by_fields(pattern: str, makes: type[Action], said: dict[str, Any]) -> Act:
    """Make an act of a sentence whose slots are named like the fields of the action.

    `said` has the roles of slots that are not those of their kind, and what the sentence says of
    other fields. Who acts is the player who is named, or else the one whose the subject is.
    """
    kinds, must = slots_of(pattern), needed(pattern)
    roles = {name: said[name] if name in said else OF_KIND[kind] for name, kind in kinds.items()}
    defaults = {each.name: each.default for each in msgspec.structs.fields(makes)}
    fixed = {name: value for name, value in said.items() if name not in kinds}
    others = {name: value for name, value in (defaults | fixed).items() if name not in kinds}
    others.pop("player", None)
    subject = next(iter(kinds))
    assert defaults.keys() >= {*kinds, *said}, f"“{pattern}” speaks of what is no field"
    assert NODEFAULT not in others.values(), f"“{pattern}” leaves a field open"

    def reads(table: Table, **slots: str) -> Any:
        values = dict(fixed)
        by = seat(slots["player"]) if "player" in slots else None
        for name, text in slots.items():
            values[name] = roles[name].reads(table, text, by or "player")
            by = by or table.owner(values[subject])
        return makes(**(values | {"player": by}))

    def tells(it: Naming, action: Action) -> Told | None:
        if any(getattr(action, name) != value for name, value in others.items()):
            return None
        return {name: filled(it, name, getattr(action, name)) for name in kinds}

    def filled(it: Naming, name: str, value: Any) -> str | None:
        role: Role = roles[name]
        is_left_out = value in (None, ()) or (name not in must and value == defaults[name])
        return None if is_left_out else role.writes(it, value)

    return Act((makes,), reads, tells, "" if subject == "player" else subject)
