"""The choices that a dispute leaves open: what would come of each."""

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from westmarch.corpus.lines import Draft
from westmarch.corpus.meant import Meant, Way
from westmarch.corpus.model import ActStep

_MANY = 8
"""So many other choices are tried for one line."""


def chosen_otherwise(draft: Draft, meant: Iterable[Meant]) -> Iterator[tuple[Meant, Way, Draft]]:
    """Give a draft with each other choice of what it does, where nobody says which it is.

    What is only asked about is no choice: it may be done if it may be done in one way.
    """
    for each in meant:
        line = draft.lines[each.line]
        if not isinstance(line.step, ActStep) or line.step is draft.lines[-1].step:
            continue
        for way in each.others[:_MANY]:
            settled = replace(line, step=replace(line.step, action=way.action), whole=True)
            lines = (*draft.lines[: each.line], settled, *draft.lines[each.line + 1 :])
            yield each, way, replace(draft, lines=lines)


def same_by_each(number: int) -> str:
    """Say that it does not matter which choice is made."""
    return f"Nobody says which of these {number} it is: the answer is the same by each."
