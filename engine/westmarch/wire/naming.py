"""Names on the wire: what actions and positions name has to be there."""

from collections.abc import Callable, Collection, Iterator

from msgspec import Struct

from westmarch.errors import nearest
from westmarch.table.ids import Named, Sort, names_in


class There(Struct, frozen=True):
    """What is there to be named."""

    names: dict[Sort, Collection[str]]
    printed: Callable[[str], str]
    """The type that is printed on a card."""

    def has(self, name: str, *sorts: Sort) -> bool:
        """Tell whether something of these sorts goes by a name."""
        return any(name in self.names[each] for each in sorts)


def misnamed(thing: Struct, there: There) -> Iterator[tuple[str, str]]:
    """Find what is named and is not there; say so, and what was perhaps meant."""
    for what, name in names_in(thing):
        if what.sorts and not there.has(name, *what.sorts):
            known = [each for sort in what.sorts for each in there.names[sort]]
            yield _unknown(what, name), nearest(name, known)
        elif what.printed and there.printed(name) != what.printed:
            yield f"there is no {what.printed} “{name}”", ""


def _unknown(what: Named, name: str) -> str:
    *most, last = what.sorts
    return f"there is no {', '.join(most)}{' or ' if most else ''}{last} “{name}”"
