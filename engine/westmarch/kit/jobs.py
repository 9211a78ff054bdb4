"""Checks engines of one kind side by side, each with its share of the cases."""

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from threading import Lock, Thread

from westmarch.corpus.model import Case
from westmarch.corpus.terms import EVERYTHING, Terms
from westmarch.kit.check import Checked, Patience, Tried, attempt, not_run
from westmarch.kit.known import KnownFailure
from westmarch.waiting import Told, work
from westmarch.wire.engine import Engine


class Interrupted(Exception):  # noqa: N818 - it is somebody's wish
    """Somebody has put an end to a run."""

    def __init__(self, checked: tuple[Checked, ...]) -> None:
        super().__init__("The run was interrupted.")
        self.checked = checked
        """What came of each case, as far as it was known."""


def check_side_by_side(
    cases: Sequence[Case],
    engines: Sequence[Engine],
    known: dict[str, KnownFailure],
    today: date,
    terms: Terms = EVERYTHING,
    give_up: int = 0,
) -> tuple[Checked, ...]:
    """Run the cases by these terms, and give what came of them in their order.

    An engine that breaks again and again is given up after the same case, however many there are:
    when it has broken `give_up` times, if that is said.
    If somebody interrupts, `Interrupted` has what is known by then.
    """
    run = _Run(cases, give_up)
    try:
        with work("Checking", len(cases)) as told:
            attempted = partial(attempt, known=known, today=today, terms=terms)
            _work(run, cases, engines, attempted, told)
    except KeyboardInterrupt:
        run.over = True
        raise Interrupted(run.known()) from None
    return run.checked()


def _work(
    run: "_Run",
    cases: Sequence[Case],
    engines: Sequence[Engine],
    attempted: Callable[[Case, Engine], Tried],
    told: Told,
) -> None:
    """Have each engine run its share of the cases."""
    slips: list[Exception] = []
    counting = Lock()

    def share(at: int) -> None:
        try:
            for number in range(at, len(cases), len(engines)):
                if run.patience.gone or run.over:
                    return
                run.note(number, attempted(cases[number], engines[at]))
                with counting:
                    told(1)
        except Exception as slip:  # noqa: BLE001 - whatever it is, it is raised where it is seen
            slips.append(slip)

    # They are only waited for: whoever interrupts the run is not held up by them.
    workers = [Thread(target=share, args=(at,), daemon=True) for at in range(len(engines))]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    if slips:
        raise slips[0]


_ENDED = "The run was interrupted before."


class _Run:
    """What came of the cases so far, and up to where nothing is missing."""

    def __init__(self, cases: Sequence[Case], give_up: int) -> None:
        self.patience = Patience(most=give_up)
        self.over = False
        """Somebody has put an end to it."""
        self._cases = cases
        self._tried: list[Tried | None] = [None] * len(cases)
        self._told: list[Checked] = []
        self._lock = Lock()

    def note(self, number: int, tried: Tried) -> None:
        """Note what came of one case; patience is lost in the order of the cases alone."""
        with self._lock:
            self._tried[number] = tried
            while len(self._told) < len(self._tried) and not self.patience.gone:
                following = self._tried[len(self._told)]
                if following is None:
                    return
                self.patience.note(following)
                self._told.append(following.checked)

    def known(self) -> tuple[Checked, ...]:
        """Give what came of the cases that were run so far, whatever is missing before them."""
        with self._lock:
            both = tuple(zip(self._cases, self._tried, strict=True))
        return tuple(not_run(case, _ENDED) if it is None else it.checked for case, it in both)

    def checked(self) -> tuple[Checked, ...]:
        """Give what came of each case; what was tried after the engine was given up counts not."""
        return (*self._told, *map(not_run, self._cases[len(self._told) :]))
