"""How one engine has fared from run to run: what has changed since the last, and all runs."""

from datetime import datetime

import msgspec
from msgspec import Struct

from westmarch.corpus.run import PASSED
from westmarch.kit.check import BAD, UNTRIED, Report

_MOST = 100
"""So many runs are kept."""


class Run(Struct, frozen=True):
    """One run, in numbers."""

    when: str
    engine: str
    corpus: str
    passed: int
    attempted: int
    all: int
    bad: int


class Difference(Struct, frozen=True):
    """What became of cases since the last run, by their keys."""

    since: str = ""
    """When the last run was; empty if there was none."""
    broken: tuple[str, ...] = ()
    """They did not speak against the engine, and do now."""
    mended: tuple[str, ...] = ()
    """They spoke against it, and do no longer."""
    attempted: tuple[str, ...] = ()
    """They were not tried, and pass now."""
    given_up: tuple[str, ...] = ()
    """They passed, and are no longer tried."""
    wavering: tuple[str, ...] = ()
    """They came out otherwise, though neither the engine's version nor the corpus has changed."""


def difference(before: Report | None, now: Report, since: str) -> Difference:
    """Tell what has changed since the last run."""
    if before is None:
        return Difference()
    was = {case.key: case.outcome for case in before.cases}
    both = [(was[case.key], case.outcome, case.key) for case in now.cases if case.key in was]
    same = before.corpus == now.corpus and before.engine == now.engine
    return Difference(
        since=since,
        broken=tuple(key for old, new, key in both if new in BAD and old not in BAD),
        mended=tuple(key for old, new, key in both if old in BAD and new in PASSED),
        attempted=tuple(key for old, new, key in both if old in UNTRIED and new in PASSED),
        given_up=tuple(key for old, new, key in both if old in PASSED and new in UNTRIED),
        wavering=tuple(key for old, new, key in both if same and (old in BAD) != (new in BAD)),
    )


def run_of(report: Report, when: datetime) -> Run:
    """Put a run into numbers."""
    return Run(
        when=when.isoformat(timespec="minutes"),
        engine=f"{report.engine.name} {report.engine.version}",
        corpus=report.corpus[:12],
        passed=report.passed,
        attempted=sum(case.outcome not in UNTRIED for case in report.cases),
        all=len(report.cases),
        bad=sum(case.outcome in BAD for case in report.cases),
    )


def with_run(kept: str, run: Run) -> tuple[Run, ...]:
    """Add a run to those that were kept as JSON; what cannot be read is begun anew."""
    try:
        runs = msgspec.json.decode(kept, type=tuple[Run, ...]) if kept else ()
    except (msgspec.DecodeError, RecursionError):
        runs = ()
    return (*runs, run)[-_MOST:]
