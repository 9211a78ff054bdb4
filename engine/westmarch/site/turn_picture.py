"""The turn as a picture: two lanes, one for each player, and the phases from top to bottom."""

from collections.abc import Iterable, Iterator
from itertools import groupby

from msgspec import Struct

from westmarch.mechanics.turn import PHASES
from westmarch.site.turn import Moment


class Told(Struct, frozen=True):
    """How the picture speaks of a window, and where more is said of it."""

    words: str
    rule: str


WORDS = {
    "untap": Told("Untap, heal", "core.untap.untap-cards"),
    "end-untap": Told("The sideboard", "core.untap.sideboard-access-condition"),
    "organization": Told("Items, sideboard, moves", "core.movement.declare-movement-window"),
    "organizing": Told("Organizing, once", "core.organization.declare-organizing-once"),
    "organization-ends": Told("Influence has to suffice", "core.influence-control.excess-removal"),
    "long-event": Told("Long-events", "core.long-event.play-resource-long-events"),
    "choose-company": Told("Which company?", "core.movement-hazard.company-order"),
    "reveal": Told("1. The new site is revealed", "core.movement-hazard.reveal-new-site"),
    "site-path": Told("2. The site path", "core.movement-hazard.declare-movement-type"),
    "hazard-limit": Told("3. The hazard limit is set", "core.hazards.base-hazard-limit"),
    "ongoing-effects": Told("4. Ongoing effects", "core.movement-hazard.eight-steps"),
    "draw": Told("5. Drawing cards", "core.movement-hazard.mandatory-first-draw"),
    "beginning": Told(
        "6. What is due at the beginning", "core.movement-hazard.resolve-beginning-conditions"
    ),
    "movement-hazard": Told("7. Hazards, and answers to them", "core.hazards.hazard-actions"),
    "ending": Told("8. The phase ends", "core.movement-hazard.end-of-phase-conditions"),
    "reset-hand": Told("Hands are reset", "core.movement-hazard.reset-hands"),
    "join": Told("Joining at havens", "core.movement-hazard.join-at-haven-optional"),
    "enter-or-not": Told("Which one enters?", "core.site-phase.enter-or-do-nothing"),
    "entering": Told("Automatic-attacks, one by one", "core.site-phase.automatic-attacks-in-order"),
    "site": Told("Items, allies, factions", "core.site-phase.play-requirements"),
    "end-discard": Told("A card discarded, if you like", "core.end-of-turn.optional-discard"),
    "end-of-turn": Told("The end is signalled", "core.end-of-turn.end-signalled"),
    "turn-end": Told("What cards allow at the end", "core.end-of-turn.only-end-actions"),
}
"""The windows of a turn that have a place of their own in it.

The others open whenever there is occasion, or show nothing.
"""

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


def picture(moments: Iterable[Moment]) -> Picture:
    """Measure out the turn."""
    by_phase: dict[str, list[Moment]] = {phase: [] for phase in PHASES}
    for moment in moments:
        if moment.window in WORDS:
            by_phase[moment.phase].append(moment)
    y = 24
    phases = []
    for number, phase in enumerate(PHASES, 1):
        rows = tuple(_rows(by_phase[phase], y + _HEAD))
        phases.append(Phase(number, y, _chapter(phase), rows, _loops(by_phase[phase], rows)))
        y += _HEAD + len(rows) * _STEP
    lane = _lane()
    return Picture(WIDE, y, (_EDGE + lane // 2, WIDE - lane // 2), _ROW, tuple(phases))


def _rows(moments: list[Moment], y: int) -> Iterator[Row]:
    lane = _lane()
    for moment in moments:
        told = WORDS[moment.window]
        both = moment.resource_player == moment.hazard_player
        yield Row(
            y=y,
            x=_EDGE if both or moment.resource_player else WIDE - lane,
            wide=WIDE - _EDGE if both else lane,
            by=_by(moment),
            words=told.words,
            rule=told.rule,
        )
        y += _STEP


def _by(moment: Moment) -> str:
    if moment.resource_player and moment.hazard_player:
        return "both"
    if moment.resource_player:
        return "resource"
    return "hazard" if moment.hazard_player else "nobody"


def _loops(moments: list[Moment], rows: tuple[Row, ...]) -> tuple[Loop, ...]:
    runs = groupby(zip(moments, rows, strict=True), key=lambda each: each[0].again)
    return tuple(
        Loop(run[0][1].y, run[-1][1].y + _ROW)
        for again, found in runs
        if again and (run := list(found))
    )


def _chapter(phase: str) -> str:
    return "core.site-phase" if phase == "site" else f"core.{phase}"


def _lane() -> int:
    return (WIDE - _EDGE - _GAP) // 2
