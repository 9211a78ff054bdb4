"""The roads that a game may take of which nobody tells: which company goes first, and which way.

A question is carried on over all of them.
"""

from collections.abc import Callable, Iterator
from typing import TypeVar

from msgspec.structs import replace

from westmarch.corpus.carrying import Remarks, carried
from westmarch.corpus.lines import Draft
from westmarch.errors import BadData

T = TypeVar("T")
_MANY = 8
"""Where there are more roads than this, nobody wants to hear of all of them."""

Told = tuple[str, T]
"""What came of a draft, and on which road."""


def on_each_road(draft: Draft, settle: Callable[[Draft], T], many: int = _MANY) -> list[Told[T]]:
    """Settle a draft; where it hangs on the road that is taken next, on each that there is.

    It complains as it would without that where there are too many; where the same is wrong on each,
    it complains of that.
    """
    try:
        return [("", settle(draft))]
    except BadData as fault:
        roads = tuple(_roads(draft))
        if not 1 < len(roads) <= many:
            raise
        found: list[Told[T]] = []
        wrong: list[BadData] = []
        for first, each in roads:
            try:
                answers = on_each_road(each, settle, many // len(roads))
            except BadData as other:
                wrong.append(other)
                continue
            found += [(f"{first}, {road}" if road else first, answer) for road, answer in answers]
        if wrong:
            shared = len(wrong) == len(roads) and len({each.what for each in wrong}) == 1
            raise (wrong[0] if shared else fault) from None
        return found


def _roads(draft: Draft) -> Iterator[Told[Draft]]:
    remarks = Remarks()
    carried(draft, _unheard, dispute=True, remarks=remarks)
    for road, said in remarks.roads:
        yield said, replace(draft, roads=(*draft.roads, road))


def _unheard(_: int, __: str, ___: str) -> None:
    """Take no note of what is wrong: it was told before."""
