"""Finds scenarios that prove nothing."""

from collections.abc import Iterable, Iterator

from westmarch.book.finding import Finding
from westmarch.corpus.model import Case
from westmarch.corpus.run import run_case
from westmarch.wire.dummies import DUMMIES


def vacuous(cases: Iterable[Case]) -> Iterator[Finding]:
    """Find the cases that pass whatever an engine says."""
    for case in cases:
        if all(run_case(case, DUMMIES[name]).status == "pass" for name in ("yes", "no")):
            yield Finding(
                case.path,
                case.line,
                f"{case.key} proves nothing: engines that know no rules pass it.",
                "Let it expect something that has to be worked out.",
            )
