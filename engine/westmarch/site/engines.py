"""Engines side by side: those whose summaries are kept, and two that are checked as it is built.

These are the reference engine, whose results are those of the scenarios' pages, and the adapter
that `check init` writes; so both are always of the scenarios that the site shows.
"""

import shlex
import sys
from datetime import date
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from westmarch import __version__
from westmarch.kit.side_by_side import SideBySide, Standing, read_standings, side_by_side
from westmarch.paths import EXAMPLES, HOME
from westmarch.site.content import Content
from westmarch.site.handout import corpus_of, handout

if TYPE_CHECKING:
    from westmarch.corpus.model import Corpus
    from westmarch.kit.check import Report

KEPT = HOME / "docs" / "engines"
"""Where summaries are kept."""
_PATIENCE = 10


class Engines(Struct, frozen=True):
    """Engines, and the scenarios of today."""

    side: SideBySide
    digest: str


def engines(content: Content) -> Engines:
    """Set engines side by side."""
    ours = content.kept("engines", tuple[Standing, ...], lambda: _ours(content), content.played)
    return Engines(side_by_side((*ours, *read_standings(KEPT))), handout(content).digest)


def _ours(content: Content) -> tuple[Standing, ...]:
    corpus = corpus_of(content)
    reports = [_reference(content, corpus)]
    if (EXAMPLES / "adapters").is_dir():
        reports.append(_adapter(corpus))
    return tuple(map(_standing, reports))


def _standing(report: "Report") -> Standing:
    from westmarch.kit.report import summary

    return msgspec.json.decode(msgspec.json.encode(summary(report)), type=Standing)


def _reference(content: Content, corpus: "Corpus") -> "Report":
    """Give what came of the scenarios as they were played for their pages."""
    from westmarch.corpus.run import Result
    from westmarch.kit.check import Report, judged
    from westmarch.wire.protocol import Welcome

    ran = {
        f"{each.id}#{run.name}" if run.name else each.id: run
        for each in content.scenarios.values()
        for run in each.runs
    }
    cases = tuple(
        judged(case, Result(case.key, ran[case.key].status, ran[case.key].message))  # type: ignore[arg-type]
        for case in corpus.cases
    )
    return Report(corpus=corpus.digest, engine=Welcome("westmarch", __version__, 1), cases=cases)


def _adapter(corpus: "Corpus") -> "Report":
    """Put the scenarios to the adapter to begin with."""
    from westmarch.corpus.terms import terms_of
    from westmarch.kit.check import Report
    from westmarch.kit.driver import Stdio, Timeouts
    from westmarch.kit.jobs import check_side_by_side
    from westmarch.kit.templates import write_template
    from westmarch.wire.protocol import Hello

    with TemporaryDirectory() as folder:
        write_template("python", Path(folder))
        start = shlex.join((sys.executable, str(Path(folder) / "adapter.py")))
        with Stdio(start, Timeouts().scaled(_PATIENCE)) as driver:
            welcome = driver.hello(Hello(seq=0))
            terms = terms_of(welcome)
            cases = check_side_by_side(corpus.cases, [driver], {}, date.min, terms)
    named = replace(welcome, name="the adapter to begin with", version="")
    return Report(corpus=corpus.digest, engine=named, cases=cases)
