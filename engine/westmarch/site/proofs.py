"""The scenarios, with their text and with what came of them in the reference engine.

A feature that has not changed since the last build, in a world that has not either, is not run
again.
"""

from collections import defaultdict
from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from westmarch.book.book import Book
from westmarch.book.finding import Finding
from westmarch.paths import CARDS, FEATURES, GRAMMAR, PACKAGE
from westmarch.processes import spread
from westmarch.site.gherkin import Passage, passages
from westmarch.site.memo import Memo, fingerprint, fingerprint_of_files
from westmarch.site.turned import Compared, compared

if TYPE_CHECKING:
    from westmarch.corpus.model import Case
    from westmarch.corpus.run import Result

_NOT_ENGINE = {"site", "cli"}
_FEW = 2
"""So many feature files are not worth another process."""
_WORDS = {"pass": "passes", "fail": "fails", "unsupported": "not supported"}


class Run(Struct, frozen=True):
    """What came of a scenario under one edition, or with one example."""

    name: str
    """The edition or the example, where there are several; else nothing."""
    status: str
    message: str = ""

    @property
    def words(self) -> str:
        """The status as a person would say it."""
        return _WORDS.get(self.status, "breaks")


class Scenario(Struct, frozen=True, kw_only=True):
    """A scenario as the site shows it."""

    id: str
    title: str
    path: str
    """The feature file, from the folder that holds `features/`."""
    line: int
    rules: tuple[str, ...]
    texts: tuple[str, ...]
    """The ids of the cards whose text it proves."""
    uses: tuple[str, ...]
    polarity: str
    cards: tuple[str, ...]
    """The ids of the cards on its table."""
    text: str
    background: str
    runs: tuple[Run, ...]
    examples: int
    """In how many ways it is played: once, unless it is an outline."""
    before: Compared | None
    """How it comes out by the older edition, if it proves an emendation."""

    @property
    def chapter(self) -> str:
        """The chapter it belongs to, as book and name with a slash between them."""
        return self.path.removeprefix("features/").removesuffix(".feature")

    @property
    def status(self) -> str:
        """The worst of its results."""
        statuses = [run.status for run in self.runs]
        return max(statuses, key=_badness, default="unsupported")

    @property
    def turned(self) -> bool:
        """Tell whether an emendation that it proves lets it come out otherwise."""
        return self.before is not None and self.before.outcome == "other"

    @property
    def words(self) -> str:
        """The worst of its results, in words."""
        return Run("", self.status).words


class Played(Struct, frozen=True):
    """What one feature file has in it, and what is wrong with it."""

    scenarios: tuple[Scenario, ...]
    findings: tuple[Finding, ...]
    cases: msgspec.Raw
    """Its cases, as a list in JSON: the corpus that the site hands out is made of them."""


def play_all(book: Book, memo: Memo) -> dict[str, Played]:
    """Play every feature file; give what came of each, by its path."""
    now = world(book)
    texts = dict(_features())
    wanted = {path.removesuffix(".feature"): fingerprint(now, texts[path]) for path in texts}

    def play(names: list[str]) -> Iterable[Played]:
        return play_several([(path, texts[path]) for path in map("{}.feature".format, names)])

    played = memo.get_all(wanted, Played, play)
    return {path: played[path.removesuffix(".feature")] for path in texts}


def play_several(features: list[tuple[str, str]]) -> list[Played]:
    """Play feature files, each given with its path and its text."""
    if len(features) > _FEW:
        _prepare()
    return spread("Proving", lambda feature: _play(*feature), features, _FEW)


def _prepare() -> None:
    """Read what every process needs, before there are several."""
    from westmarch.corpus.names import open_library
    from westmarch.judging import judge_for

    library = open_library()
    for edition in library.book.editions:
        library.names(edition)
        judge_for(edition)


def summary(scenarios: Iterable[Scenario]) -> str:
    """Say in a few words what came of several scenarios."""
    counts: defaultdict[str, int] = defaultdict(int)
    for scenario in scenarios:
        counts[scenario.words] += 1
    total = sum(counts.values())
    plural = "s" if total > 1 else ""
    if not total:
        return "no scenario"
    if set(counts) == {"passes"}:
        return f"{total} scenario{plural}, {'all pass' if total > 1 else 'passes'}"
    parts = ", ".join(f"{count} {words}" for words, count in sorted(counts.items()))
    return f"{total} scenario{plural}: {parts}"


def _play(path: str, text: str) -> Played:
    # Running needs the whole engine, and a build that changes a page of prose does without it.
    from westmarch.corpus.compile import compile_scenario
    from westmarch.corpus.names import open_library
    from westmarch.corpus.run import run_case
    from westmarch.corpus.source import read_feature
    from westmarch.kit.driver import InProcess
    from westmarch.wire.reference import ReferenceEngine

    library, engine = open_library(), InProcess(ReferenceEngine())
    feature = read_feature(text, path)
    written = {passage.line: passage for passage in passages(text)}
    findings = list(feature.findings)
    scenarios, played = [], []
    for line, sources in groupby(feature.scenarios, lambda each: each.outline or each.line):
        compiled = [compile_scenario(source, library) for source in sources]
        findings += (finding for _, wrong in compiled for finding in wrong)
        if cases := [case for made, _ in compiled for case in made]:
            played += cases
            results = [run_case(case, engine) for case in cases]
            scenarios.append(
                _scenario(
                    cases, results, compared(cases, library.book), written[line], len(compiled)
                )
            )
    return Played(tuple(scenarios), tuple(findings), msgspec.Raw(msgspec.json.encode(played)))


def _scenario(
    cases: "list[Case]",
    results: "list[Result]",
    before: Compared | None,
    written: Passage,
    examples: int,
) -> Scenario:
    first = cases[0]
    return Scenario(
        id=first.id,
        title=first.title,
        path=first.path,
        line=written.line,
        rules=first.rules,
        texts=first.cards,
        uses=first.uses,
        polarity=first.polarity or "",
        cards=tuple(dict.fromkeys(card.card for each in cases for card in each.position.cards)),
        text=written.text,
        background=written.background,
        runs=tuple(Run(each.key.partition("#")[2], each.status, each.message) for each in results),
        examples=examples,
        before=before,
    )


def _features() -> Iterator[tuple[str, str]]:
    for path in sorted(FEATURES.rglob("*.feature")):
        yield f"features/{path.relative_to(FEATURES).as_posix()}", path.read_text("utf-8")


def world(book: Book) -> str:
    """Fingerprint everything that a verdict may depend on; the prose of a rule is not among it."""
    code = (
        path
        for path in PACKAGE.rglob("*.py")
        if path.relative_to(PACKAGE).parts[0] not in _NOT_ENGINE
    )
    files = fingerprint_of_files([*code, *_all(CARDS), *_all(GRAMMAR)])
    rules = [
        replace(rule, text="", note="", reason="", authority="", sources=(), path="", line=0)
        for rule in book.rules.values()
    ]
    return fingerprint(files, rules, book.questions, book.editions, book.aliases)


def _all(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.is_file()]


def _badness(status: str) -> int:
    return {"pass": 0, "unsupported": 1}.get(status, 2)
