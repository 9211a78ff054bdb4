"""The turn as a picture: two lanes, one for each player, and the phases from top to bottom."""

from collections.abc import Iterator
from itertools import groupby

from msgspec import Struct

from westmarch.table.windows import TURN, WindowKind

WIDE = 400
_EDGE = 20
"""The room at the left for what is said of several moments together."""
_GAP = 6
_HEAD = 44
_ROW = 28
_STEP = 34


class Row(Struct, frozen=True):
    """A moment, as tall as a line of text, across the lanes of those who act in it."""

    y: int
    x: int
    wide: int
    by: str
    """Who acts: the resource player, the hazard player, both or nobody."""
    words: str
    rule: str


class Loop(Struct, frozen=True):
    """A line beside the moments that come up for each company."""

    y: int
    end: int


class Phase(Struct, frozen=True):
    """A phase with its moments."""

    number: int
    y: int
    chapter: str
    rows: tuple[Row, ...]
    loops: tuple[Loop, ...]


class Picture(Struct, frozen=True):
    """The whole turn, measured out."""

    wide: int
    high: int
    lanes: tuple[int, int]
    """The middle of each lane."""
    row: int
    phases: tuple[Phase, ...]


def picture() -> Picture:
    """Measure out the turn, as its windows are declared."""
    y = 24
    phases = []
    for number, (phase, windows) in enumerate(TURN.items(), 1):
        told = [each for each in windows if each.told]
        rows = tuple(_rows(told, y + _HEAD))
        phases.append(Phase(number, y, _chapter(phase), rows, _loops(told, rows, phase)))
        y += _HEAD + len(rows) * _STEP
    lane = _lane()
    return Picture(WIDE, y, (_EDGE + lane // 2, WIDE - lane // 2), _ROW, tuple(phases))


def _rows(windows: list[WindowKind], y: int) -> Iterator[Row]:
    lane = _lane()
    for window in windows:
        by = _by(window)
        yield Row(
            y=y,
            x=WIDE - lane if by == "hazard" else _EDGE,
            wide=lane if by in ("resource", "hazard") else WIDE - _EDGE,
            by=by,
            words=window.told,
            rule=window.rule,
        )
        y += _STEP


def _by(window: WindowKind) -> str:
    resource, hazard = "resource player" in window.asks, "hazard player" in window.asks
    if resource and hazard:
        return "both"
    if resource:
        return "resource"
    return "hazard" if hazard else "nobody"


def _loops(windows: list[WindowKind], rows: tuple[Row, ...], phase: str) -> tuple[Loop, ...]:
    """Give a line beside each run of windows that come up for each company."""
    by_company = phase in ("movement-hazard", "site")
    runs = groupby(zip(windows, rows, strict=True), key=lambda each: each[0].each_company)
    return tuple(
        Loop(run[0][1].y, run[-1][1].y + _ROW)
        for again, found in runs
        if again and by_company and (run := list(found))
    )


def _chapter(phase: str) -> str:
    return "core.site-phase" if phase == "site" else f"core.{phase}"


def _lane() -> int:
    return (WIDE - _EDGE - _GAP) // 2
