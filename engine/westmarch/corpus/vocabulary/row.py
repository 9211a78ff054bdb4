"""A row of the vocabulary."""

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from westmarch.corpus.acts import Act, by_fields
from westmarch.corpus.expecting import Look, Reads, Relation
from westmarch.corpus.naming import Naming
from westmarch.corpus.patterns import Section, needed, slots_of, written
from westmarch.table.actions import Action, AnyAction


class Row(Struct, frozen=True):
    """One sentence of the vocabulary."""

    section: Section
    pattern: str
    """The sentence; what tells an action writes this one."""
    meaning: str
    does: Callable[..., Any]
    """Reads the sentence. If it is an `Act`, an action is told in this sentence, too."""
    example: str
    frame: bool = False
    """It says what game is being played, so it counts before all other steps."""
    roll: str = ""
    """What the dice are for that it brings along, where that cannot be told from the action."""
    also: tuple[str, ...] = ()
    """Other patterns for the same, with the same slots."""
    about: bool = False
    """The Given is about what others put on the table, so it counts after all of these."""
    rule: str = ""
    """The rule that gives it a meaning; in editions without it, it has none."""

    def told(self, it: Naming, action: AnyAction) -> str | None:
        """Say an action in this sentence; None if it does not say just that."""
        assert isinstance(self.does, Act)
        told = self.does.tells(it, action)
        if told is None:
            return None
        slots = {name: text for name, text in told.items() if text is not None}
        known = slots_of(self.pattern)
        if not needed(self.pattern) <= slots.keys() <= known.keys():
            return None
        of, said = self.does.subject, written(self.pattern, slots)
        if of and it.owner(getattr(action, of)) != action.player:
            return f"{said} at the {action.player}'s word"
        return said


def act(
    pattern: str,
    meaning: str,
    makes: type[Action],
    example: str,
    *,
    also: tuple[str, ...] = (),
    rule: str = "",
    **said: Any,
) -> Row:
    """Declare a sentence whose slots are the fields of an action: it is read and told by that."""
    does = by_fields(pattern, makes, said)
    return Row("When", pattern, meaning, does, example, also=also, rule=rule)


def sight(
    pattern: str,
    meaning: str,
    path: str,
    example: str,
    *,
    value: Any = "number",
    relation: Relation = "is",
    also: tuple[str, ...] = (),
    rule: str = "",
    **said: Reads,
) -> Row:
    """Declare a sentence about what is seen at one path, with its slots in braces.

    `value` names a slot, or is the value itself; a keyword says how a slot is read that is not read
    as others of its kind.
    """
    does = Look(pattern, path, value, relation, said)
    return Row("Then", pattern, meaning, does, example, also=also, rule=rule)
