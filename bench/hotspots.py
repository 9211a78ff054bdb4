"""Shows where the time goes in random play: the ten functions that take the most of it.

    PYTHONPATH=engine python bench/hotspots.py [GAMES]

What watches the games is left out: it is the engine's time that counts.
"""

import cProfile
import pstats
import sys
from pathlib import Path
from typing import Any

from westmarch.judging import judge_for
from westmarch.kit import playout
from westmarch.paths import PACKAGE
from westmarch.processes import at_most

_TOP = 10


class Blind:
    """Watches nothing."""

    def __init__(self, *_: Any) -> None:
        pass

    def look(self, state: Any) -> None:
        pass


def main(games: int = 10) -> None:
    playout.Watch = Blind  # type: ignore[assignment, misc]  # it looks on as well as the other
    judge_for("emended")
    with at_most(1), cProfile.Profile() as profile:
        report = playout.play_games(games, 1, "emended")
    rows = pstats.Stats(profile).stats  # type: ignore[attr-defined]  # it is there all the same
    total = sum(own for _, _, own, _, _ in rows.values())
    print(f"{report.actions} actions in {total:.1f} s, the profiler's own time included")
    for (file, line, name), (_, calls, own, _, _) in sorted(
        rows.items(), key=lambda each: each[1][2], reverse=True
    )[:_TOP]:
        place = Path(file)
        where = place.relative_to(PACKAGE) if place.is_relative_to(PACKAGE) else place.name
        print(f"{own / total:6.1%}  {calls:>10} calls  {where}:{line} {name}")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
