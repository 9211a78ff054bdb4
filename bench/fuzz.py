"""Talks nonsense to the reference engine for as long as one likes: new nonsense each time.

    python bench/fuzz.py --minutes 60

What goes wrong is shown with its seed, by which `--seed SEED --talks 1` finds it again.
"""

import sys
import time
import traceback
from collections import Counter
from multiprocessing import get_context
from pathlib import Path
from random import SystemRandom

import click

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.fuzz.talk import Talk
from tests.fuzz.wire import Seeded

from westmarch.book.load import our_book
from westmarch.disputes.reasons import ReasoningEngine
from westmarch.processes import processors
from westmarch.wire.server import serve

_REQUESTS = 250
_SLOW = 5.0


class _Watched(Talk):
    """Takes the processor time that each reply takes."""

    slowest = 0.0
    _since = 0.0

    def readline(self, limit: int = -1) -> bytes:
        line = super().readline(limit)
        self._since = time.process_time()
        return line

    def write(self, line: bytes) -> None:
        self.slowest = max(self.slowest, time.process_time() - self._since)
        super().write(line)


def attempt(seed: int) -> tuple[Counter[str], str]:
    """Have one talk; give what was asked, and what went wrong."""
    engine = ReasoningEngine(our_book())
    talk = _Watched(Seeded(seed), _REQUESTS, engine)
    try:
        serve(engine, talk, talk)
    except Exception:  # noqa: BLE001 - whatever it is, it is what is looked for
        said = talk.said[-1].decode(errors="replace")[:2000]
        return talk.counts, f"seed {seed}\n{said}\n{traceback.format_exc(limit=-4)}"
    if talk.slowest > _SLOW:
        return talk.counts, f"seed {seed}: a reply took {talk.slowest:.1f} s"
    return talk.counts, ""


@click.command()
@click.option("--minutes", default=1.0, show_default=True)
@click.option("--talks", type=int, help="So many, however long they take.")
@click.option("--seed", type=int, help="The first seed; else one that nobody has thought of.")
@click.option("--jobs", default=processors())
def main(minutes: float, talks: int | None, seed: int | None, jobs: int) -> None:
    """Talk nonsense, and tell what came of it."""
    first = SystemRandom().randrange(2**40) if seed is None else seed
    ends, counts, faults, had = time.monotonic() + 60 * minutes, Counter[str](), 0, 0
    with get_context("fork").Pool(jobs) as pool:
        while had < talks if talks else time.monotonic() < ends:
            some = range(first + had, first + had + min(talks or jobs * 8, jobs * 8))
            for counted, fault in pool.imap_unordered(attempt, some):
                counts += counted
                if fault:
                    faults += 1
                    print(fault, flush=True)
            had += len(some)
    requests = counts.total() - counts["refused"]
    print(f"{had} talks of {requests} requests, {dict(counts)}: {faults} faults")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
