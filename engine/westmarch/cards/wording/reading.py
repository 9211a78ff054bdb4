"""From what was read in the slots of a form to what the form stands for."""

from collections.abc import Mapping
from typing import Any

from msgspec import Struct, structs

from westmarch.cards.wording.declare import Form
from westmarch.cards.wording.kinds import default
from westmarch.cards.wording.pattern import Slot, Words


def struct_of(struct: type[Struct], form: Form, said: Mapping[str, Any]) -> Any:
    """Make a struct of its fields, or of parts of them."""
    values = {**form.implied, **said}
    for path in said:
        outer, _, inner = path.partition(".")
        if inner:
            whole = values.get(outer) or default(struct, outer)
            values[outer] = structs.replace(whole, **{inner: values.pop(path)})
    return (form.read or struct)(**values)


def string_of(form: Form, said: Mapping[str, Any]) -> str:
    """Make a string that has a shape of its own."""
    parts = (each for each in form.parts if isinstance(each, Slot | Words))
    return " ".join(said[each.field] if isinstance(each, Slot) else each.text for each in parts)


def tuple_of(said: Mapping[str, Any]) -> tuple[Any, ...]:
    """Make a tuple that has a shape of its own."""
    return tuple(said[at] for at in sorted(said))
