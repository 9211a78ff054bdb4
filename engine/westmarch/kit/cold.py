"""Measures what a command costs from a cold start, in processor time and as so many bare Pythons.

Absolute times depend on the computer and on who else is at work on it; the ratio tells more.
"""

import os
import subprocess
import sys
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from tempfile import TemporaryDirectory

from msgspec import Struct

from westmarch.book.load import our_book
from westmarch.paths import EXAMPLES
from westmarch.store import PLACE

_TRIES = 7


class Cold(Struct, frozen=True):
    """How many times as much processor time a command takes as Python does to do nothing."""

    first: float
    """With nothing kept: neither the cards nor what Python makes of its modules."""
    again: float
    """Whenever it is called after that."""


class ColdStarts(Struct, frozen=True):
    """What commands cost from a cold start."""

    rule: Cold
    card: Cold
    verdict: Cold
    """A dispute by one edition."""


def cold_starts() -> ColdStarts:
    """Measure each command, beginning with nothing kept."""
    rule = next(iter(our_book().rules))
    with TemporaryDirectory() as folder:
        dispute = Path(folder) / "dispute.feature"
        dispute.write_text(_dispute(), "utf-8")
        bare = min(_seconds(folder, "-c", "pass") for _ in range(2 * _TRIES))
        return ColdStarts(
            rule=_cold(bare, "rule", rule),
            card=_cold(bare, "card", "Magical Harp"),
            verdict=_cold(bare, "run", str(dispute), "--edition", "emended"),
        )


def _dispute() -> str:
    """Give the bundled dispute without its answers, for these speak of two editions."""
    text = (EXAMPLES / "hoard-after-the-dragon.feature").read_text("utf-8")
    return text[: text.index("    Then ")]


def _cold(bare: float, *command: str) -> Cold:
    with TemporaryDirectory() as folder:
        first = _seconds(folder, "-m", "westmarch", *command)
        again = min(_seconds(folder, "-m", "westmarch", *command) for _ in range(_TRIES))
    return Cold(first / bare, again / bare)


def _seconds(folder: str, *arguments: str) -> float:
    """Give the processor time of a run that keeps what it keeps in a folder of its own."""
    kept = {PLACE: folder, "PYTHONPYCACHEPREFIX": folder, "PYTHONDONTWRITEBYTECODE": ""}
    before = getrusage(RUSAGE_CHILDREN)
    subprocess.run(
        [sys.executable, *arguments], check=False, capture_output=True, env={**os.environ, **kept}
    )
    after = getrusage(RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
