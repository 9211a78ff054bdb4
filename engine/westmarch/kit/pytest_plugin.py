"""A plugin of pytest: `pytest --westmarch-engine "cmd:./my-engine"` puts the corpus to an engine.

Each scenario is a test of its own, `westmarch::ID`. What the engine does not have is skipped, a
known failure is expected to fail, and all the options of pytest do what they always do.
"""

from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from westmarch.corpus.model import Case, Corpus
    from westmarch.corpus.terms import Terms
    from westmarch.kit.known import KnownFailure

_NAME = "westmarch"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Say what can be asked for."""
    group = parser.getgroup(_NAME, "the rules of the game, put to an engine")
    group.addoption("--westmarch-engine", metavar="cmd:…", help="The command that starts it.")
    group.addoption(
        "--westmarch-profile", action="append", default=[], help="Only scenarios of this profile."
    )
    group.addoption(
        "--westmarch-only", action="append", default=[], help="Only this one, or those of a rule."
    )
    group.addoption("--westmarch-known", type=Path, help="A list of known failures, in TOML.")
    group.addoption("--westmarch-corpus", type=Path, help="Take the scenarios from this file.")
    group.addoption("--westmarch-timeout-scale", type=float, default=1.0, help="Wait longer.")


class _Failed(Exception):  # noqa: N818 - a scenario fails; that is no error
    """Something speaks against the engine."""


class Scenario(pytest.Item):
    """One scenario, put to the engine."""

    def __init__(self, *, case: "Case", table: "_Table", **more: Any) -> None:
        super().__init__(**more)
        self.case, self.table = case, table

    def runtest(self) -> None:
        """Play it."""
        from westmarch.kit.check import BAD, UNTRIED

        checked = self.table.play(self.case)
        if checked.outcome in UNTRIED:
            pytest.skip(checked.lacks or checked.message.strip().split("\n")[-1].strip())
        if checked.outcome == "known":
            pytest.xfail(self.table.known[self.case.key].reason)
        if checked.outcome in BAD:
            flaky = "\n\nThis one is flaky." if checked.flaky else ""
            raise _Failed(f"{checked.outcome}: {checked.message}{flaky}")

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        """Give what speaks against the engine, and no lines of ours."""
        if isinstance(excinfo.value, _Failed):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Say where it is written."""
        return Path(self.case.path), self.case.line - 1, f"{self.case.title} [{self.case.key}]"


class _Scenarios(pytest.Collector):
    """All scenarios that are asked for."""

    def __init__(self, *, table: "_Table", **more: Any) -> None:
        super().__init__(**more)
        self.table = table

    def collect(self) -> Iterator[Scenario]:
        for case in self.table.cases:
            yield Scenario.from_parent(self, name=case.key, case=case, table=self.table)


class _Table:
    """The engine in the course of a run, with all that it is held to."""

    def __init__(self, config: pytest.Config) -> None:
        from westmarch.corpus.kept import load_corpus
        from westmarch.corpus.terms import terms_of
        from westmarch.kit.check import Patience, chosen
        from westmarch.kit.document import read_document
        from westmarch.kit.driver import Stdio, Timeouts
        from westmarch.kit.known import load_known
        from westmarch.wire.protocol import Hello

        address, colon, start = config.getoption("westmarch_engine").partition(":")
        if address != "cmd" or not colon:
            raise pytest.UsageError("Write the command behind “cmd:”: cmd:./my-engine")
        file: Path | None = config.getoption("westmarch_corpus")
        corpus: Corpus = read_document(file) if file else load_corpus()
        listed: Path | None = config.getoption("westmarch_known")
        self.known: dict[str, KnownFailure] = load_known(listed, corpus.cases) if listed else {}
        self.cases = chosen(
            corpus.cases,
            only=config.getoption("westmarch_only"),
            profiles=config.getoption("westmarch_profile"),
        )
        if not self.cases:
            raise pytest.UsageError("There is no such scenario.")
        self.patience = Patience()
        patience = Timeouts().scaled(config.getoption("westmarch_timeout_scale"))
        self.engine = Stdio(start, patience)
        welcome = self.engine.hello(Hello(seq=0, corpus=corpus.digest))
        self.terms: Terms = terms_of(welcome)
        config.add_cleanup(self.engine.close)

    def play(self, case: "Case") -> Any:
        """Play a case, unless the engine was given up before."""
        from westmarch.kit.check import attempt, not_run

        if self.patience.gone:
            return not_run(case)
        tried = attempt(case, self.engine, self.known, date.today(), self.terms)
        self.patience.note(tried)
        return tried.checked


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(session: pytest.Session, items: list[pytest.Item]) -> None:
    """Add the scenarios to whatever else is tested."""
    if not session.config.getoption("westmarch_engine"):
        return
    from westmarch.errors import WestmarchError
    from westmarch.wire.engine import Trouble

    try:
        table = _Table(session.config)
    except (WestmarchError, Trouble) as error:
        raise pytest.UsageError(f"westmarch: {error}") from None
    scenarios = _Scenarios.from_parent(session, name=_NAME, nodeid=_NAME, table=table)
    items.extend(scenarios.collect())
