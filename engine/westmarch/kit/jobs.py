"""Checks several engines of one kind side by side, each with its share of the cases."""

from collections.abc import Sequence
from datetime import date
from threading import Thread

from westmarch.corpus.model import Case
from westmarch.kit.check import Checked, check
from westmarch.kit.known import KnownFailure
from westmarch.wire.engine import Engine


def check_side_by_side(
    cases: Sequence[Case], engines: Sequence[Engine], known: dict[str, KnownFailure], today: date
) -> tuple[Checked, ...]:
    """Run the cases, and give what came of them in their order."""
    many = len(engines)
    found: list[Checked | None] = [None] * len(cases)
    slips: list[Exception] = []

    def work(at: int) -> None:
        try:
            found[at::many] = check(cases[at::many], engines[at], known, today)
        except Exception as slip:  # noqa: BLE001 - whatever it is, it is raised where it is seen
            slips.append(slip)

    # They are only waited for: whoever interrupts the run is not held up by them.
    workers = [Thread(target=work, args=(at,), daemon=True) for at in range(many)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if slips:
        raise slips[0]
    return tuple(each for each in found if each is not None)
